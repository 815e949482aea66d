import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const isEntry = (id: string): boolean => id.endsWith('bundle-entry.ts');

/** Bundles a module that uses the bindings. */
async function bundled(source: string): Promise<{ text: string; inputs: string[]; chunkCount: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: {
      alias: [
        { find: 'contact-centre-client/react', replacement: `${process.cwd()}/src/react/index.ts` },
        { find: 'contact-centre-client/apis/users', replacement: `${process.cwd()}/src/apis/users.ts` },
      ],
    },
    plugins: [{ name: 'entry', resolveId: (id) => (isEntry(id) ? id : null), load: (id) => (isEntry(id) ? source : null) }],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'bundle-entry.ts', formats: ['es'] },
      rolldownOptions: { external: ['react', '@tanstack/react-query'] },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const chunks = output.filter((each) => each.type === 'chunk');
  const inputs = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [relative(process.cwd(), file)] : [])),
  );
  return { text: chunks.map(({ code }) => code).join('\n'), inputs, chunkCount: chunks.length };
}

describe('A bundle', () => {
  it('of a hook contains no API class, no HTTP library and no client', async () => {
    const { text, inputs, chunkCount } = await bundled(
      `export { usePlatformQuery, useSession, PlatformProvider } from 'contact-centre-client/react';`,
    );
    expect(
      inputs.filter((file) => /src\/(apis|models|contract|sandbox)\/|axios|qs|sign-in-client|transport-/.test(file)),
    ).toEqual([]);
    expect(text).not.toMatch(/\/api\/v2\/(?!users\/me|tokens\/me)/);
    expect(inputs).toContain('src/react/session-store.ts');
    expect(chunkCount).toBe(1);
  });

  it('contains only the classes that are used', async () => {
    const { inputs } = await bundled(`
      import { UsersApi } from 'contact-centre-client/apis/users';
      import { usePlatformQuery } from 'contact-centre-client/react';
      export const useMe = () => usePlatformQuery(UsersApi, 'getUsersMe', []);`);
    expect(inputs.filter((file) => file.startsWith('src/apis/')).sort()).toEqual([
      'src/apis/platform-api.ts',
      'src/apis/users.ts',
    ]);
  });

  it('of the options alone contains no provider, no session and no hook', async () => {
    const { inputs, chunkCount } = await bundled(`export { platformQueryFilter } from 'contact-centre-client/react';`);
    expect(inputs.filter((file) => file.startsWith('src/'))).toEqual(['src/react/cache.ts']);
    expect(chunkCount).toBe(1);
  });

  it('is empty if nothing of it is used', async () => {
    const { text, chunkCount } = await bundled(`import { useSession } from 'contact-centre-client/react';`);
    expect(text.replace(/^import .*$|^\/\/.*$/gm, '').trim()).toBe('');
    expect(chunkCount).toBe(1);
  });
});

describe('Importing', () => {
  it('has no side effects: no global, no timer, no store, no context', async () => {
    const { text } = await bundled(`export * from 'contact-centre-client/react';`);
    // Stubs that fail when anything of them is called, in a process whose globals are watched.
    const stubs = `
      const forbidden = (name) => () => { throw new Error(name + ' was called at import'); };
      const before = new Set(Object.getOwnPropertyNames(globalThis));
      for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'fetch', 'BroadcastChannel', 'addEventListener']) globalThis[name] = forbidden(name);
      for (const name of ['localStorage', 'sessionStorage', 'window', 'document', 'location']) {
        Object.defineProperty(globalThis, name, { configurable: true, get: forbidden(name) });
        before.add(name);
      }
      before.add('addEventListener');`;
    const code = text
      .replace(
        /import \* as (\w+) from "react";/g,
        'const $1 = new Proxy({}, { get: (_, name) => forbidden(`React.${String(name)}`)() });',
      )
      .replace(/import \{([^}]*)\} from "@tanstack\/react-query";/g, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => `const ${name.trim().split(' as ').at(-1)!} = forbidden('${name.trim()}');`)
          .join('\n'),
      );
    expect(code).not.toMatch(/^import /m);
    const script = `${stubs}\n${code}\nconst added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
      if (added.length > 0) throw new Error('added ' + added);\nprocess.stdout.write('nothing');`;
    expect(execFileSync(process.execPath, ['--input-type=module'], { input: script, encoding: 'utf8' })).toBe('nothing');
  });
});
