import type { Area } from '../../engine/area.js';
import type { Workbin, Workitem, Worktype } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { viewAs } from '../view-as.js';
import { TASKS, withIds } from './model.js';

/** An entity with versions. */
type Versioned = Workbin | Workitem | Worktype;

/** An entity from a point in time on. */
interface Version<T extends Versioned = Versioned> {
  entity: Entity<T>;
  modifiedBy?: string;
}

const storedVersions = <T extends Versioned>(world: World): Map<string, Version<T>[]> =>
  world.collection<Version<T>[]>('tasks.versions');

/** All versions of a work item, the first one first. */
export function workitemVersions(world: World, workitem: Entity<Workitem>): Entity<Workitem>[] {
  return (
    storedVersions<Workitem>(world)
      .get(`workitems/${workitem.id}`)
      ?.map(({ entity }) => entity) ?? [workitem]
  );
}

/** Records a new version of an entity and the user who made it; an unchanged entity has no new version. */
export function recordVersion(world: World, segment: string, entity: Entity<Versioned>, modifiedBy?: string): void {
  const all = storedVersions(world);
  const versions = all.get(`${segment}/${entity.id}`) ?? [];
  if (JSON.stringify(versions.at(-1)?.entity) === JSON.stringify(entity)) return;
  all.set(`${segment}/${entity.id}`, [...versions, { entity, ...(modifiedBy !== undefined && { modifiedBy }) }]);
}

/** Entities with versions: the type of their changes, the placeholder for their ids, and the names of the methods. */
const kinds = [
  {
    segment: 'workbins',
    delta: 'WorkbinDelta',
    id: 'workbinId',
    list: 'getTaskmanagementWorkbinVersions',
    read: 'getTaskmanagementWorkbinVersion',
    history: 'getTaskmanagementWorkbinHistory',
  },
  {
    segment: 'workitems',
    delta: 'WorkitemDelta',
    id: 'workitemId',
    list: 'getTaskmanagementWorkitemVersions',
    read: 'getTaskmanagementWorkitemVersion',
    history: 'getTaskmanagementWorkitemHistory',
  },
  {
    segment: 'worktypes',
    delta: 'WorktypeDelta',
    id: 'worktypeId',
    list: 'getTaskmanagementWorktypeVersions',
    read: 'getTaskmanagementWorktypeVersion',
    history: 'getTaskmanagementWorktypeHistory',
  },
] as const;

/** Earlier versions of workbins, work items and their types, with the changes. */
export function addVersionHandlers(area: Area, world: World): void {
  const all = storedVersions(world);
  for (const { segment, delta, id: idName, list, read, history } of kinds) {
    const path = `${TASKS}/${segment}`;
    const repository = new Repository<Versioned>(world, path);
    const findEntity = (context: OperationContext): Entity<Versioned> => repository.get(context.param(idName));
    /** Entities that were not created by an operation, such as those of a seed file, begin with their current version. */
    const versionsOf = (entity: Entity<Versioned>): Version[] => all.get(`${segment}/${entity.id}`) ?? [{ entity }];
    area.wrapBelow(path, async (context, next) => {
      const [id = ''] = context.path.slice(path.length + 1).split('/');
      const before = context.method === 'GET' ? undefined : repository.find(id);
      if (before && !all.has(`${segment}/${id}`)) all.set(`${segment}/${id}`, [{ entity: before }]);
      const response = await next();
      if (context.method === 'GET' || !response.ok) return response;
      if (before && !repository.find(id)) all.delete(`${segment}/${id}`);
      const after = repository.find(id) ?? (id === '' ? repository.all().at(-1) : undefined);
      if (after) recordVersion(world, segment, after, callerOf(context)?.id);
      return response;
    });

    area.handle(list, (context) =>
      listPage(
        context,
        world,
        versionsOf(findEntity(context)).map(({ entity }, index) => ({ ...entity, version: index + 1 })),
      ),
    );
    area.handle(read, (context) => {
      const versionNumber = context.param('entityVersion');
      const version = versionsOf(findEntity(context))[Number(versionNumber) - 1];
      if (!version) throw notFound('version', versionNumber);
      return { ...repository.view(version.entity), version: Number(versionNumber) };
    });
    area.handle(history, (context) => {
      const versions = versionsOf(findEntity(context));
      const changes = versions.map(({ entity, modifiedBy }, index) => {
        const before = withIds({ ...versions[index - 1]?.entity });
        const after = withIds({ ...entity });
        const names = Object.keys({ ...before, ...after }).filter((name) => shapeOf(delta).has(name));
        const changedNames = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
        return {
          version: index + 1,
          ...(modifiedBy !== undefined && { modifiedBy: { id: modifiedBy, selfUri: `/api/v2/users/${modifiedBy}` } }),
          delta: viewAs(
            world,
            delta,
            Object.fromEntries(changedNames.map((name) => [name, { oldValue: before[name], newValue: after[name] }])),
          ),
        };
      });
      return listPage(context, world, changes);
    });
  }
}
