import { AnalyticsApi, ConfigurationError, GeneralDataProtectionRegulationApi } from 'contact-centre-client';
import { JobFailedError, JobTimeoutError, conversationDetails, gdprRequest, jobFamily } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseToken, formatToken } from '../../src/jobs/token.js';
import { answer, errorOf } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';
import { says } from '../support/says.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const query = { interval: '2022-06-30T00:00Z/2022-07-01T00:00Z' };

describe('The token of a job', () => {
  const record = { family: 'f', host: 'h', ids: ['a'], since: 5 };

  /** A token with these fields and a correct checksum. */
  const forgeToken = (...fields: unknown[]): string => {
    const text = encodeURIComponent(JSON.stringify(fields));
    let sum = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
    return btoa((sum >>> 0).toString(16).padStart(8, '0') + text);
  };

  it('contains the fields in this order', () => {
    expect(parseToken(forgeToken(1, 'f', 'h', ['a'], 5), 'f', 'h')).toEqual({
      ...record,
      position: undefined,
      pageSize: undefined,
    });
    expect(formatToken(record)).toBe(forgeToken(1, 'f', 'h', ['a'], 5, null, null).replaceAll('=', ''));
  });

  it('accepts any base64url characters', () => {
    for (let since = 0; since < 200; since++) {
      const ids = [`${'?>~'.repeat(since % 7)}ÿ${since}`];
      const token = formatToken({ ...record, ids, since, position: 'p', pageSize: 3 });
      expect(token).toMatch(/^[\w-]+$/);
      expect(parseToken(token, 'f', 'h')).toEqual({ ...record, ids, since, position: 'p', pageSize: 3 });
    }
  });

  it.each<[unknown[], string]>([
    [[2, 'f', 'h', ['a'], 5], 'another version of this package (format 2)'],
    [['1', 'f', 'h', ['a'], 5], 'it is damaged'],
    [[1, 5, 'h', ['a'], 5], 'it is damaged'],
    [[1, 'g', 'h', ['a'], 5], 'it belongs to a g job'],
    [[1, 'f', 'i', ['a'], 5], 'it belongs to another host'],
    [[1, 'f', 'h', 'a', 5], 'it is damaged'],
    [[1, 'f', 'h', [''], 5], 'it is damaged'],
    [[1, 'f', 'h', [5], 5], 'it is damaged'],
    [[1, 'f', 'h', ['a'], -1], 'it is damaged'],
    [[1, 'f', 'h', ['a'], '5'], 'it is damaged'],
    [[1, 'f', 'h', ['a'], 5, 7], 'it is damaged'],
    [[1, 'f', 'h', ['a'], 5, 'p', 0], 'it is damaged'],
    [[1, 'f', 'h', ['a'], 5, 'p', -3], 'it is damaged'],
    [[1, 'f', 'h', ['a'], 5, 'p', 1.5], 'it is damaged'],
    [[1, 'f', 'h', ['a'], 5, 'p', '3'], 'it is damaged'],
  ])('with the fields %j is rejected: %s', (fields, message) => {
    expect(() => parseToken(forgeToken(...fields), 'f', 'h')).toThrow(message);
  });
});

describe('The error of a job', () => {
  const failing = (state: string, fields: object = {}) => {
    const { client } = answering(() => answer(200, { state, ...fields }));
    return errorOf(passing(conversationDetails.at(new AnalyticsApi(client), 'a').done()), JobFailedError);
  };

  it("contains the platform's word and its meaning", async () => {
    expect((await failing('FAILED', { errorMessage: 'too much' })).message).toEqual(
      says('The conversationDetails job is FAILED (failed): too much'),
    );
    expect((await failing('CANCELLED')).message).toEqual(says('The conversationDetails job is CANCELLED (cancelled)'));
  });

  it('contains the state if the platform uses no word', () => {
    expect(new JobFailedError({ family: 'f', state: 'failed' } as never).message).toEqual(says('The f job is failed (failed)'));
  });

  it('has the maximum wait in ms and in s', () => {
    const error = new JobTimeoutError('f', 1500);
    expect(error).toMatchObject({ family: 'f', maxWaitMs: 1500, maxWait: 1.5, code: 'ERR_JOB_TIMEOUT' });
    expect(error.message).toEqual(says('The f job did not end within 1500 ms. Raise maxWaitMs'));
  });

  it('has the TypeError of a missing input as its cause', async () => {
    const { client } = answering(() => answer(202, { id: 'r' }));
    const starting = gdprRequest.start(new GeneralDataProtectionRegulationApi(client), undefined as never);
    const error = await errorOf(passing(starting), ConfigurationError);
    expect(error.message).toEqual(says('gdprRequest.start needs its input as the second argument, not undefined'));
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('explains how to get a job of a family without a start operation', async () => {
    const descriptor = { name: 'nightly', api: 'AnalyticsApi', ids: () => ['queueId', 'day'], status: vi.fn() };
    const family = jobFamily(descriptor as never) as unknown as typeof conversationDetails;
    const { client } = answering(() => answer(200, {}));
    const error = await errorOf(passing(family.start(new AnalyticsApi(client), query)), ConfigurationError);
    expect(error.message).toEqual(
      says('No operation starts a nightly job. Use nightly.at(new AnalyticsApi(client), queueId, day)'),
    );
  });

  it.each([[[]], [['a', 'b']], [['']], [[5]]])('names the number of ids that a job needs if it receives %j', (ids) => {
    const { client } = answering(() => answer(200, {}));
    const family = conversationDetails as unknown as { at: (api: AnalyticsApi, ...args: unknown[]) => unknown };
    expect(() => family.at(new AnalyticsApi(client), ...ids)).toThrow('needs all of its ids (1) as strings that are not empty');
  });
});

describe('Waiting', () => {
  it.each(['leave', 'cancel'])('accepts "%s" for onAbort', async (onAbort) => {
    const { client } = answering(() => answer(200, { state: 'FULFILLED' }));
    const job = conversationDetails.at(new AnalyticsApi(client), 'a');
    expect(await passing(job.done({ onAbort: onAbort as 'leave' }))).toEqual({ state: 'FULFILLED' });
  });

  it('rejects other values of onAbort by name', async () => {
    const { client } = answering(() => answer(200, { state: 'FULFILLED' }));
    const job = conversationDetails.at(new AnalyticsApi(client), 'a');
    const error = await errorOf(passing(job.done({ onAbort: 'stop' as never })), ConfigurationError);
    expect(error.message).toContain('onAbort must be "leave" or "cancel"');
  });

  it('for a result leaves no timer', async () => {
    const { client } = answering(() => answer(200, { status: 'COMPLETED', resultsUrl: 'https://files.example/1' }));
    const job = gdprRequest.at(new GeneralDataProtectionRegulationApi(client), 'r');
    const fetch = () => Promise.resolve(new Response('text', { headers: { 'content-type': 'text/plain' } }));
    expect(await passing(job.result({ fetch }))).toBe('text');
    expect(vi.getTimerCount()).toBe(0);
  });
});
