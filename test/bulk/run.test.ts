import { AbortError } from 'contact-centre-client';
import { memoryJournal } from 'contact-centre-client/bulk';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../core/probe.js';
import { clientOf, leads, organisation, placeOf, supporters, watchJournal } from './support.js';
import { says } from '../support/says.js';

const versions = (sandbox: Sandbox) => supporters(sandbox).map(({ version }) => version);

describe('start', () => {
  it('changes each planned entity once, and no others', async () => {
    const { sandbox, client } = organisation(40);
    const before = sandbox.users.filter(({ department }) => department !== 'Support');
    expect(await leads(client).start()).toEqual({ total: 20, done: 20, failed: 0, skipped: 0 });
    expect(supporters(sandbox).map(({ title, version }) => `${title} ${version}`)).toEqual(Array(20).fill('Lead 2'));
    expect(sandbox.users.filter(({ department }) => department !== 'Support')).toEqual(before);
  });

  it('reports its progress and the remaining time', async () => {
    const { client } = organisation(40);
    const progress = [];
    for await (const each of leads(client, { concurrency: 1 }).start()) progress.push(each);
    const phases = progress.map(({ phase }) => phase);
    expect(new Set(phases)).toEqual(new Set(['planning', 'applying']));
    expect(phases.lastIndexOf('planning')).toBeLessThan(phases.indexOf('applying'));
    expect(progress.at(-1)).toMatchObject({ settled: 20, done: 20, total: 20, remaining: 0 });
    const counts = progress.filter(({ phase }) => phase === 'applying').map((each) => each.settled);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
  });

  it('records that a request is sent before it sends it', async () => {
    const { journal, lines } = watchJournal();
    const pauses: boolean[] = [];
    const { client } = organisation(10, (request, send) => {
      const place = placeOf(request);
      if (place !== undefined) pauses.push(lines.includes(`["s",${place}]`));
      return send();
    });
    await leads(client, { journal }).start();
    expect(pauses).toEqual(Array(5).fill(true));
  });

  it('sends no request for entities that are already done', async () => {
    const { sandbox, client } = organisation(20);
    const journal = memoryJournal();
    await leads(client, { journal }).start();
    const requestCount = sandbox.requests.length;
    expect(await leads(client, { journal }).start()).toMatchObject({ total: 10, done: 10 });
    expect(sandbox.requests.slice(requestCount).map(({ path }) => path)).toEqual(['/api/v2/tokens/me']);
  });

  it('plans an entity once if the source yields it twice', async () => {
    const { client, users } = organisation(10);
    const all = await users.getUsers({ pageSize: 100 }).items().toArray();
    expect(await leads(client, { source: () => [...all, ...all] }).start()).toMatchObject({ total: 5, done: 5 });
  });

  it('completes pending requests and stops when the caller leaves the loop, and resumes later', async () => {
    const { sandbox, client } = organisation(40);
    const journal = memoryJournal();
    for await (const { done } of leads(client, { journal, concurrency: 2 }).start()) if (done >= 5) break;
    const changedCount = supporters(sandbox).filter(({ version }) => version === 2).length;
    expect(changedCount).toBeGreaterThanOrEqual(5);
    expect(changedCount).toBeLessThan(20);
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 20 });
    expect(versions(sandbox)).toEqual(Array(20).fill(2));
  });

  it('ends immediately on abort, and later reads the entities whose requests were pending', async () => {
    const { journal, lines } = watchJournal();
    const ending = new AbortController();
    const { sandbox, client } = organisation(40, async (request, send) => {
      const answer = await send();
      // The change succeeds, but its response is not received.
      if (placeOf(request) === 7) ending.abort(new Error('enough'));
      return answer;
    });
    const { signal } = ending;
    const error = await errorOf(leads(client, { journal, concurrency: 3 }).start({ signal }), AbortError);
    expect(error).toMatchObject({ message: says('The bulk run leads was aborted'), cause: new Error('enough') });
    expect(lines).toContain('["s",7]');
    expect(lines).not.toContain('["d",7]');
    expect(await leads(clientOf(sandbox), { journal }).start()).toMatchObject({ done: 20, failed: 0 });
    // It was not sent again, or the platform would have rejected its version.
    const { id } = supporters(sandbox)[7] ?? { id: '' };
    expect(sandbox.requests.filter(({ method, path }) => method === 'PATCH' && path.endsWith(id))).toHaveLength(1);
    expect(versions(sandbox)).toEqual(Array(20).fill(2));
  });

  it('sends nothing if it is aborted before it begins', async () => {
    const { sandbox, client } = organisation(2);
    await errorOf(leads(client).start({ signal: AbortSignal.abort() }), AbortError);
    expect(sandbox.requests).toEqual([]);
  });
});
