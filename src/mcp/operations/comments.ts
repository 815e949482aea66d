import { readFile, readdir } from 'node:fs/promises';

/** The folder holds the sources of the API classes, or the declarations that are built from them. */
const folders = [new URL('../../apis/', import.meta.url), new URL('../apis/', import.meta.url)];

/** What the doc comment of a method says. */
export interface OperationComment {
  /** What the operation does, with limits and remarks. */
  readonly text: string;
  /** What it says of each argument, by name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A cache: files are read when one of their operations is first described. */
const modules = new Map<string, Promise<string>>();

/** Reads the doc comment of a method. The text is empty if there is none. */
export async function commentOf(area: string, method: string): Promise<OperationComment> {
  const text = await (modules.get(area) ?? readModule(area));
  const end = new RegExp(String.raw`\*/\s+${method}[(<]`).exec(text)?.index;
  if (end === undefined) return { text: '', parameters: new Map() };
  return parseComment(text.slice(text.lastIndexOf('/**', end) + 3, end));
}

function readModule(area: string): Promise<string> {
  const reading = findModule(area).catch(() => '');
  modules.set(area, reading);
  return reading;
}

async function findModule(area: string): Promise<string> {
  const plain = (name: string): string => name.toLowerCase().replaceAll('-', '');
  for (const folder of folders) {
    const files = await readdir(folder).catch((): string[] => []);
    // The package has the declarations of the CommonJS modules.
    const file = files.find(
      (name) => /\.c?ts$/.test(name) && plain(name.replace(/(?:\.d)?\.c?ts$/, '')) === plain(area.replace(/Api$/, '')),
    );
    if (file !== undefined) return await readFile(new URL(file, folder), 'utf8');
  }
  return '';
}

function parseComment(comment: string): OperationComment {
  const lines = comment.split('\n').map((line) => line.trim().replace(/^\*\s?/, ''));
  const [text = '', ...tags] = lines.join('\n').split(/(?:^|\n)@(?=[a-z])/);
  const parameters = new Map<string, string>();
  for (const tag of tags) {
    const [, name = '', description = ''] = /^param (?:opts\.)?(\w+) - ([\s\S]*)$/.exec(tag) ?? [];
    if (name !== '') parameters.set(name, oneLine(description));
  }
  return { text: oneLine(text), parameters };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
