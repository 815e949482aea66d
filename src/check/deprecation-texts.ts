import { readFile, readdir } from 'node:fs/promises';
import type { Finding } from './report.js';

/** The folder holds the sources of the API classes, or the declarations that are built from them. */
const apis = new URL('../apis/', import.meta.url);

/** Replaces the texts of findings by the `@deprecated` texts of the API classes, the only place that has them. */
export async function withDeprecationTexts(findings: readonly Finding[]): Promise<Finding[]> {
  const hasSentence = ({ kind }: Finding): boolean => kind === 'retired' || kind === 'deprecated';
  const sentences = await deprecationTextsOf(new Set(findings.flatMap((each) => (hasSentence(each) ? each.apis : []))));
  return findings.map((each) => {
    const [sentence] = hasSentence(each) ? each.apis.flatMap((api) => sentences.get(`${api}.${each.method}`) ?? []) : [];
    return sentence === undefined ? each : { ...each, text: sentence.replace(/\.$/, '') };
  });
}

/** Returns the `@deprecated` texts by class and method. */
export async function deprecationTextsOf(classes: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const sentences = new Map<string, string>();
  for (const path of classes.size > 0 ? await readdir(apis, { recursive: true }) : []) {
    // The package has the declarations of the CommonJS modules.
    if (!/\.c?ts$/.test(path)) continue;
    const text = await readFile(new URL(path.replaceAll('\\', '/'), apis), 'utf8');
    if ([...classes].some((api) => text.includes(`class ${api} `))) collectDeprecationTexts(text, sentences);
  }
  return sentences;
}

/** Collects the `@deprecated` texts of a module with the methods that they belong to. */
export function collectDeprecationTexts(text: string, sentences: Map<string, string>): void {
  let api = '';
  for (const piece of text.split('/**')) {
    const end = piece.indexOf('*/');
    const after = piece.slice(end + 2);
    const [, method] = /^\s+(\w+)[(<]/.exec(after) ?? [];
    const sentence = method === undefined ? undefined : deprecation(piece.slice(0, end));
    if (sentence !== undefined) sentences.set(`${api}.${method ?? ''}`, sentence);
    const [, name] = Array.from(after.matchAll(/^export (?:declare )?(?:abstract )?class (\w+)/gm)).at(-1) ?? [];
    api = name ?? api;
  }
}

/** Returns the text of the `@deprecated` tag, up to the next tag. */
function deprecation(comment: string): string | undefined {
  const lines = comment.split('\n').map((line) => line.trim().replace(/^\*\s*/, ''));
  const first = lines.findIndex((line) => line.startsWith('@deprecated '));
  if (first === -1) return undefined;
  const next = lines.findIndex((line, index) => index > first && line.startsWith('@'));
  const textLines = lines.slice(first, next === -1 ? undefined : next).filter((line) => line !== '');
  return textLines.join(' ').slice('@deprecated '.length);
}
