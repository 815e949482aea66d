import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsConversation, AnalyticsConversationQueryResponse, PropertyIndexRequest } from 'contact-centre-client';
import { answer, NOW, openFloor, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let id: string;
let sessionId: string;
const path = (conversationId = id): string => `/api/v2/analytics/conversations/${conversationId}/details`;
const details = async () => (await floor.call<AnalyticsConversation>('GET', path())).body;
const put = async (more: Partial<PropertyIndexRequest> = {}, at = id) =>
  await floor.call<PropertyIndexRequest>('POST', `${path(at)}/properties`, {
    sessionId,
    targetDate: new Date(NOW + 30_000).toISOString(),
    properties: [{ property: 'harbour', propertyType: 'string', value: 'Ullapool' }],
    ...more,
  });
const foundBy = async (...predicates: object[]) => {
  const { body } = await floor.call<AnalyticsConversationQueryResponse>('POST', '/api/v2/analytics/conversations/details/query', {
    interval: `${new Date(NOW - 1000).toISOString()}/${new Date(NOW + 3_600_000).toISOString()}`,
    segmentFilters: [{ type: 'and', predicates }],
  });
  return (body.conversations ?? []).map(({ conversationId }) => conversationId);
};
const harbour = (value: string) => ({
  type: 'property',
  propertyType: 'string',
  property: 'harbour',
  operator: 'matches',
  value,
});

beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  id = await ring(floor);
  await answer(floor, id);
  floor.sandbox.clock.advance(60_000);
  const agent = (await details()).participants!.find(({ purpose }) => purpose === 'agent')!;
  sessionId = agent.sessions![0]!.sessionId!;
});

describe('Custom properties of a conversation', () => {
  it('are set on a segment, and are found by detail queries', async () => {
    expect(await foundBy(harbour('Ullapool'))).toStrictEqual([]);
    const answered = await put();
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({ sessionId, properties: [{ property: 'harbour', value: 'Ullapool' }] });
    expect(await foundBy(harbour('ullapool'))).toStrictEqual([id]);
    expect(await foundBy(harbour('Oban'))).toStrictEqual([]);
    expect(await foundBy(harbour('Ullapool'), { dimension: 'segmentType', value: 'interact' })).toStrictEqual([id]);
    expect(await foundBy(harbour('Ullapool'), { dimension: 'segmentType', value: 'alert' })).toStrictEqual([]);
    const segments = (await details()).participants!.flatMap(({ sessions = [] }) =>
      sessions.flatMap(({ segments: segmentList = [] }) => segmentList),
    );
    expect(segments.flatMap(({ properties = [] }) => properties)).toStrictEqual(answered.body.properties);
  });

  it('replace those of the same name', async () => {
    await put();
    await put({ properties: [{ property: 'harbour', propertyType: 'string', value: 'Oban' }] });
    expect(await foundBy(harbour('Ullapool'))).toStrictEqual([]);
    expect(await foundBy(harbour('Oban'))).toStrictEqual([id]);
  });

  it('are rejected for an unknown session or time, and without permission', async () => {
    expect((await put({}, UNKNOWN_ID)).status).toBe(404);
    expect((await put({ sessionId: UNKNOWN_ID })).status).toBe(400);
    expect((await put({ targetDate: new Date(NOW - 60_000).toISOString() })).status).toBe(400);
    expect((await floor.asAgent('POST', `${path()}/properties`, { sessionId, targetDate: '', properties: [] })).status).toBe(403);
  });
});
