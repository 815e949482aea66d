import { expect, it } from 'vitest';
import { readModule, UnreadableError } from '../../src/parsing/syntax.js';

it('reports code that is nested deeper than the stack', () => {
  expect(() => readModule('['.repeat(100_000), 'js')).toThrow(UnreadableError);
  expect(() => readModule('['.repeat(100_000), 'js')).toThrow('it is nested too deep');
});

it.each([
  ['auto-accessors', 'class A { accessor a = 1; }'],
  ['using declarations', 'function f() { using a = open(); }'],
  ['import attributes', "import data from './data.json' with { type: 'json' };"],
  ['decorators before and after export', '@a class A {}\nexport class B { constructor(@c d) {} }'],
])('reads %s', (_, text) => {
  expect(readModule(text, 'ts').nodes.length).toBeGreaterThan(3);
});
