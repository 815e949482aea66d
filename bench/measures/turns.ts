import { startRedis } from '../../test/support/redis.js';
import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';

interface Sample {
  /** Permits a second. */
  rate: number;
}

export const turns: Measure = {
  name: 'turns',
  async run(quick) {
    const admits = quick ? 5000 : 50_000;
    const redis = await startRedis();
    try {
      const sample = async (concurrency: number, answers: boolean): Promise<number> =>
        (await runProgram<Sample>('admits', { port: redis.port, admits, concurrency, answers })).rate;
      const rate = await sample(1000, false);
      const rateWithResponses = await sample(1000, true);
      return {
        title: 'Permits over Redis',
        method: `One process and Redis, a core each: ${admits} permits are requested, 1,000 of them concurrently.`,
        tables: [
          {
            head: ['', 'a second'],
            rows: [
              ['permits', figure(rate, 0)],
              ['permits, each with a response that is reported to Redis', figure(rateWithResponses, 0)],
            ],
          },
        ],
        limits: [
          { what: 'permits over Redis', value: rate, bound: 20_000, is: 'at least', unit: 'a second' },
          {
            what: 'permits over Redis, each response reported',
            value: rateWithResponses,
            bound: 20_000,
            is: 'at least',
            unit: 'a second',
          },
        ],
      };
    } finally {
      await redis.stop();
    }
  },
};
