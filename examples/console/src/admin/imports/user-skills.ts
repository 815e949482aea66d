import { skills } from '../kinds/user-parts.js';
import { namesOf } from './find-references.js';
import { usersByEmail } from './find-users.js';
import { importOfPart } from './part-import.js';
import { partImports } from './part-imports.js';

export const userSkills = importOfPart({
  ...partImports.userSkills,
  part: skills,
  owner: { name: 'email', help: 'import.emailHelp', find: usersByEmail('skills') },
  item: { name: 'skill', help: 'import.skillHelp', find: namesOf('skills') },
  level: { name: 'proficiency', help: 'import.proficiencyHelp', isRequired: true },
});
