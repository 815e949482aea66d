import { readFileSync } from 'node:fs';
import { ContactCentreError, ConfigurationError, LocationsApi } from 'contact-centre-client';
import * as jobs from 'contact-centre-client/jobs';
import type { JobProgress } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as apis from '../../../src/entries/areas.js';
import { parseContract } from '../../../src/contract/index.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import { formatToken } from '../../../src/jobs/token.js';
import { answer, errorOf } from '../../core/probe.js';
import type { AnyFamily } from './family-table.js';
import { families, familyOf, toldFamilies } from './family-table.js';
import { answering, passing, stopTime } from '../support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const exportedNames = Object.entries(jobs as unknown as Record<string, unknown>)
  .filter(([, value]) => typeof value === 'object' && value !== null && 'start' in value)
  .map(([name]) => name);

it('The tables of these tests name every family', () => {
  expect([...families, ...toldFamilies].map(({ family }) => family).sort()).toEqual(exportedNames.sort());
});

/** Possible bodies of status responses, including ones that the operation does not declare. */
const bodies: readonly unknown[] = [
  null,
  '',
  'queued',
  0,
  true,
  [],
  [null],
  {},
  { state: null },
  { status: 5 },
  { entities: null },
  { complete: 'yes' },
];

describe.each(families)('$family', (row) => {
  const apiOf = (client: object): object => new apis[row.api](client as never);
  const family = (): AnyFamily => familyOf(row);

  it('reports progress or fails with a typed error for any status body', async () => {
    for (const body of bodies) {
      const { client } = answering(() => answer(200, body));
      const reports: JobProgress[] = [];
      const done = family()
        .at(apiOf(client), ...row.ids)
        .done({ onProgress: (progress: JobProgress) => reports.push(progress), maxWaitMs: 0 });
      const outcome = await passing(
        done.then(
          () => 'resolved',
          (error: unknown) => error,
        ),
      );
      expect(outcome, JSON.stringify(body)).toBeInstanceOf(ContactCentreError);
      expect(reports.length, JSON.stringify(body)).toBe(1);
    }
  });

  it('reports progress if a 404 denotes a state', async () => {
    const { client } = answering(() => answer(404, { status: 404 }));
    const reports: JobProgress[] = [];
    const job = family().at(apiOf(client), ...row.ids);
    const outcome = await passing(
      job.done({ onProgress: (progress: JobProgress) => reports.push(progress), maxWaitMs: 0 }).catch((error: unknown) => error),
    );
    expect(outcome instanceof ContactCentreError || outcome === undefined).toBe(true);
    expect(reports.every(({ done, total }) => done === undefined && total === undefined)).toBe(true);
  });

  it('names the API class if the first argument is wrong', async () => {
    const { client } = answering(() => answer(200, {}));
    const { token } = family().at(apiOf(client), ...row.ids);
    const expected = `needs an instance of its API class, not `;
    for (const wrong of [client, undefined, null, 'api', 5, [], apis[row.api]]) {
      for (const call of [() => family().at(wrong, ...row.ids), () => family().resume(wrong, token)])
        expect(call).toThrow(
          expect.objectContaining({
            message: expect.stringMatching(`${expected}.*new ${row.api}\\(client\\)`) as string,
          }) as Error,
        );
      const error = await errorOf(family().start(wrong, row.input), ConfigurationError);
      expect(error.message).toMatch(`${row.family} needs an instance of its API class`);
    }
  });

  it('names the operation that another API class lacks', async () => {
    const { client } = answering(() => answer(200, {}));
    const other = new LocationsApi(client);
    const job = family().at(other, ...row.ids);
    for (const call of [() => job.done(), () => job.result()]) {
      const { message } = await errorOf(passing(call()), ConfigurationError);
      expect(message).toMatch(
        new RegExp(`^${row.family} calls get\\w+, which a LocationsApi does not have. Pass new ${row.api}\\(client\\) \\(see `),
      );
    }
    if ('input' in row)
      expect((await errorOf(family().start(other, row.input), ConfigurationError)).message).toContain(
        'LocationsApi does not have',
      );
  });

  it('cannot be started without a start operation, and requires the input of that operation', async () => {
    const { client, requests } = answering(() => answer(200, {}));
    if (!('input' in row)) {
      const { message } = await errorOf(family().start(apiOf(client)), ConfigurationError);
      expect(message).toContain(`Use ${row.family}.at(new ${row.api}(client)`);
      expect(requests).toEqual([]);
      return;
    }
    for (const input of [undefined, null, 'text']) {
      const outcome = await family()
        .start(apiOf(client), input)
        .then(
          () => 'resolved',
          (error: unknown) => error,
        );
      expect(outcome === 'resolved' || outcome instanceof ContactCentreError, String(outcome)).toBe(true);
    }
  });

  it('requires the ids of its operations as strings', () => {
    const { client } = answering(() => answer(200, {}));
    const wrong: unknown[][] = [
      [...row.ids, 'one more'],
      ...(row.ids.length > 0 ? [[], row.ids.map(() => ''), row.ids.map(() => 5)] : []),
    ];
    for (const ids of wrong) expect(() => family().at(apiOf(client), ...ids), JSON.stringify(ids)).toThrow(ConfigurationError);
  });

  it('rejects a forged token with a typed error', () => {
    const { client } = answering(() => answer(200, {}));
    const good = { family: row.family, host: 'api.example', ids: row.ids, since: 0 };
    expect(family().resume(apiOf(client), formatToken(good)).token).toBe(formatToken(good));
    const prototypes: Record<string, unknown>[] = [
      { ids: 'id' },
      { ids: null },
      { ids: { length: 1 } },
      { ids: [...row.ids, 'one more'] },
      { ids: [5, null] },
      { since: 'then' },
      { since: null },
      { since: -1 },
      { position: 5 },
      { position: {} },
      { pageSize: 'ten' },
      { pageSize: 0 },
      { pageSize: 1.5 },
      { family: 5 },
      { host: null },
    ];
    for (const fields of prototypes) {
      const token = formatToken({ ...good, ...fields });
      expect(() => family().resume(apiOf(client), token), JSON.stringify(fields)).toThrow(jobs.JobTokenError);
    }
  });

  it('has results only if an operation lists some, and otherwise throws immediately', async () => {
    const lists = ['conversationDetails', 'userDetails', 'audits', 'qualityAudits'];
    const { client, requests } = answering(() => answer(200, {}));
    const job = family().at(apiOf(client), ...row.ids);
    if (lists.includes(row.family)) expect(typeof job.results().next).toBe('function');
    else
      expect(() => job.results()).toThrow(new ConfigurationError(`A ${row.family} job has no results(). Use done() or result()`));
    const outcome = await job.cancel().catch((error: unknown) => error);
    expect(outcome === undefined || outcome instanceof ContactCentreError).toBe(true);
    expect(requests.filter((call) => call.startsWith('GET'))).toEqual([]);
  });
});

describe.each(toldFamilies)('$family', (row) => {
  const start = (api: unknown, input: unknown, options?: unknown) => familyOf(row).start(api, input, options);

  it('rejects an invalid API, input or listener', async () => {
    const { client, requests } = answering(() => answer(200, {}));
    const api = new apis[row.api](client);
    const listen = (): (() => void) => () => undefined;
    for (const wrong of [client, undefined, null, 'api', apis[row.api]])
      expect((await errorOf(start(wrong, row.input, { listen }), ConfigurationError)).message).toContain(
        `Pass new ${row.api}(client)`,
      );
    for (const options of [undefined, null, {}, { listen: 'topic' }, 'listen'])
      expect((await errorOf(start(api, row.input, options), ConfigurationError)).message).toContain(
        `${row.family}.start needs the option listen`,
      );
    await errorOf(start(api, row.input, { listen: () => undefined }), ConfigurationError);
    await errorOf(start(new LocationsApi(client), row.input, { listen }), ConfigurationError);
    expect(requests).toEqual([]);
    if (typeof row.input !== 'object') return;
    expect((await errorOf(start(api, undefined, { listen }), ConfigurationError)).message).toContain(
      'needs its input as the second argument',
    );
  });
});

describe('The table of progress in docs/jobs.md', () => {
  const page = readFileSync('docs/jobs.md', 'utf8');
  const documentedFamilies = new Map(
    [...page.matchAll(/^\| `(\w+)` +\| (reported|not reported) +\|/gm)].map(([, family = '', progress = '']) => [
      family,
      progress,
    ]),
  );

  it('has a row for every family', () => {
    expect([...documentedFamilies.keys()].sort()).toEqual(families.map(({ family }) => family).sort());
  });

  it.each(families)('states what $family reports', async (row) => {
    // A status with a number in each field that the contract types as a number.
    let operation = '';
    const api = new apis[row.api](answering(() => answer(200, {})).client);
    const spyApi = new Proxy(api, {
      get: (target, key: string) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value === 'function' && key.startsWith('get')) operation = key;
        return value;
      },
    });
    await passing(
      familyOf(row)
        .at(spyApi, ...row.ids)
        .done({ maxWaitMs: 0 })
        .catch(() => undefined),
    );
    const { returns } = parseContract().find(({ name }) => name === operation)!;
    const numbers = [...shapeOf(returns)]
      .filter(([, { kind }]) => kind === 'int' || kind === 'number')
      .map(([name]) => [name, 7] as const);
    const { client } = answering(() => answer(200, Object.fromEntries(numbers)));
    let reportedCount: number | undefined;
    const onProgress = ({ done }: JobProgress): void => {
      reportedCount = done;
    };
    await passing(
      familyOf(row)
        .at(new apis[row.api](client), ...row.ids)
        .done({ maxWaitMs: 0, onProgress })
        .catch(() => undefined),
    );
    expect(documentedFamilies.get(row.family)).toBe(reportedCount === undefined ? 'not reported' : 'reported');
  });
});
