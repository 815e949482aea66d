import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../../../examples/console/src');
const read = (path: string): string => readFileSync(join(sources, path), 'utf8');
const isTokens = (path: string): boolean => path === join('app', 'tokens.css');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !isTokens(path),
);

type Tokens = ReadonlyMap<string, string>;

const declarations = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

function themes(): Record<'light' | 'dark', Tokens> {
  const [light = '', dark = ''] = read('app/tokens.css').split(':root[data-mantine-color-scheme=');
  return { light: new Map(declarations(light)), dark: new Map([...declarations(light), ...declarations(dark)]) };
}

function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colour(tokens, reference);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

const states = ['now', 'attention', 'good', 'waiting', 'problem', 'info', 'quiet', 'accent'].map((name) => `--console-${name}`);

describe.each(Object.entries(themes()))('the colours of the %s theme', (_theme, tokens) => {
  it.each(states)('show the fill of %s on both backgrounds, and its ink on its tint', (state) => {
    for (const background of ['--console-surface', '--console-canvas']) {
      expect(contrast(colour(tokens, state), colour(tokens, background))).toBeGreaterThanOrEqual(3);
    }
    for (const background of ['--console-surface', `${state}-tint`]) {
      expect(contrast(colour(tokens, `${state}-ink`), colour(tokens, background))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('show text and the edges of fields on both backgrounds', () => {
    for (const background of ['--console-surface', '--console-canvas']) {
      for (const ink of ['--console-ink', '--console-ink-soft', '--console-placeholder']) {
        expect(contrast(colour(tokens, ink), colour(tokens, background))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colour(tokens, '--console-field-edge'), colour(tokens, background))).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a style sheet', () => {
  it.each(sheets)('%s takes its colours and text sizes from the tokens', (path) => {
    const css = read(path).replaceAll(/\/\*.*?\*\//gs, '');
    expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
    expect(css.match(/font-size: [\d.]+(?:rem|px)/g) ?? []).toEqual([]);
  });

  it.each(sheets)('%s uses only tokens that exist', (path) => {
    const { light } = themes();
    const used = [...read(path).matchAll(/var\((--console-[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !light.has(name))).toEqual([]);
  });
});
