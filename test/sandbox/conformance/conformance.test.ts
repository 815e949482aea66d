import type { Sandbox, SandboxEvent } from 'contact-centre-client/sandbox';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { Changes } from '../../../src/sandbox/store/changes.js';
import type { Caller, Outcome } from '../engine/caller.js';
import { openForAll } from '../engine/everything.js';
import { plausible } from '../http/validation/plausible.js';
import { deviations } from './strict.js';
import { eventDeviations } from './topics.js';

interface Called {
  operation: ContractOperation;
  outcome: Outcome;
  /** Whether it should have changed something, but did not. */
  isIdle: boolean;
}

/** Some POST operations are queries. A typing notification changes nothing and only sends an event. */
const asking =
  /\/(query|audits|auditquery|status\/counts|search|suggest|history|test|scoring|progress|typing|messages\/bulk|externalcontacts\/bulk\/\w+(\/(divisionviews|unresolved))?|bulk\/retrieve|libraries\/bulk|responseassets\/bulk|comparedefault\/\{\w+\}|execute|answers|suggestions|query\/realtime|members\/validate|policies\/targets\/\{\w+\}\/validate|flows\/paths\/query|dynamicsettings\/preview)$/;

/** The complete state without the positions of random values. */
function stateOf(): string {
  const { collections, tokens } = sandbox.snapshot();
  return JSON.stringify({ collections, tokens });
}

let caller: Caller;
/** A write without effect may have sent values that were already set: it is repeated with all optional fields. */
async function isIdleAgain(operation: ContractOperation): Promise<boolean> {
  const { body } = operation;
  const values = await caller.values(operation);
  const before = stateOf();
  const full = body && { [body.argument]: plausible(body.type) };
  const { status } = await caller.call(operation, { ...values, ...full }, body?.required === false ? full : undefined);
  return status < 300 && stateOf() === before;
}

let sandbox: Sandbox;
const called: Called[] = [];
const events: SandboxEvent[] = [];

beforeAll(async () => {
  // The time advances with each call, so that every change has a different time on any machine.
  let time = Date.now();
  const opened = await openForAll({ now: () => (time += 1) });
  ({ caller, sandbox } = opened);
  // Without the day of conversations the state is small enough to compare before and after each call.
  const { collections, ...state } = sandbox.snapshot();
  sandbox.restore({ ...state, collections: { ...collections, conversations: [] } });
  sandbox.subscribe((event) => events.push(event));
  const turns = ['POST', 'PUT', 'PATCH', 'GET', 'HEAD', 'DELETE'];
  const turn = ({ verb, path }: ContractOperation): number => {
    const isOfAll = verb === 'DELETE' && path === '/api/v2/conversations/{conversationId}';
    // A published entity cannot be changed any more.
    const isFinal = verb === 'POST' && path.endsWith('/publish') ? 0.5 : 0;
    return turns.indexOf(verb) + isFinal + (isOfAll ? 1 : path === '/api/v2/tokens/me' ? 6 : 0);
  };
  // Most changes are reported to watchers. If none is reported, the call is repeated and the complete state is compared.
  const tell = vi.spyOn(Changes.prototype, 'tell');
  const hasChanged = (): boolean =>
    tell.mock.calls.some(([, , before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  for (const operation of [...caller.operations].sort((a, b) => turn(a) - turn(b))) {
    const asks = ['GET', 'HEAD'].includes(operation.verb) || asking.test(operation.path) || satisfied.has(told(operation));
    const outcome = await caller.plausibly(operation, () => {
      tell.mockClear();
    });
    const isIdle = !asks && outcome.status < 300 && !hasChanged() && (await isIdleAgain(operation));
    called.push({ operation, outcome, isIdle });
  }
});

/** Operations that cannot follow the contract, and the reasons. */
const excused = [
  // The contract declares JSON for searches of all kinds, transcripts and conversations, whose responses are lists.
  'GET /api/v2/search',
  'GET /api/v2/search/suggest',
  'POST /api/v2/search',
  'POST /api/v2/search/suggest',
  'POST /api/v2/speechandtextanalytics/transcripts/search',
  'POST /api/v2/conversations/participants/attributes/search',
  'POST /api/v2/conversations/customattributes/search',
].map((call) => `${call}: results is [`);

/** Writes that find the requested state: nothing to delete, or nothing to change. */
const satisfied = new Set([
  // A query for protected recordings changes nothing.
  'POST /api/v2/recordings/deletionprotection',
  // A query for a day changes nothing.
  'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday',
  // Possible shifts and trial plans change nothing either.
  'POST /api/v2/workforcemanagement/agents/me/possibleworkshifts',
  'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate',
  // The second time, the reason is already added or removed.
  ...['PUT', 'DELETE'].map((verb) => `${verb} /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason`),
  // A bulk call reports its refusals per entry.
  ...['contacts', 'notes', 'organizations', 'relationships'].flatMap((entities) =>
    ['add', 'remove', 'update'].map((action) => `POST /api/v2/externalcontacts/bulk/${entities}/${action}`),
  ),
  'POST /api/v2/telephony/prefixes/bulk',
  'POST /api/v2/conversations/callbacks/bulk/update',
  'PUT /api/v2/recordings/deletionprotection',
  'POST /api/v2/events/users/presence',
  'POST /api/v2/events/users/routingstatus',
  'PUT /api/v2/conversations/{conversationId}/customattributes/bulk',
  'PATCH /api/v2/conversations/{conversationId}/customattributes/bulk',
  'POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType}',
  'POST /api/v2/authorization/divisions/{divisionId}/restore',
  'POST /api/v2/gamification/profiles/{profileId}/activate',
  // The members have no roles.
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
  // Unknown members are refused one by one.
  'POST /api/v2/gamification/profiles/{profileId}/members',
  'POST /api/v2/employeeperformance/externalmetrics/data',
  // It is already off.
  'POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop',
  'DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers',
  'POST /api/v2/outbound/contactlists/{contactListId}/clear',
  'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk',
  // A second class offers the same operation, so the same body is sent twice.
  'PATCH /api/v2/users/{userId}/routinglanguages/{languageId}',
  ...['architect/prompts', 'flows', 'recording/crossplatform/mediaretentionpolicies', 'recording/mediaretentionpolicies'].map(
    (path) => `DELETE /api/v2/${path}`,
  ),
  // Settings with only a dictionary, and a list, both empty.
  'PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PUT /api/v2/telephony/providers/edges/alertablepresences',
  // It names no existing notification.
  'POST /api/v2/workforcemanagement/notifications/update',
  ...['bulk/remove', 'bulk/statuses/update', 'bulk/publish', 'enrollments/bulk/statuses/update'].map(
    (path) => `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/${path}`,
  ),
  ...['add', 'statuses/update'].map((word) => `POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/${word}`),
  'PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk',
  // It already has this value.
  'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings',
  'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/unavailabletimes/settings',
  'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/bulk',
  'PATCH /api/v2/alerting/rules/bulk',
  'PATCH /api/v2/alerting/alerts/bulk',
  'PATCH /api/v2/alerting/alerts/all',
  'DELETE /api/v2/alerting/alerts/all',
  'POST /api/v2/alerting/rules/bulk/remove',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/remove',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/update',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/versions/bulk/add',
  'POST /api/v2/learning/assignments/bulkadd',
  'POST /api/v2/learning/assignments/bulkremove',
  'POST /api/v2/outbound/contactlisttemplates/bulk/add',
  'POST /api/v2/outbound/importtemplates/bulk/add',
  'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/bulk/remove',
  ...[
    'assistants/{assistantId}/queues',
    'orgauthorization/trustees',
    'orgauthorization/trustors',
    'outbound/contactlisttemplates',
    'outbound/importtemplates',
    'outbound/filespecificationtemplates/bulk',
    'routing/skillexpressions',
    'emails/settings/threading',
    'users/agentui/agents/autoanswer/{agentId}/settings',
    'telephony/providers/edges/alertablepresences',
    'routing/directroutingbackup/settings/me',
    'routing/users/{userId}/directroutingbackup/settings',
  ].map((path) => `DELETE /api/v2/${path}`),
  // The sandbox already has the platform's default roles.
  'POST /api/v2/authorization/roles/default',
  'PUT /api/v2/authorization/roles/default',
  // A row with only a key.
  'PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId}',
  'DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio',
  'DELETE /api/v2/groups/{groupId}/members',
  'DELETE /api/v2/notifications/channels/{channelId}/subscriptions',
  'DELETE /api/v2/routing/users/{userId}/utilization',
  'DELETE /api/v2/routing/utilization',
  'DELETE /api/v2/tokens/{userId}',
  'DELETE /api/v2/users/{userId}/station/associatedstation',
  'DELETE /api/v2/users/stations/me/associatedstation',
]);

const told = ({ verb, path }: ContractOperation): string => `${verb} ${path}`;

it('Every operation returns exactly what its type declares', () => {
  const wrong = called.flatMap(({ operation, outcome: { status, body } }) => {
    if (status >= 300 || operation.verb === 'HEAD') return [];
    if (operation.returns === 'void') return body === undefined ? [] : [`${told(operation)}: has a body`];
    // A text may be empty; for a client, this is the same as no text.
    if (operation.accept !== 'application/json' && body === undefined) return [];
    return deviations(body, operation.returns)
      .map((deviation) => `${told(operation)}: ${deviation}`)
      .filter((deviation) => !excused.some((start) => deviation.startsWith(start)));
  });
  const good = called.filter(({ outcome }) => outcome.status < 300).length;
  console.log(`${called.length} operations called, ${good} of them answered, ${wrong.length} deviations`);
  expect([...new Set(wrong)]).toEqual([]);
});

it('Every operation refuses with the platform’s error body', () => {
  const wrong = called.flatMap(({ operation, outcome: { status, body } }) => {
    // SCIM has different errors (RFC 7644, 3.12), which have separate tests.
    if (status < 400 || operation.verb === 'HEAD' || (operation.path.includes('/scim/') && 'schemas' in Object(body))) return [];
    return deviations(body, 'ErrorBody').map((deviation) => `${told(operation)} (${status}): ${deviation}`);
  });
  expect(wrong).toEqual([]);
});

it('Every successful write changes the state', () => {
  const idle = called.flatMap(({ operation, isIdle }) => (isIdle ? [told(operation)] : []));
  expect([...new Set(idle)]).toEqual([]);
});

it('Every event matches the declaration of its topic', () => {
  const wrong = new Set(events.flatMap(eventDeviations));
  console.log(
    `${events.length} events of ${new Set(events.map(({ topicName }) => topicName.replace(/[0-9a-f-]{36}/g, '{id}'))).size} topics`,
  );
  expect([...wrong]).toEqual([]);
});

it('Every event of the simulated traffic matches the declaration of its topic', () => {
  const busy: SandboxEvent[] = [];
  const center = createSandbox({
    traffic: { intensity: 2, historyMs: 3_600_000 },
    now: () => Date.parse('2026-03-10T12:00:00Z'),
  });
  center.subscribe((event) => busy.push(event));
  for (let minute = 0; minute < 30; minute += 1) center.clock.advance(60_000);
  expect([...new Set(busy.flatMap(eventDeviations))]).toEqual([]);
  expect(busy.length).toBeGreaterThan(1000);
});
