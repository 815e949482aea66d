import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from 'contact-centre-client';
import { fileJournal, JournalError, memoryJournal } from 'contact-centre-client/bulk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorOf } from '../core/probe.js';
import { clientOf, leads, organisation, placeOf, standing, supporters } from './support.js';

describe('undo', () => {
  it('restores the organisation byte for byte, once', async () => {
    const { sandbox, client } = organisation(40);
    const before = standing(sandbox);
    const journal = memoryJournal();
    await leads(client, { journal }).start();
    expect(standing(sandbox)).not.toBe(before);
    expect(await leads(client, { journal }).undo()).toEqual({ total: 20, done: 20, failed: 0, skipped: 0 });
    expect(standing(sandbox)).toBe(before);
    expect(await leads(client, { journal }).undo()).toEqual({ total: 0, done: 0, failed: 0, skipped: 0 });
    expect(supporters(sandbox).map(({ version }) => version)).toEqual(Array(20).fill(3));
  });

  it('leaves and reports entities that others have changed or deleted since', async () => {
    const { sandbox, client, users } = organisation(10);
    const journal = memoryJournal();
    await leads(client, { journal }).start();
    const [one, other, third] = supporters(sandbox);
    await users.patchUser(one!.id, { title: 'Head', version: 2 });
    await users.deleteUser(other!.id);
    await users.patchUser(third!.id, { name: 'Renamed', version: 2 });
    const run = leads(client, { journal });
    expect(await run.undo()).toEqual({ total: 5, done: 3, failed: 0, skipped: 2 });
    const notes = [];
    for await (const note of run.notes()) notes.push(note);
    expect(notes).toEqual([
      { key: one!.id, state: 'left', reason: 'it has been changed since' },
      { key: other!.id, state: 'left', reason: 'it no longer exists' },
    ]);
    // Changes by others stay, also in other fields of an entity that the run changed.
    expect(supporters(sandbox)).toMatchObject([{ title: 'Head' }, {}, { name: 'Renamed', title: 'Title 4' }, {}, {}]);
  });

  it('reverts a change whose response was lost', async () => {
    const { sandbox, client } = organisation(4, async (request, send) => {
      const answer = await send();
      if (placeOf(request) === 1) throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
      return answer;
    });
    const before = standing(sandbox);
    const journal = memoryJournal();
    // Reading it afterwards fails too, so its state stays unknown.
    sandbox.fail({ route: /GET .*0002$/, status: 400, times: 1 });
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 1, failed: 1 });
    expect(await leads(clientOf(sandbox), { journal }).undo()).toMatchObject({ total: 2, done: 2 });
    expect(standing(sandbox)).toBe(before);
  });

  it('fails for entities that the platform rejects, and can be repeated', async () => {
    const { sandbox, client } = organisation(6);
    const before = standing(sandbox);
    const journal = memoryJournal();
    await leads(client, { journal }).start();
    sandbox.fail({ route: 'PATCH /api/v2/users/{userId}', status: 403, times: 2 });
    expect(await leads(client, { journal }).undo()).toMatchObject({ done: 1, failed: 2 });
    expect(await leads(client, { journal }).undo()).toMatchObject({ total: 2, done: 2 });
    expect(standing(sandbox)).toBe(before);
  });

  it('ends the run: pending entities stay unchanged without a request', async () => {
    const { sandbox, client } = organisation(10);
    const before = standing(sandbox);
    const journal = memoryJournal();
    sandbox.fail({ route: 'PATCH /api/v2/users/{userId}', status: 403, times: 2 });
    expect(await leads(client, { journal }).start()).toMatchObject({ done: 3, failed: 2 });
    expect(await leads(client, { journal }).undo()).toMatchObject({ total: 3, done: 3 });
    expect(standing(sandbox)).toBe(before);
    const requestCount = sandbox.requests.length;
    expect(await errorOf(leads(client, { journal }).retryFailed(), JournalError)).toMatchObject({
      code: 'ERR_JOURNAL_UNDONE',
      message: expect.stringMatching(/has been undone/) as string,
    });
    // Nothing is left to start.
    expect(await leads(client, { journal }).start()).toEqual({ total: 5, done: 0, failed: 2, skipped: 3 });
    expect(await leads(client, { journal }).undo()).toMatchObject({ total: 0 });
    expect(sandbox.requests.slice(requestCount).map(({ path }) => path)).toEqual(Array(3).fill('/api/v2/tokens/me'));
  });

  it('of an interrupted run ends the rest of it, also in a file', async () => {
    const { sandbox, client } = organisation(20);
    const before = standing(sandbox);
    const folder = mkdtempSync(join(tmpdir(), 'undoing-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const journal = fileJournal(join(folder, 'run.jsonl'));
    for await (const { phase, done } of leads(client, { journal, concurrency: 1 }).start())
      if (phase === 'applying' && done > 3) break;
    await leads(client, { journal }).undo();
    expect(standing(sandbox)).toBe(before);
    expect(await errorOf(leads(client, { journal }).start(), JournalError)).toMatchObject({ code: 'ERR_JOURNAL_UNDONE' });
    expect(await leads(client, { journal }).undo()).toMatchObject({ total: 0 });
    expect(standing(sandbox)).toBe(before);
  });

  it('does nothing, like retryFailed, if the program ended while it planned', async () => {
    const { sandbox, client } = organisation(1200);
    const journal = memoryJournal();
    for await (const { phase } of leads(client, { journal }).start()) if (phase === 'planning') break;
    const requestCount = sandbox.requests.length;
    expect(await leads(client, { journal }).undo()).toEqual({ total: 0, done: 0, failed: 0, skipped: 0 });
    expect(await leads(client, { journal }).retryFailed()).toEqual({ total: 0, done: 0, failed: 0, skipped: 0 });
    expect(sandbox.requests.slice(requestCount).map(({ path }) => path)).toEqual(['/api/v2/tokens/me', '/api/v2/tokens/me']);
  });

  it('is rejected if the run has no undo or was never started', async () => {
    const { client } = organisation(0);
    expect(() => leads(client, { undo: undefined as never }).undo()).toThrow(ConfigurationError);
    expect(await errorOf(leads(client).undo(), Error)).toMatchObject({ name: 'JournalError', code: 'ERR_JOURNAL_RUN' });
  });
});

describe('rehearse', () => {
  it('reports the changes without making any', async () => {
    const { sandbox, client } = organisation(40);
    const before = standing(sandbox);
    const journal = memoryJournal();
    const run = leads(client, { journal, batch: { size: 6, apply: () => Promise.reject(new Error('never')) } });
    const { entities, ...counts } = await run.rehearse({ samples: 2, perMinute: 2, permissions: ['directory:user:edit'] });
    expect(entities).toBe(sandbox.users.filter(({ state }) => state === 'active').length);
    expect(counts).toEqual({
      planned: 20,
      unchanged: entities - 20,
      repeated: 0,
      calls: 4,
      minutes: 2,
      missing: [],
      samples: supporters(sandbox)
        .slice(0, 2)
        .map(({ id, title }) => ({ key: id, before: { id, title, version: 1 }, change: { title: 'Lead' } })),
    });
    expect(standing(sandbox)).toBe(before);
    expect(sandbox.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    // The journal is still empty, because no run was started.
    expect(await errorOf(run.retryFailed(), Error)).toMatchObject({ code: 'ERR_JOURNAL_RUN' });
  });

  it('names the permissions that the caller lacks', async () => {
    const { sandbox, client } = organisation(0);
    const agent = sandbox.users.find(({ title }) => title === 'Travel Agent') ?? sandbox.users[1];
    client.setAccessToken(sandbox.issueAccessToken(agent?.id));
    const permissions = ['authorization:role:delete', 'directory:user:view'];
    const { missing } = await leads(client, { source: () => [] }).rehearse({ permissions });
    expect(missing).toEqual(['authorization:role:delete']);
  });
});
