import { readFile, readdir } from 'node:fs/promises';
import type { Finding } from './report.js';

/** The sources of the API classes, or the declarations that are built of them: both lie there. */
const apis = new URL('../apis/', import.meta.url);

/** Puts what the API classes say under `@deprecated` into what is said of their operations: it is written there and nowhere else. */
export async function withSentences(findings: readonly Finding[]): Promise<Finding[]> {
  const isTold = ({ kind }: Finding): boolean => kind === 'retired' || kind === 'deprecated';
  const sentences = await sentencesOf(new Set(findings.flatMap((each) => (isTold(each) ? each.apis : []))));
  return findings.map((each) => {
    const [sentence] = isTold(each) ? each.apis.flatMap((api) => sentences.get(`${api}.${each.method}`) ?? []) : [];
    return sentence === undefined ? each : { ...each, text: sentence.replace(/\.$/, '') };
  });
}

/** By class and method. */
export async function sentencesOf(classes: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const path of classes.size > 0 ? await readdir(apis, { recursive: true }) : []) {
    // The package has the declarations as those of the CommonJS modules.
    if (!/\.c?ts$/.test(path)) continue;
    const text = await readFile(new URL(path.replaceAll('\\', '/'), apis), 'utf8');
    if ([...classes].some((api) => text.includes(`class ${api} `))) collect(text, found);
  }
  return found;
}

/** Goes through the comments of a module: what each says under the tag, and the method after it. */
export function collect(text: string, found: Map<string, string>): void {
  let api = '';
  for (const piece of text.split('/**')) {
    const end = piece.indexOf('*/');
    const after = piece.slice(end + 2);
    const [, method] = /^\s+(\w+)[(<]/.exec(after) ?? [];
    const sentence = method === undefined ? undefined : deprecation(piece.slice(0, end));
    if (sentence !== undefined) found.set(`${api}.${method ?? ''}`, sentence);
    const [, name] = Array.from(after.matchAll(/^export (?:declare )?(?:abstract )?class (\w+)/gm)).at(-1) ?? [];
    api = name ?? api;
  }
}

/** What a comment says under the tag, as far as the next one. */
function deprecation(comment: string): string | undefined {
  const lines = comment.split('\n').map((line) => line.trim().replace(/^\*\s*/, ''));
  const first = lines.findIndex((line) => line.startsWith('@deprecated '));
  if (first === -1) return undefined;
  const next = lines.findIndex((line, index) => index > first && line.startsWith('@'));
  const told = lines.slice(first, next === -1 ? undefined : next).filter((line) => line !== '');
  return told.join(' ').slice('@deprecated '.length);
}
