import { queueMembers as part } from '../kinds/queues.js';
import { namesOf } from './find-references.js';
import { usersByAny } from './find-users.js';
import { importOfPart } from './part-import.js';
import { partImports } from './part-imports.js';

export const queueMembers = importOfPart({
  ...partImports.queueMembers,
  part,
  owner: { name: 'queue', help: 'import.queueHelp', find: namesOf('queues') },
  item: { name: 'user', help: 'import.userHelp', find: usersByAny },
  level: { name: 'ringNumber', help: 'import.ringHelp', isRequired: false },
});
