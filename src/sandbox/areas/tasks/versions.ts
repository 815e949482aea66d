import type { Area } from '../../engine/area.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { TASKS, withIds } from './model.js';

/** An entity from a point in time on. */
interface Version {
  entity: Json;
  modifiedBy?: string;
}

const keptVersions = (world: World): Map<string, Version[]> => world.collection<Version[]>('tasks.versions');

/** All versions of a work item, the first one first. */
export function workitemVersions(world: World, workitem: Entity): Json[] {
  return (
    keptVersions(world)
      .get(`workitems/${workitem.id}`)
      ?.map(({ entity }) => entity) ?? [workitem]
  );
}

/** Records a new version of an entity and the user who made it; an unchanged entity has no new version. */
export function noteVersion(world: World, word: string, entity: Entity, modifiedBy?: string): void {
  const all = keptVersions(world);
  const known = all.get(`${word}/${entity.id}`) ?? [];
  if (JSON.stringify(known.at(-1)?.entity) === JSON.stringify(entity)) return;
  all.set(`${word}/${entity.id}`, [...known, { entity, ...(modifiedBy !== undefined && { modifiedBy }) }]);
}

/** Entities with versions: the type of their changes, the placeholder for their ids, and the names of the methods. */
const kinds = [
  {
    word: 'workbins',
    delta: 'WorkbinDelta',
    id: 'workbinId',
    list: 'getTaskmanagementWorkbinVersions',
    read: 'getTaskmanagementWorkbinVersion',
    history: 'getTaskmanagementWorkbinHistory',
  },
  {
    word: 'workitems',
    delta: 'WorkitemDelta',
    id: 'workitemId',
    list: 'getTaskmanagementWorkitemVersions',
    read: 'getTaskmanagementWorkitemVersion',
    history: 'getTaskmanagementWorkitemHistory',
  },
  {
    word: 'worktypes',
    delta: 'WorktypeDelta',
    id: 'worktypeId',
    list: 'getTaskmanagementWorktypeVersions',
    read: 'getTaskmanagementWorktypeVersion',
    history: 'getTaskmanagementWorktypeHistory',
  },
] as const;

/** Earlier versions of workbins, work items and their types, with the changes. */
export function addVersionHandlers(area: Area, world: World): void {
  const all = keptVersions(world);
  for (const { word, delta, id: idName, list, read, history } of kinds) {
    const path = `${TASKS}/${word}`;
    const kept = new Repository(world, path);
    const own = (context: OperationContext): Entity => kept.get(context.param(idName));
    /** Entities that were not created by an operation, such as those of a seed file, begin with their current version. */
    const versionsOf = (entity: Entity): Version[] => all.get(`${word}/${entity.id}`) ?? [{ entity }];
    area.wrapBelow(path, async (context, next) => {
      const [id = ''] = context.path.slice(path.length + 1).split('/');
      const before = context.method === 'GET' ? undefined : kept.find(id);
      if (before && !all.has(`${word}/${id}`)) all.set(`${word}/${id}`, [{ entity: before }]);
      const response = await next();
      if (context.method === 'GET' || !response.ok) return response;
      if (before && !kept.find(id)) all.delete(`${word}/${id}`);
      const after = kept.find(id) ?? (id === '' ? kept.all().at(-1) : undefined);
      if (after) noteVersion(world, word, after, callerOf(context)?.id);
      return response;
    });

    area.handle(list, (context) =>
      listPage(
        context,
        world,
        versionsOf(own(context)).map(({ entity }, index) => ({ ...entity, version: index + 1 })),
      ),
    );
    area.handle(read, (context) => {
      const wanted = context.param('entityVersion');
      const found = versionsOf(own(context))[Number(wanted) - 1];
      if (!found) throw notFound('version', wanted);
      return { ...kept.view(found.entity), version: Number(wanted) };
    });
    area.handle(history, (context) => {
      const versions = versionsOf(own(context));
      const changes = versions.map(({ entity, modifiedBy }, index): Json => {
        const before = withIds(versions[index - 1]?.entity ?? {});
        const after = withIds(entity);
        const names = Object.keys({ ...before, ...after }).filter((name) => shapeOf(delta).has(name));
        const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
        return {
          version: index + 1,
          ...(modifiedBy !== undefined && { modifiedBy: { id: modifiedBy, selfUri: `/api/v2/users/${modifiedBy}` } }),
          delta: Object.fromEntries(changed.map((name) => [name, { oldValue: before[name], newValue: after[name] }])),
        };
      });
      return listPage(context, world, changes);
    });
  }
}
