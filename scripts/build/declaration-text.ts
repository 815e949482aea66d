import ts from 'typescript';
import { applyEdits, moduleSpecifier, nodesOf, parse } from './syntax.js';
import type { Edit } from './syntax.js';

/** A declaration as the package contains it. */
export interface Declaration {
  text: string;
  /** The modules that it imports. */
  specifiers: readonly string[];
  /** Whether it means something else to a program of the other format: a default export, or the types of a package. */
  differsByFormat: boolean;
}

/**
 * Prepares a declaration that the compiler emits: without imports that have no types, for programs that are compiled for ES2020, and
 * without white space that costs a tenth of the bytes and a quarter of the lines.
 */
export function readDeclaration(path: string, emitted: string): Declaration {
  const nodes = [...nodesOf(parse(path, emitted))];
  const specifiers = nodes.flatMap((node) => (isEffectImport(node) ? [] : (moduleSpecifier(node)?.text ?? [])));
  const edits = [
    ...nodes.filter(isEffectImport).map((node) => removalOf(node, emitted)),
    ...nodes.filter(isErrorOptions).map((node) => replacementOf(node, '{ cause?: unknown }')),
    ...docComments(nodes, emitted).map((comment) => condenseComment(comment, emitted)),
  ];
  return {
    text: applyEdits(emitted, edits).replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2)),
    specifiers,
    differsByFormat: specifiers.some((specifier) => !specifier.startsWith('.')) || nodes.some(isDefaultExport),
  };
}

/** Returns a declaration of the package for CommonJS. */
export function commonJsText(path: string, text: string): string {
  return applyEdits(
    text,
    [...nodesOf(parse(path, text))].flatMap((node) => [...commonJsSpecifier(node), ...withoutMsw(node)]),
  );
}

/** `import './effect.js'` */
function isEffectImport(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) && !node.importClause;
}

/** `ErrorOptions`, which a program may lack that is compiled for ES2020. */
function isErrorOptions(node: ts.Node): boolean {
  return ts.isTypeReferenceNode(node) && node.getText() === 'ErrorOptions';
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false);
}

function docComments(nodes: readonly ts.Node[], text: string): ts.CommentRange[] {
  const starts = new Set(nodes.map((node) => node.pos));
  return [...starts]
    .flatMap((start) => ts.getLeadingCommentRanges(text, start) ?? [])
    .filter(({ pos }) => text.startsWith('/**', pos));
}

/** Begins and ends a comment with its text, and moves a comment of one line to the line of the member that it describes. */
function condenseComment({ pos, end }: ts.CommentRange, text: string): Edit {
  const comment = text
    .slice(pos, end)
    .replace(/^\/\*\*\n *\* /, '/** ')
    .replace(/\n *\*(?=\n *\* @)/g, '')
    .replace(/\n *\*\/$/, ' */')
    // `tsc` parses the reference after `@see`, and would take a verb for a name.
    .replace(/@see (?=[A-Z]+ \/)/g, '@route ');
  const isOnMember = /^\n +$/.test(text.slice(text.lastIndexOf('\n', pos), pos));
  const lineBreak = lineBreakAt(end, text);
  if (!isOnMember || comment.includes('\n') || !lineBreak) return { start: pos, end, text: comment };
  return { start: pos, end: end + lineBreak.length, text: `${comment} ` };
}

/** Returns the line break at a position, with the indentation of the next line. */
function lineBreakAt(position: number, text: string): string {
  const pattern = /\n */y;
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? '';
}

/** Leads from a CommonJS declaration to another one. */
function commonJsSpecifier(node: ts.Node): Edit[] {
  const specifier = moduleSpecifier(node);
  if (!specifier || !/^\..*\.js$/.test(specifier.text)) return [];
  const quote = specifier.end - 1;
  return [{ start: quote - '.js'.length, end: quote, text: '.cjs' }];
}

/**
 * Replaces the types of msw in a CommonJS declaration: they lead to ES modules, which a CommonJS file must not import before TypeScript 5.8
 * (TS1479).
 */
function withoutMsw(node: ts.Node): Edit[] {
  if (!ts.isImportDeclaration(node) || moduleSpecifier(node)?.text !== 'msw') return [];
  const bindings = node.importClause?.namedBindings;
  const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  return [replacementOf(node, names.map((name) => `type ${name} = any;`).join('\n'))];
}

function replacementOf(node: ts.Node, text: string): Edit {
  return { start: node.getStart(), end: node.end, text };
}

function removalOf(node: ts.Node, text: string): Edit {
  return { start: node.getStart(), end: node.end + lineBreakAt(node.end, text).length, text: '' };
}
