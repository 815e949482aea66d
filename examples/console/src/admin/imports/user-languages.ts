import { languages } from '../kinds/user-parts.js';
import { namesOf } from './find-references.js';
import { usersByEmail } from './find-users.js';
import { importOfPart } from './part-import.js';
import { partImports } from './part-imports.js';

export const userLanguages = importOfPart({
  ...partImports.userLanguages,
  part: languages,
  owner: { name: 'email', help: 'import.emailHelp', find: usersByEmail('languages') },
  item: { name: 'language', help: 'import.languageHelp', find: namesOf('languages') },
  level: { name: 'proficiency', help: 'import.proficiencyHelp', isRequired: true },
});
