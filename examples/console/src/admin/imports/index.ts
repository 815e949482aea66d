import type { Kind } from '../kinds/kind.js';
import { loadKind } from '../kinds/index.js';
import type { Import } from './import.js';
import type { ImportEntry } from './part-imports.js';
import { partImports } from './part-imports.js';

/** The imports that the overview shows. Those of kinds begin at their lists. */
export const importEntries: readonly ImportEntry[] = Object.values(partImports);

/** Whether entities of a kind can be imported. */
export const isImportable = ({ create, update }: Pick<Kind, 'create' | 'update'>): boolean =>
  create !== undefined || update !== undefined;

/** Loads an import by its path; `undefined` if there is none. */
export async function loadImport(path: string): Promise<Import | undefined> {
  switch (path) {
    case partImports.userSkills.path:
      return (await import('./user-skills.js')).userSkills;
    case partImports.userLanguages.path:
      return (await import('./user-languages.js')).userLanguages;
    case partImports.queueMembers.path:
      return (await import('./queue-members.js')).queueMembers;
    default: {
      const kind = await loadKind(path);
      return kind && isImportable(kind) ? await importOf(kind) : undefined;
    }
  }
}

async function importOf(kind: Kind): Promise<Import> {
  const [{ importOfKind }, { models }] = await Promise.all([import('./kind-import.js'), import('virtual:admin-models')]);
  return importOfKind(kind, models);
}
