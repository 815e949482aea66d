import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { operationTables, tabulateModule } from '../../../scripts/build/operation-tables.js';
import { bundle, runCommonJs } from './support.js';

type Class = new () => Record<string, (...values: unknown[]) => unknown>;

const written = `
export class DaysApi {
  call(...values: unknown[]): unknown {
    return values;
  }
  /** Has a name that the path gives. */
  getDay(dayId: string, opts: object, request?: object) {
    return this.call('getDay', 'GET /api/v2/days/{dayId}', { dayId }, opts, request);
  }
  postDays(body: object, request?: object) {
    return this.call('postDays', 'POST /api/v2/days', { body }, {}, request, { safe: true });
  }
  renamed(dayId: string, request?: object) {
    return this.call('renamed', 'DELETE /api/v2/days/{dayId}', { dayId }, {}, request);
  }
  swapped(hour: string, dayId: string, request?: object) {
    return this.call('swapped', 'GET /api/v2/days/{dayId}/hours/{hour}', { hour, dayId }, {}, request);
  }
  other() {
    return this.otherCall('other', 'GET /api/v2/days', {});
  }
}`;

it('writes an operation as its path, arguments, details and name, where the path does not give the name', () => {
  const text = tabulateModule('days.ts', written);
  expect(text).toContain('GET: [\n"/days/{dayId} opts",\n]');
  expect(text).toContain('POST: [\n["/days body", { safe: true }],\n]');
  expect(text).toContain(`DELETE: [\n["/days/{dayId}", undefined, 'renamed'],\n]`);
});

it('leaves what a table cannot express, and drops comments', () => {
  const text = tabulateModule('days.ts', written);
  expect(text).toContain('swapped(hour: string');
  expect(text).toContain('other() {');
  expect(text).toContain('call(...values');
  expect(text).not.toContain('Has a name');
});

it('makes methods that call as the written ones do', async () => {
  const run = async (contents: string): Promise<Class> => {
    const code = await bundle({ contents, resolveDir: resolve('src/apis') }, { format: 'cjs' });
    return runCommonJs(code, () => ({}))['DaysApi'] as Class;
  };
  const Written = await run(written);
  const Tabulated = await run(tabulateModule('days.ts', written));
  for (const method of ['getDay', 'postDays', 'renamed', 'swapped']) {
    const values = ['first', 'second', 'third'];
    const call = new Written()[method]!(...values) as unknown[];
    // A table passes the details on where there are none, too.
    expect(new Tabulated()[method]!(...values), method).toEqual(
      call.length === 5 && method !== 'swapped' ? [...call, undefined] : call,
    );
  }
});

it('builds the API classes as tables, and the class that they extend as it is written', async () => {
  const source = { contents: `export { AlertingApi } from './alerting.js';`, resolveDir: resolve('src/apis') };
  const code = await bundle(source, { format: 'esm', plugins: [operationTables] });
  expect(code).toContain('addOperations(AlertingApi, {');
  expect(code).not.toContain('addOperations(PlatformApi');
  expect(code).not.toContain('"deleteAlertingInteractionstatsAlert"');
});
