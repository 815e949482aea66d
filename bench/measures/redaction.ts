import { runProgram } from '../support/child.js';
import type { Limit, Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

const MB = 1_000_000;
const shapes = ['a', '=', '&', 'a=', 'abc=', '%', '%3D', '%25', '"', '\\', '"a":"', '"a":1,', '//', '//@', '?', ';', 'Bearer '];

const method = `What logging an answer costs that consists of one piece repeated, behind a word that makes redaction look closely: the same call
with the log on and off, by a transport that answers at once. Twice the text must cost no more than some twice the time; a pattern that
looks at every end of every run would take four times as long, and hours for a megabyte.`;

export const redaction: Measure = {
  name: 'redaction',
  async run(quick) {
    const { client, area } = entries.root;
    const rounds = quick ? 5 : 15;
    const measureShape = async (shape: string, size: number): Promise<number> =>
      median((await runProgram<number[]>('redact', { client, area, shape, size, rounds })).slice(2));
    const rows: string[][] = [];
    const limits: Limit[] = [];
    for (const shape of shapes) {
      const halfTime = await measureShape(shape, MB / 2);
      const wholeTime = await measureShape(shape, MB);
      const what = `\`${shape}\` repeated`;
      rows.push([what, figure(halfTime, 1), figure(wholeTime, 1), figure(wholeTime / halfTime, 1)]);
      limits.push({ what: `redacting 1 MB of ${what}`, value: wholeTime, bound: 50, is: 'at most', unit: 'ms' });
    }
    return {
      title: 'Redaction of hostile text',
      method,
      tables: [{ head: ['text', '0.5 MB, ms', '1 MB, ms', 'ratio'], rows }],
      limits,
    };
  },
};
