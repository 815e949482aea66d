import { inspect } from 'node:util';
import { ConfigurationError, MissingParameterError, UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { clientCredentials, OrgPool } from 'contact-centre-client/tokens';
import { describe, expect, it } from 'vitest';
import { gate, rejection } from '../auth/support.js';
import type { Answerer } from '../auth/support.js';
import { SECRET, platform } from './support.js';

/** A client that records when it is closed. */
const makeClient = (closedClients: string[]) => (orgId: string) => ({
  orgId,
  close: () => {
    closedClients.push(orgId);
    return Promise.resolve();
  },
});

describe('An OrgPool', () => {
  it('gives each organisation a separate client, which signs in for itself', async () => {
    const byClient: Answerer = ({ headers }) => ({
      json: { access_token: `of-${atob((headers.authorization ?? '').slice(6)).split(':')[0] ?? ''}`, expires_in: 1000 },
    });
    const server = await platform(byClient);
    const orgs = new OrgPool(
      (orgId) =>
        new ApiClient({ timeout: 0, apiUrl: server.url, auth: clientCredentials({ clientId: orgId, clientSecret: SECRET }) }),
    );
    const outcomes = await orgs.each(['a', 'b', 'a', 'c'], async (client, orgId) => [
      orgId,
      (await new UsersApi(client).getUsersMe()).id,
    ]);
    expect([...outcomes]).toEqual(['a', 'b', 'c'].map((id) => [id, { status: 'fulfilled', value: [id, `of-${id}`] }]));
    expect(server.token).toHaveLength(3);
    await orgs.close();
    expect(orgs.size).toBe(0);
  });

  it('shows counts and no client when it is inspected or written as JSON', async () => {
    const orgs = new OrgPool(() => ({ secret: SECRET, close: () => Promise.resolve() }), { max: 5 });
    await orgs.get('a');
    expect(JSON.stringify(orgs)).toBe('{"size":1,"max":5}');
    expect(inspect(orgs, { depth: 9, showHidden: true })).toBe('{ OrgPool: { size: 1, max: 5 } }');
  });

  it('creates a client once for simultaneous callers, and again if that failed', async () => {
    let times = 0;
    const orgs = new OrgPool(async () => {
      times += 1;
      await Promise.resolve();
      if (times === 1) throw new Error('no such organisation');
      return makeClient([])('a');
    });
    const errors = await Promise.all([rejection(orgs.get('a')), rejection(orgs.get('a'))]);
    expect(errors[0]).toBe(errors[1]);
    expect(await orgs.get('a')).toBe(await orgs.get('a'));
    expect([times, orgs.size]).toEqual([2, 1]);
  });

  it('removes the least recently used clients', async () => {
    const closedClients: string[] = [];
    const orgs = new OrgPool(makeClient(closedClients), { max: 2 });
    const first = await orgs.get('a');
    await orgs.get('b');
    expect(await orgs.get('a')).toBe(first);
    await orgs.get('c');
    expect(closedClients).toEqual(['b']);
    expect(orgs.size).toBe(2);
    expect(await orgs.get('b')).not.toBe(first);
    await orgs.close();
    expect(closedClients).toEqual(['b', 'a', 'c', 'b']);
  });

  it('processes a number of organisations at once, whatever fails in one', async () => {
    const orgs = new OrgPool(makeClient([]));
    let at = 0;
    let maxRunning = 0;
    const ids = Array.from({ length: 10 }, (_none, index) => `org-${index}`);
    const outcomes = await orgs.each(
      ids,
      async (_client, orgId) => {
        maxRunning = Math.max(maxRunning, (at += 1));
        await new Promise((resolve) => setImmediate(resolve));
        at -= 1;
        if (orgId === 'org-3') throw new Error('forbidden');
        return orgId;
      },
      { concurrency: 3 },
    );
    expect(maxRunning).toBe(3);
    expect([...outcomes.keys()]).toEqual(ids);
    expect([...outcomes].filter(([, { status }]) => status === 'rejected').map(([id]) => id)).toEqual(['org-3']);
  });

  it('starts none once its caller has aborted', async () => {
    const orgs = new OrgPool(makeClient([]));
    const { opened, open } = gate();
    const givenUp = new AbortController();
    const done = orgs.each(['a', 'b', 'c'], () => opened, { concurrency: 1, signal: givenUp.signal });
    givenUp.abort();
    open();
    expect([...(await done).keys()]).toEqual(['a']);
  });

  it('refuses invalid arguments by name', async () => {
    expect(() => new OrgPool('x' as never)).toThrow(ConfigurationError);
    expect(() => new OrgPool(makeClient([]), { max: 0 })).toThrow(/OrgPool: max/);
    expect(() => new OrgPool(makeClient([]), { maximum: 1 } as never)).toThrow(/unknown option "maximum"/);
    const orgs = new OrgPool(makeClient([]));
    expect(await rejection(orgs.get(' '))).toBeInstanceOf(MissingParameterError);
    expect(await rejection(orgs.each(['a'], () => 1, { concurrency: 0.5 }))).toBeInstanceOf(ConfigurationError);
    const [outcome] = (await orgs.each([''], () => 1)).values();
    expect(outcome?.status).toBe('rejected');
  });
});
