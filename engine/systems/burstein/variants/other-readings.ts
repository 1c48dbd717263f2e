import type { OtherReading } from '../../system.js';

export const otherReadings2026: readonly OtherReading[] = [];
