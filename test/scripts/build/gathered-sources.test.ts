import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatheredSources } from '../../../scripts/build/gathered-sources.js';
import { temporaryFolder } from './support.js';

it('returns the sources of re-exports, without imports and comments', async () => {
  const folder = await temporaryFolder({
    'entries/common.ts': `
      import { used } from './imported.js';
      /** export * from './comment.js'; */
      export * from './all.js';
      export { some } from '../core/some.js';
      export { used };
    `,
  });
  expect(gatheredSources(join(folder, 'entries/common.ts'))).toEqual([
    join(folder, 'entries/all.ts'),
    join(folder, 'core/some.ts'),
  ]);
});
