import { beforeAll, expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { Walk } from './support/read-all.js';

/**
 * Set `SANDBOX_RESPONSES=all` to call every operation, which takes about half a minute of CPU time. By default one operation in `SHARE` is
 * called: which ones depends on their names alone.
 */
const isComplete = process.env['SANDBOX_RESPONSES'] === 'all';
const SHARE = 12;

function checksum(text: string): number {
  let sum = 7;
  for (const letter of text.split('')) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum;
}

const isSampled = ({ verb, path }: ContractOperation): boolean => isComplete || checksum(`${verb} ${path}`) % SHARE === 0;

/** Operations that differ from their type for a reason. */
const exceptions = [
  // The contract has an object where the platform sends a list.
  'GET /api/v2/search',
  'GET /api/v2/search/suggest',
  'POST /api/v2/search',
  'POST /api/v2/search/suggest',
  'POST /api/v2/speechandtextanalytics/transcripts/search',
  'POST /api/v2/conversations/participants/attributes/search',
  'POST /api/v2/conversations/customattributes/search',
].map((call) => `${call}: results is [`);

/** IDs that the caller chooses, or that the sandbox cannot know. */
const freeIds = [
  'GET /api/v2/journey/deployments/{deploymentId}/customers/{customerCookieId}/ping',
  // A source of presences begins with the first presence that it reports.
  'GET /api/v2/users/presences/{sourceId}/bulk',
  'GET /api/v2/users/{userId}/presences/{sourceId}',
  'PATCH /api/v2/users/{userId}/presences/{sourceId}',
  // A PUT or PATCH creates what no other operation can create.
  ...['GET', 'PATCH'].map((verb) => `${verb} /api/v2/learning/assignments/{assignmentId}/steps/{stepId}`),
  ...['GET', 'PUT'].map(
    (verb) => `${verb} /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId}`,
  ),
  // Organizations that trust this one are not in the sandbox.
  'PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor/{trustorId}',
];

const isExpected = (finding: string): boolean =>
  exceptions.some((start) => finding.startsWith(start)) ||
  freeIds.some((call) => finding.startsWith(`${call}: answers an unknown`));

/** Query values that do not filter, despite their names. */
const ineffective: ReadonlySet<string> = new Set([
  // The caller has every permission.
  ...['me', 'paged/me'].map((path) => `/api/v2/authorization/divisionspermitted/${path}?permission`),
  // A field and a value are given together.
  ...['filterField', 'filterValue'].map((name) => `/api/v2/journey/actionmaps?${name}`),
  ...['actionmaps', 'actiontemplates', 'outcomes', 'segments'].flatMap((path) =>
    ['queryFields', 'queryValue'].map((name) => `/api/v2/journey/${path}?${name}`),
  ),
  // Required values match the entities that do not name another owner.
  ...['contentmanagement/documents?workspaceId', 'responsemanagement/responses?libraryId'].map((filter) => `/api/v2/${filter}`),
  // Actions for authentication do not exist here.
  ...['actions', 'actions/drafts'].map((path) => `/api/v2/integrations/${path}?includeAuthActions`),
  // The document is published as it is.
  '/api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations?documentState',
  // The client has one token.
  '/api/v2/notifications/channels?includechannels',
  // No user is deleted.
  '/api/v2/quality/agents/activity?userState',
  // It is about the users that `userIds` names.
  '/api/v2/users/development/activities?relationship',
  // Modules are listed with the assignments of these users.
  '/api/v2/learning/modules/assignments?userIds',
]);

let walk: Walk;

beforeAll(async () => {
  walk = await Walk.open();
  const writes = walk.operations(['POST', 'PUT', 'PATCH'], isSampled).filter(({ path }) => path !== '/api/v2/tokens/me');
  for (const verb of ['POST', 'PUT', 'PATCH'])
    for (const operation of writes) if (operation.verb === verb) await walk.write(operation);
  for (const operation of walk.operations(['POST', 'PUT', 'PATCH', 'DELETE'], isSampled))
    if (operation.path.includes('{')) await walk.writeUnknown(operation);
  // Jobs end.
  walk.sandbox.clock.advance(4000);
  for (const operation of walk.operations(['GET'], isSampled)) await walk.read(operation);
  for (const read of walk.reads) {
    await walk.readItems(read);
    await walk.readPages(read);
    await walk.readUnknown(read);
    await walk.readFiltered(read);
  }
});

it('every response conforms to its type, pages do not repeat, and unknown ids are refused', () => {
  const unexpected = [...walk.findings].filter((finding) => !isExpected(finding));

  expect(unexpected).toEqual([]);
  expect(walk.responses).toBeGreaterThan(isComplete ? 10_000 : 600);
});

it('every filter that no entity matches changes a list, or is refused', () => {
  expect([...walk.ignored].filter((filter) => !ineffective.has(filter))).toEqual([]);
});
