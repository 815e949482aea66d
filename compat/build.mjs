/**
 * Writes the generated part of the package: its main file, the files under the vendor's paths, and the types of the API
 * classes. Needs a build of the package in the parent folder.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;
const areas = join(here, '../src/apis');

/** The paths of the vendor's package that programs import. All of them are CommonJS. */
const paths = ['node/purecloud-platform-client-v2', 'web-cjs/bundle'];

/** The paths that pages also load with a script tag. */
const scriptPaths = ['web-cjs/purecloud-platform-client-v2', 'web-cjs/purecloud-platform-client-v2.min'];

rmSync(join(here, 'dist'), { recursive: true, force: true });
for (const path of [...paths, ...scriptPaths]) {
  write(`${path}.js`, scriptPaths.includes(path) ? script() : "'use strict';\n\nmodule.exports = require('../index.js');\n");
  write(`${path}.d.ts`, "export * from '../names';\nexport * as default from '../names';\n");
}
write('index.js', main());
write('index.d.ts', "export * from './names';\nexport * as default from './names';\n");
write('names.d.ts', names());

function write(path, text) {
  const file = join(here, 'dist', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Exports the package to a bundler, and `require('platformClient')` to a page that loads the file with a script tag. */
function script() {
  const page = readFileSync(join(here, '../dist/vendor/platform-client.min.js'), 'utf8');
  return `'use strict';

if (typeof module === 'object' && module.exports) {
  module.exports = require('../index.js');
} else {
${page}
}
`;
}

/**
 * Exports a separate object, since programs and their tests replace its members. Node finds the named exports of a CommonJS
 * file by reading its text: the last line is for that, and is never executed.
 */
function main() {
  const values = createRequire(import.meta.url)('../dist/vendor/index.cjs');
  const exported = Object.keys(values).filter((name) => name !== 'default');
  return `'use strict';

const platformClient = { ...require('contact-centre-client/vendor') };
platformClient.default = platformClient;
Object.defineProperty(platformClient, '__esModule', { value: true });
module.exports = platformClient;

0 && (module.exports = { ${exported.join(', ')} });
`;
}

function names() {
  const classes = readdirSync(areas)
    .filter((name) => name !== 'platform-api.ts')
    .flatMap((name) => classesIn(readFileSync(join(areas, name), 'utf8')));
  return [
    "import type * as client from 'contact-centre-client/vendor';",
    "import type { Api, ApiClass, CustomHeaders, Options, WithBody } from '../types';",
    '',
    "export * from 'contact-centre-client/vendor';",
    "export type { AuthPopupMessage, AuthPopupMsgName, AuthPopupMsgType, AuthPopupNotify, ProxyConfig } from '../types';",
    "export type { LogConfiguration as Logger } from 'contact-centre-client/vendor';",
    '',
    ...classes.flatMap(declaration),
    '',
  ].join('\n');
}

/** Returns the classes of a file with their methods, and the methods that have options or a body. */
function classesIn(text) {
  const classes = [];
  for (const [, name, body] of text.matchAll(/^export class (\w+) extends PlatformApi \{\n([\s\S]*?)^\}/gm)) {
    const methods = Array.from(body.matchAll(/^ {2}(\w+)\(/gm), ([, method]) => method);
    const [, namespace = ''] = new RegExp(`^export declare namespace ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text) ?? [];
    const withOptions = new Set(Array.from(namespace.matchAll(/^ {2}(?:export )?type (\w+)Options\b/gm), ([, method]) => method));
    const withBody = Array.from(
      body.matchAll(/this\.call\(\s*'(\w+)',[^;]*\{ options: \[[^\]]*'body'[^\]]*\] \}/g),
      ([, method]) => method,
    );
    classes.push({ name, methods, withOptions, withBody });
  }
  return classes;
}

function declaration({ name, methods, withOptions, withBody }) {
  const base = `Api<client.${name}>`;
  const parent = withBody.length > 0 ? `Omit<${base}, ${withBody.map((each) => `'${each}'`).join(' | ')}>` : base;
  return [
    `export interface ${name} extends ${parent} {`,
    ...withBody.map((method) => `  ${method}: WithBody<${base}['${method}']>;`),
    '}',
    `export declare const ${name}: ApiClass<${name}>;`,
    `export declare namespace ${name} {`,
    ...methods.map((method) =>
      withOptions.has(method)
        ? `  export type ${method}Options = Options<client.${name}.${method}Options>;`
        : `  export type ${method}Options = CustomHeaders;`,
    ),
    '}',
  ];
}
