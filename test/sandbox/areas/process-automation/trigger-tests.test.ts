import { ProcessAutomationApi } from 'contact-centre-client';
import type { MatchCriteria, ScriptEntityListing, TestModeEventResults, TestModeResults } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../../support/in-sandbox.js';
import type { NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import { download, UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const TRIGGERS = '/api/v2/processautomation/triggers';
const TOPIC = 'v2.detail.events.conversation.{id}.customer.start';

let office: Office;
let flow: NamedEntity;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
  flow = await send('POST', '/api/v2/flows', { name: 'Call back', type: 'WORKFLOW' });
});

const trigger = async (matchCriteria: object[], more: object = {}): Promise<NamedEntity> => {
  const target = { type: 'Workflow', id: flow.id };
  return await send('POST', TRIGGERS, { name: 'Calls', topicName: TOPIC, enabled: true, target, matchCriteria, ...more });
};
const event = { mediaType: 'VOICE', waited: 40, tags: ['vip', 'night'], parties: [{ purpose: 'customer' }] };
const verdict = async (criterion: object): Promise<boolean | undefined> => {
  const { id } = await trigger([criterion]);
  return (await send<TestModeResults>('POST', `${TRIGGERS}/${id}/test`, JSON.stringify(JSON.stringify(event)) as never))
    .triggerMatches;
};

describe('A trigger', () => {
  it('fires for an event that meets all criteria, each with its operator', async () => {
    const cases: [jsonPath: string, operator: string, more: object, isMet: boolean][] = [
      ['mediaType', 'Equal', { value: 'VOICE' }, true],
      ['$.mediaType', 'NotEqual', { value: 'VOICE' }, false],
      ['parties[0].purpose', 'In', { values: ['agent', 'customer'] }, true],
      ['parties[0].purpose', 'NotIn', { values: ['agent', 'customer'] }, false],
      ['waited', 'GreaterThan', { value: 39 }, true],
      ['waited', 'GreaterThanOrEqual', { value: 41 }, false],
      ['waited', 'LessThan', { value: 40 }, false],
      ['waited', 'LessThanOrEqual', { value: 40 }, true],
      ['mediaType', 'GreaterThan', { value: 7 }, false],
      ['tags', 'Contains', { value: 'vip' }, true],
      ['mediaType', 'Contains', { value: 'OICE' }, true],
      ['tags', 'All', { values: ['vip', 'day'] }, false],
      ['tags', 'Size', { value: 2 }, true],
      ['queueId', 'Exists', { value: true }, false],
      ['queueId', 'Exists', { value: false }, true],
    ];
    for (const [jsonPath, operator, more, isMet] of cases)
      expect(await verdict({ jsonPath, operator, ...more }), `${jsonPath} ${operator}`).toBe(isMet);
  });

  it('explains step by step why it would not fire', async () => {
    const { id } = await trigger([{ jsonPath: 'mediaType', operator: 'Equal', value: 'CHAT' }], {
      target: { type: 'Workflow', id: UNKNOWN_ID },
    });
    const response = await send<TestModeResults>(
      'POST',
      `${TRIGGERS}/${id}/test`,
      JSON.stringify(JSON.stringify(event)) as never,
    );
    expect(response).toMatchObject({
      schemaValidation: { step: 1, matches: true },
      targetValidation: { step: 2, matches: false },
      triggerMatches: false,
      jsonPathValidation: { step: 3, matches: false, details: [{ jsonPath: 'mediaType', match: false }] },
    });
    const broken = await send<TestModeResults>('POST', `${TRIGGERS}/${id}/test`, JSON.stringify('no event') as never);
    expect(broken.schemaValidation).toMatchObject({ matches: false });
    expect(await refused('POST', `${TRIGGERS}/${UNKNOWN_ID}/test`)).toMatchObject({ status: 404 });
  });

  it('of a topic is listed with whether it would fire', async () => {
    const voice: MatchCriteria = { jsonPath: 'mediaType', operator: 'Equal', value: 'VOICE' as never };
    const acts = await trigger([voice]);
    const sleeps = await trigger([voice], { name: 'Asleep', enabled: false });
    await trigger([], { topicName: 'v2.another.topic' });
    const client = clientOf(office.sandbox);
    client.setAccessToken(office.sandbox.issueAccessToken());
    const response: TestModeEventResults = await new ProcessAutomationApi(client).postProcessautomationTriggersTopicTest(TOPIC, {
      body: JSON.stringify(event),
    });
    const { matchedTriggers = [], unmatchedTriggers = [] } = response.triggerMatchValidation ?? {};
    expect(matchedTriggers.map(({ id }) => id)).toStrictEqual([acts.id]);
    expect(unmatchedTriggers.map(({ id }) => id)).toStrictEqual([sleeps.id]);
    const { asAgent } = await openFloor();
    expect((await asAgent('POST', `${TRIGGERS}/topics/${TOPIC}/test`)).status).toBe(403);
  });
});

describe('A script', () => {
  it('is exported as a file in its current version', async () => {
    const [script] = (await send<ScriptEntityListing>('GET', '/api/v2/scripts')).entities;
    const path = `/api/v2/scripts/${script!.id}/export`;
    const { url } = await send<{ url: string }>('POST', path, { fileName: 'booking' });
    expect(JSON.parse(await download(office.sandbox, url))).toMatchObject({ id: script!.id, name: script!.name });
    expect(await refused('POST', path, { versionId: UNKNOWN_ID })).toMatchObject({ status: 404 });
    expect(await refused('POST', `/api/v2/scripts/${UNKNOWN_ID}/export`, {})).toMatchObject({ status: 404 });
    expect(await refused('GET', `/api/v2/scripts/uploads/${UNKNOWN_ID}/status`)).toMatchObject({ status: 404 });
  });
});
