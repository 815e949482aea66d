import ts from 'typescript';

export interface Comment {
  /** The text before the first tag. */
  text: string;
  /** Texts by tag; those of `@param` by `param name`. */
  tags: ReadonlyMap<string, string>;
}

const tagStart = /\s@(?=(?:param|returns|permissions|see|deprecated|preview|format|defaultValue|remarks|throws|example)\b)/;

/** Returns the doc comment of a declaration on one line, with links as plain names. */
export function commentOf(node: ts.Node): Comment {
  const raw = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText() ?? '';
  const plain = raw
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .replace(/\{@link ([^}]+)\}/g, '`$1`');
  const [text = '', ...blocks] = ` ${plain}`.split(tagStart).map((block) => block.replace(/\s+/g, ' ').trim());
  const tags = blocks.map((block): [string, string] => {
    const [tag = block] = /^(?:param \S+|\w+)/.exec(block) ?? [];
    return [tag, block.slice(tag.length).replace(/^ ?(?:- )?/, '')];
  });
  return { text, tags: new Map(tags) };
}

/** Returns the first sentence and the rest. */
export function splitSentence(text: string): [sentence: string, rest: string] {
  const [sentence = text] = /^.*?[.!?](?= |$)/.exec(text.replace(/e\.g\. /g, 'e.g.\u00a0')) ?? [];
  return [sentence.replaceAll('\u00a0', ' '), text.slice(sentence.length).trim()];
}
