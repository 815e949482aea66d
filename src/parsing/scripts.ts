import { dialects } from './files.js';
import type { Dialect } from './syntax.js';

/** A script of a component or of a page. */
export interface Script {
  /** The offset of its text in the file. */
  readonly at: number;
  readonly text: string;
  /** From the `lang` attribute. */
  readonly dialect: Dialect;
  /** From the `type` attribute; `''` without one. */
  readonly type: string;
}

/** Returns the scripts in a text with tags, in source order. */
export function scriptsOf(text: string): Script[] {
  const scripts: Script[] = [];
  // Each search starts where the last one ended, so that a text of opening tags only is read once.
  const tags = /<!--|<(\/?)script(?![\w-])/gi;
  for (let open = tags.exec(text); open; open = tags.exec(text)) {
    if (open[1] === undefined) {
      const end = text.indexOf('-->', tags.lastIndex);
      if (end < 0) break;
      tags.lastIndex = end;
    }
    if (open[1] !== '') continue;
    const { end, attributes } = tagAt(text, tags.lastIndex);
    tags.lastIndex = end;
    let close = tags.exec(text);
    // `'<script'` in a string of the script does not end it.
    while (close && close[1] !== '/') close = tags.exec(text);
    if (!close) break;
    scripts.push({
      at: end,
      text: text.slice(end, close.index),
      dialect: dialects.get(`.${attributes.get('lang') ?? 'js'}`) ?? 'js',
      type: attributes.get('type') ?? '',
    });
  }
  return scripts;
}

/** Returns the attributes of a tag, and its end: a `>` in quotes is part of a value. */
function tagAt(text: string, from: number): { end: number; attributes: ReadonlyMap<string, string> } {
  const attributes = new Map<string, string>();
  const part = /\s+|([^\s"'=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?|[^\s>]/y;
  part.lastIndex = from;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const [, name, doubleQuoted, singleQuoted, unquoted] = match;
    if (name !== undefined) attributes.set(name.toLowerCase(), doubleQuoted ?? singleQuoted ?? unquoted ?? '');
    from = part.lastIndex;
  }
  return { end: Math.min(from + 1, text.length), attributes };
}
