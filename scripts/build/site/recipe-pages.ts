import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SourcePage } from './guide-pages.js';
import { parsePage } from './guide-pages.js';
import { anchorOf } from './link-routes.js';

/** Languages of code blocks by the extension of the file. */
const languages: Readonly<Record<string, string>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mjs': 'js',
  '.js': 'js',
  '.css': 'css',
  '.html': 'html',
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.csv': 'csv',
};

/** Folders and files that no reader of a recipe needs. */
const hidden = /^(?:\.|node_modules$|dist$|package-lock\.json$|tsconfig\.json$|README\.md$)/;

/** A recipe: a folder in examples/ with a README.md. */
export interface Recipe extends SourcePage {
  /** The folder in the repository, such as `examples/wallboard`. */
  readonly folder: string;
  /** The anchors of the code files on the page, by path in the folder. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** Reads all recipes, by name. The console is an application and has its own page. */
export function readRecipes(root: string): Recipe[] {
  const folders = readdirSync(join(root, 'examples')).filter((name) => existsSync(join(root, 'examples', name, 'README.md')));
  return folders.flatMap((name) => (name === 'console' ? [] : [readRecipe(root, name)]));
}

/** Reads a recipe: its README.md, followed by its code files. */
function readRecipe(root: string, name: string): Recipe {
  const folder = `examples/${name}`;
  const file = `${folder}/README.md`;
  const page = parsePage(readFileSync(join(root, file), 'utf8'), file);
  const paths = codeFiles(join(root, folder));
  const sections = paths.map((path) => codeSection(path, readFileSync(join(root, folder, path), 'utf8')));
  return {
    ...page,
    id: `recipes/${name}`,
    file,
    folder,
    anchors: new Map(paths.map((path) => [path, anchorOf(path)])),
    markdown: [page.markdown.trimEnd(), '## Source code', ...sections].join('\n\n'),
  };
}

/** Lists the code files of a folder with its subfolders; those of a folder come before those of its subfolders. */
function codeFiles(folder: string, below = ''): string[] {
  const names = readdirSync(join(folder, below)).filter((name) => !hidden.test(name));
  const isFolder = (name: string): boolean => statSync(join(folder, below, name)).isDirectory();
  const files = names.filter((name) => !isFolder(name) && extname(name) in languages);
  return [
    ...files.map((name) => join(below, name)),
    ...names.filter(isFolder).flatMap((name) => codeFiles(folder, join(below, name))),
  ];
}

function codeSection(path: string, code: string): string {
  // A fence that is longer than any in the code.
  const fence = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length + 1)));
  return [`### \`${path}\``, `${fence}${languages[extname(path)] ?? 'text'} title="${path}"\n${code.trimEnd()}\n${fence}`].join(
    '\n\n',
  );
}
