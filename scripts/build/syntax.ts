import ts from 'typescript';

/** A part of a text, and the text that replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Parses a module. The extension of the path selects TypeScript or JavaScript. */
export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Yields a node and all nodes below it in the order of the text. Does not recurse: minified code nests deeply. */
export function* nodesOf(root: ts.Node): Generator<ts.Node> {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => {
      children.push(child);
    });
    for (const child of children.reverse()) pending.push(child);
  }
}

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return parts.join('') + text.slice(end);
}

/** Returns the module of an `import` or `export … from` declaration, or of an `import('…')` type. */
export function moduleSpecifier(node: ts.Node): ts.StringLiteral | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return asString(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return asString(node.argument.literal);
  return undefined;
}

function asString(node: ts.Node | undefined): ts.StringLiteral | undefined {
  return node && ts.isStringLiteral(node) ? node : undefined;
}
