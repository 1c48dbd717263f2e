/** What a worker thread does: one file after the other. */
export { checkInput as default } from './check-input.js';
