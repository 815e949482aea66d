import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../../src/contract/index.js';
import { createApp } from '../../../src/sandbox/app.js';
import { areaModules } from '../../../src/sandbox/areas/modules.js';
import { Area } from '../../../src/sandbox/engine/area.js';
import { issueAccessToken } from '../../../src/sandbox/sign-in/issue.js';
import { World } from '../../../src/sandbox/store/world.js';

const paths = [...new Set(parseContract().flatMap(({ verb, path }) => (verb === 'GET' && !path.includes('{') ? [path] : [])))];

/** The responses to all reads without placeholders, for a user, in a new sandbox with these modules. */
async function responsesWith(modules: typeof areaModules): Promise<Record<string, string>> {
  const world = new World({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
  const app = createApp(world, modules);
  const { value } = issueAccessToken(world, world.store.users.all()[0]?.id);
  const headers = { authorization: `Bearer ${value}` };
  const responses: Record<string, string> = {};
  for (const path of paths) {
    const response = await app.request(path, { headers }, {});
    responses[path] = `${response.status} ${(await response.text()).replace(/"contextId":"[^"]*"/, '')}`;
  }
  return responses;
}

describe('The modules of the areas', () => {
  it('define the same in any order', async () => {
    const expected = await responsesWith(areaModules);
    expect(Object.values(expected).filter((response) => response.startsWith('200')).length).toBeGreaterThan(300);
    const orders = fc.sample(fc.shuffledSubarray([...areaModules], { minLength: areaModules.length }), { numRuns: 2, seed: 7 });
    for (const modules of [[...areaModules].reverse(), ...orders]) expect(await responsesWith(modules)).toEqual(expected);
  });

  it('define no operation twice', () => {
    const area = new Area(fetch);
    area.handle('getUser', () => ({}));
    expect(() => {
      area.handle('getUser', () => ({}));
    }).toThrow(new TypeError('getUser has two handlers'));
  });
});
