import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, describe, expect, it } from 'vitest';

const restores: (() => void)[] = [];
const restoreAll = (): void => {
  for (const restore of restores.splice(0)) restore();
};
afterEach(restoreAll);

/** Counts the steps of all iterations over maps from now on: the work of a request, independent of the machine's speed. */
function countSteps(): { count: number } {
  const steps = { count: 0 };
  for (const name of ['values', 'entries', Symbol.iterator] as const) {
    const original = Map.prototype[name] as (this: Map<unknown, unknown>) => IterableIterator<unknown>;
    const counting = function* (this: Map<unknown, unknown>): Generator {
      const iterator = original.call(this);
      for (let step = iterator.next(); step.done !== true; step = iterator.next()) {
        steps.count += 1;
        yield step.value;
      }
    };
    Object.defineProperty(Map.prototype, name, { value: counting, configurable: true, writable: true });
    restores.push(() => {
      Object.defineProperty(Map.prototype, name, { value: original, configurable: true, writable: true });
    });
  }
  return steps;
}

const kinds: readonly [path: string, body: (index: number) => object][] = [
  ['/api/v2/users', (index) => ({ name: `Person ${index}`, email: `person${index}@people.example` })],
  ['/api/v2/routing/queues', (index) => ({ name: `Queue ${index}` })],
  ['/api/v2/routing/skills', (index) => ({ name: `Skill ${index}` })],
  ['/api/v2/routing/wrapupcodes', (index) => ({ name: `Code ${index}` })],
  ['/api/v2/routing/languages', (index) => ({ name: `Language ${index}` })],
  ['/api/v2/groups', (index) => ({ name: `Group ${index}`, type: 'official', rulesVisible: true, visibility: 'public' })],
  ['/api/v2/authorization/roles', (index) => ({ name: `Role ${index}`, permissions: [] })],
  ['/api/v2/authorization/divisions', (index) => ({ name: `Division ${index}`, description: 'One' })],
  ['/api/v2/externalcontacts/contacts', (index) => ({ firstName: 'Ann', lastName: `Example ${index}` })],
  ['/api/v2/locations', (index) => ({ name: `Location ${index}` })],
];

describe('A create', () => {
  it.each(kinds)('of %s takes as many steps after 600 entities as after 40', async (path, body) => {
    const sandbox = createSandbox({ rateLimit: false });
    const token = sandbox.issueAccessToken();
    let created = 0;
    const create = async (index = created): Promise<Response> => {
      created += 1;
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const request = new Request(`https://api.example${path}`, { method: 'POST', headers, body: JSON.stringify(body(index)) });
      return await sandbox.fetch(request);
    };
    const stepsOfNext = async (): Promise<number> => {
      const steps = countSteps();
      const response = await create();
      restoreAll();
      expect([path, response.status < 300 ? 'created' : await response.text()]).toEqual([path, 'created']);
      return steps.count;
    };
    while (created < 40) await create();
    const few = await stepsOfNext();
    while (created < 600) await create();
    const many = await stepsOfNext();
    expect(many - few).toBeLessThan(50);
    // The index must still find the existing name.
    if (!/contacts|locations/.test(path)) expect((await create(20)).status).toBeGreaterThanOrEqual(400);
  });
});
