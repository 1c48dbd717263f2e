import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What `/metrics` tells: nothing that names an event or a person. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'swissproof_request_seconds',
    help: 'Time of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly rounds = new Counter({
    name: 'swissproof_rounds_given_total',
    help: 'Rounds given out',
    registers: [this.registry],
  });
  readonly deviations = new Counter({
    name: 'swissproof_deviations_total',
    help: 'Deviations stored',
    labelNames: ['source', 'kind'],
    registers: [this.registry],
  });
  readonly checks = new Counter({
    name: 'swissproof_checks_total',
    help: 'Files checked',
    registers: [this.registry],
  });

  readonly failedCleanings = new Counter({
    name: 'swissproof_failed_cleanings_total',
    help: 'Failed attempts to remove what is not kept any longer; retention and vacuum: personal data',
    labelNames: ['cleaning'],
    registers: [this.registry],
  });

  constructor() {
    // A series that begins with its first failure raises no alarm.
    for (const cleaning of CLEANINGS) this.failedCleanings.inc({ cleaning }, 0);
    collectDefaultMetrics({ register: this.registry, prefix: 'swissproof_' });
  }
}

/** The parts of removing what is not kept any longer. */
export const CLEANINGS = ['checks', 'retention', 'vacuum', 'log'] as const;
export type Cleaning = (typeof CLEANINGS)[number];
