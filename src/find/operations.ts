import { readFile, readdir } from 'node:fs/promises';
import { parseContract } from '../contract/index.js';
import type { ContractOperation } from '../contract/index.js';
import { readDocComments } from '../parsing/doc-comments.js';
import type { DocComments } from '../parsing/doc-comments.js';

/** An operation with its doc comment. */
export interface FoundOperation extends ContractOperation {
  /** The classes that have the method; the first one is the operation's `area`. */
  readonly classes: readonly string[];
  /** What the operation does, in one sentence. */
  readonly summary: string;
  /** What to use instead of a deprecated operation. */
  readonly replacement: string | undefined;
}

/** The folder holds the sources of the API classes, or the declarations that are built from them. */
const apis = new URL('../apis/', import.meta.url);

/** Reads all operations with their doc comments. An operation that several classes have is one operation. */
export async function readOperations(): Promise<FoundOperation[]> {
  return describeOperations(parseContract(), await readComments());
}

/** Reads the doc comments of all API classes. */
export async function readComments(): Promise<DocComments> {
  // The package has the declarations of the CommonJS modules.
  const files = (await readdir(apis)).filter((file) => /\.c?ts$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, apis), 'utf8')));
  const modules = texts.map(readDocComments);
  return {
    classes: new Map(modules.flatMap(({ classes }) => [...classes])),
    methods: new Map(modules.flatMap(({ methods }) => [...methods])),
  };
}

/** Combines operations with their doc comments. */
export function describeOperations(contract: readonly ContractOperation[], { methods }: DocComments): FoundOperation[] {
  const byCall = new Map<string, ContractOperation[]>();
  for (const each of contract) {
    const call = `${each.name} ${each.verb} ${each.path}`;
    byCall.set(call, [...(byCall.get(call) ?? []), each]);
  }
  return [...byCall.values()].map((same) => {
    const [main, ...others] = same.toSorted((one, other) => closeness(other) - closeness(one));
    if (main === undefined) throw new Error('An operation has no class');
    const comment = methods.get(`${main.area}.${main.name}`);
    return {
      ...main,
      classes: [main, ...others].map(({ area }) => area),
      summary: comment?.summary ?? '',
      replacement: comment?.deprecated,
    };
  });
}

/** Returns 1 if the class is named after the beginning of the path, such as `AnalyticsApi` for `/api/v2/analytics/…`. */
function closeness({ area, path }: ContractOperation): number {
  const [, , , segment = ''] = path.split('/');
  return area.toLowerCase().startsWith(segment.replace(/s$/, '')) ? 1 : 0;
}
