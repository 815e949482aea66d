import type { EntityName } from '../shared/entity-name.js';
import { StoredValue, isObject } from '../shared/stored-value.js';
import type { TimeZone } from '../shared/time-zone.js';
import { isTimeZone } from '../shared/time-zone.js';
import type { UrlValue } from '../shared/url-values.js';
import { list, readUrl, writeUrl } from '../shared/url-values.js';

/** What all pages are limited to, and the time zone of their times. */
export interface Workspace {
  /** No limit if it is empty. A name is empty if only an address contains the id. */
  readonly divisions: readonly EntityName[];
  readonly teams: readonly EntityName[];
  /** `undefined` for that of the browser. */
  readonly timeZone: TimeZone;
}

/** Everything, in the time zone of the browser. */
export const wholeOrganisation: Workspace = { divisions: [], teams: [], timeZone: undefined };

/** More ids would not fit into the address of a request. */
export const MOST_ENTITIES = 100;

/** The workspace of an organisation in this browser. */
export class WorkspaceStore extends StoredValue<Workspace> {
  /** @param organisation - What distinguishes the organisation from others. */
  constructor(organisation: string) {
    super(`console.workspace.${organisation}`, readWorkspace);
  }

  /** @returns whether the browser could store it. */
  write({ divisions, teams, timeZone }: Workspace): boolean {
    return this.store({ version: 1, divisions, teams, ...(timeZone !== undefined && { timeZone }) });
  }
}

/** Reads a stored workspace. Parts that are invalid have no limit. */
export function readWorkspace(json: unknown): Workspace {
  if (!isObject(json)) return wholeOrganisation;
  const { divisions, teams, timeZone } = json;
  return {
    divisions: readEntities(divisions),
    teams: readEntities(teams),
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : undefined,
  };
}

function readEntities(json: unknown): EntityName[] {
  if (!Array.isArray(json)) return [];
  const entities = json.flatMap((entry: unknown): EntityName[] => {
    if (!isObject(entry)) return [];
    const { id, name } = entry;
    return typeof id === 'string' && isId(id) ? [{ id, name: typeof name === 'string' ? name : '' }] : [];
  });
  return entities.slice(0, MOST_ENTITIES);
}

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** What an address may contain of a workspace, so that a link shows the same to others. */
const schema = { divisions: ids(), teams: ids(), zone: zone() };

const names = Object.keys(schema);

function ids(): UrlValue<readonly string[] | undefined> {
  const texts = list();
  return {
    default: undefined,
    read: (text) => texts.read(text)?.filter(isId).slice(0, MOST_ENTITIES),
    write: (value) => texts.write(value ?? []),
  };
}

function zone(): UrlValue<TimeZone> {
  return { default: undefined, read: (text) => (isTimeZone(text) ? text : undefined), write: (value) => value ?? '' };
}

/** Whether an address contains a part of a workspace. */
export const hasWorkspace = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return names.some((name) => params.has(name));
};

/** Returns the workspace with the parts that an address contains. They apply to this address only. */
export function workspaceAt(search: string, stored: Workspace): Workspace {
  if (!hasWorkspace(search)) return stored;
  const { divisions, teams, zone: timeZone } = readUrl(schema, new URLSearchParams(search));
  return {
    divisions: divisions ? withNames(divisions, stored.divisions) : stored.divisions,
    teams: teams ? withNames(teams, stored.teams) : stored.teams,
    timeZone: timeZone ?? stored.timeZone,
  };
}

function withNames(entityIds: readonly string[], entities: readonly EntityName[]): EntityName[] {
  return entityIds.map((id) => entities.find((each) => each.id === id) ?? { id, name: '' });
}

const idsOf = (entities: readonly EntityName[]): readonly string[] => entities.map(({ id }) => id);

/** Returns a path whose page shows this workspace, also in another browser. */
export function withWorkspace(path: string, { divisions, teams, timeZone }: Workspace): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = writeUrl(
    schema,
    { divisions: idsOf(divisions), teams: idsOf(teams), zone: timeZone },
    new URLSearchParams(search),
  );
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Returns the query of an address without some parts of the workspace. */
export function withoutParts(search: string, parts: Partial<Workspace>): string {
  const params = new URLSearchParams(search);
  for (const part of Object.keys(parts) as (keyof Workspace)[]) params.delete(part === 'timeZone' ? 'zone' : part);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Whether pages show less than the whole organisation. */
export const isLimited = ({ divisions, teams }: Workspace): boolean => divisions.length + teams.length > 0;

/** Returns the arguments of the list of queues that pages show. Each page reads the same list. */
export const queueListOf = ({ divisions }: Workspace): { pageSize: number; divisionId?: readonly string[] } => ({
  pageSize: 100,
  ...(divisions.length > 0 && { divisionId: idsOf(divisions) }),
});
