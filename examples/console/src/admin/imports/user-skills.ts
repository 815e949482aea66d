import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import { bulk } from 'contact-centre-client/bulk';
import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { User } from 'contact-centre-client/models';
import { text } from '../../shared/text.js';
import type { CsvRow, Import, ImportItem, ResolvedRows, RowProblem } from './import.js';

/** The proficiency of a user in a skill. */
interface SkillItem extends ImportItem {
  readonly userId: string;
  readonly skillId: string;
  readonly skill: string;
  /** As the file has it. */
  readonly target: number;
  /** As the platform has it. `null` if the user does not have the skill. */
  readonly proficiency: number | null;
}

const HIGHEST = 5;
/** Users in one search. */
const USERS_AT_ONCE = 100;

export const userSkills: Import = {
  path: 'user-skills',
  title: 'import.userSkills',
  help: 'import.userSkillsHelp',
  requires: ['directory:user:view', 'routing:skill:view', 'routing:skill:assign'],
  columns: [
    { name: 'email', isRequired: true, help: 'import.emailHelp' },
    { name: 'skill', isRequired: true, help: 'import.skillHelp' },
    { name: 'proficiency', isRequired: true, help: 'import.proficiencyHelp' },
  ],
  resolve: resolveRows,
  bulk: (client, items, journal) => {
    const skillItems = items as readonly SkillItem[];
    const itemsByKey = new Map(skillItems.map((item) => [item.key, item]));
    const api = new RoutingApi(client);
    const run = bulk({
      name: 'import-user-skills',
      client,
      journal,
      // The default is a hash of the source of `plan`, which differs between builds.
      revision: '1',
      source: () => skillItems,
      key: ({ key }) => key,
      plan: ({ proficiency, target }) => (proficiency === target ? undefined : { proficiency: target }),
      keep: ['userId', 'skillId', 'proficiency'],
      read: async (key, request) => {
        const item = itemsByKey.get(key);
        if (!item) throw new Error(`The journal contains a row that the import does not have: ${key}.`);
        const { userId, skillId } = item;
        const skills = await api.getUserRoutingskills(userId, { pageSize: 100 }, request).items().toArray();
        return { ...item, proficiency: skills.find(({ id }) => id === skillId)?.proficiency ?? null };
      },
      apply: ({ userId, skillId }, { proficiency }, request) =>
        api.patchUserRoutingskillsBulk(userId, [{ id: skillId, proficiency }], request),
      undo: async ({ userId, skillId }, { proficiency }, request) => {
        if (proficiency === null) await api.deleteUserRoutingskill(userId, skillId, request);
        else await api.patchUserRoutingskillsBulk(userId, [{ id: skillId, proficiency }], request);
      },
    });
    return run;
  },
  describe: (item) => {
    const { proficiency, target, skill } = item as SkillItem;
    return proficiency === null
      ? text('import.skillAdded', { skill, after: target })
      : text('import.skillChanged', { skill, before: proficiency, after: target });
  },
};

async function resolveRows(client: ApiClient, rows: readonly CsvRow[], request: RequestOptions): Promise<ResolvedRows> {
  const emails = [...new Set(rows.map((row) => emailIn(row)).filter((email) => email !== ''))];
  const [users, skillIds] = await Promise.all([readUsers(client, emails, request), readSkills(client, request)]);
  const problems: RowProblem[] = [];
  const items = new Map<string, SkillItem>();
  for (const row of rows) {
    const item = itemOf(row, users, skillIds);
    if (!('key' in item)) problems.push(item);
    else if (items.has(item.key)) problems.push({ line: row.line, id: 'import.repeated' });
    else items.set(item.key, item);
  }
  return { items: [...items.values()], problems };
}

const emailIn = ({ cells }: CsvRow): string => (cells['email'] ?? '').trim().toLowerCase();

function itemOf(row: CsvRow, users: ReadonlyMap<string, User>, skillIds: ReadonlyMap<string, string>): SkillItem | RowProblem {
  const { line, cells } = row;
  const email = emailIn(row);
  const skill = (cells['skill'] ?? '').trim();
  const level = (cells['proficiency'] ?? '').trim();
  const target = level === '' ? Number.NaN : Number(level);
  const user = users.get(email);
  const skillId = skillIds.get(skill.toLowerCase());
  if (user?.id === undefined) return { line, id: 'import.unknownUser', values: { email } };
  if (skillId === undefined) return { line, id: 'import.unknownSkill', values: { skill } };
  if (!(target >= 0 && target <= HIGHEST)) return { line, id: 'import.badProficiency', values: { max: HIGHEST } };
  const proficiency = user.skills?.find(({ id }) => id === skillId)?.proficiency ?? null;
  return { key: `${user.id}/${skillId}`, name: user.name ?? email, userId: user.id, skillId, skill, target, proficiency };
}

/** Returns the users of some addresses, with their skills. */
async function readUsers(
  client: ApiClient,
  emails: readonly string[],
  request: RequestOptions,
): Promise<ReadonlyMap<string, User>> {
  const users = new Map<string, User>();
  for (let start = 0; start < emails.length; start += USERS_AT_ONCE) {
    const { results } = await new UsersApi(client).postUsersSearch(
      {
        pageSize: USERS_AT_ONCE,
        expand: ['skills'],
        query: [{ fields: ['email'], type: 'TERMS', values: emails.slice(start, start + USERS_AT_ONCE) }],
      },
      request,
    );
    for (const user of results) users.set((user.email ?? '').toLowerCase(), user);
  }
  return users;
}

/** Returns the ids of all skills by their names, in lower case. */
async function readSkills(client: ApiClient, request: RequestOptions): Promise<ReadonlyMap<string, string>> {
  const skills = await new RoutingApi(client).getRoutingSkills({ pageSize: 100 }, request).items().toArray();
  return new Map(skills.map(({ id, name }) => [name.toLowerCase(), id]));
}
