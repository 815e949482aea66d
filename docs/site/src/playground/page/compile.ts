import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';

/** An error in the text of a sample. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.line = line;
  }
}

/**
 * Returns a sample as JavaScript with the same lines, whose imports are addresses of the site.
 *
 * @param modules - The address of the folder of modules, with a slash at the end.
 * @throws {@link CompileError} for a syntax error, or an import that the playground does not have.
 */
export function compile(code: string, modules: string): string {
  return resolveImports(stripTypes(code), modules);
}

/** Returns the line of the first syntax error, if the parser of the editor finds one. */
export function findSyntaxError(code: string): number | undefined {
  let position: number | undefined;
  typescriptLanguage.parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) position ??= from;
    },
  });
  return position === undefined ? undefined : lineAt(code, position);
}

function stripTypes(code: string): string {
  try {
    return transform(code, { transforms: ['typescript'], disableESTransforms: true, preserveDynamicImport: true }).code;
  } catch (error) {
    const message = (error as Error).message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, '');
    const [, line] = /\((\d+):\d+\)/.exec((error as Error).message) ?? [];
    throw new CompileError(`SyntaxError: ${message}`, line === undefined ? undefined : Number(line));
  }
}

function resolveImports(code: string, modules: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to } of importedStrings(code)) {
    const specifier = code.slice(from + 1, to - 1);
    const address = addressOf(specifier, modules);
    if (address === undefined) throw new CompileError(unknownModule(specifier), lineAt(code, from));
    parts.push(code.slice(end, from), JSON.stringify(address));
    end = to;
  }
  return parts.join('') + code.slice(end);
}

interface Range {
  from: number;
  to: number;
}

/** Finds the module names of all imports and exports. @throws for `import(name)` whose name is not a plain string. */
function importedStrings(code: string): Range[] {
  const ranges: Range[] = [];
  javascriptLanguage.parser.parse(code).iterate({
    enter: ({ name, node }) => {
      if (name === 'ImportDeclaration' || name === 'ExportDeclaration') {
        const text = node.getChild('String');
        if (text) ranges.push({ from: text.from, to: text.to });
      }
      if (name === 'DynamicImport') {
        const text = node.getChild('String');
        if (!text)
          throw new CompileError('The playground can only import modules whose name is a plain string.', lineAt(code, node.from));
        ranges.push({ from: text.from, to: text.to });
      }
    },
  });
  return ranges;
}

function addressOf(specifier: string, modules: string): string | undefined {
  const [, path] = /^contact-centre-client(?:\/([a-z/-]+))?$/.exec(specifier) ?? [undefined, undefined];
  const name = specifier === 'contact-centre-client' ? 'index' : path;
  return name !== undefined && moduleNames.has(name) ? `${modules}${name}.js` : undefined;
}

function unknownModule(specifier: string): string {
  return `The playground has no module "${specifier}". It has contact-centre-client and those of its entries that run in browsers.`;
}

function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

/** The entries of the package that the build has written. */
declare const MODULE_NAMES: readonly string[];
const moduleNames = new Set(MODULE_NAMES);
