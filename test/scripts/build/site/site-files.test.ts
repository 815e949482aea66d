import { expect, it } from 'vitest';
import { overviewForSite } from '../../../../scripts/build/site/site-files.js';

it('The links of llms.txt lead to the files of the site', () => {
  const text =
    '[a](../../docs/pagination.md) [b](../../AGENTS.md) [c](users.md) [d](llms-full.txt) [e](https://host.example/a.md)';
  expect(overviewForSite(text)).toBe(
    '[a](guides/pagination.md) [b](AGENTS.md) [c](llms/users.md) [d](llms/llms-full.txt) [e](https://host.example/a.md)',
  );
});
