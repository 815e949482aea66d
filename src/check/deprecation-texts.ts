import { readFile, readdir } from 'node:fs/promises';
import { readDocComments } from '../parsing/doc-comments.js';
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
  for (const [method, { deprecated }] of readDocComments(text).methods) {
    if (deprecated !== undefined) sentences.set(method, deprecated);
  }
}
