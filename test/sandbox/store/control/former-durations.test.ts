import { UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';

const NOW = Date.UTC(2026, 2, 10, 12);

describe('a duration of the sandbox under its former name', () => {
  let sandbox = createSandbox();
  beforeEach(() => {
    sandbox = createSandbox({ now: () => NOW, rateLimit: false });
  });

  const control = async (path: string, body: object): Promise<number> => {
    const request = new Request(`https://sandbox.example/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await sandbox.fetch(request)).status;
  };

  it('sets how long a fault lasts, and how late its response is', async () => {
    const call = await signIn(sandbox);
    sandbox.fail({ status: 503, lasts: 1000, latency: 400, virtual: true });
    expect([(await call('GET', '/api/v2/users')).status, sandbox.clock.now()]).toEqual([503, NOW + 400]);
    sandbox.clock.advance(600);
    expect((await call('GET', '/api/v2/users')).status).toBe(200);
    expect(await control('faults', { latency: 30, virtual: true })).toBe(204);
    await call('GET', '/api/v2/users');
    expect(sandbox.clock.now()).toBe(NOW + 1030);
  });

  it('sets how late a response is', async () => {
    const call = await signIn(sandbox);
    sandbox.answer(UsersApi, 'getUser', { body: {}, latency: 400, virtual: true, times: 1 });
    await call('GET', '/api/v2/users/u1');
    expect(await control('answers', { operation: 'getUser', body: {}, latency: 30, virtual: true })).toBe(201);
    await call('GET', '/api/v2/users/u1');
    expect(sandbox.clock.now()).toBe(NOW + 430);
  });

  it('sets how long a fault of channels lasts', async () => {
    const call = await signIn(sandbox);
    const { id } = (await call<{ id: string }>('POST', '/api/v2/notifications/channels')).body;
    sandbox.failChannels({ effect: 'refuse', lasts: 1000 });
    expect(sandbox.hasChannel(id)).toBe(false);
    sandbox.clock.advance(1000);
    expect(sandbox.hasChannel(id)).toBe(true);
    expect(await control('channel-faults', { effect: 'refuse', lasts: 500 })).toBe(204);
    sandbox.clock.advance(499);
    expect(sandbox.hasChannel(id)).toBe(false);
    sandbox.clock.advance(1);
    expect(sandbox.hasChannel(id)).toBe(true);
  });

  it('sets how long a job takes', async () => {
    const call = await signIn(sandbox);
    const interval = '2026-03-09T00:00:00Z/2026-03-10T00:00:00Z';
    const stateAfter = async (ms: number): Promise<unknown> => {
      const path = '/api/v2/analytics/users/details/jobs';
      const { jobId } = (await call<{ jobId: string }>('POST', path, { interval })).body;
      sandbox.clock.advance(ms);
      return (await call<{ state: string }>('GET', `${path}/${jobId}`)).body.state;
    };
    sandbox.planJob({ lasts: 0 });
    expect(await stateAfter(0)).toBe('FULFILLED');
    expect(await control('jobs', { lasts: 60_000 })).toBe(204);
    expect(await stateAfter(59_999)).not.toBe('FULFILLED');
  });

  it('sets the simulated history of the traffic in hours', () => {
    const former = createSandbox({ now: () => NOW, traffic: { hours: 0.5 } });
    const current = createSandbox({ now: () => NOW, traffic: { historyMs: 1_800_000 } });
    expect(former.snapshot()).toEqual(current.snapshot());
  });

  it('is refused beside its current name', () => {
    const both = 'Remove "';
    expect(() => {
      sandbox.fail({ status: 500, lasts: 1, lastsMs: 1 });
    }).toThrow(`A fault has both "lastsMs" and its deprecated form "lasts". ${both}lasts".`);
    expect(() => {
      sandbox.fail({ latency: 1, latencyMs: 1 });
    }).toThrow(`${both}latency".`);
    expect(() => sandbox.answer(UsersApi, 'getUser', { latency: 1, latencyMs: 1 })).toThrow(`${both}latency".`);
    expect(() => {
      sandbox.failChannels({ effect: 'refuse', lasts: 1, lastsMs: 1 });
    }).toThrow(`${both}lasts".`);
    expect(() => {
      sandbox.planJob({ lasts: 1, lastsMs: 1 });
    }).toThrow(`${both}lasts".`);
    expect(() => createSandbox({ traffic: { hours: 1, historyMs: 1 } })).toThrow(`${both}hours".`);
  });
});
