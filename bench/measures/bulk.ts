import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { entries } from '../subjects.js';

/** Entities a second, peak MiB of heap and of typed arrays, bytes of journal an entity. */
interface Sample {
  perSecond: number;
  perSecondOfCpu: number;
  heap: number;
  arrays: number;
  bytes: number;
}

export const bulk: Measure = {
  name: 'bulk',
  async run(quick) {
    const argument = { bulk: entries.bulk, entities: quick ? 100_000 : 1_000_000, concurrency: 64 };
    const sample = (fsync: boolean): Promise<Sample> => runProgram<Sample>('bulk', { ...argument, fsync }, ['--expose-gc']);
    const withoutFsync = await sample(false);
    const withFsync = await sample(true);
    const row = (what: string, { perSecond, perSecondOfCpu, heap, arrays, bytes }: Sample): string[] => [
      what,
      ...[perSecond, perSecondOfCpu, heap, arrays, bytes].map(figure),
    ];
    return {
      title: 'Bulk runs',
      method: `${figure(argument.entities)} entities, changed by calls that resolve immediately, with a journal in a file. Planning is included.`,
      tables: [
        {
          head: ['', 'entities a second', 'a second of CPU', 'MiB of heap', 'MiB of typed arrays', 'bytes of journal an entity'],
          rows: [row('`fsync: false`', withoutFsync), row('`fsync: true`', withFsync)],
        },
      ],
      limits: [
        { what: 'entities a second of CPU', value: withoutFsync.perSecondOfCpu, bound: 30_000, is: 'at least' },
        {
          what: 'the heap of a bulk run',
          value: Math.max(withoutFsync.heap, withFsync.heap),
          bound: 64,
          is: 'at most',
          unit: 'MiB',
        },
      ],
    };
  },
};
