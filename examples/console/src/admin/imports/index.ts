import type { Import } from './import.js';
import { userSkills } from './user-skills.js';

export const imports: readonly Import[] = [userSkills];

export const importOf = (path: string): Import | undefined => imports.find((each) => each.path === path);
