import { withReferences } from '../../engine/references.js';
import type { Workbin, Workitem, WorkitemStatus, Worktype } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Fields, Json, Reference } from '../repository.js';

export const TASKS = '/api/v2/taskmanagement';
export const WORKITEMS = `${TASKS}/workitems`;

export const workbinsOf = (world: World): Repository<Workbin> => new Repository<Workbin>(world, `${TASKS}/workbins`);
export const worktypesOf = (world: World): Repository<Worktype> => new Repository<Worktype>(world, `${TASKS}/worktypes`);
export const workitemsOf = (world: World): Repository<Workitem> => new Repository<Workitem>(world, WORKITEMS);
export const statusesOf = (world: World, worktypeId: string): Repository<WorkitemStatus> =>
  new Repository<WorkitemStatus>(world, `${TASKS}/worktypes/{}/statuses`, [worktypeId]);

/** Fields of work items and work types that refer to other entities, with the entities' paths. */
const referencePaths: Readonly<Record<string, string>> = {
  workbin: `${TASKS}/workbins`,
  defaultWorkbin: `${TASKS}/workbins`,
  type: `${TASKS}/worktypes`,
  queue: '/api/v2/routing/queues',
  defaultQueue: '/api/v2/routing/queues',
  assignee: '/api/v2/users',
  preferredAgents: '/api/v2/users',
  skills: '/api/v2/routing/skills',
  defaultSkills: '/api/v2/routing/skills',
  language: '/api/v2/routing/languages',
  defaultLanguage: '/api/v2/routing/languages',
  script: '/api/v2/scripts',
  defaultScript: '/api/v2/scripts',
  externalContact: '/api/v2/externalcontacts/contacts',
  utilizationLabel: '/api/v2/routing/utilization/labels',
};

/** Resolves the ids of a body to references with names. @throws the platform's 400 for an unknown id. */
export function resolveReferences(world: World, type: 'Workitem', body: object): Fields<Workitem>;
export function resolveReferences(world: World, type: 'Worktype', body: object): Fields<Worktype>;
export function resolveReferences(world: World, type: string, body: object): object {
  const fields = withReferences(shapeOf(type), body as Json);
  const { scoredAgents } = fields;
  if (Array.isArray(scoredAgents))
    fields['scoredAgents'] = scoredAgents.filter(isObject).map(({ id, score }) => ({ agent: { id }, score }));
  for (const [field, path] of Object.entries(referencePaths)) {
    const value = fields[field];
    const other = new Repository(world, path);
    const resolveReference = (reference: unknown, fieldName: string): unknown => {
      const id = readId(reference);
      if (id === undefined) return reference;
      const entity = other.find(id);
      if (!entity) throw unknownReference(fieldName, id, other.entityName);
      return referenceTo(entity, `${path}/${id}`);
    };
    if (Array.isArray(value)) fields[field] = value.map((one) => resolveReference(one, `${field.replace(/s$/, '')}Ids`));
    else if (value !== undefined) fields[field] = resolveReference(value, `${field}Id`);
  }
  return fields;
}

export const referenceTo = ({ id, name }: { id: string; name?: string | undefined }, selfUri: string): Reference => ({
  id,
  ...(name !== undefined && { name }),
  selfUri,
});

/** An entity with ids instead of references, as in events and change logs. */
export function withIds(entity: Json): Json {
  return Object.fromEntries(
    Object.entries(entity).map(([name, value]): [string, unknown] => {
      if (Array.isArray(value) && value.some(isObject))
        return [`${name.replace(/s$/, '')}Ids`, value.flatMap((one) => readId(one) ?? [])];
      const id = readId(value);
      if (name === 'modifiedBy') return [name, id];
      return id === undefined ? [name, value] : [`${name}Id`, id];
    }),
  );
}

/** The fields of a work item in a status. @throws the platform's 400 for a status that its type does not have. */
export function fieldsInStatus(world: World, worktypeId: string, statusId: string): Fields<Workitem> {
  const status = statusesOf(world, worktypeId).find(statusId);
  if (!status) throw unknownReference('statusId', statusId, 'status');
  const category = textOf(status['category']);
  const now = world.timestamp();
  return {
    status: referenceTo(status, `${TASKS}/worktypes/${worktypeId}/statuses/${statusId}`),
    statusCategory: category,
    dateStatusChanged: now,
    ...(category === 'Closed' && { dateClosed: now }),
    ...(status['autoTerminateWorkitem'] === true && { assignmentState: 'Terminated' }),
  };
}
