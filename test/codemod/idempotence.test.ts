import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as root from '../../src/entries/root.js';
import { moveFile } from '../../src/codemod/program.js';
import { applyEdits } from '../../src/parsing/syntax.js';

const vendor = 'purecloud-platform-client-v2';
const source = fc.constantFrom(vendor, `${vendor}/dist/node/${vendor}.js`, 'contact-centre-client');
const head = fc.oneof(
  source.map((from) => `const pc = require('${from}');`),
  source.map((from) => `import pc from '${from}';`),
  source.map((from) => `import * as pc from '${from}';`),
  source.map((from) => `import { UsersApi, ApiClient as pc } from '${from}';`),
  source.map((from) => `const pc = await import('${from}');`),
);
const line = fc.constantFrom(
  'new pc.UsersApi();',
  'pc.ApiClient.instance.config;',
  'send(pc);',
  'function f(pc) { return pc.UsersApi; }',
  'function g(UsersApi) { return pc.UsersApi; }',
  'class RoutingApi extends pc.RoutingApi {}',
  'let user: pc.Models.User;',
  'new pc.NothingApi();',
  `const list = ['${vendor}'];`,
  `export * from '${vendor}';`,
  `const url = 'https://sdk-cdn.mypurecloud.com/javascript/latest/${vendor}.min.js';`,
  '// a comment',
);

it('changes nothing the second time', () => {
  const programs = fc.tuple(head, fc.array(line, { maxLength: 5 }), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\uFEFF'));
  fc.assert(
    fc.property(programs, ([first, lines, end, mark]) => {
      const distinct = [...new Set(lines)];
      const before = mark + [first, ...distinct, ''].join(end);
      const after = applyEdits(before, moveFile('a.ts', before, root).edits);
      expect(after.startsWith(mark)).toBe(true);
      if (end === '\r\n') expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      expect(moveFile('a.ts', after, root).edits).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
