import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { EntityName } from '../../shared/entity-name.js';
import { text } from '../../shared/text.js';
import type { Hits } from './hits.js';
import { containing, havingName } from './hits.js';

/** The id that stands for all divisions in a grant. */
const ALL_DIVISIONS = '*';

export const searchDivisions = (client: CallSender, part: string, request: RequestOptions): PromiseLike<Hits> =>
  new AuthorizationApi(client).getAuthorizationDivisions(containing(part), request);

export const divisionsById = (client: CallSender, id: readonly string[], request: RequestOptions): PromiseLike<Hits> =>
  new AuthorizationApi(client).getAuthorizationDivisions({ id, pageSize: id.length }, request);

/** Finds divisions, and the entry that stands for all of them. */
export async function searchGrantDivisions(client: CallSender, part: string, request: RequestOptions): Promise<Hits> {
  const { entities = [] } = await searchDivisions(client, part, request);
  return { entities: [...havingName([allDivisions()], part), ...entities] };
}

export async function grantDivisionsById(client: CallSender, ids: readonly string[], request: RequestOptions): Promise<Hits> {
  const single = ids.filter((id) => id !== ALL_DIVISIONS);
  const { entities = [] } = single.length === 0 ? {} : await divisionsById(client, single, request);
  return { entities: [allDivisions(), ...entities] };
}

const allDivisions = (): EntityName => ({ id: ALL_DIVISIONS, name: text('admin.allDivisions') });

/** Returns a division with a readable name. Responses name all divisions `*`. */
export const namedDivision = ({ id = '', name = id }: Partial<EntityName>): EntityName =>
  id === ALL_DIVISIONS ? allDivisions() : { id, name };
