import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../support.js';
import { UNKNOWN_ID, openOffice, readBy, refusal } from './office.js';
import type { Office } from './office.js';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const { send } = readBy(() => office);
const nowhere = { id: UNKNOWN_ID };
const listBody = { name: 'Travellers', columnNames: ['phone'], phoneColumns: [{ columnName: 'phone', type: 'cell' }] };

/** Expects a rejection for the field with an unknown id. */
async function expectRefused(path: string, body: object, more: Record<string, object>): Promise<void> {
  for (const [field, wrong] of Object.entries(more))
    expect(refusal(await office.call('POST', path, { ...body, ...wrong })), field).toMatchObject({
      status: 400,
      fields: [field],
    });
}

describe('A reference to an unknown entity', () => {
  const group = { id: UNKNOWN_ID, type: 'GROUP' };
  const rule = { metric: 'EstimatedWaitTime', operator: 'GreaterThan', conditionValue: 3, groups: [], waitSeconds: 5 };
  const wrong = {
    queueFlow: { queueFlow: nowhere },
    emailInQueueFlow: { emailInQueueFlow: nowhere },
    messageInQueueFlow: { messageInQueueFlow: nowhere },
    whisperPrompt: { whisperPrompt: nowhere },
    onHoldPrompt: { onHoldPrompt: nowhere },
    'defaultScripts.*': { defaultScripts: { CALL: nowhere } },
    'bullseye.rings.actions.skillsToRemove': { bullseye: { rings: [{}, { actions: { skillsToRemove: [nowhere] } }] } },
    'bullseye.rings.memberGroups': { bullseye: { rings: [{ memberGroups: [group] }] } },
    'conditionalGroupRouting.rules.queue': { conditionalGroupRouting: { rules: [{ ...rule, queue: nowhere }] } },
    'conditionalGroupRouting.rules.groups': { conditionalGroupRouting: { rules: [{ ...rule, groups: [group] }] } },
    'directRouting.backupQueueId': { directRouting: { backupQueueId: UNKNOWN_ID } },
    'cannedResponseLibraries.libraryIds': { cannedResponseLibraries: { mode: 'SelectedOnly', libraryIds: [UNKNOWN_ID] } },
    'outboundEmailAddress.domain': { outboundEmailAddress: { domain: { id: 'nowhere.example' } } },
  };

  it('is rejected in a queue, both new and existing', async () => {
    await expectRefused('/api/v2/routing/queues', { name: 'Ferries' }, wrong);
    const { selfUri } = await send('POST', '/api/v2/routing/queues', { name: 'Ferries' });
    const changed = await office.call('PUT', selfUri, { name: 'Ferries', ...wrong['defaultScripts.*'] });
    expect(refusal(changed)).toMatchObject({ status: 400, fields: ['defaultScripts.*'] });
    expect(await send('GET', selfUri)).not.toHaveProperty('defaultScripts');
  });

  it('is rejected in plans of a unit, which must belong to that unit', async () => {
    const WFM = '/api/v2/workforcemanagement';
    const divisions = await send<Listing<NamedEntity>>('GET', '/api/v2/authorization/divisions');
    const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' };
    const unitOf = async (name: string): Promise<string> => {
      const body = { name, divisionId: divisions.entities[0]?.id, settings };
      return `${WFM}/businessunits/${(await send('POST', `${WFM}/businessunits`, body)).id}`;
    };
    const unit = await unitOf('North');
    const elsewhere = await unitOf('South');
    const goal = { include: false };
    const template = { name: 'Swift', serviceLevel: goal, averageSpeedOfAnswer: goal, abandonRate: goal };
    const ownResult = await send('POST', `${unit}/servicegoaltemplates`, template);
    const foreign = await send('POST', `${elsewhere}/servicegoaltemplates`, template);
    const group = { name: 'Calls', routePaths: [], serviceGoalTemplateId: ownResult.id };
    const path = { queueId: UNKNOWN_ID, mediaType: 'Voice' };
    await expectRefused(`${unit}/planninggroups`, group, {
      serviceGoalTemplateId: { serviceGoalTemplateId: foreign.id },
      'routePaths.queueId': { routePaths: [path] },
    });
    expect(await send('POST', `${unit}/planninggroups`, group)).toMatchObject({ serviceGoalTemplate: { id: ownResult.id } });
    await expectRefused(
      `${unit}/staffinggroups`,
      { name: 'Early' },
      {
        managementUnitId: { managementUnitId: UNKNOWN_ID },
        planningGroupIds: { planningGroupIds: [UNKNOWN_ID] },
        userIds: { userIds: [UNKNOWN_ID] },
      },
    );
    const managed = `${WFM}/managementunits/${
      (await send('POST', `${WFM}/managementunits`, { name: 'Desk', businessUnitId: unit.split('/').at(-1), settings: {} })).id
    }`;
    const dates = { startBusinessUnitDate: '2026-03-16' };
    await expectRefused(
      `${managed}/workplanrotations`,
      { name: 'Weekly', dateRange: dates, pattern: { workPlanIds: [] } },
      {
        'pattern.workPlanIds': { pattern: { workPlanIds: [UNKNOWN_ID] } },
        'agents.userId': { agents: [{ userId: UNKNOWN_ID, dateRange: dates, position: 0 }] },
      },
    );
    await expectRefused(
      `${managed}/timeoffplans`,
      { name: 'Leave', autoApprovalRule: 'Never', active: true },
      { timeOffLimitIds: { timeOffLimitIds: [UNKNOWN_ID] } },
    );
  });

  it('is rejected in outcome predictors and caseplans', async () => {
    await expectRefused('/api/v2/journey/outcomes/predictors', {}, { outcome: { outcome: nowhere } });
    const divisions = await send<Listing<NamedEntity>>('GET', '/api/v2/authorization/divisions');
    await expectRefused(
      '/api/v2/casemanagement/caseplans',
      { name: 'Rebooking', referencePrefix: 'RB', divisionId: divisions.entities[0]?.id, customerIntentId: 'rebook' },
      { defaultCaseOwnerId: { defaultCaseOwnerId: UNKNOWN_ID } },
    );
  });

  it('is rejected in campaign rules', async () => {
    await expectRefused(
      '/api/v2/outbound/campaignrules',
      { name: 'Late', campaignRuleEntities: {}, campaignRuleConditions: [], campaignRuleActions: [] },
      {
        'campaignRuleEntities.campaigns': { campaignRuleEntities: { campaigns: [nowhere] } },
        'campaignRuleEntities.sequences': { campaignRuleEntities: { sequences: [nowhere] } },
        'campaignRuleActions.campaignRuleActionEntities.campaigns': {
          campaignRuleActions: [{ actionType: 'turnOffCampaign', campaignRuleActionEntities: { campaigns: [nowhere] } }],
        },
      },
    );
  });

  it('is rejected in campaigns, lists and rule sets', async () => {
    const { id } = await send('POST', '/api/v2/outbound/contactlists', listBody);
    const contactList = { id };
    const body = { name: 'Away', contactList, phoneColumns: listBody.phoneColumns, dialingMode: 'preview', callerName: 'Desk' };
    await expectRefused(
      '/api/v2/outbound/campaigns',
      { ...body, callerAddress: '+441632960000' },
      { script: { script: nowhere }, site: { site: nowhere }, edgeGroup: { edgeGroup: nowhere } },
    );
    const smsConfig = { messageColumn: 'text', phoneColumn: 'phone', senderSmsPhoneNumber: { phoneNumber: '+15555550100' } };
    await expectRefused(
      '/api/v2/outbound/messagingcampaigns',
      { name: 'Written', contactList, messagesPerMinute: 5, smsConfig },
      {
        callableTimeSet: { callableTimeSet: nowhere },
        contactListFilters: { contactListFilters: [nowhere] },
        ruleSets: { ruleSets: [nowhere] },
        'smsConfig.contentTemplate': { smsConfig: { ...smsConfig, contentTemplate: nowhere } },
      },
    );
    await expectRefused(
      '/api/v2/outbound/contactlists',
      { ...listBody, name: 'Others' },
      { attemptLimits: { attemptLimits: nowhere } },
    );
    await expectRefused('/api/v2/outbound/rulesets', { name: 'Rules', contactList, rules: [] }, { queue: { queue: nowhere } });
  });

  it('is rejected in emergency groups, policies, action maps, locations and numbers', async () => {
    await expectRefused(
      '/api/v2/architect/emergencygroups',
      { name: 'Storm' },
      {
        'emergencyCallFlows.emergencyFlow': { emergencyCallFlows: [{ emergencyFlow: nowhere }] },
        'emergencyCallFlows.ivrs': { emergencyCallFlows: [{ ivrs: [nowhere] }] },
      },
    );
    await expectRefused(
      '/api/v2/recording/mediaretentionpolicies',
      { name: 'Kept' },
      {
        'conditions.forQueues': { conditions: { forQueues: [{ id: UNKNOWN_ID, name: 'Nowhere' }] } },
        'mediaPolicies.*.conditions.forUsers': { mediaPolicies: { callPolicy: { conditions: { forUsers: [nowhere] } } } },
      },
    );
    const map = { displayName: 'Offer', pageUrlConditions: [], version: 1, startDate: '2026-03-10T00:00:00.000Z' };
    await expectRefused(
      '/api/v2/journey/actionmaps',
      { ...map, triggerWithSegments: [], action: { mediaType: 'webchat' } },
      {
        triggerWithSegments: { triggerWithSegments: [UNKNOWN_ID] },
        'action.actionTemplate': { action: { mediaType: 'contentOffer', actionTemplate: nowhere } },
      },
    );
    await expectRefused(
      '/api/v2/locations',
      { name: 'Quay' },
      { contactUser: { contactUser: UNKNOWN_ID }, path: { path: [UNKNOWN_ID] } },
    );
    await expectRefused(
      '/api/v2/routing/sms/phonenumbers',
      { phoneNumber: '+15555550123', phoneNumberType: 'local', countryCode: 'US' },
      { addressId: { addressId: UNKNOWN_ID } },
    );
    const routes = '/api/v2/routing/email/domains/mail.example/routes';
    await send('POST', '/api/v2/routing/email/domains', { id: 'mail.example', subDomain: false });
    const route = { pattern: 'help', fromName: 'Help', fromEmail: 'help@mail.example' };
    await expectRefused(routes, route, { queue: { queue: nowhere }, flow: { flow: nowhere }, skills: { skills: [nowhere] } });
  });
});

it('keeps two numbers of the same address apart', async () => {
  const address = { name: 'Pier', street: '1 Pier', city: 'Leith', region: 'X', postalCode: 'EH6', countryCode: 'GB' };
  const { id: addressId } = await send('POST', '/api/v2/routing/sms/addresses', address);
  const ids: string[] = [];
  for (const phoneNumber of ['+15555550123', '+15555550124']) {
    const body = { phoneNumber, phoneNumberType: 'local', countryCode: 'US', addressId };
    ids.push((await send('POST', '/api/v2/routing/sms/phonenumbers', body)).id);
  }
  expect(new Set([...ids, addressId]).size).toBe(3);
  expect(await send('GET', `/api/v2/routing/sms/phonenumbers/${ids[1]!}`)).toMatchObject({ addressId: { id: addressId } });
});

it('prevents the deletion of entities that numbers, responses, queues and emergency groups refer to', async () => {
  const address = { name: 'Pier', street: '1 Pier', city: 'Leith', region: 'X', postalCode: 'EH6', countryCode: 'GB' };
  const place = await send('POST', '/api/v2/routing/sms/addresses', address);
  const number = { phoneNumber: '+15555550123', phoneNumberType: 'local', countryCode: 'US' };
  const { selfUri: bought } = await send('POST', '/api/v2/routing/sms/phonenumbers', { ...number, addressId: place.id });
  expect((await office.call('POST', '/api/v2/routing/sms/phonenumbers', number)).status).toBe(409);
  const library = await send('POST', '/api/v2/responsemanagement/libraries', { name: 'Winter' });
  const texts = [{ content: 'Mind the ice' }];
  const response = { name: 'Ice', libraries: [{ id: library.id }], texts };
  const { selfUri: answer } = await send('POST', '/api/v2/responsemanagement/responses', response);
  const flow = await send('POST', '/api/v2/flows', { name: 'Waiting', type: 'INQUEUECALL' });
  const prompt = await send('POST', '/api/v2/architect/prompts', { name: 'Hush' });
  const flows = { queueFlow: { id: flow.id }, whisperPrompt: { id: prompt.id } };
  const { selfUri: queue } = await send('POST', '/api/v2/routing/queues', { name: 'Ferries', ...flows });
  const ivr = await send('POST', '/api/v2/architect/ivrs', { name: 'Main' });
  const emergencyCallFlows = [{ ivrs: [{ id: ivr.id }] }];
  const { selfUri: storm } = await send('POST', '/api/v2/architect/emergencygroups', { name: 'Storm', emergencyCallFlows });
  expect((await office.call('DELETE', prompt.selfUri)).status).toBe(409);
  for (const [collectionName, by] of [
    [place.selfUri, bought],
    [library.selfUri, answer],
    [flow.selfUri, queue],
    [ivr.selfUri, storm],
  ] as const) {
    expect((await office.call('DELETE', collectionName)).status, collectionName).toBe(409);
    await office.call('DELETE', by);
    expect((await office.call('DELETE', collectionName)).status, collectionName).toBe(204);
  }
  expect((await office.call('DELETE', prompt.selfUri)).status).toBe(204);
});

it('requires unique names for labels, templates and digital rules of outbound', async () => {
  const { id } = await send('POST', '/api/v2/outbound/contactlists', listBody);
  const template = await send('POST', '/api/v2/outbound/contactlisttemplates', { name: 'Plan', columnNames: ['phone'] });
  for (const [path, more] of [
    ['/api/v2/routing/utilization/labels', {}],
    ['/api/v2/outbound/digitalrulesets', { contactList: { id }, rules: [] }],
    ['/api/v2/outbound/contactlisttemplates', { columnNames: ['phone'] }],
    ['/api/v2/outbound/importtemplates', { contactListTemplate: { id: template.id } }],
    ['/api/v2/outbound/filespecificationtemplates', { format: 'Delimited' }],
  ] as const) {
    await send('POST', path, { name: 'First', ...more });
    const again = await office.call('POST', path, { name: 'FIRST', ...more });
    expect(refusal(again), path).toMatchObject({ status: 400, fields: ['name'] });
  }
  expect((await office.call('DELETE', template.selfUri)).status).toBe(409);
});

it('lists all messaging integrations, filtered by what they refer to', async () => {
  const path = '/api/v2/conversations/messaging/integrations';
  const { id: settingId } = await send('POST', '/api/v2/conversations/messaging/settings', { name: 'Quiet' });
  const open = { name: 'Kiosk', outboundNotificationWebhookUrl: 'https://kiosk.example' };
  const body = { ...open, outboundNotificationWebhookSignatureSecretToken: 'a'.repeat(16) };
  const { id } = await send('POST', `${path}/open`, { ...body, messagingSetting: { id: settingId } });
  await expectRefused(`${path}/open`, body, {
    messagingSetting: { messagingSetting: nowhere },
    supportedContent: { supportedContent: nowhere },
  });
  interface RuleCase {
    entities: { id: string; messengerType: string }[];
  }
  expect((await send<RuleCase>('GET', path)).entities).toMatchObject([{ id, messengerType: 'open' }]);
  expect((await send<RuleCase>('GET', `${path}?messagingSetting.id=${settingId}`)).entities).toHaveLength(1);
  expect((await send<RuleCase>('GET', `${path}?messagingSetting.id=${UNKNOWN_ID}`)).entities).toHaveLength(0);
});

it('assigns permanent ids to rules, conditions and actions of outbound', async () => {
  interface Rules {
    selfUri: string;
    version: number;
    rules: { id: string; name: string }[];
  }
  const { id } = await send('POST', '/api/v2/outbound/contactlists', listBody);
  const first = { name: 'First', category: 'DIALER_PRECALL', conditions: [] };
  const set = await send<Rules>('POST', '/api/v2/outbound/rulesets', { name: 'Rules', contactList: { id }, rules: [first] });
  const rules = [...set.rules, { ...first, name: 'Second' }];
  const { rules: after } = await send<Rules>('PUT', set.selfUri, { ...set, rules });
  expect(after[0]).toEqual(set.rules[0]);
  expect(new Set(after.map((rule) => rule.id)).size).toBe(2);
  expect((await send<Rules>('GET', set.selfUri)).rules).toEqual(after);
  const response = await send<Record<string, unknown>>('POST', '/api/v2/outbound/campaignrules', {
    name: 'Late',
    campaignRuleEntities: {},
    campaignRuleConditions: [{ conditionType: 'campaignProgress', parameters: { operator: 'greaterThan', value: '0.5' } }],
    campaignRuleActions: [{ actionType: 'turnOffCampaign', campaignRuleActionEntities: { useTriggeringEntity: true } }],
  });
  expect(response).toMatchObject({
    campaignRuleConditions: [{ id: expect.any(String) as string }],
    campaignRuleActions: [{ id: expect.any(String) as string }],
  });
});
