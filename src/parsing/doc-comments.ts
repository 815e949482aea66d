/** What the doc comments of a module of API classes say. */
export interface DocComments {
  /** The text of each class, by its name. */
  readonly classes: Map<string, string>;
  /** By class and method, such as `UsersApi.getUser`. */
  readonly methods: Map<string, MethodComment>;
}

/** The parts of a method's doc comment that the search uses. */
export interface MethodComment {
  /** The first sentence. */
  readonly summary: string;
  /** The text of `@deprecated`. */
  readonly deprecated: string | undefined;
}

/** Reads the doc comments of a module, either its source or its declarations. */
export function readDocComments(text: string): DocComments {
  const comments: DocComments = { classes: new Map(), methods: new Map() };
  const [head = '', ...pieces] = text.split('/**');
  let api = lastClass(head) ?? '';
  for (const piece of pieces) {
    const end = piece.indexOf('*/');
    const after = piece.slice(end + 2);
    const [, className] = /^\s+export (?:declare )?(?:abstract )?class (\w+)/.exec(after) ?? [];
    const [, method] = /^\s+(\w+)[(<]/.exec(after) ?? [];
    if (className !== undefined) {
      comments.classes.set(className, partsOf(piece.slice(0, end)).text);
    } else if (method !== undefined) {
      const { text: body, deprecated } = partsOf(piece.slice(0, end));
      comments.methods.set(`${api}.${method}`, { summary: firstSentence(body), deprecated });
    }
    api = lastClass(after) ?? api;
  }
  return comments;
}

/** Returns the last class that a text declares. The methods after it belong to it. */
function lastClass(text: string): string | undefined {
  return Array.from(text.matchAll(/^export (?:declare )?(?:abstract )?class (\w+)/gm), ([, name]) => name).at(-1);
}

/** Splits a comment into its text and the text of its tag `@deprecated`. */
function partsOf(comment: string): { text: string; deprecated: string | undefined } {
  const lines = comment.split('\n').map((line) => line.trim().replace(/^\*\s?/, ''));
  const [text = '', ...tags] = lines.join('\n').split(/(?:^|\n|\s)@(?=[a-z])/);
  const deprecated = tags.find((tag) => tag.startsWith('deprecated '))?.slice('deprecated '.length);
  return { text: oneLine(text), deprecated: deprecated === undefined ? undefined : oneLine(deprecated) };
}

/** Returns the text up to the first full stop that ends a sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
