import { describe, expect, it } from 'vitest';
import { referencesOf, resourceAt, subjectOf } from '../../../src/mcp/guard/resources.js';
import { plan } from './support.js';

const id = (digit: number): string => `${digit}1b2c3d4-0000-4000-8000-000000000000`;
const pathsOf = (name: string, callArguments: Record<string, unknown>): string[] =>
  referencesOf(plan(name, callArguments)).map(({ path }) => path);

describe('resourceAt', () => {
  it('finds what a GET without further arguments reads', () => {
    expect(resourceAt('/api/v2/routing/queues/q1')).toMatchObject({ kind: 'read', values: ['q1'] });
    expect(resourceAt('/api/v2/routing/queues')).toMatchObject({ kind: 'list', values: [] });
    expect(resourceAt('/api/v2/routing/settings')).toMatchObject({ kind: 'readOne' });
  });

  it.each(['/api/v2/nothing', '/api/v2/analytics/conversations/details/query', '/api/v2/routing/queues/q1/members/m1'])(
    'finds nothing at %s',
    (path) => {
      expect(resourceAt(path)).toBeUndefined();
    },
  );
});

describe('subjectOf', () => {
  it.each([
    ['putRoutingQueue', { queueId: 'q1', body: {} }, '/api/v2/routing/queues/q1'],
    ['deleteRoutingQueue', { queueId: 'q1' }, '/api/v2/routing/queues/q1'],
    ['postRoutingQueueMembers', { queueId: 'q1', body: [] }, '/api/v2/routing/queues/q1/members'],
    ['deleteRoutingQueueMember', { queueId: 'q1', memberId: 'm1' }, '/api/v2/routing/queues/q1/members'],
    ['patchOutboundSettings', { body: {} }, '/api/v2/outbound/settings'],
  ])('of %s is the nearest thing that can be read', (name, callArguments, path) => {
    expect(subjectOf(plan(name, callArguments))?.path).toBe(path);
  });

  it('of a creation is nothing', () => {
    expect(subjectOf(plan('postRoutingQueues', { body: { name: 'x' } }))).toBeUndefined();
  });
});

describe('referencesOf', () => {
  it('finds the entities in the path, each once', () => {
    expect(pathsOf('putUserRoutingskill', { userId: 'u1', skillId: 's 1', body: { id: 's 1', proficiency: 1 } })).toEqual([
      '/api/v2/users/u1',
      '/api/v2/routing/skills/s%201',
    ]);
  });

  it('finds the entities that a body names by object, by field, and in lists', () => {
    const body = {
      name: 'x',
      division: { id: id(1) },
      queueFlow: { id: id(2) },
      directRouting: { backupQueueId: id(3) },
      memberGroups: [{ id: id(4), type: 'GROUP' }],
      lastMessageId: id(5),
      somethingElse: { id: id(6) },
    };
    expect(pathsOf('postRoutingQueues', { body }).toSorted()).toEqual(
      [
        `/api/v2/authorization/divisions/${id(1)}`,
        `/api/v2/flows/${id(2)}`,
        `/api/v2/routing/queues/${id(3)}`,
        `/api/v2/groups/${id(4)}`,
      ].toSorted(),
    );
  });

  it('takes words such as member and owner for users', () => {
    expect(pathsOf('postGroups', { body: { name: 'x', ownerIds: [id(1)] } })).toEqual([`/api/v2/users/${id(1)}`]);
    expect(pathsOf('postGroupMembers', { groupId: 'g1', body: { memberIds: [id(1), id(2)], version: 1 } })).toEqual([
      '/api/v2/groups/g1',
      `/api/v2/users/${id(1)}`,
      `/api/v2/users/${id(2)}`,
    ]);
  });

  it('finds at most twenty, and ignores values that are no ids', () => {
    const memberIds = Array.from({ length: 30 }, (_, index) => `u${index}`);
    expect(pathsOf('postGroupMembers', { groupId: 'g1', body: { memberIds, version: 1 } })).toHaveLength(20);
    expect(pathsOf('postGroupMembers', { groupId: 'g1', body: { memberIds: ['', '.', '..', 5, null, {}] } })).toEqual([
      '/api/v2/groups/g1',
    ]);
  });

  it('looks six levels deep', () => {
    const nest = (levels: number): object => (levels === 0 ? { queueId: id(1) } : { nested: nest(levels - 1) });
    expect(pathsOf('postRoutingQueues', { body: nest(6) })).toEqual([`/api/v2/routing/queues/${id(1)}`]);
    expect(pathsOf('postRoutingQueues', { body: nest(7) })).toEqual([]);
  });

  it('finds no entity in an object whose id is no text', () => {
    const references = [{ id: 5 }, { id: null }, { id: [id(1)] }, { name: 'Home' }];
    for (const division of references) expect(pathsOf('postRoutingQueues', { body: { name: 'x', division } })).toEqual([]);
  });

  it('finds the entity that the type of a field names, if the field does not', () => {
    expect(pathsOf('postAssistants', { body: { name: 'x', createdBy: { id: id(1) } } })).toEqual([`/api/v2/users/${id(1)}`]);
  });

  it('takes a DomainEntityRef for no domain', () => {
    const body = { sourceMessage: { id: 'example.com' } };
    const values = { conversationId: 'c1', body };
    expect(pathsOf('postConversationsEmailMessagesDraftAttachmentsCopy', values).join()).not.toContain('example.com');
  });

  it.each([id(1), id(1).toUpperCase()])('takes a query value that is an id for an entity: %s', (scheduleGroup) => {
    expect(pathsOf('getArchitectIvrs', { scheduleGroup })).toEqual([`/api/v2/architect/schedulegroups/${scheduleGroup}`]);
  });

  it.each([`${id(1)}-old`, `old-${id(1)}`, `${id(1)}0`, 'Weekdays'])(
    'takes no other query value for one: %s',
    (scheduleGroup) => {
      expect(pathsOf('getArchitectIvrs', { scheduleGroup })).toEqual([]);
    },
  );

  it('finds the entities that the query names', () => {
    expect(pathsOf('getQualityEvaluationsQuery', { agentUserId: id(1), queueId: id(2) })).toEqual([
      `/api/v2/users/${id(1)}`,
      `/api/v2/routing/queues/${id(2)}`,
    ]);
    expect(pathsOf('deleteOutboundContactlists', { id: [id(1)] })).toEqual([]);
  });
});
