import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../../src/contract/index.js';
import { createApp } from '../../../src/sandbox/app.js';
import { firstModules } from '../../../src/sandbox/areas/first-modules.js';
import type { AreaParts } from '../../../src/sandbox/areas-on-demand.js';
import { Area } from '../../../src/sandbox/engine/area.js';
import { laterPart } from '../../../src/sandbox/areas/later.js';
import { issueAccessToken } from '../../../src/sandbox/sign-in/issue.js';
import { World } from '../../../src/sandbox/store/world.js';

const paths = [...new Set(parseContract().flatMap(({ verb, path }) => (verb === 'GET' && !path.includes('{') ? [path] : [])))];

/** The responses to all reads without placeholders, for a user, in a new sandbox with these modules. */
async function responsesWith(parts: AreaParts): Promise<Record<string, string>> {
  const world = new World({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
  const { respond } = createApp(world, parts);
  const { value } = issueAccessToken(world, world.store.users.all()[0]?.id);
  const headers = { authorization: `Bearer ${value}` };
  const responses: Record<string, string> = {};
  for (const path of paths) {
    const response = await respond(new Request(`https://sandbox.example${path}`, { headers }));
    responses[path] = `${response.status} ${(await response.text()).replace(/"contextId":"[^"]*"/, '')}`;
  }
  return responses;
}

describe('The modules of the areas', () => {
  it('define the same in any order', async () => {
    const expected = await responsesWith({ first: firstModules, later: laterPart });
    expect(Object.values(expected).filter((response) => response.startsWith('200')).length).toBeGreaterThan(300);
    const all = [...firstModules, ...laterPart.modules];
    const orders = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 2, seed: 7 });
    for (const modules of [[...all].reverse(), ...orders]) {
      const first = modules.slice(0, firstModules.length);
      const later = { ...laterPart, modules: modules.slice(firstModules.length) };
      expect(await responsesWith({ first, later })).toEqual(expected);
    }
  });

  it('define no operation twice', () => {
    const area = new Area(fetch);
    area.handle('getUser', () => ({}));
    expect(() => {
      area.handle('getUser', () => ({}));
    }).toThrow(new TypeError('getUser has two handlers'));
  });
});
