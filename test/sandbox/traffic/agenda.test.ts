import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Agenda } from '../../../src/sandbox/traffic/agenda.js';

const keys = ['a', 'b', 'c', 'd', 'e'];

const changes = fc.array(
  fc.oneof(
    fc.record({ key: fc.constantFrom(...keys), at: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }) }),
    fc.constant('take' as const),
  ),
  { maxLength: 300 },
);

it('the agenda returns the earliest turn first, and of several at the same moment the one with the lowest position', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const agenda = new Agenda();
      const model = new Map<string, number>();
      const happened: string[] = [];
      const expected = (): string | undefined =>
        [...model].sort(([one, at], [other, otherAt]) => at - otherAt || keys.indexOf(one) - keys.indexOf(other))[0]?.[0];
      for (const change of list) {
        if (change !== 'take') {
          const { key, at } = change;
          const turn = at === undefined ? undefined : { at, happen: () => happened.push(key) };
          agenda.set(key, turn && { at: turn.at, run: () => void turn.happen() }, keys.indexOf(key));
          if (at === undefined) model.delete(key);
          else model.set(key, at);
          continue;
        }
        const next = expected();
        const first = agenda.first();
        expect(first?.at).toBe(next === undefined ? undefined : model.get(next));
        if (next === undefined) continue;
        first!.run();
        expect(happened.at(-1)).toBe(next);
        agenda.set(next, undefined, 0);
        model.delete(next);
      }
    }),
  );
});

it('the agenda stores no more replaced turns than current ones, except for a few', () => {
  const agenda = new Agenda();
  let compared = 0;
  const turnAt = (at: number) => ({
    get at() {
      compared += 1;
      return at;
    },
    run: () => undefined,
  });
  for (let round = 0; round < 10_000; round += 1) agenda.set(`key ${round % 10}`, turnAt(round), round % 10);
  compared = 0;
  expect(agenda.first()?.at).toBe(9990);
  expect(compared).toBeLessThan(2000);
});
