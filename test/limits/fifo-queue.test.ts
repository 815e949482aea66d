import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FifoQueue } from '../../src/limits/fifo-queue.js';

it('a line is first in, first out, even if members leave and come back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('come', 'leave', 'return', 'next'), fc.nat(30)), { maxLength: 200 }),
      (steps) => {
        const line = new FifoQueue<number>();
        let expected: number[] = [];
        let newest = 0;
        for (const [what, which] of steps) {
          if (what === 'come') {
            line.add(++newest);
            expected.push(newest);
          } else {
            const gone = what === 'next' ? line.first : expected[which % Math.max(1, expected.length)];
            if (gone !== undefined) line.delete(gone);
            expected = expected.filter((each) => each !== gone);
            if (what === 'return' && gone !== undefined) {
              line.add(gone);
              expected.push(gone);
            }
          }
          expect(line.first).toBe(expected[0]);
          expect(line.size).toBe(expected.length);
        }
      },
    ),
  );
});

it('a line passes each place once, however many members leave', () => {
  let steps = 0;
  class Counted extends FifoQueue<number> {
    override values(): SetIterator<number> {
      const walk = super.values();
      const next = walk.next.bind(walk);
      walk.next = () => (steps++, next());
      return walk;
    }
  }
  const line = new Counted();
  const count = 10_000;
  for (let each = 0; each < count; each++) line.add(each);
  // From the end, from the middle, and one by one from the front.
  for (let each = count - 1; each > 9000; each--) line.delete(each);
  for (let each = 2000; each < 7000; each++) line.delete(each);
  while (line.first !== undefined) line.delete(line.first);
  expect(steps).toBeLessThanOrEqual(count + 2);
});
