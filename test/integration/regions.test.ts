import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ApiClient, regions } from '../../src/entries/index.js';
import type { Region } from '../../src/entries/index.js';

it('docs/regions.md lists every region with the hosts that a client uses', () => {
  const page = readFileSync('docs/regions.md', 'utf8');
  const rows = Array.from(page.matchAll(/^\| `(\w+)` +\| `(api\.\S+)` +\| `(login\.\S+)` +\|$/gm), ([, ...cells]) => cells);
  const used = (Object.keys(regions) as Region[]).map((region) => {
    const { apiUrl, loginUrl } = new ApiClient({ region, timeout: 0 });
    return [region, new URL(apiUrl).hostname, new URL(loginUrl).hostname];
  });
  expect(rows).toEqual(used);
});
