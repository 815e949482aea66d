import type { Import } from './import.js';

/** What the overview shows of an import. */
export type ImportEntry = Pick<Import, 'path' | 'title' | 'help' | 'requires'>;

/** The imports of lists that belong to entities. */
export const partImports = {
  userSkills: {
    path: 'user-skills',
    title: 'import.userSkills',
    help: 'import.userSkillsHelp',
    requires: ['directory:user:view', 'routing:skill:view', 'routing:skill:assign'],
  },
  userLanguages: {
    path: 'user-languages',
    title: 'import.userLanguages',
    help: 'import.userLanguagesHelp',
    requires: ['directory:user:view', ['routing:language:assign', 'routing:skill:assign']],
  },
  queueMembers: {
    path: 'queue-members',
    title: 'import.queueMembers',
    help: 'import.queueMembersHelp',
    requires: ['directory:user:view', 'routing:queue:view', ['routing:queue:edit', 'routing:queueMember:manage']],
  },
} as const satisfies Record<string, ImportEntry>;
