import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDeclarations } from '../../../scripts/build/declarations.js';
import { temporaryFolder } from './support.js';

const sources = {
  'package.json': '{ "type": "module" }',
  'src/client.ts': `import type { User } from './user.js';\nimport { secret } from './bundled.js';\nexport const user = (): User => ({ name: secret() });\n`,
  'src/user.ts': 'export interface User {\n  name: string;\n}\n',
  'src/bundled.ts': `export const secret = (): string => 'secret';\n`,
  'src/server.ts': `import type { Server } from 'node:http';\nexport type { User } from './user.js';\nexport declare const server: Server;\n`,
};

it('writes the declarations that the entries lead to, once where both formats have the same', async () => {
  const root = await temporaryFolder(sources);
  const dist = join(root, 'dist');
  const entries = ['client', 'server'].map((name) => join(root, 'src', `${name}.ts`));
  const program = await writeDeclarations({ entries, sources: join(root, 'src'), dist });
  const read = (path: string): Promise<string> => readFile(join(dist, path), 'utf8');

  expect(await read('client.d.ts')).toBe(`export * from './client.cjs';\n`);
  expect(await read('client.d.cts')).toBe(`import type { User } from './user.cjs';\nexport declare const user: () => User;\n`);
  expect(await read('user.d.cts')).toBe('export interface User {\n  name: string;\n}\n');
  // The types of another package may depend on the format.
  expect(await read('server.d.ts')).toContain(`from './user.js'`);
  expect(await read('server.d.cts')).toContain(`from './user.cjs'`);
  expect(existsSync(join(dist, 'bundled.d.ts'))).toBe(false);
  expect(program.getSourceFile(join(root, 'src/bundled.ts'))).toBeDefined();
});

it('fails with the first error of the compiler', async () => {
  const root = await temporaryFolder({
    'package.json': '{ "type": "module" }',
    'src/wrong.ts': `export const wrong: number = 'text';\n`,
  });
  const options = { entries: [join(root, 'src/wrong.ts')], sources: join(root, 'src'), dist: join(root, 'dist') };
  await expect(writeDeclarations(options)).rejects.toThrow("Type 'string' is not assignable to type 'number'");
});
