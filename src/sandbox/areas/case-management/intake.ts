import type { Area } from '../../engine/area.js';
import type { DataSchema, IntakeSetting } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem, unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { draftOf, findVersion, publishedProblem, savePlan } from './drafts.js';
import { planOf } from './model.js';
import type { Plan, PlanVersion } from './model.js';

const SCHEMAS = '/api/v2/taskmanagement/workitems/schemas';

/** The default key of a plan's schema. */
export const DEFAULT_SCHEMA_KEY = 'default';

/** The data schemas of plans, and the settings for their intake. */
export function addIntakeHandlers(area: Area, world: World): void {
  /** Returns the draft of a plan of which no version was ever published. */
  const findUnpublishedDraft = (context: OperationContext, fieldName: string): { plan: Plan; draft: PlanVersion } => {
    const plan = planOf(world, context.param('caseplanId'));
    if (plan.published !== undefined) throw publishedProblem(plan, fieldName);
    return { plan, draft: draftOf(plan) };
  };
  const saveSchemas = (context: OperationContext, plan: Plan, draft: PlanVersion, schemas: PlanVersion['dataSchemas']): void => {
    savePlan(context, world, plan, { ...draft, dataSchemas: schemas });
  };

  area.handle('postCasemanagementCaseplanDataschemas', (context) => {
    const { plan, draft } = findUnpublishedDraft(context, 'dataSchemas');
    const { id } = readObject(context, ['id']);
    if (draft.dataSchemas[DEFAULT_SCHEMA_KEY] !== undefined)
      throw new Problem(409, 'The caseplan has a schema already', {
        code: 'caseplan.schema.exists',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    saveSchemas(context, plan, draft, { [DEFAULT_SCHEMA_KEY]: requireSchema(world, id) });
    return schemaView(id);
  });
  area.handle('putCasemanagementCaseplanDataschema', (context) => {
    const { plan, draft } = findUnpublishedDraft(context, 'dataSchemas');
    const { id } = readObject(context, ['id']);
    saveSchemas(context, plan, draft, { ...draft.dataSchemas, [findSchemaKey(draft, context)]: requireSchema(world, id) });
    return schemaView(id);
  });
  area.handle('deleteCasemanagementCaseplanDataschema', (context) => {
    const { plan, draft } = findUnpublishedDraft(context, 'dataSchemas');
    const { [findSchemaKey(draft, context)]: _, ...others } = draft.dataSchemas;
    saveSchemas(context, plan, draft, others);
    return {};
  });
  area.handle('getCasemanagementCaseplanVersionDataschemas', (context) => ({
    entities: schemaViews(findVersion(context, world).version),
  }));

  area.handle('putCasemanagementCaseplanIntakesettings', (context) => {
    const { plan, draft } = findUnpublishedDraft(context, 'intakeSettings');
    const { intakeSettings = [] } = readObject(context);
    const changedDraft = { ...draft, intakeSettings };
    savePlan(context, world, plan, changedDraft);
    return { entities: sortedSettings(changedDraft) };
  });
  area.handle('getCasemanagementCaseplanVersionIntakesettings', (context) => ({
    entities: sortedSettings(findVersion(context, world).version),
  }));
}

function findSchemaKey({ dataSchemas }: PlanVersion, context: OperationContext): string {
  const key = context.param('schemaKeyName');
  if (dataSchemas[key] === undefined) throw notFound('schema', key);
  return key;
}

/** @throws the platform's 400 for an unknown schema. */
export function requireSchema(world: World, id: string): string {
  if (!new Repository<DataSchema>(world, SCHEMAS).find(id)) throw unknownReference('id', id, 'schema');
  return id;
}

const schemaView = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `${SCHEMAS}/${id}` });

export const schemaViews = ({ dataSchemas }: PlanVersion): { id: string; selfUri: string }[] =>
  Object.values(dataSchemas).map(schemaView);

export function sortedSettings({ intakeSettings }: PlanVersion): IntakeSetting[] {
  return [...intakeSettings].sort((one, other) => one.displayOrder - other.displayOrder);
}
