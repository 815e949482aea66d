import { describe, expect, it } from 'vitest';
import { matchMethods } from '../../src/find/match-methods.js';
import { listMethods } from '../../scripts/build/site/method-list.js';
import { readOperations } from '../../src/find/operations.js';

const list = listMethods(await readOperations(), ({ name }) => `reference/#${name}`);
const namesOf = (query: string): string[] => matchMethods(list, query).map(({ name }) => name);

describe('matchMethods', () => {
  it.each([
    ['a route with its verb', 'GET /api/v2/routing/queues', 'getRoutingQueues'],
    ['a route without /api/v2', 'post routing/queues', 'postRoutingQueues'],
    ['a copied address', 'https://api.mypurecloud.ie/api/v2/users/1f3c/presences/PURECLOUD?x=1', 'getUserPresence'],
    ['a route with placeholders', '/api/v2/routing/queues/{queueId}/members', 'deleteRoutingQueueMember'],
    ['a name', 'patchUserPresence', 'patchUserPresence'],
    ['a name as code', 'getUsersMe()', 'getUsersMe'],
    ['the words of a name', 'get user', 'getUser'],
    ['a misspelt word', 'qeues', 'getRoutingQueues'],
    ['who did something', 'who changed a queue', 'postAuditsQuery'],
    ['the beginning of a name', 'getusersm', 'getUsersMe'],
    ['words', 'list queues', 'getRoutingQueues'],
    ['words', 'set presence', 'patchUserPresence'],
  ])('finds a method by %s: %s', (_kind, query, method) => {
    expect(namesOf(query).slice(0, 5)).toContain(method);
  });

  it('lists an exact route before those that continue it', () => {
    expect(namesOf('GET /api/v2/routing/queues')[0]).toBe('getRoutingQueues');
    expect(namesOf('GET /api/v2/routing/queues/me')[0]).toBe('getRoutingQueuesMe');
  });

  it('lists all verbs of a path, the one that reads first, then the routes that continue it', () => {
    const path = 'https://gateway.example.com/genesys/api/v2/routing/queues/0f3c?expand=x#token';
    expect(namesOf(path).slice(0, 3)).toEqual(['getRoutingQueue', 'putRoutingQueue', 'deleteRoutingQueue']);
    expect(namesOf(path)).toContain('getRoutingQueueMembers');
    expect(namesOf('/api/v2/routing/queu')[0]).toBe('getRoutingQueues');
  });

  it('lists only methods that need a permission', () => {
    const methods = matchMethods(list, 'routing:queue:edit');
    expect(methods.map(({ name }) => name)).toContain('putRoutingQueue');
    expect(methods.every(({ permissions }) => permissions.includes('routing:queue:edit'))).toBe(true);
    expect(namesOf('routing:queue:*')).toContain('getRoutingQueues');
  });

  it('finds nothing for an empty query, an unknown route or the code of an error', () => {
    expect(namesOf('ERR_TOKEN_NOT_SET')).toEqual([]);
    expect(namesOf(' ')).toEqual([]);
    expect(namesOf('/api/v2/no/such/route')).toEqual([]);
  });
});
