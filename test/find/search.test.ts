import { describe, expect, it } from 'vitest';
import { packData, unpackData } from '../../src/find/packed-data.js';
import { searchIndex } from '../../src/find/search.js';
import { findData } from './support.js';

async function find(question: string, count = 5): Promise<string[]> {
  const { operations, index } = await findData();
  return searchIndex(index, question, operations)
    .slice(0, count)
    .map((id) => operations[id]?.name ?? '');
}

describe('The search', () => {
  it('finds an operation by its method, its route and its permission', async () => {
    expect(await find('getUsersMe', 1)).toEqual(['getUsersMe']);
    expect(await find('/api/v2/routing/queues/{queueId}/wrapupcodes')).toContain('getRoutingQueueWrapupcodes');
    expect(await find('routing:wrapupCode:add')).toContain('postRoutingWrapupcodes');
  });

  it.each([
    ['agents', 'users', 'getUsers'],
    ['dispositions of a queue', 'wrap-up codes of a queue', 'getRoutingQueueWrapupcodes'],
    ['sign me out', 'log me out', 'deleteTokensMe'],
    ['data tables', 'datatables', 'getFlowsDatatables'],
    ['organization limits', 'organisation limits', 'getOrganizationsLimitsNamespaces'],
  ])('finds the same for "%s" as for "%s"', async (one, other, method) => {
    expect(await find(one)).toContain(method);
    expect(await find(other)).toContain(method);
  });

  it('finds a misspelt word', async () => {
    expect(await find('list presense definitions')).toContain('getPresenceDefinitions0');
  });

  it('distinguishes what to do with the same object', async () => {
    expect(await find('create a queue', 1)).toEqual(['postRoutingQueues']);
    expect(await find('delete a queue', 1)).toEqual(['deleteRoutingQueue']);
    expect(await find('list queues', 1)).toEqual(['getRoutingQueues']);
  });

  it('ranks a deprecated operation below the one that replaces it', async () => {
    const response = await find('list presence definitions', 20);
    expect(response).toContain('getPresencedefinitions');
    expect(response.indexOf('getPresenceDefinitions0')).toBeLessThan(response.indexOf('getPresencedefinitions'));
  });

  it('returns nothing for a question without a known word', async () => {
    expect(await find('xyzzyplugh')).toEqual([]);
    expect(await find('the of a')).toEqual([]);
  });

  it('gives the same results after packing and unpacking its data', async () => {
    const data = await findData();
    const packed = packData(data);
    expect(packed.byteLength).toBeLessThan(300_000);
    const unpacked = unpackData(packed);
    expect(unpacked.operations).toEqual(JSON.parse(JSON.stringify(data.operations)));
    for (const question of ['set presence', 'who is in a queue']) {
      expect(searchIndex(unpacked.index, question, unpacked.operations)).toEqual(
        searchIndex(data.index, question, data.operations),
      );
    }
  });
});
