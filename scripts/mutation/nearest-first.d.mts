import { BaseSequencer } from 'vitest/node';

export class NearestFirst extends BaseSequencer {}
