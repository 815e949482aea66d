import { describe, expect, it } from 'vitest';
import { reportOn, uses } from '../support.js';

const vendorPackage = 'purecloud-platform-client-v2';
const ownPackage = 'contact-centre-client';

/** Each program uses one operation with findings, on line 9. */
function line9(text: string): string {
  const lines = text.split('\n');
  return `${'\n'.repeat(9 - lines.length)}${text}`;
}

describe('an instance of an API class is followed', () => {
  it.each([
    ['from the whole client', `const pc = require('${vendorPackage}');\nnew pc.UsersApi().getUserProfile('a');`, 'a.cjs'],
    [
      'from a default import',
      `import pc from '${vendorPackage}';\nnew pc.UsersApi(pc.ApiClient.instance).getUserProfile('a');`,
      'a.mjs',
    ],
    ['from a namespace', `import * as pc from '${ownPackage}';\nnew pc['UsersApi']()['getUserProfile']('a');`, 'a.mts'],
    [
      'from a name that is imported',
      `import { UsersApi as Users } from '${ownPackage}/fetch';\nnew Users().getUserProfile('a');`,
      'a.ts',
    ],
    ['from one area', `import { UsersApi } from '${ownPackage}/apis/users';\nnew UsersApi(client).getUserProfile('a');`, 'a.js'],
    ['from ./vendor', `import pc from '${ownPackage}/vendor';\nnew pc.UsersApi().getUserProfile('a');`, 'a.js'],
    ['from import = require', `import pc = require('${vendorPackage}');\nnew pc.UsersApi().getUserProfile('a');`, 'a.cts'],
    [
      'from import()',
      `const { default: pc } = await import('${vendorPackage}');\nnew pc.UsersApi().getUserProfile('a');`,
      'a.mjs',
    ],
    ['from import().then', `import('${vendorPackage}').then((pc) => {\nnew pc.UsersApi().getUserProfile('a'); });`, 'a.js'],
    ['from AMD', `define(['jquery', '${vendorPackage}'], function ($, pc) {\nnew pc.UsersApi().getUserProfile('a'); });`, 'a.js'],
    ['from a script tag', `const pc = require('platformClient');\nnew pc.UsersApi().getUserProfile('a');`, 'a.js'],
    ['from a script tag that was required elsewhere', `new platformClient.UsersApi().getUserProfile('a');`, 'a.js'],
    ['from the global of our script tag', `new window.ContactCentreClient.UsersApi().getUserProfile('a');`, 'a.js'],
    [
      'from a copy beside the program',
      `import pc from './lib/${vendorPackage}.min.js';\nnew pc.UsersApi().getUserProfile('a');`,
      'a.js',
    ],
    [
      'from a copy on the net',
      `import pc from 'https://esm.sh/${ownPackage}@1';\nnew pc.UsersApi().getUserProfile('a');`,
      'a.js',
    ],
    ['taken apart', `const { UsersApi: U } = require('${vendorPackage}');\nnew U().getUserProfile('a');`, 'a.js'],
    [
      'kept in a name that is set later',
      `let users;\nusers = new platformClient.UsersApi();\nusers?.getUserProfile?.('a');`,
      'a.js',
    ],
    [
      'of two names, by scope',
      `const users = 1;\nfunction f() { const users = new platformClient.UsersApi();\nusers.getUserProfile('a'); }`,
      'a.js',
    ],
    ['kept in an object', `const apis = { users: new platformClient.UsersApi() };\napis.users.getUserProfile('a');`, 'a.js'],
    [
      'put into an object',
      `const apis = {};\napis.users = new platformClient.UsersApi();\napis.users.getUserProfile('a');`,
      'a.js',
    ],
    [
      'taken out of an object',
      `const { users: [one] } = { users: [new platformClient.UsersApi()] };\none.getUserProfile('a');`,
      'a.js',
    ],
    [
      'among the rest',
      `const { routing, ...others } = { routing: 1, users: new platformClient.UsersApi() };\nothers.users.getUserProfile('a');`,
      'a.js',
    ],
    [
      'after a failure that was caught',
      `const make = async () => new platformClient.UsersApi();\n(await make().catch(stop).finally(done)).getUserProfile('a');`,
      'a.js',
    ],
    ['in a loop', `for (const one of [new platformClient.UsersApi()])\none.getUserProfile('a');`, 'a.js'],
    ['by default', `function f(users = new platformClient.UsersApi()) {\nusers.getUserProfile('a'); }`, 'a.js'],
    ['out of a function', `const make = () => new platformClient.UsersApi();\nmake().getUserProfile('a');`, 'a.js'],
    [
      'out of an asynchronous function',
      `async function make() { return new platformClient.UsersApi(); }\n(await make()).getUserProfile('a');`,
      'a.js',
    ],
    [
      'one or the other',
      `const users = given ?? (isTest ? fake : new platformClient.UsersApi());\nusers.getUserProfile('a');`,
      'a.js',
    ],
    [
      'kept in a field',
      `class A { users = new platformClient.UsersApi();\ngo() { return () => this.users.getUserProfile('a'); } }`,
      'a.js',
    ],
    [
      'kept in a private field',
      `class A { #users = new platformClient.UsersApi();\ngo() { this.#users.getUserProfile('a'); } }`,
      'a.js',
    ],
    [
      'set in the constructor',
      `class A { constructor(pc) { this.users = new platformClient.UsersApi(); }\ngo() { this.users.getUserProfile('a'); } }`,
      'a.js',
    ],
    [
      'behind a getter',
      `class A { get users() { return new platformClient.UsersApi(); }\ngo() { this.users.getUserProfile('a'); } }`,
      'a.js',
    ],
    ['kept in a static field', `class A { static users = new platformClient.UsersApi(); }\nA.users.getUserProfile('a');`, 'a.js'],
    [
      'inherited',
      `class A { users = new platformClient.UsersApi(); }\nclass B extends A { go() {\nthis.users.getUserProfile('a'); } }`,
      'a.js',
    ],
    [
      'of a class of the program',
      `class Mine extends platformClient.UsersApi { more() {} }\nnew Mine().getUserProfile('a');`,
      'a.js',
    ],
    [
      'in an object of methods',
      `const a = { users: new platformClient.UsersApi(), go() {\nreturn this.users.getUserProfile('a'); } };`,
      'a.js',
    ],
    [
      'by the type of a parameter',
      `import type { UsersApi } from '${vendorPackage}';\nconst f = (users: UsersApi) =>\nusers.getUserProfile('a');`,
      'a.ts',
    ],
    [
      'by a qualified type',
      `import pc from '${vendorPackage}';\nconst f = (users?: pc.UsersApi | null) =>\nusers!.getUserProfile('a');`,
      'a.ts',
    ],
    [
      'by a field of the constructor',
      `import { UsersApi } from '${ownPackage}';\nclass A { constructor(private readonly users: UsersApi) {}\ngo() { this.users.getUserProfile('a'); } }`,
      'a.ts',
    ],
    [
      'by an interface',
      `import { UsersApi } from '${ownPackage}';\ninterface Base { users: Readonly<UsersApi> } interface All extends Base {}\nfunction f({ users }: All) {\nusers.getUserProfile('a'); }`,
      'a.ts',
    ],
    [
      'by a type of the program',
      `type All = { users(): Promise<import('${ownPackage}').UsersApi> };\ndeclare const all: All;\n(await all.users()).getUserProfile('a');`,
      'a.ts',
    ],
    [
      'by the type of a class',
      `import { UsersApi } from '${ownPackage}';\nfunction f(users: InstanceType<typeof UsersApi>) {\nusers.getUserProfile('a'); }`,
      'a.ts',
    ],
    ['by an assertion', `import { UsersApi } from '${ownPackage}';\n(anything as UsersApi).getUserProfile('a');`, 'a.tsx'],
    [
      'given the class alone',
      `import { UsersApi } from '${ownPackage}';\nimport { useApi } from '${ownPackage}/react';\nuseApi(UsersApi).getUserProfile('a');`,
      'a.jsx',
    ],
    ['frozen', `const apis = Object.freeze({ users: new platformClient.UsersApi() });\napis.users.getUserProfile('a');`, 'a.js'],
    [
      'in a field with accessors',
      `class A { accessor users = new platformClient.UsersApi();\ngo() { this.users.getUserProfile('a'); } }`,
      'a.ts',
    ],
    [
      'in a file with types that says it has none',
      `// @flow\nimport { UsersApi } from '${vendorPackage}';\nconst f = (users: UsersApi) =>\nusers.getUserProfile('a');`,
      'a.js',
    ],
  ])('%s', (_, text, file) => {
    expect(uses({ [file]: line9(text) })).toEqual([`${file}:9 UsersApi.getUserProfile`]);
  });

  it.each([
    [
      'in a separate block',
      `let api = new platformClient.RoutingApi();\n{ let api = new platformClient.UsersApi();\napi.getUserProfile('a'); }`,
    ],
    [
      'out of a block, as `var` has it',
      `let api = new platformClient.RoutingApi();\nfunction f() { if (true) { var api = new platformClient.UsersApi(); }\napi.getUserProfile('a'); }`,
    ],
    [
      'in a parameter of one function',
      `function f(api = new platformClient.RoutingApi()) {}\nfunction g(api = new platformClient.UsersApi()) {\napi.getUserProfile('a'); }`,
    ],
    [
      'in a field of one class',
      `class A { constructor() { this.api = new platformClient.RoutingApi(); } }\nclass B { constructor() { this.api = new platformClient.UsersApi(); } go() {\nthis.api.getUserProfile('a'); } }`,
    ],
    [
      'in a field of a class in another',
      `class A { api = new platformClient.RoutingApi(); b() { return class { api = new platformClient.UsersApi(); go() {\nthis.api.getUserProfile('a'); } } } }`,
    ],
    [
      'in a variable assigned in one function',
      `function f() { let api; api = new platformClient.RoutingApi(); }\nfunction g() { let api; api = new platformClient.UsersApi();\napi.getUserProfile('a'); }`,
    ],
  ])('if a name has two meanings: %s', (_, text) => {
    expect(uses({ 'a.js': line9(text) })).toEqual(['a.js:9 UsersApi.getUserProfile']);
  });

  it.each([
    ['handed on', `const users = new platformClient.UsersApi();\nlist(users.getUserProfile.bind(users));`],
    ['taken off its instance', `const {\ngetUserProfile } = new platformClient.UsersApi();`],
    ['named beside its class', `import { UsersApi } from '${ownPackage}';\nusePlatformQuery(UsersApi, 'getUserProfile', ['a']);`],
    [
      'named beside its class in a list',
      `import { UsersApi } from '${ownPackage}';\nconst invalidates = [UsersApi, 'getUserProfile'];`,
    ],
    ['named beside an instance', `const users = new platformClient.UsersApi();\nvi.spyOn(users, 'getUserProfile');`],
  ])('to an operation that is %s', (_, text) => {
    expect(uses({ 'a.js': line9(text) })).toEqual(['a.js:9 UsersApi.getUserProfile']);
  });

  it.each([
    ['by its name', `export const users = new UsersApi();`, `import { users } from './apis/all';\nusers`],
    [
      'by another name',
      `const users = new UsersApi();\nexport { users as people };`,
      `import { people as p } from './apis/all.js';\np`,
    ],
    ['as the default', `export default new UsersApi();`, `import users from '@/apis/all';\nusers`],
    [
      'as the default, by name',
      `const users = new UsersApi();\nexport default { users };`,
      `import apis from '~/apis/all';\napis.users`,
    ],
    ['as a namespace', `export const users = new UsersApi();`, `import * as apis from '#apis/all';\napis.users`],
    ['by a function', `export function users() { return new UsersApi(); }`, `import { users } from 'apis/all';\nusers()`],
    ['by a class', `export class All { users = new UsersApi(); }`, `import { All } from './apis/all';\nnew All().users`],
    ['from a third file', `export * from './more';`, `import { users } from './apis/all';\nusers`],
    ['from a third file, as a namespace', `export * as more from './more';`, `import { more } from './apis/all';\nmore.users`],
    ['from a third file, renamed', `export { users as u } from './more';`, `import { u } from './apis/all';\nu`],
    ['by CommonJS', `module.exports = { users: new UsersApi() };`, `const { users } = require('./apis/all');\nusers`],
    ['by CommonJS, one by one', `exports.users = new UsersApi();`, `const apis = require('./apis/all');\napis.users`],
    ['by export =', `const users = new UsersApi();\nexport = { users };`, `import apis = require('./apis/all');\napis.users`],
  ])('from file to file, exported %s', (_, exported, imported) => {
    const files = {
      'src/apis/all.ts': `import { UsersApi } from '${ownPackage}';\n${exported}`,
      'src/apis/more.ts': `import { UsersApi } from '${ownPackage}';\nexport const users = new UsersApi();`,
      'src/use.ts': line9(`${imported}.getUserProfile('a');`),
    };
    expect(uses(files)).toEqual(['src/use.ts:9 UsersApi.getUserProfile']);
  });

  it.each(['./apis', '@/apis', 'src/apis', './apis/index.js'])('from a folder, as %s', (specifier) => {
    const files = {
      'src/apis/index.ts': `import { UsersApi } from '${ownPackage}';\nexport const users = new UsersApi();`,
      'src/use.ts': line9(`import { users } from '${specifier}';\nusers.getUserProfile('a');`),
    };
    expect(uses(files)).toEqual(['src/use.ts:9 UsersApi.getUserProfile']);
  });

  it('through files that import each other, and classes that extend each other', () => {
    const files = {
      'a.ts': `export * from './b'; export * from './c'; class A extends B {} class B extends A {}\ninterface I extends J {} interface J extends I { x: I }`,
      'b.ts': `export * from './a'; export * from './c'; export const users = one.users; export const one = users;`,
      'c.ts': `export * from './a'; export * from './b'; import { UsersApi } from '${ownPackage}';`,
      'd.ts': `import { users, A, I } from './a';\nusers.getUserProfile('a'); new A().users.getUserProfile('a'); const f = (i: I) => i.y.getUserProfile('a');`,
    };
    expect(uses(files)).toEqual(['d.ts:2 UsersApi.getUserProfile?']);
  });

  it('through a name that is assigned many times and a body with many assignments, visiting each once', () => {
    const many = (line: string): string => `${line}\n`.repeat(4_000);
    const text = `let one;\n${many('one = await new platformClient.UsersApi().getUser(a); one.fieldConfigs.externalContact;')}`;
    expect(uses({ 'a.js': text })).toHaveLength(4_000);
    const body = `const skill = {};\nconst api = new platformClient.RoutingApi();\n${many('skill.state = 1; api.postRoutingSkills(skill);')}`;
    expect(uses({ 'a.js': body })).toHaveLength(4_000);
  });

  it('up to a limited depth', () => {
    const deep = `new platformClient.UsersApi()${'.x'.repeat(2_000)}.getUserProfile('a');`;
    const long = `const a0 = new platformClient.UsersApi();${Array.from({ length: 2_000 }, (_, i) => `const a${i + 1} = a${i};`).join('')}a2000.getUserProfile('a')`;
    expect(uses({ 'a.js': deep, 'b.js': long })).toEqual(['a.js:1 UsersApi.getUserProfile?', 'b.js:1 UsersApi.getUserProfile?']);
  });
});

describe('an operation is recognized by its name', () => {
  const importLine = `import '${vendorPackage}';\n`;

  it('if its class is unknown', () => {
    expect(uses({ 'a.js': `${importLine}function f(api) { api.getRoutingQueueUsers('a'); }` })).toEqual([
      'a.js:2 RoutingApi.getRoutingQueueUsers?',
    ]);
  });

  it('in files that do not name the package, if the program does', () => {
    const file = { 'b.js': "api.getRoutingQueueUsers('a');" };
    expect(uses(file)).toEqual([]);
    expect(uses({ ...file, 'a.js': importLine })).toEqual(['b.js:1 RoutingApi.getRoutingQueueUsers?']);
  });

  it('in all its classes, if the facts are the same', () => {
    expect(uses({ 'a.js': `${importLine}api.putRoutingUserUtilization('a', {});` })).toEqual([
      'a.js:2 RoutingApi or UsersApi.putRoutingUserUtilization?',
    ]);
  });

  it.each([
    ['a name of two classes of which not the same is to be said', `${importLine}api.getRoutingLanguage('a');`],
    ['what a library has', `${importLine}import { getAuth } from 'firebase-admin/auth';\ngetAuth().getUser('a');`],
    ['a short name in a file that does not name the package', `auth.getUser('a');`],
    ['a stand-in', `${importLine}const api = { getRoutingQueueUsers: vi.fn() };\napi.getRoutingQueueUsers();`],
    ['a function of the program', `${importLine}import * as apis from './d.js';\napis.getRoutingQueueUsers();`],
    ['a method that the program declares', `${importLine}class Desk { getRoutingQueueUsers() {} }\ndesk.getRoutingQueueUsers();`],
    ['what is not called', `${importLine}console.log(api.getRoutingQueueUsers);`],
    ['what no class has', `${importLine}api.getNothingOfTheKind();`],
    ['what a class of the program adds', `class Mine extends platformClient.UsersApi { getMine() {} }\nnew Mine().getMine();`],
    [
      'an operation that a class of the program replaces',
      `class Mine extends platformClient.UsersApi { getUserProfile() {} }\nnew Mine().getUserProfile();`,
    ],
    [
      'members of our base class',
      `import { PlatformApi } from '${ownPackage}';\nclass Mine extends PlatformApi { getUserProfiles() {} }\nnew Mine().getUserProfiles();`,
    ],
  ])('but not: %s', (_, text) => {
    expect(uses({ 'a.js': text, 'c.js': importLine, 'd.js': 'export function getRoutingQueueUsers() {}' })).toEqual([]);
  });

  it('inside the method that wraps it', () => {
    expect(
      uses({ 'a.js': `${importLine}class Desk { getRoutingQueueUsers(api) {\nreturn api.getRoutingQueueUsers(); } }` }),
    ).toEqual(['a.js:3 RoutingApi.getRoutingQueueUsers?']);
  });
});

describe('scripts of components', () => {
  it('see the declarations of other scripts in the same file', () => {
    const text = `<script>\nimport { UsersApi } from '${ownPackage}';\n</script>\n<template/>\n<script setup lang="ts">\nimport { UsersApi } from '${ownPackage}';\nconst users: UsersApi = new UsersApi();\nusers.getUserProfile('a');\n</script>`;
    expect(uses({ 'a.vue': text, 'b.svelte': text })).toEqual([
      'a.vue:8 UsersApi.getUserProfile',
      'b.svelte:8 UsersApi.getUserProfile',
    ]);
  });

  it('are programs, not data', () => {
    const text =
      '<script type="application/json">{ "a": </script>\r\n<script>\r\nnew platformClient.UsersApi().getUserProfile();</script>';
    const { findings, unread } = reportOn({ 'a.html': text });
    expect(findings.map(({ line }) => line)).toContain(3);
    expect(unread).toEqual([]);
  });
});
