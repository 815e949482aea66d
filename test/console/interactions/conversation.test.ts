import { SpeechTextAnalyticsApi } from 'contact-centre-client/apis/speech-text-analytics';
import { ApiClient, ApiError } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaUrlsOf, pollingInterval } from '../../../examples/console/src/interactions/conversation/media.js';
import { titleOf } from '../../../examples/console/src/interactions/conversation/title.js';
import {
  communicationsOf,
  mergePhrases,
  readTranscript,
} from '../../../examples/console/src/interactions/conversation/transcript-file.js';
import '../support/english.js';

const queues = new Map([['q1', 'Bookings']]);

describe('The title of a conversation', () => {
  it.each([
    [
      { customer: 'Mia Berg', address: '+49', queueIds: ['q0', 'q1'], outcome: 'abandoned' as const },
      'Mia Berg · Bookings · Abandoned',
    ],
    [{ customer: undefined, address: '+49', queueIds: ['q9'], outcome: 'answered' as const }, '+49 · q9 · Answered'],
    [{ customer: undefined, address: undefined, queueIds: [], outcome: 'ongoing' as const }, 'Unknown customer · In progress'],
  ])('has customer, last queue and outcome: %o', (interaction, title) => {
    expect(titleOf(interaction, { queues })).toBe(title);
  });
});

describe('A recording', () => {
  it('has an address for each channel once it is transcoded', () => {
    expect(mediaUrlsOf({})).toEqual([]);
    expect(mediaUrlsOf({ mediaUris: { 0: { mediaUri: 'a' }, 1: { mediaUri: 'b' }, 2: {} } })).toEqual(['a', 'b']);
  });

  it.each([
    [undefined, 1000],
    [200, 1000],
    [3000, 3000],
    [60_000, 5000],
  ])('is requested again after its estimated time, within limits: %s', (estimatedTranscodeTimeMs, interval) => {
    expect(pollingInterval(estimatedTranscodeTimeMs === undefined ? undefined : { estimatedTranscodeTimeMs })).toBe(interval);
  });
});

describe('A transcript', () => {
  const phrase = (text: string, participantPurpose: string, startTimeMs: number) => ({ text, participantPurpose, startTimeMs });

  it('has the phrases of all communications once, in the order of time', () => {
    const one = { transcripts: [{ phrases: [phrase('Hello', 'external', 1), phrase('Hello?', 'external', 3)] }] };
    const other = { transcripts: [{ phrases: [phrase('Hi', 'internal', 2), phrase('Hello', 'external', 1)] }] };
    expect(mergePhrases([other, one, {}])).toEqual([
      { text: 'Hello', isCustomer: true, start: 1 },
      { text: 'Hi', isCustomer: false, start: 2 },
      { text: 'Hello?', isCustomer: true, start: 3 },
    ]);
  });

  it('is requested for customers and agents', () => {
    const participants = [
      { purpose: 'customer', sessions: [{ sessionId: 's1' }] },
      { purpose: 'acd', sessions: [{ sessionId: 's2' }] },
      { purpose: 'agent', sessions: [{ sessionId: 's3' }, {}] },
    ];
    expect(communicationsOf({ participants })).toEqual(['s1', 's3']);
  });

  describe('of the sandbox', () => {
    const sandbox = createSandbox({ seed: 1 });
    const apiClient = new ApiClient({
      timeout: 0,
      apiUrl: 'https://api.example',
      rejectWith: 'error',
      fetch: async (input, init) => await sandbox.fetch(new Request(input, init)),
    });
    const api = new SpeechTextAnalyticsApi(apiClient);
    const { signal } = new AbortController();
    const sent: Request[] = [];

    beforeEach(() => {
      apiClient.setAccessToken(sandbox.issueAccessToken());
      vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
        sent.push(new Request(input, init));
        return Promise.resolve(Response.json({ transcripts: [{ phrases: [phrase('Hi', 'internal', 2)] }] }));
      });
    });

    afterEach(() => {
      vi.unstubAllGlobals();
      sent.length = 0;
    });

    it('is read from its signed address without the token, and absent if there is none', async () => {
      const remove = sandbox.on(
        SpeechTextAnalyticsApi,
        'getSpeechandtextanalyticsConversationCommunicationTranscripturls',
        ({ params }) =>
          params['communicationId'] === 's1'
            ? { urls: [{ url: 'https://files.example/one' }] }
            : Response.json({ status: 404, code: 'not.found' }, { status: 404 }),
      );
      expect(await readTranscript(api, 'c1', ['s1', 's2'], signal)).toEqual([{ text: 'Hi', isCustomer: false, start: 2 }]);
      expect(sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([['https://files.example/one', null]]);
      expect(await readTranscript(api, 'c1', ['s2'], signal)).toEqual([]);
      remove();
    });

    it('rejects with the addresses of its files if the page may not connect to their host', async () => {
      const urls = [{ url: 'https://files.example/one' }];
      const operation = 'getSpeechandtextanalyticsConversationCommunicationTranscripturls';
      const remove = sandbox.on(SpeechTextAnalyticsApi, operation, { urls });
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await expect(readTranscript(api, 'c1', ['s1'], signal)).rejects.toMatchObject({ urls: ['https://files.example/one'] });
      remove();
    });

    it('rejects if it may not be read', async () => {
      sandbox.fail({ status: 403, times: 1 });
      await expect(readTranscript(api, 'c1', ['s1'], signal)).rejects.toBeInstanceOf(ApiError);
    });
  });
});
