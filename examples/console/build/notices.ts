import type { Plugin } from 'vite';
import { licenceOf, noticesText, packageFolder } from '../../../scripts/build/third-party-notices.js';

/** Writes a file with the licences of all packages whose code is in the build. */
export function notices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
      const licences = new Map([...folders].map(licenceOf));
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: noticesText(licences) });
    },
  };
}
