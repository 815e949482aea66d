import { OURS, THEIRS } from '../parsing/packages.js';

/** The replacement for an import from the vendor's package. */
export type Replacement =
  /** The root, which exports the same names. */
  | { kind: 'root'; specifier: string }
  /** A name of the root that is the default export of one of the vendor's files. */
  | { kind: 'name'; specifier: string; name: string }
  /** A build that sets a global and exports nothing. */
  | { kind: 'global script' };

/** Files of the vendor's package that export what its main file exports. */
const wholeFiles = [
  /^index(?:\.d\.ts|\.js)?$/,
  /^dist\/node\/purecloud-platform-client-v2(?:\.js)?$/,
  /^dist\/web-amd\/purecloud-platform-client-v2(?:\.min)?(?:\.js)?$/,
  /^dist\/web-cjs\/bundle(?:\.js)?$/,
  /^src\/purecloud-platform-client-v2(?:\/index(?:\.js)?)?\/?$/,
];
const scriptFile = /^dist\/web-cjs\/purecloud-platform-client-v2(?:\.min)?(?:\.js)?$/;
const classFile = /^src\/purecloud-platform-client-v2\/(?:api\/)?(\w+)(?:\.js)?$/;

/** Returns the replacement of a module specifier; `undefined` if it is not known to be replaceable. */
export function replacementOf(specifier: string, version: string): Replacement | undefined {
  const [, deno = '', path = ''] = /^(npm:\/?)?purecloud-platform-client-v2(?:@[^/]*)?(?:\/(.*))?$/.exec(specifier) ?? [];
  if (!specifier.startsWith(`${deno}${THEIRS}`)) return undefined;
  const isVersioned = specifier.startsWith(`${deno}${THEIRS}@`);
  if (deno === '' && isVersioned) return undefined;
  const root = deno === '' ? OURS : `npm:${OURS}@^${version}`;
  if (path === '' || wholeFiles.some((file) => file.test(path))) return { kind: 'root', specifier: root };
  if (scriptFile.test(path)) return { kind: 'global script' };
  const [, name] = classFile.exec(path) ?? [];
  return name === undefined ? undefined : { kind: 'name', specifier: root, name };
}
