import { UsersApi } from 'contact-centre-client/apis/users';
import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { User, UserRoutingSkill } from 'contact-centre-client/models';
import type { PartItem } from '../kinds/kind.js';
import { findReferences } from './find-references.js';
import type { Find, Owner } from './part-rows.js';

/** Users in one search. */
const USERS_AT_ONCE = 100;

/** Finds users by their e-mail addresses, with their skills or languages. */
export const usersByEmail =
  (part: 'skills' | 'languages'): Find<Owner> =>
  async (client, cells, _settings, request) => {
    const users = await readUsers(client, cells, { expand: [part], request });
    return (cell) => {
      const user = users.get(cell.toLowerCase());
      if (!user) return { problem: { id: 'import.unknownUser', values: { email: cell } } };
      return { entity: { id: user.id, name: user.name ?? cell, entries: (user[part] ?? []).map(entryOf) } };
    };
  };

const entryOf = ({ id = '', name = id, proficiency = 0 }: UserRoutingSkill): PartItem => ({ id, name, level: proficiency });

/** Finds users by their e-mail addresses, names or ids. */
export const usersByAny: Find<Owner> = async (client, cells, { missing }, request) => {
  const emails = cells.filter((cell) => cell.includes('@'));
  const users = await readUsers(client, emails, { expand: [], request });
  const mentions = cells.filter((cell) => !users.has(cell.toLowerCase())).map((cell) => ({ target: 'users', cell }) as const);
  const find = await findReferences(mentions, { client, missing, request });
  return (cell) => {
    const user = users.get(cell.toLowerCase());
    if (user) return { entity: { id: user.id, name: user.name ?? cell } };
    return find({ target: 'users', cell }) ?? { problem: { id: 'import.unknownName', values: { name: cell } } };
  };
};

interface ReadOptions {
  readonly expand: readonly ('skills' | 'languages')[];
  readonly request: RequestOptions;
}

/** Returns the users of some addresses, by their addresses in lower case. */
async function readUsers(
  client: ApiClient,
  cells: readonly string[],
  { expand, request }: ReadOptions,
): Promise<ReadonlyMap<string, User>> {
  const emails = [...new Set(cells.map((cell) => cell.toLowerCase()))];
  const users = new Map<string, User>();
  for (let start = 0; start < emails.length; start += USERS_AT_ONCE) {
    const { results } = await new UsersApi(client).postUsersSearch(
      {
        pageSize: USERS_AT_ONCE,
        expand: [...expand],
        query: [{ fields: ['email'], type: 'TERMS', values: emails.slice(start, start + USERS_AT_ONCE) }],
      },
      request,
    );
    for (const user of results) users.set((user.email ?? '').toLowerCase(), user);
  }
  return users;
}
