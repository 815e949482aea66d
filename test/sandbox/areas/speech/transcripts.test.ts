import type {
  AnalyticsConversationWithoutAttributesMultiGetResponse,
  ConversationMetrics,
  TranscriptUrl,
  TranscriptUrls,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, visit } from '../../support.js';
import { answer, conversation, NOW, openFloor, participant, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const SPEECH = '/api/v2/speechandtextanalytics';
const SEARCH = `${SPEECH}/transcripts/search`;
const QUERY = '/api/v2/analytics/conversations/transcripts/query';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
});

const MINUTE = 60_000;

/** The addresses of a reply. */
const between = { from: { email: 'desk@mail.example' }, to: [{ email: 'traveller@mail.example' }] };

/** An email conversation of a minute, with the communications of customer, queue and agent. */
interface Written {
  id: string;
  customer: string;
  queue: string;
  agent: string;
}

/** An inbound email, answered by an agent after a minute and replied to one minute later. */
async function oneEmail(textBody = 'Where is my suitcase?', { isOver = false } = {}): Promise<Written> {
  const { id } = (
    await floor.call<{ id: string }>('POST', '/api/v2/conversations/emails', {
      provider: 'PureCloud Email',
      queueId: floor.queue.id,
      direction: 'INBOUND',
      subject: 'Luggage',
      textBody,
      fromAddress: 'traveller@mail.example',
      fromName: 'Freya Sandvik',
    })
  ).body;
  await answer(floor, id);
  floor.sandbox.clock.advance(MINUTE);
  const reply = { ...between, textBody: 'It is on its way.' };
  const sent = await floor.call('POST', `/api/v2/conversations/emails/${id}/messages`, reply);
  expect(sent.status, sent.text).toBe(200);
  const { participants } = await conversation(floor, id);
  if (isOver) {
    const ownPath = `/api/v2/conversations/emails/${id}/participants/${(await participant(floor, id, 'agent')).id!}`;
    await floor.call('PATCH', ownPath, { state: 'disconnected' });
    await floor.call('PATCH', ownPath, { wrapup: { code: floor.codes[0]!.id } });
  }
  const communicationOf = (purpose: string): string => participants.find((each) => each.purpose === purpose)!.emails![0]!.id!;
  return { id, customer: communicationOf('customer'), queue: communicationOf('acd'), agent: communicationOf('agent') };
}

const urlPath = (id: string, communicationId: string): string =>
  `${SPEECH}/conversations/${id}/communications/${communicationId}/transcripturl`;

interface File {
  transcripts: { phrases: { text: string }[] }[];
}

async function fileOf(id: string, communicationId: string): Promise<File> {
  const { url = '' } = (await floor.call<TranscriptUrl>('GET', urlPath(id, communicationId))).body;
  return (await visit(floor.sandbox, new URL(url).pathname)).body as File;
}

describe('The transcript of a communication', () => {
  it('is a file without a token, with the messages, their times and their sides', async () => {
    const { id, customer } = await oneEmail();
    const { url = '' } = (await floor.call<TranscriptUrl>('GET', urlPath(id, customer))).body;
    expect(new URL(url).origin).toBe('https://sandbox.example');
    const file = await visit(floor.sandbox, new URL(url).pathname);
    expect(file.headers.get('content-type')).toBe('application/json');
    expect(file.body).toMatchObject({
      conversationId: id,
      communicationId: customer,
      mediaType: 'email',
      conversationStartTime: NOW,
      transcripts: [
        {
          subject: 'Luggage',
          phrases: [
            { phraseIndex: 0, participantPurpose: 'external', text: 'Where is my suitcase?', startTimeMs: NOW },
            { phraseIndex: 1, participantPurpose: 'internal', text: 'It is on its way.', startTimeMs: NOW + MINUTE },
          ],
        },
      ],
      participants: [
        { participantPurpose: 'customer', from: 'traveller@mail.example', initialDirection: 'inbound', startTimeMs: NOW },
        { participantPurpose: 'acd', queueId: floor.queue.id },
        { participantPurpose: 'agent', userId: floor.agent.id },
      ],
    });
    floor.sandbox.clock.advance(10 * MINUTE);
    expect((await visit(floor.sandbox, new URL(url).pathname)).status).toBe(403);
  });

  it.each(['INBOUND', 'OUTBOUND'])(
    'contains the first message of an %s e-mail, however long its creation takes',
    async (direction) => {
      let now = NOW;
      floor = await openFloor({ now: () => now++ });
      const { id } = (
        await floor.asAgent<{ id: string }>('POST', '/api/v2/conversations/emails', {
          provider: 'PureCloud Email',
          queueId: floor.queue.id,
          direction,
          textBody: 'Where is my suitcase?',
          toAddress: 'traveller@mail.example',
        })
      ).body;
      const { participants } = await conversation(floor, id);
      const { emails } = participants.find(({ purpose }) => purpose === 'customer')!;
      const { transcripts } = await fileOf(id, emails![0]!.id!);
      expect(transcripts[0]?.phrases.map(({ text }) => text)).toEqual(['Where is my suitcase?']);
    },
  );

  it('contains the messages of both sides, each with its author', async () => {
    const channel = {
      messageId: 'one',
      from: { id: 'guest', idType: 'Opaque', nickname: 'Goran' },
      to: { id: 'desk' },
      time: '2026-03-10T12:30:00Z',
    };
    const path = '/api/v2/conversations/messages';
    const queues = (await floor.call<{ entities: { id: string; name: string }[] }>('GET', '/api/v2/routing/queues')).body
      .entities;
    const social = queues.find(({ name }) => name === 'Social Messaging')!;
    await floor.call('POST', `/api/v2/routing/queues/${social.id}/members`, [{ id: floor.agent.id }]);
    const came = await floor.call('POST', `${path}/inbound/open`, { channel, type: 'Text', text: 'Hello?' });
    expect(came.status, came.text).toBe(200);
    const { body } = await floor.call<AnalyticsConversationWithoutAttributesMultiGetResponse>('POST', QUERY, {
      types: ['transcripts'],
    });
    const id = body.conversations![0]!.conversationId!;
    const { messages } = await answer(floor, id);
    const message = await floor.call('POST', `${path}/${id}/communications/${messages![0]!.id!}/messages`, {
      textBody: 'Good day',
    });
    expect(message.status, message.text).toBe(200);
    const customer = (await conversation(floor, id)).participants[0]!.messages![0]!.id!;
    expect(await fileOf(id, customer)).toMatchObject({
      mediaType: 'message',
      transcripts: [
        {
          phrases: [
            { participantPurpose: 'external', text: 'Hello?' },
            { participantPurpose: 'internal', text: 'Good day' },
          ],
        },
      ],
    });
  });

  it('begins when its party joins', async () => {
    const { id } = await oneEmail();
    const agent = await participant(floor, id, 'agent');
    const { entities } = (await floor.call<{ entities: { id: string }[] }>('GET', '/api/v2/users')).body;
    floor.sandbox.clock.advance(MINUTE);
    const path = `/api/v2/conversations/emails/${id}/participants`;
    const passed = await floor.call('POST', `${path}/${agent.id!}/replace`, { userId: entities[4]!.id });
    expect(passed.status, passed.text).toBe(202);
    const second = await participant(floor, id, 'agent');
    expect(second.userId).toBe(entities[4]!.id);
    const asSecond = callWith(floor.sandbox, floor.sandbox.issueAccessToken(entities[4]!.id));
    await asSecond('PATCH', `${path}/${second.id!}`, { state: 'connected' });
    const later = second.emails![0]!.id!;
    expect((await floor.call('GET', urlPath(id, later))).status).toBe(404);
    floor.sandbox.clock.advance(MINUTE);
    const reply = { ...between, textBody: 'It is here.' };
    await floor.call('POST', `/api/v2/conversations/emails/${id}/messages`, reply);
    const texts = async (communication: string): Promise<string[]> =>
      (await fileOf(id, communication)).transcripts[0]!.phrases.map(({ text }) => text);
    expect(await texts(later)).toEqual(['It is here.']);
    expect(await texts(agent.emails![0]!.id!)).toEqual(['Where is my suitcase?', 'It is on its way.']);
  });

  it('is listed with the conversation if all URLs are requested', async () => {
    const { id, customer } = await oneEmail();
    const { body } = await floor.call<TranscriptUrls>('GET', `${urlPath(id, customer)}s`);
    expect(body).toMatchObject({ conversation: { id, selfUri: `/api/v2/conversations/${id}` }, communicationId: customer });
    expect(body.urls).toHaveLength(1);
    expect((await visit(floor.sandbox, new URL(body.urls![0]!.url!).pathname)).status).toBe(200);
  });

  it('does not exist without messages, for a queue, or for an unknown communication', async () => {
    const { id, queue } = await oneEmail();
    const call = await ring(floor);
    const { calls } = (await conversation(floor, call)).participants[0]!;
    for (const [path, entityName] of [
      [urlPath(id, queue), 'transcript'],
      [urlPath(call, calls![0]!.id!), 'transcript'],
      [urlPath(id, 'nobody'), 'communication'],
      [urlPath('nowhere', 'nobody'), 'conversation'],
      [`${SPEECH}/conversations/${call}`, 'transcript'],
    ] as const) {
      expect(await floor.call('GET', path), path).toMatchObject({ status: 404, body: { code: 'not.found', entityName } });
    }
  });
});

describe('The metrics of a conversation', () => {
  it('do not include a sentiment for a conversation with a transcript', async () => {
    const { id } = await oneEmail();
    const { body } = await floor.call<ConversationMetrics>('GET', `${SPEECH}/conversations/${id}`);
    expect(body).toEqual({
      conversation: { id, selfUri: `/api/v2/conversations/${id}` },
      sentimentTrendClass: 'NotCalculated',
    });
  });
});

describe('A search in transcripts', () => {
  it('finds messages and fields', async () => {
    const first = await oneEmail('Where is my suitcase?', { isOver: true });
    const second = await oneEmail('A refund, please.');
    const search = async (...query: object[]): Promise<string[]> => {
      const { results } = (
        await floor.call<{ results: { communicationId: string }[] }>('POST', SEARCH, { types: ['transcripts'], query })
      ).body;
      return results.map(({ communicationId }) => communicationId);
    };
    expect(await search({ type: 'EXACT_PHRASE', value: 'my suitcase' })).toEqual([first.customer, first.agent]);
    expect(await search({ type: 'PHRASE', value: 'REFUND', operator: 'NOT' })).toEqual([first.customer, first.agent]);
    expect(await search({ type: 'EXACT', fields: ['conversationId'], value: second.id })).toEqual([
      second.customer,
      second.agent,
    ]);
    // Programs send times without an offset, which are UTC.
    const from = { type: 'DATE_RANGE', fields: ['conversationStartTime'], startValue: '2026-03-10T12:30:30' };
    expect(await search(from)).toEqual([second.customer, second.agent]);
  });

  it('returns pages with the requested fields in the requested order', async () => {
    await oneEmail('Where is my suitcase?', { isOver: true });
    const { id } = await oneEmail('A refund, please.');
    const query = {
      types: ['transcripts'],
      pageSize: 3,
      pageNumber: 1,
      returnFields: ['conversationId', 'mediaType'],
      sortBy: 'conversationStartTime',
      sortOrder: 'DESC',
    };
    const { body } = await floor.call<{ results: object[] }>('POST', SEARCH, query);
    expect(body).toMatchObject({ total: 4, pageCount: 2, pageSize: 3, pageNumber: 1, types: ['transcripts'] });
    expect(body.results).toHaveLength(3);
    expect(body.results[0]).toEqual({ conversationId: id, mediaType: 'email' });
  });

  it('returns conversations in the form of analytics, each once', async () => {
    const { id } = await oneEmail('Where is my suitcase?', { isOver: true });
    await oneEmail('A refund, please.');
    const query = [{ type: 'PHRASE', value: 'suitcase' }];
    const { body } = await floor.call<AnalyticsConversationWithoutAttributesMultiGetResponse>('POST', QUERY, {
      types: ['transcripts'],
      query,
    });
    expect(body.conversations).toMatchObject([{ conversationId: id, participants: [{ purpose: 'customer' }, {}, {}] }]);
  });

  it('rejects other types, and reports fields that transcripts of the sandbox do not have', async () => {
    for (const path of [SEARCH, QUERY]) {
      expect(await floor.call('POST', path, { types: ['users'] })).toMatchObject({
        status: 400,
        body: { message: 'Value [users] is not valid for field type [types]. Allowable values are: transcripts' },
      });
      const query = [{ type: 'EXACT', group: [{ type: 'EXACT', fields: ['sentimentScore'], value: '1' }] }];
      const refused = await floor.call<{ message: string }>('POST', path, { types: ['transcripts'], query });
      expect(refused).toMatchObject({ status: 501, body: { code: 'not.implemented' } });
      expect(refused.body.message).toContain('sentimentScore');
    }
  });
});
