import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { RoleDivisionGrants, UserRoutingLanguagePost, UserRoutingSkill } from 'contact-centre-client/models';
import { namedDivision } from '../references/divisions.js';
import type { Part, PartItem } from './kind.js';
import { itemsOf } from './shared.js';

const PAGE_SIZE = 100;

const proficiency = { label: 'kind.proficiency', min: 0, max: 5, initial: 3 } as const;

const roles: Part = {
  id: 'roles',
  title: 'kind.roles',
  target: 'roles',
  within: { label: 'admin.appliesIn', target: 'grantDivisions' },
  view: ['authorization:grant:view'],
  edit: ['authorization:grant:add', 'authorization:grant:delete'],
  perCall: 100,
  read: readGrants,
  add: (client, id, items) =>
    new UsersApi(client).postAuthorizationSubjectBulkadd(id, grantsOf(items), { subjectType: 'PC_USER' }),
  remove: (client, id, items) => new UsersApi(client).postAuthorizationSubjectBulkremove(id, grantsOf(items)),
};

export const skills = {
  id: 'skills',
  title: 'kind.skills',
  target: 'skills',
  level: proficiency,
  view: [],
  edit: ['routing:skill:assign'],
  perCall: 50,
  read: (client, id, request) => ratedOf(new UsersApi(client).getUserRoutingskills(id, { pageSize: PAGE_SIZE }, request).items()),
  add: (client, id, items) => new UsersApi(client).patchUserRoutingskillsBulk(id, ratings(items)),
  remove: async (client, id, items) => {
    const api = new UsersApi(client);
    await Promise.all(items.map((skill) => api.deleteUserRoutingskill(id, skill.id)));
  },
} as const satisfies Part;

export const languages = {
  id: 'languages',
  title: 'kind.languages',
  target: 'languages',
  level: proficiency,
  view: [],
  edit: [['routing:language:assign', 'routing:skill:assign']],
  perCall: 50,
  read: (client, id, request) =>
    ratedOf(new UsersApi(client).getUserRoutinglanguages(id, { pageSize: PAGE_SIZE }, request).items()),
  add: (client, id, items) => new UsersApi(client).patchUserRoutinglanguagesBulk(id, ratings(items)),
  remove: async (client, id, items) => {
    const api = new UsersApi(client);
    await Promise.all(items.map((language) => api.deleteUserRoutinglanguage(id, language.id)));
  },
} as const satisfies Part;

const queues: Part = {
  id: 'queues',
  title: 'kind.queues',
  target: 'queues',
  view: ['routing:queue:view'],
  edit: [['routing:queue:edit', 'routing:queueMember:manage']],
  perCall: 20,
  read: readQueues,
  add: (client, id, items) => changeQueues(client, id, items, { _delete: false }),
  remove: (client, id, items) => changeQueues(client, id, items, { _delete: true }),
};

/** Lists of a user that have separate calls. */
export const userParts: readonly Part[] = [roles, skills, languages, queues];

const grantsOf = (items: readonly PartItem[]): RoleDivisionGrants => ({
  grants: items.map(({ id, within }) => ({ roleId: id, divisionId: within?.id ?? '' })),
});

async function* readGrants(client: CallSender, id: string, request?: RequestOptions): AsyncGenerator<PartItem, void> {
  const { grants = [] } = await new UsersApi(client).getAuthorizationSubject(id, {}, request);
  for (const { role, division } of grants) {
    const { id: roleId = '', name = roleId } = role ?? {};
    yield { id: roleId, name, within: namedDivision(division ?? {}) };
  }
}

async function* ratedOf(items: AsyncIterable<UserRoutingSkill>): AsyncGenerator<PartItem, void> {
  for await (const { id = '', name = id, proficiency: level = 0 } of items) yield { id, name, level };
}

const ratings = (items: readonly PartItem[]): UserRoutingLanguagePost[] =>
  items.map(({ id, level = 0 }) => ({ id, proficiency: level }));

/** Members may have left a queue for now. The platform lists those queues separately. */
async function* readQueues(client: CallSender, id: string, request?: RequestOptions): AsyncGenerator<PartItem, void> {
  for (const joined of [true, false]) {
    yield* itemsOf(new UsersApi(client).getUserQueues(id, { joined, pageSize: PAGE_SIZE }, request).items());
  }
}

async function changeQueues(
  client: CallSender,
  userId: string,
  items: readonly PartItem[],
  options: { _delete: boolean },
): Promise<void> {
  const api = new RoutingApi(client);
  await Promise.all(items.map((queue) => api.postRoutingQueueMembers(queue.id, [{ id: userId }], options)));
}
