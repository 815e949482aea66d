import { expect, it } from 'vitest';
import { parseContract } from '../../../src/contract/index.js';
import type { ContractOperation } from '../../../src/contract/index.js';
import { isRemoval, isWrite } from '../../../src/mcp/guard/is-write.js';
import { operationsByName } from '../../../src/mcp/guard/operations.js';
import { readingPosts } from '../../../src/mcp/guard/reading-posts.js';

const contract = parseContract();
const posts = [...new Map(contract.filter(({ verb }) => verb === 'POST').map((each) => [each.name, each])).values()];

/** Whether name or permissions suggest that an operation only reads. */
function seemsToRead({ path, permissions: { any = [], all = [] } }: ContractOperation): boolean {
  const words = path.split('/').filter((segment) => !segment.startsWith('{') && segment !== 'jobs');
  const permissions = [...any, ...all];
  const isQuery = ['query', 'search', 'suggest', 'observations', 'aggregates'].includes(words.at(-1) ?? '');
  return isQuery || (permissions.length > 0 && permissions.every((permission) => /:(view|search|read)$/.test(permission)));
}

/** Writes that seem to read: they run a paid model, and the platform does not say what they store. */
const writesThatSeemToRead = [
  'postConversationsSummariesPreview',
  'postKnowledgeKnowledgebaseDocumentsAnswers',
  'postLanguageunderstandingDomainVersionDetect',
];

/** Permissions to change something that some readers require: a planner may check a change before making it. */
const readersWithOtherPermissions =
  /^post(?:.*(?:Search|Query|Jobs|Validate|Exports|Test|Estimate|Me)|UsersSearch\w+|LicenseUsers|ProcessautomationTriggersTopicTest|FlowsInstancesJobs)$/;

it('counts every PUT, PATCH and DELETE as a write, and no GET', () => {
  const verbs = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;
  const counts = Object.fromEntries(
    verbs.map((verb) => [verb, new Set(contract.filter((each) => each.verb === verb).map(isWrite))]),
  );
  expect(counts).toEqual({ GET: new Set([false]), PUT: new Set([true]), PATCH: new Set([true]), DELETE: new Set([true]) });
});

it('knows every operation of the contract', () => {
  expect(contract).toHaveLength(3606);
  expect(contract.filter(({ name }) => !operationsByName().has(name))).toEqual([]);
});

it('lists each POST that seems to read, as a reader or as an exception', () => {
  const listed = (name: string): boolean => readingPosts.has(name) || writesThatSeemToRead.includes(name);
  expect(posts.filter((each) => seemsToRead(each) && !listed(each.name)).map(({ name }) => name)).toEqual([]);
  expect(writesThatSeemToRead.filter((name) => readingPosts.has(name))).toEqual([]);
});

it('lists as readers only POST operations of the contract, in alphabetical order', () => {
  const names = [...readingPosts];
  expect(names.filter((name) => !posts.some((each) => each.name === name))).toEqual([]);
  expect(names).toEqual(names.toSorted());
});

it('lists no POST as a reader that requires a permission to change something, except for queries, checks and exports', () => {
  const changing = posts.filter(({ name, permissions: { any = [], all = [] } }) => {
    const permissions = [...any, ...all];
    return (
      readingPosts.has(name) && permissions.some((permission) => /:(edit|delete|add|manage|update|assign)$/.test(permission))
    );
  });
  expect(changing.map(({ name }) => name).filter((name) => !readersWithOtherPermissions.test(name))).toEqual([]);
});

it('lists no removal as a reader', () => {
  const removing = posts.filter(
    ({ name, path }) => readingPosts.has(name) && /remove|delete|clear|terminate|disconnect/i.test(path),
  );
  expect(removing.map(({ name }) => name)).toEqual([]);
});

it('counts a POST that the contract does not have as a write', () => {
  expect(isWrite({ name: 'postRoutingQueuesQueryAndDelete', verb: 'POST' })).toBe(true);
});

it.each([
  ['deleteRoutingQueue', true],
  ['postAlertingRulesBulkRemove', true],
  ['postOutboundContactlistClear', true],
  ['postConversationDisconnect', true],
  ['putAuthorizationRoleUsersRemove', true],
  ['postGdprRequests', true],
  ['postRecordingsDeletionprotection', false],
  ['putRoutingQueue', false],
  ['postRoutingQueues', false],
])('says whether %s removes something', (name, expected) => {
  const operation = operationsByName().get(name);
  expect(operation && isRemoval(operation)).toBe(expected);
});
