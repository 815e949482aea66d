import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { entityListsOf } from '../../../../examples/console/build/explorer-entities.js';
import { EntityIds } from '../../../../examples/console/src/explorer/example/entity-ids.js';
import { entitiesIn, listOf, pathValuesOf } from '../../../../examples/console/src/explorer/find-id/entity-lists.js';
import { listsOfFields, takesSeveralIds } from '../../../../examples/console/src/explorer/find-id/lists-of-fields.js';
import type { NamedEntity } from '../../../../examples/console/src/explorer/find-id/search-entities.js';
import { searchEntities } from '../../../../examples/console/src/explorer/find-id/search-entities.js';
import { argumentsOf } from '../../../../examples/console/src/explorer/form/values.js';
import { signInUser } from '../../../sandbox/support.js';
import { clientOf } from '../../../support/in-sandbox.js';
import { areas, find } from '../support.js';

const lists = entityListsOf(areas);
const { signal } = new AbortController();

describe('The list of the entities of an id', () => {
  it.each([
    ['queueId', 'getRoutingQueues', '/api/v2/routing/queues', 'name'],
    ['userId', 'getUsers', '/api/v2/users', 'post'],
    ['groupId', 'getGroups', '/api/v2/groups', 'post'],
    ['divisionId', 'getAuthorizationDivisions', '/api/v2/authorization/divisions', 'name'],
    ['skillId', 'getRoutingSkills', '/api/v2/routing/skills', 'name'],
    ['flowId', 'getFlows', '/api/v2/flows', 'name'],
    ['conversationId', 'getConversations', '/api/v2/conversations', 'none'],
  ])('of %s is %s', (name, method, path, search) => {
    expect(lists[name]).toEqual([method, path, search]);
  });

  it('is that of the longest name at the end of a field', () => {
    expect(listOf('defaultQueueId', lists)).toBe(lists['queueId']);
    expect(listOf('wrapupCodeId', lists)?.[1]).toBe('/api/v2/routing/wrapupcodes');
    const groups = { groupId: ['getGroups', '', 'none'], skillGroupId: ['getSkillgroups', '', 'none'] } as const;
    expect(listOf('mainSkillGroupId', groups)).toBe(groups.skillGroupId);
    expect(listOf('id', lists)).toBeUndefined();
  });

  it('is small', () => {
    expect(JSON.stringify(lists).length).toBeLessThan(20_000);
  });

  it('needs all values of its path', () => {
    const members = ['getRoutingQueueMembers', '/api/v2/routing/queues/{queueId}/members', 'name'] as const;
    expect(pathValuesOf(members, { queueId: 'q', other: 'o' })).toEqual({ queueId: 'q' });
    expect(pathValuesOf(members, { queueId: ' ' })).toBeUndefined();
    expect(pathValuesOf(['getUsers', '/api/v2/users', 'post'], {})).toEqual({});
  });
});

describe('The lists of the fields of a method', () => {
  const listsFor = (className: string, name: string): Record<string, string> => {
    const { area, operation } = find(className, name);
    return Object.fromEntries(Object.entries(listsOfFields(area, operation, lists)).map(([field, [, path]]) => [field, path]));
  };

  it.each([
    // Its own list.
    ['UsersApi', 'getUsers', 'id', '/api/v2/users'],
    ['ArchitectApi', 'deleteArchitectPrompts', 'id', '/api/v2/architect/prompts'],
    ['GroupsApi', 'deleteGroupMembers', 'ids', '/api/v2/groups/{groupId}/members'],
    // Several ids, in a list or separated by commas.
    ['CoachingApi', 'getCoachingAppointments', 'facilitatorIds', undefined],
    ['CoachingApi', 'getCoachingAppointments', 'userIds', '/api/v2/users'],
    ['RoutingApi', 'getRoutingPredictors', 'queueId', '/api/v2/routing/queues'],
    ['AgentAssistantsApi', 'getAssistantsQueues', 'queueIds', '/api/v2/routing/queues'],
    ['ScriptsApi', 'getScripts', 'divisionIds', '/api/v2/authorization/divisions'],
    // One id.
    ['RoutingApi', 'getRoutingQueue', 'queueId', '/api/v2/routing/queues'],
    ['RoutingApi', 'getRoutingQueues', 'name', undefined],
  ])('%s.%s: %s', (className, name, field, path) => {
    expect(listsFor(className, name)[field]).toBe(path);
  });

  it('take several ids or one', () => {
    const severalOf = (className: string, name: string): string[] =>
      find(className, name)
        .operation.parameters.filter(takesSeveralIds)
        .map((parameter) => parameter.name);
    expect(severalOf('UsersApi', 'getUsers')).toEqual(['id', 'jabberId', 'userCustomAttributeSchemaIds']);
    expect(severalOf('AgentAssistantsApi', 'getAssistantsQueues')).toEqual(['queueIds']);
    expect(severalOf('RoutingApi', 'getRoutingQueue')).toEqual([]);
  });

  it('send several ids of a text separated by commas', () => {
    const { operation } = find('AgentAssistantsApi', 'getAssistantsQueues');
    expect(argumentsOf(operation, { queueIds: ['q1', 'q2'] }).args).toEqual({ queueIds: 'q1,q2' });
  });
});

describe('A search by name', () => {
  it('finds entities by the query of the list, by a search, and in a list without either', async () => {
    const sandbox = createSandbox({ rateLimit: false });
    const client = clientOf(sandbox);
    client.setAccessToken((await signInUser(sandbox)).access_token);
    const findByName = (name: string, text: string): Promise<NamedEntity[]> =>
      searchEntities(client, { list: lists[name] ?? ['', '', 'none'], pathValues: {}, text, signal });
    const [queue] = sandbox.queues;
    const [, user] = sandbox.users;
    expect(await findByName('queueId', queue?.name.slice(1, -1) ?? '')).toContainEqual({ id: queue?.id, name: queue?.name });
    expect(await findByName('userId', user?.name ?? '')).toContainEqual({ id: user?.id, name: user?.name });
    const presences = ['getPresencedefinitions', '/api/v2/presencedefinitions', 'none'] as const;
    expect(await searchEntities(client, { list: presences, pathValues: {}, text: 'no such name', signal })).toEqual([]);
    const sent = sandbox.requests.map(({ method, path, query }) => `${method} ${path} ${query['name']?.join('') ?? ''}`);
    expect(sent).toEqual(
      expect.arrayContaining([
        `GET /api/v2/routing/queues *${queue?.name.slice(1, -1) ?? ''}*`,
        'POST /api/v2/users/search ',
        'GET /api/v2/presencedefinitions ',
      ]),
    );
  });
});

describe('The ids of an example', () => {
  it('are those of the path, or of existing entities, and each list is read once', async () => {
    const paths: string[] = [];
    const ids = new EntityIds({
      lists,
      pathValues: { queueId: 'q1' },
      read: (path) => {
        paths.push(path);
        const entities = [
          { id: `${path}/1`, name: 'One' },
          { id: `${path}/2`, name: 'Two' },
        ];
        return Promise.resolve(path.includes('divisions') ? undefined : { entities });
      },
    });
    expect(await ids.find('queueId')).toBe('q1');
    expect(await ids.find('managerUserId')).toBe('/api/v2/users/1');
    expect(await ids.find('/api/v2/users#2')).toBe('/api/v2/users/2');
    expect(await ids.find('/api/v2/users.name')).toBe('One');
    expect(await ids.find('/api/v2/routing/queues/:queueId/members')).toBe('/api/v2/routing/queues/q1/members/1');
    expect(await ids.find('divisionId')).toBeUndefined();
    expect(await ids.find('nothing')).toBeUndefined();
    expect(paths).toEqual(['/api/v2/users', '/api/v2/routing/queues/q1/members', '/api/v2/authorization/divisions']);
  });

  it('are found in lists of any form', () => {
    expect(entitiesIn([{ id: 'a' }])).toEqual([{ id: 'a' }]);
    expect(entitiesIn({ types: ['user'], results: [{ id: 'a' }] })).toEqual([{ id: 'a' }]);
    expect(entitiesIn({ id: 'a', entities: [] })).toEqual([{ id: 'a', entities: [] }]);
    expect(entitiesIn('nothing')).toEqual([]);
  });
});
