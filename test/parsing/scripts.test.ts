import { describe, expect, it } from 'vitest';
import { scriptsOf } from '../../src/parsing/scripts.js';

const scripts = (text: string): [text: string, dialect: string, type: string][] =>
  scriptsOf(text).map(({ text: script, dialect, type }) => [script, dialect, type]);

describe('scriptsOf', () => {
  it('finds the scripts of a component and their positions', () => {
    const text = '<template><b/></template>\n<script>\nlet a;\n</script>\n<script setup lang="ts">let b: B;</script>';
    expect(scripts(text)).toEqual([
      ['\nlet a;\n', 'js', ''],
      ['let b: B;', 'ts', ''],
    ]);
    for (const { at, text: script } of scriptsOf(text)) expect(text.slice(at, at + script.length)).toBe(script);
  });

  it.each([
    ['a > in an attribute', '<script lang="tsx" generic="T extends Array<string>">a</script>', [['a', 'tsx', '']]],
    ['attributes without quotes', "<SCRIPT defer type=module lang='ts' >a</SCRIPT >", [['a', 'ts', 'module']]],
    ['a beginning in a string', "<script>'<script'</script>", [["'<script'", 'js', '']]],
    ['a language that it does not know', '<script lang="coffee">a</script>', [['a', 'js', '']]],
    ['a quote that is not closed', '<script lang="ts>a</script>', [['a', 'js', '']]],
  ])('reads %s', (_, text, expectedScripts) => {
    expect(scripts(text)).toEqual(expectedScripts);
  });

  it.each([
    ['a comment', '<!-- <script>a</script> --><script>b</script>', ['b']],
    ['a comment that does not end', '<script>a</script><!-- <script>b</script>', ['a']],
    ['a script that does not end', '<script>a</script><script>b', ['a']],
    ['an element of another name', '<script-loader>a</script-loader><scripts>b</scripts>', []],
  ])('ignores %s', (_, text, expectedScripts) => {
    expect(scripts(text).map(([script]) => script)).toEqual(expectedScripts);
  });

  it('takes linear time for a text of opening tags only', () => {
    const count = 300_000;
    expect(scripts('<script '.repeat(count))).toEqual([]);
    expect(scripts('<script>'.repeat(count))).toEqual([]);
    expect(scripts('<!--'.repeat(count))).toEqual([]);
  });
});
