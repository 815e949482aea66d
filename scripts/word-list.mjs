import ts from 'typescript';

/** Expressions that a reader has to decode, and what to write instead. */
const words = [
  [/\bwhoever\b/i, 'who does it: "the caller", "a program that …"'],
  [/\bwhatever (?:is|was|has|had|can|may|comes|goes|stands|there|else)\b/i, 'the noun: "all options", "any value"'],
  [/\bsomebody\b/i, 'who: "a user", "another program"'],
  [/\banybody\b/i, 'who: "any user", "a caller"'],
  [/\bnobody\b/i, 'who, in a positive sentence: "no user", "no client"'],
  [/\bwhat there is\b/i, 'the noun: "existing entities"'],
  [/\bthere (?:is|are) not\b/i, '"does not exist" or "unknown"'],
  [/\b(?:is|are) told\b/i, '"receives", "is notified" or "returns"'],
  [/\b(?:tells of|tell of|told of|hears? of)\b/i, '"reports", "receives"'],
  [/\bcomes of\b/i, '"results from", "has an effect"'],
  [/\bof (?:one's|its|their|your|our) own\b/i, '"separate" or "its own …"'],
  [/\bwhere nothing is said\b/i, '"by default"'],
  [/\bgoes on\b/i, '"continues"'],
  [/\bhow it stands\b/i, '"its state"'],
  [/\bas it stands\b/i, '"unchanged"'],
  [/\blet alone\b/i, 'a second sentence'],
  [/\blooks? after\b/i, '"manages", "stores"'],
  [/\b(?:is|are) asked\b/i, '"is requested", "is queried"'],
];

/** Functions whose first argument is the title of a test. */
const titled = new Set(['it', 'test', 'describe']);

/**
 * Finds listed words in a Markdown page, or in the comments of a source file, its test titles, and its messages: texts of three
 * words or more.
 *
 * @returns {{ line: number, word: string, instead: string }[]}
 */
export function findWords(path, text) {
  return path.endsWith('.md') ? findWordsInPage(text) : findWordsInSource(path, text);
}

/** Empties the blocks of code of a page; its lines stay where they are. */
const withoutBlocks = (text) => text.replace(/^(```+).*?^\1 *$/gms, (code) => code.replace(/[^\n]/g, ''));

/** Code in a page is not checked: the examples are compiled and run, and outputs are quoted. */
function findWordsInPage(text) {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return words.flatMap(([pattern, instead]) =>
    [...prose.matchAll(new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'))].map(({ index, 0: word }) => ({
      line: prose.slice(0, index).split('\n').length,
      word: word.replace(/\s+/g, ' '),
      instead,
    })),
  );
}

/** The longest sentence that is easy to read, in words. */
const MAX_WORDS = 25;

/**
 * Finds sentences of a page that are too long. List items and cells of tables are separate sentences, and code counts as one word.
 *
 * @returns {{ line: number, count: number }[]}
 */
export function findLongSentences(text) {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, 'code');
  const sentences = prose.matchAll(/(?:[^.!?:;|\n]|[.!?:;](?!\s)|\n(?!\s*\n|\s*[-*#|>\d]))+/g);
  return [...sentences].flatMap(({ index, 0: sentence }) => {
    const count = sentence.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
    return count > MAX_WORDS ? [{ line: prose.slice(0, index + sentence.search(/\S/)).split('\n').length, count }] : [];
  });
}

function findWordsInSource(path, text) {
  // Parsing takes most of the time, and most files contain none of the words.
  const flatText = onOneLine(text);
  if (!words.some(([pattern]) => pattern.test(flatText))) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const isTest = /(^|\/)test\//.test(path);
  const prose = [...commentsOf(source, text), ...textsOf(source, isTest)].sort((one, other) => one.position - other.position);
  return prose.flatMap(({ position, content }) =>
    words.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(onOneLine(content)) ?? [];
      return word === undefined ? [] : [{ line: source.getLineAndCharacterOfPosition(position).line + 1, word, instead }];
    }),
  );
}

/** Joins lines, because a sentence may continue on the next line of a comment. */
function onOneLine(text) {
  return text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
}

/** Every comment stands before or after a token, the end of the file included. */
function commentsOf(source, text) {
  const comments = new Map();
  const visit = (node) => {
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      comments.set(range.pos, { position: range.pos, content: text.slice(range.pos, range.end) });
    }
  };
  visit(source);
  return [...comments.values()];
}

/** In tests only titles are this project's prose: other texts are data. */
function textsOf(source, isTest) {
  const texts = [];
  const add = (node) => {
    texts.push({ position: node.getStart(source), content: node.getText(source) });
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTitled(node.expression) && node.arguments[0]) add(node.arguments[0]);
    if (!isTest && (ts.isStringLiteral(node) || ts.isTemplateLiteral(node)) && /\S\s+\S+\s+\S/.test(node.getText(source)))
      add(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** `it(…)`, `it.each(…)(…)`, `describe.skipIf(…)(…)`. */
function isTitled(callee) {
  if (ts.isIdentifier(callee)) return titled.has(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTitled(callee.expression);
  return false;
}
