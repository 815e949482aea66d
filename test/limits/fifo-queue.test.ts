import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FifoQueue } from '../../src/limits/fifo-queue.js';

it('a line is first in, first out, even if members leave and come back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('come', 'leave', 'return', 'next'), fc.nat(30)), { maxLength: 200 }),
      (steps) => {
        const queue = new FifoQueue<number>();
        let expected: number[] = [];
        let newest = 0;
        for (const [what, which] of steps) {
          if (what === 'come') {
            queue.add(++newest);
            expected.push(newest);
          } else {
            const removed = what === 'next' ? queue.first : expected[which % Math.max(1, expected.length)];
            if (removed !== undefined) queue.delete(removed);
            expected = expected.filter((each) => each !== removed);
            if (what === 'return' && removed !== undefined) {
              queue.add(removed);
              expected.push(removed);
            }
          }
          expect(queue.first).toBe(expected[0]);
          expect(queue.size).toBe(expected.length);
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
  const queue = new Counted();
  const count = 10_000;
  for (let each = 0; each < count; each++) queue.add(each);
  // From the end, from the middle, and one by one from the front.
  for (let each = count - 1; each > 9000; each--) queue.delete(each);
  for (let each = 2000; each < 7000; each++) queue.delete(each);
  while (queue.first !== undefined) queue.delete(queue.first);
  expect(steps).toBeLessThanOrEqual(count + 2);
});
