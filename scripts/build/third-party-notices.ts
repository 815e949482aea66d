import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from './plugin.js';

/**
 * Lists the packages whose code is bundled, with their licences. Several builds use one plugin and add to its file; the last one writes
 * the complete list.
 */
export function thirdPartyNotices(file: string): Plugin {
  const licences = new Map<string, string>();
  return {
    name: 'third-party notices',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        for (const folder of new Set(Object.keys(metafile?.inputs ?? {}).map(packageFolder))) {
          if (folder !== undefined) licences.set(...licenceOf(folder));
        }
        // Without `await`: of two builds that wait for the disk, the one with the shorter list could write last.
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, noticesText(licences));
      });
    },
  };
}

/** Returns the folder of the package that a source belongs to. esbuild marks sources that `browser` of a package.json leaves out. */
export function packageFolder(input: string): string | undefined {
  const [, folder] = /^(?:\(disabled\):)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? [];
  return folder;
}

export function licenceOf(folder: string): [name: string, licence: string] {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? `${license}` : readFileSync(join(folder, file), 'utf8');
  return [`${name} ${version}`, text.trim()];
}

export function noticesText(licences: ReadonlyMap<string, string>): string {
  const parts = [...licences].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, text]) => `${name}\n\n${text}\n`);
  return `Code of these packages is in files of this one.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
