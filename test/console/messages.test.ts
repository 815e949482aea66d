import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled } from '../../examples/console/build/messages.js';
import { germanParts } from '../../examples/console/src/messages/de.js';
import { englishParts } from '../../examples/console/src/messages/en.js';
import type { TextPart } from '../../examples/console/src/messages/en.js';

const sources = join(import.meta.dirname, '../../examples/console/src');
const parts = Object.keys(englishParts) as TextPart[];
const english = Object.assign({}, ...Object.values(englishParts)) as Record<string, string>;
const german = Object.assign({}, ...Object.values(germanParts)) as Record<string, string>;
const keys = Object.keys(english);

/** A literal, `#`, or a value: its name, its type, and its variants. */
type Token = string | readonly [name: string, type?: string, variants?: Readonly<Record<string, readonly Token[] | undefined>>];

/** Returns the names of values, and the numbers of parts such as `<0>`, of a text with all its variants. */
function placeholders(text: string): string[] {
  const values = (compiled({ text })['text'] as readonly Token[]).flatMap(valuesOf);
  const parts = [...text.matchAll(/<(\d)>/g)].map(([part]) => part);
  return [...new Set([...values, ...parts])].sort();
}

function valuesOf(token: Token): string[] {
  if (typeof token === 'string') return [];
  const [name, , variants = {}] = token;
  return [name, ...Object.values(variants).flatMap((variant) => variant?.flatMap(valuesOf) ?? [])];
}

describe('The catalogues', () => {
  it.each(parts)('of %s have the same keys, in the same order', (part) => {
    expect(Object.keys(germanParts[part])).toEqual(Object.keys(englishParts[part]));
  });

  it('have no key in two parts', () => {
    const all = parts.flatMap((part) => Object.keys(englishParts[part]));
    expect(all.length).toBe(new Set(all).size);
  });

  it('have the same values and parts in each text', () => {
    const variables = (catalogue: Readonly<Record<string, string>>): unknown =>
      Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, placeholders(text)]));
    expect(variables(german)).toEqual(variables(english));
  });

  it.each([
    ['English', english],
    ['German', german],
  ])('of %s can be parsed, and contain no empty text', (_language, catalogue) => {
    expect(Object.keys(compiled(catalogue))).toHaveLength(keys.length);
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('contain no key that no file uses', () => {
    const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('messages'))
      .map((path) => readFileSync(join(sources, path), 'utf8'))
      .join('\n');
    expect(keys.filter((key) => !texts.includes(`'${key}'`) && !texts.includes(`"${key}"`))).toEqual([]);
  });
});
