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

/** Goes through the lines of a module: a comment with the tag, and the method after it. */
export function collect(text: string, found: Map<string, string>): void {
  let api = '';
  let sentence: string | undefined;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const comment = /^\s*\*(?!\/) ?(.*)$/.exec(line)?.[1];
    if (comment !== undefined) {
      const [, told] = /^@deprecated (.*)$/.exec(comment) ?? [];
      if (told !== undefined) [sentence, isOpen] = [told, true];
      else if (comment.startsWith('@')) isOpen = false;
      else if (isOpen) sentence = `${sentence ?? ''} ${comment.trim()}`.trim();
      continue;
    }
    isOpen = false;
    sentence = /^\s*\/\*\* @deprecated (.*) \*\/$/.exec(line)?.[1] ?? sentence;
    api = /^export (?:declare )?(?:abstract )?class (\w+)/.exec(line)?.[1] ?? api;
    const [, method] = /^(?:\t| {2})(\w+)[(<]/.exec(line) ?? [];
    if (method !== undefined && sentence !== undefined) found.set(`${api}.${method}`, sentence);
    if (!line.endsWith('*/')) sentence = undefined;
  }
}
