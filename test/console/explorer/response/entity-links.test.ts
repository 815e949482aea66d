import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readReaderData } from '../../../../examples/console/build/explorer-readers.js';
import { EntityLinks } from '../../../../examples/console/src/explorer/response/entity-links.js';
import type { JsonNode } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { pathOf, readTree } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { jsonTokens } from '../../../../examples/console/src/explorer/form/json-tokens.js';
import { readLink } from '../../../../examples/console/src/explorer/form/link.js';
import { valuesFromAddress } from '../../../../examples/console/src/explorer/form/address-values.js';
import { areas, everyOperation } from '../support.js';

const data = readReaderData(areas, fileURLToPath(new URL('../../../../src', import.meta.url)));

/** Returns the links of a response: the method for each place. */
function linksIn(response: unknown, result = 'JsonObject'): Record<string, string> {
  const links = new EntityLinks(data, { result });
  const root = readTree(jsonTokens(JSON.stringify(response)));
  const nodes: JsonNode[] = root ? [root] : [];
  for (const node of nodes) nodes.push(...node.children);
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const link = links.linkOf(node);
      return link ? [[pathOf(node), `${link.name} ${formOf(link.to)}`]] : [];
    }),
  );
}

/** Returns the values of the form that a link opens. */
function formOf(to: string): string {
  const [path = '', hash = ''] = to.split('#');
  const name = path.split('/').at(-1);
  const address = readLink({ hash: `#${hash}`, search: '' })?.address;
  const operation = everyOperation.find((entry) => entry.operation.name === name)?.operation;
  return JSON.stringify(operation && address && valuesFromAddress(operation, address)?.values);
}

describe('An id in a response', () => {
  it.each([
    ['of a list', { entities: [{ id: 'q1' }] }, 'QueueEntityListing', { 'entities[0].id': 'getRoutingQueue {"queueId":"q1"}' }],
    ['of a new entity', { id: 'u1' }, 'User', { id: 'getUser {"userId":"u1"}' }],
    ['in a field of its name', { homeDivisionId: 'd1' }, '', { homeDivisionId: 'getAuthorizationDivision {"divisionId":"d1"}' }],
    ['in a list of ids', { queueIds: ['q1'] }, '', { 'queueIds[0]': 'getRoutingQueue {"queueId":"q1"}' }],
    ['of an object', { queue: { id: 'q1' } }, '', { 'queue.id': 'getRoutingQueue {"queueId":"q1"}' }],
    ['of objects of a list', { skills: [{ id: 's1' }] }, '', { 'skills[0].id': 'getRoutingSkill {"skillId":"s1"}' }],
    ['of a person', { manager: { id: 'u1' } }, '', { 'manager.id': 'getUser {"userId":"u1"}' }],
  ])('%s opens the call that reads it', (_kind, response, result, expected) => {
    expect(linksIn(response, result)).toEqual(expected);
  });

  it('follows the address that the entity states', () => {
    expect(linksIn({ thing: { id: 'u 1', selfUri: '/api/v2/users/u%201' } })).toEqual({
      'thing.selfUri': 'getUser {"userId":"u 1"}',
    });
    const member = { id: 'm1', selfUri: 'https://api.mypurecloud.ie/api/v2/groups/g1' };
    expect(linksIn({ entities: [member] }, 'QueueEntityListing')).toEqual({
      'entities[0].id': 'getGroup {"groupId":"g1"}',
      'entities[0].selfUri': 'getGroup {"groupId":"g1"}',
    });
  });

  it('is no link if it is not clear what it belongs to, or is no id', () => {
    expect(linksIn({ jobId: 'j1', id: 'x', queueId: 'a b', userId: 5, nextUri: '/elsewhere', name: 'queueId' })).toEqual({});
    expect(linksIn({ imageUri: 'https://example.com/a.png', queueId: '' })).toEqual({});
  });

  it('leads to operations that need no other argument', () => {
    for (const index of [...Object.values(data.ids), ...Object.values(data.types)]) {
      const [, name, path] = data.routes[index] ?? ['', '', ''];
      const required = everyOperation
        .find((entry) => entry.operation.name === name)
        ?.operation.parameters.filter((parameter) => parameter.required);
      expect([name, path.match(/\{/g)?.length, required?.length]).toEqual([name, 1, 1]);
    }
    expect(Object.keys(data.ids).length).toBeGreaterThan(150);
    expect(Object.keys(data.types).length).toBeGreaterThan(450);
  });
});
