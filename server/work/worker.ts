import { work } from './tasks.js';

/** What a thread of the pool does. */
export default work;
