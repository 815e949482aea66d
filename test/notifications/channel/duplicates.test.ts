import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Duplicates, RecentKeys } from '../../../src/notifications/channel/duplicates.js';

describe('RecentKeys', () => {
  it('remembers the newest 1000 keys', () => {
    const keys = new RecentKeys();
    for (let index = 0; index < 1001; index += 1) expect(keys.add(String(index))).toBe(true);
    expect([keys.add('1000'), keys.add('1'), keys.add('0')]).toEqual([false, false, true]);
  });
});

describe('Duplicates', () => {
  const begin = (): Duplicates => new Duplicates(new RecentKeys());

  it('recognizes an event with an id on any socket', () => {
    const duplicates = begin();
    expect([duplicates.isNew(1, 'a', true), duplicates.isNew(2, 'a', true)]).toEqual([true, false]);
  });

  it('recognizes an event without an id if it directly follows', () => {
    const duplicates = begin();
    expect(['a', 'a', 'b', 'a'].map((text) => duplicates.isNew(1, text, false))).toEqual([true, false, true, true]);
  });

  it('delivers the events of two sockets once, in any order of arrival', () => {
    const arrivals = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
    fc.assert(
      fc.property(arrivals, fc.infiniteStream(fc.boolean()), (texts, choices) => {
        // Without two equal events in a row, which count as one.
        const events = texts.filter((text, index) => text !== texts[index - 1]);
        const duplicates = begin();
        duplicates.beginOverlap();
        const next = [0, 0];
        let delivered = 0;
        while (next[0]! + next[1]! < 2 * events.length) {
          const choice = Number(choices.next().value);
          const socket = next[choice]! < events.length ? choice : 1 - choice;
          if (duplicates.isNew(socket, events[next[socket]!++]!, false)) delivered += 1;
        }
        expect(delivered).toBe(events.length);
      }),
    );
  });

  it('stops comparing when a single socket is left', () => {
    const duplicates = begin();
    duplicates.beginOverlap();
    expect(duplicates.isNew(1, 'a', false)).toBe(true);
    duplicates.end(1, 1);
    expect(duplicates.isNew(2, 'a', false)).toBe(true);
  });
});
