import { describe, expect, it } from 'vitest';
import { commonJsText, readDeclaration } from '../../../scripts/build/declaration-text.js';

const read = (text: string): string => readDeclaration('sample.d.ts', text).text;

describe('The text of a declaration', () => {
  it('has half of the indentation', () => {
    expect(read('interface A {\n    b: {\n        c: string;\n    };\n}\n')).toBe(
      'interface A {\n  b: {\n    c: string;\n  };\n}\n',
    );
  });

  it('has a comment of one line on the line of its member', () => {
    expect(read('interface A {\n    /** A letter. */\n    b: string;\n}\n')).toBe(
      'interface A {\n  /** A letter. */ b: string;\n}\n',
    );
    expect(read('/** A class. */\nexport class A {}\n')).toBe('/** A class. */\nexport class A {}\n');
  });

  it('begins and ends comments with their text, without lines before tags', () => {
    const comment = [
      '    /**',
      '     * Reads.',
      '     *',
      '     * @param a - A letter.',
      '     */',
      '    read(a: string): void;',
    ];
    expect(read(['class A {', ...comment, '}'].join('\n'))).toBe(
      ['class A {', '  /** Reads.', '   * @param a - A letter. */', '  read(a: string): void;', '}'].join('\n'),
    );
  });

  it('names routes by a tag that the compiler does not parse', () => {
    expect(read('/** @see GET /api/v2/users */\nexport {};\n')).toContain('@route GET /api/v2/users');
    expect(read('/** @see {@link User} */\nexport {};\n')).toContain('@see {@link User}');
  });

  it('contains no imports without names', () => {
    expect(read(`import './effect.js';\nexport * from './all.js';\n`)).toBe(`export * from './all.js';\n`);
  });

  it('contains no ErrorOptions, unless in a text', () => {
    expect(read(`declare const a: ErrorOptions | 'ErrorOptions';\n`)).toBe(
      `declare const a: { cause?: unknown } | 'ErrorOptions';\n`,
    );
  });
});

describe('The imports of a declaration', () => {
  it('are those that have types', () => {
    const text = `
      import './effect.js';
      import type { A } from './a.js';
      export * from './b.js';
      export type C = import("./c.js").C | './d.js';
    `;
    expect(readDeclaration('sample.d.ts', text).specifiers).toEqual(['./a.js', './b.js', './c.js']);
  });

  it.each([
    [`import type { A } from './a.js';`, false],
    [`/** import { A } from 'axios'; */ export {};`, false],
    [`import type { A } from 'axios';`, true],
    [`export type A = import("axios").A;`, true],
    [`export default class A {}`, true],
    [`declare const a: string; export default a;`, true],
    [`export { a as default } from './a.js';`, true],
  ])('decide whether the formats differ: %s → %s', (text, expected) => {
    expect(readDeclaration('sample.d.ts', text).differsByFormat).toBe(expected);
  });
});

describe('The declaration for CommonJS', () => {
  it('leads to declarations for CommonJS', () => {
    const text = `import type { A } from './a.js';\nexport * from "../b.js";\nexport type C = import("./c.js").C | './d.js';\n`;
    expect(commonJsText('sample.d.ts', text)).toBe(
      `import type { A } from './a.cjs';\nexport * from "../b.cjs";\nexport type C = import("./c.cjs").C | './d.js';\n`,
    );
  });

  it('does not use the types of msw', () => {
    const text = `import type { HttpHandler, WebSocketHandler as Handler } from 'msw';\nexport declare const all: HttpHandler[];\n`;
    expect(commonJsText('sample.d.ts', text)).toBe(
      'type HttpHandler = any;\ntype Handler = any;\nexport declare const all: HttpHandler[];\n',
    );
  });
});
