export { makeBatch as default } from './make-batch.js';
