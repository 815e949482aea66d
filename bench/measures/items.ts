import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Limit, Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

const counts = [2000, 20_000, 200_000];

/** µs an item, by length of the list. */
type Sample = Record<string, { byHand: number[]; items: number[] }>;

const method = `CPU time of one process that reads lists of 100 items a page from a server in another process, item by item: by \`.items()\` and by
an async generator that requests one page number after the other. Both alternate, and each block is compared with the next one. \`.items()\`
also drops duplicates and verifies that the list has not changed.`;

export const items: Measure = {
  name: 'items',
  async run(quick) {
    const { all } = entries.root;
    const sample = await withPlatform((address) =>
      runProgram<Sample>('items', { entry: all, address, counts, blocks: quick ? 5 : 15 }, [], { timeout: 600_000 }),
    );
    const ratios = (count: number): number[] => {
      const { byHand = [], items: read = [] } = sample[count] ?? {};
      return read.map((time, block) => time / (byHand[block] ?? NaN));
    };
    const cost = (count: number): number => median(sample[count]?.items ?? []);
    const rows = counts.map((count) => [
      figure(count, 0),
      figure(median(sample[count]?.byHand ?? [])),
      figure(cost(count)),
      figure(median(ratios(count))),
    ]);
    const limits = counts.map((count): Limit => ({
      what: `an item of ${count} by \`.items()\`, × a generator by hand`,
      value: median(ratios(count)),
      bound: 1.15,
      is: 'at most',
    }));
    const flat: Limit = {
      what: 'an item of 200,000, × an item of 2,000',
      value: cost(200_000) / cost(2000),
      bound: 1.25,
      is: 'at most',
    };
    return {
      title: 'Lists, item by item',
      method,
      tables: [{ head: ['items', 'by hand, µs an item', '`.items()`, µs an item', '× by hand'], rows }],
      limits: [...limits, flat],
    };
  },
};
