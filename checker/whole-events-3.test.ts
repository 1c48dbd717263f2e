import { holdWholeEvents } from './testing/hold-whole-events.js';

holdWholeEvents(2);
