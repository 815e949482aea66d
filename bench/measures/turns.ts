import { startRedis } from '../../test/support/redis.js';
import { program } from '../support/child.js';
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
        (await program<Sample>('admits', { port: redis.port, admits, concurrency, answers })).rate;
      const many = await sample(1000, false);
      const answered = await sample(1000, true);
      return {
        title: 'Turns over Redis',
        method: `One process and Redis, a core each: ${admits} turns are asked for, 1,000 of them at the same time.`,
        tables: [
          {
            head: ['', 'a second'],
            rows: [
              ['turns', figure(many, 0)],
              ['turns, each with an answer that Redis is told of', figure(answered, 0)],
            ],
          },
        ],
        limits: [
          { what: 'turns over Redis', value: many, bound: 20_000, is: 'at least', unit: 'a second' },
          { what: 'turns over Redis, each answer told', value: answered, bound: 20_000, is: 'at least', unit: 'a second' },
        ],
      };
    } finally {
      await redis.stop();
    }
  },
};
