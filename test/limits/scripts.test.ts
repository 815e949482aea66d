import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeScript, tellScript } from '../../src/limits/scripts.js';
import type { RedisServer } from '../support/redis.js';
import { startRedis } from '../support/redis.js';
import { redisClient } from '../support/redis-client.js';
import { RedisModel } from './model.js';

let redis: RedisServer;
let client: ReturnType<typeof redisClient>;
beforeAll(async () => {
  redis = await startRedis();
  client = redisClient(redis.port);
});
afterAll(async () => {
  client.close();
  await redis.stop();
});

const small = fc.nat(12);
const step = fc.record({
  after: fc.oneof(fc.nat(500), fc.nat(70_000)),
  late: fc.integer({ min: -5, max: 100 }),
  /** Which of the returned windows, counted from the end; none for a number beyond. */
  window: fc.nat(4),
  words: fc.oneof(
    fc.record({
      take: fc.tuple(small, fc.integer({ min: 1, max: 15 }), small, fc.nat(60_000)),
      self: fc.constantFrom('a', 'b'),
      open: fc.nat(1),
      report: fc.tuple(small, small, small, small),
    }),
    fc.record({ tell: fc.tuple(fc.nat(5000), fc.integer({ min: -1, max: 15 }), fc.nat(60_000)) }),
  ),
});

it('the scripts do the same in Redis as the model of the tests', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let now = 1_000_000;
      const model = new RedisModel(() => now);
      const key = `k${(runs += 1)}`;
      const windows: number[] = [];
      for (const { after, late, window, words } of steps) {
        now += after;
        const windowName = windows.at(-1 - window) ?? -1;
        const deadline = late < 0 ? 0 : now + late - 2;
        const args =
          'take' in words
            ? [...words.take, words.self, windowName, words.open, ...words.report, deadline]
            : [windowName, ...words.tell, deadline];
        const script = 'take' in words ? takeScript : tellScript;
        const expected = model.run(['EVAL', script, '2', key, `${key}:m`, ...args.map(String)]);
        const time = `{'${Math.floor(now / 1000)}','${(now % 1000) * 1000}'}`;
        const timed = script.replace("c('TIME')", time);
        expect(await client.command(['EVAL', timed, '2', key, `${key}:m`, ...args.map(String)])).toEqual(expected);
        const { 3: returned } = expected ?? [];
        if (returned !== undefined && returned > 0) windows.push(returned);
      }
    }),
    { numRuns: 300 },
  );
});
