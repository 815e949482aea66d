import { runProgram } from '../support/child.js';
import type { Limit, Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

const MB = 1_000_000;
const shapes = ['a', '=', '&', 'a=', 'abc=', '%', '%3D', '%25', '"', '\\', '"a":"', '"a":1,', '//', '//@', '?', ';', 'Bearer '];

const method = `The cost of logging a response that repeats one piece of text after a word that triggers redaction: the same call with the log on and off,
through a transport that responds immediately. Twice the text must take about twice the time. A pattern with quadratic time would take four
times as long, and hours for a megabyte.`;

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
