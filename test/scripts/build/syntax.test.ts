import { expect, it } from 'vitest';
import { applyEdits, moduleSpecifier, nodesOf, parse } from '../../../scripts/build/syntax.js';

it('yields nodes in the order of the text', () => {
  const nodes = [...nodesOf(parse('module.ts', 'first(second); third;'))];
  expect(nodes.map((node) => node.getText()).filter((text) => /^\w+$/.test(text))).toEqual(['first', 'second', 'third']);
});

it('yields nodes that nest deeply', () => {
  const sum = Array.from({ length: 20_000 }, () => 'x').join('+');
  expect([...nodesOf(parse('module.js', sum))].length).toBeGreaterThan(20_000);
});

it('applies edits in any order', () => {
  const edits = [
    { start: 4, end: 5, text: 'E' },
    { start: 0, end: 2, text: '' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('cdEf');
  expect(applyEdits('abc', [])).toBe('abc');
});

it('finds the modules of imports, re-exports and import types, but not of other texts', () => {
  const text = `
    import './effect.js';
    import { a } from './import.js';
    export * from './all.js';
    export { b } from './some.js';
    export { a };
    type C = import('./type.js').C;
    // import './comment.js';
    const text = "export * from './text.js'";
  `;
  const modules = [...nodesOf(parse('module.ts', text))].flatMap((node) => moduleSpecifier(node)?.text ?? []);
  expect(modules).toEqual(['./effect.js', './import.js', './all.js', './some.js', './type.js']);
});
