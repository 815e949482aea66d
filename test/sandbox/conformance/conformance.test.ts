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
  /** Whether it was to change something, and did not. */
  isIdle: boolean;
}

/** POST is how much is asked for, too, and how one tells that one types: of that there is an event. */
const asking =
  /\/(query|audits|auditquery|status\/counts|search|suggest|history|test|scoring|progress|typing|messages\/bulk|externalcontacts\/bulk\/\w+(\/(divisionviews|unresolved))?|bulk\/retrieve|libraries\/bulk|responseassets\/bulk|comparedefault\/\{\w+\}|execute|answers|suggestions|query\/realtime|members\/validate|policies\/targets\/\{\w+\}\/validate|flows\/paths\/query|dynamicsettings\/preview)$/;

/** All that a sandbox keeps but for what ids are made of. */
function stateOf(): string {
  const { collections, tokens } = sandbox.snapshot();
  return JSON.stringify({ collections, tokens });
}

let caller: Caller;
/** What had nothing to change may have been sent nothing to change: a second time it is sent all that it takes. */
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
  // No two moments are the same: what is changed has another time than before, however quick the machine is.
  let time = Date.now();
  const opened = await openForAll({ now: () => (time += 1) });
  ({ caller, sandbox } = opened);
  // Without its day of conversations a sandbox is small enough to be looked at before and after each call.
  const { collections, ...state } = sandbox.snapshot();
  sandbox.restore({ ...state, collections: { ...collections, conversations: [] } });
  sandbox.subscribe((event) => events.push(event));
  const turns = ['POST', 'PUT', 'PATCH', 'GET', 'HEAD', 'DELETE'];
  const turn = ({ verb, path }: ContractOperation): number => {
    const isOfAll = verb === 'DELETE' && path === '/api/v2/conversations/{conversationId}';
    // What is published is changed no more.
    const isFinal = verb === 'POST' && path.endsWith('/publish') ? 0.5 : 0;
    return turns.indexOf(verb) + isFinal + (isOfAll ? 1 : path === '/api/v2/tokens/me' ? 6 : 0);
  };
  // Of most of what changes the world is told: what is not, or is as it was before, is asked for anew and looked for in all there is.
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

/** Where the contract itself cannot be followed, and why. */
const excused = [
  // What a search of all kinds finds is a list, and so are transcripts and conversations; the contract says of it only that it is JSON.
  'GET /api/v2/search',
  'GET /api/v2/search/suggest',
  'POST /api/v2/search',
  'POST /api/v2/search/suggest',
  'POST /api/v2/speechandtextanalytics/transcripts/search',
  'POST /api/v2/conversations/participants/attributes/search',
  'POST /api/v2/conversations/customattributes/search',
].map((call) => `${call}: results is [`);

/** Writes that find everything as they want it: what is to go is not there, what is to be is so already. */
const satisfied = new Set([
  // Asked who is protected, it changes nothing.
  'POST /api/v2/recordings/deletionprotection',
  // What is asked of a day changes nothing.
  'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday',
  // Shifts that are possible, and plans that are tried, change nothing either.
  'POST /api/v2/workforcemanagement/agents/me/possibleworkshifts',
  'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate',
  // There is one reason: the second time it is there already, or gone.
  ...['PUT', 'DELETE'].map((verb) => `${verb} /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason`),
  // What a bulk call refuses it says entry by entry.
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
  // Members that have no roles.
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
  // Strangers are refused one by one.
  'POST /api/v2/gamification/profiles/{profileId}/members',
  'POST /api/v2/employeeperformance/externalmetrics/data',
  // It is off already.
  'POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop',
  'DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers',
  'POST /api/v2/outbound/contactlists/{contactListId}/clear',
  'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk',
  // A second class offers it, and so it is sent the same twice.
  'PATCH /api/v2/users/{userId}/routinglanguages/{languageId}',
  ...['architect/prompts', 'flows', 'recording/crossplatform/mediaretentionpolicies', 'recording/mediaretentionpolicies'].map(
    (path) => `DELETE /api/v2/${path}`,
  ),
  // Settings of nothing but a dictionary, and a list, both of them empty.
  'PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PUT /api/v2/telephony/providers/edges/alertablepresences',
  // Nothing is named that is there.
  'POST /api/v2/workforcemanagement/notifications/update',
  ...['bulk/remove', 'bulk/statuses/update', 'bulk/publish', 'enrollments/bulk/statuses/update'].map(
    (path) => `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/${path}`,
  ),
  ...['add', 'statuses/update'].map((word) => `POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/${word}`),
  'PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk',
  // So it is already.
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
  // As the platform ships them already.
  'POST /api/v2/authorization/roles/default',
  'PUT /api/v2/authorization/roles/default',
  // A row of a key alone.
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

it('Every operation answers with what its type declares, and with nothing else', () => {
  const wrong = called.flatMap(({ operation, outcome: { status, body } }) => {
    if (status >= 300 || operation.verb === 'HEAD') return [];
    if (operation.returns === 'void') return body === undefined ? [] : [`${told(operation)}: has a body`];
    // A text may be empty, which a client does not tell from none.
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
    // SCIM has errors of its own (RFC 7644, 3.12), which its own tests hold.
    if (status < 400 || operation.verb === 'HEAD' || (operation.path.includes('/scim/') && 'schemas' in Object(body))) return [];
    return deviations(body, 'ErrorBody').map((deviation) => `${told(operation)} (${status}): ${deviation}`);
  });
  expect(wrong).toEqual([]);
});

it('Every write that is answered with success has changed something', () => {
  const idle = called.flatMap(({ operation, isIdle }) => (isIdle ? [told(operation)] : []));
  expect([...new Set(idle)]).toEqual([]);
});

it('Every event is as its topic declares it', () => {
  const wrong = new Set(events.flatMap(eventDeviations));
  console.log(
    `${events.length} events of ${new Set(events.map(({ topicName }) => topicName.replace(/[0-9a-f-]{36}/g, '{id}'))).size} topics`,
  );
  expect([...wrong]).toEqual([]);
});

it('Every event of a contact centre at work is as its topic declares it', () => {
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
