import { expect, it } from 'vitest';
import { readModule, UnreadableError } from '../../src/parsing/syntax.js';

it('says of what is nested deeper than the stack that it is, in words', () => {
  expect(() => readModule('['.repeat(100_000), 'js')).toThrow(UnreadableError);
  expect(() => readModule('['.repeat(100_000), 'js')).toThrow('it is nested too deep');
});

it.each([
  ['accessors of their own', 'class A { accessor a = 1; }'],
  ['what is let go of at the end', 'function f() { using a = open(); }'],
  ['imports of data', "import data from './data.json' with { type: 'json' };"],
  ['decorators before and after export', '@a class A {}\nexport class B { constructor(@c d) {} }'],
])('reads %s', (_, text) => {
  expect(readModule(text, 'ts').nodes.length).toBeGreaterThan(3);
});
