import type { Area } from '../../engine/area.js';
import type {
  CaseplanCreate,
  CaseplanDataSchemaRequest,
  CaseplanUpdate,
  IntakeSetting,
  IntakeSettingsUpdate,
  StageplanCreate,
  StageplanReposition,
  StageplanUpdate,
  StepplanUpdate,
} from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Json } from '../repository.js';
import { worktypesOf } from '../tasks/model.js';
import { planOf, planReference, PLANS, plansOf, requireUser, versionOf } from './model.js';
import type { Plan, PlanVersion, Stageplan } from './model.js';

/** The default key of a plan's schema. */
const KEY = 'default';

/** The default time until a case is due, and the default time to live, in seconds. */
const DEFAULT_DUE_SECONDS = 7 * 86_400;
const DEFAULT_TTL_SECONDS = 365 * 86_400;

/** Plans for cases. Drafts are edited, and cases use the published version. */
export function addPlanHandlers(area: Area, world: World): void {
  world.store.addView(PLANS, () => ({
    find: (id) => plansOf(world).get(id) as unknown as Json,
    all: () => [...plansOf(world).values()] as unknown as Json[],
    // A plan from a seed file has no versions.
    put: (id, plan) => plansOf(world).set(id, { versions: [], ...plan } as unknown as Plan),
    remove: (id) => plansOf(world).delete(id),
  }));
  addGeneralHandlers(area, world);
  addStageplanHandlers(area, world);
  addIntakeHandlers(area, world);
}

function addGeneralHandlers(area: Area, world: World): void {
  area.handle('postCasemanagementCaseplans', (context) => {
    const body = readObject<CaseplanCreate>(context, ['name', 'referencePrefix', 'customerIntentId', 'divisionId']);
    const id = world.newId();
    const now = world.timestamp();
    const owner = requireUser(world, 'defaultCaseOwnerId', body.defaultCaseOwnerId);
    const schemas = (body.dataSchemas ?? []).slice(0, 1).map(({ id: schemaId }) => [KEY, requireSchema(world, schemaId)]);
    const version: PlanVersion = {
      number: 1,
      state: 'Draft',
      stageplans: [],
      dataSchemas: Object.fromEntries(schemas) as PlanVersion['dataSchemas'],
      intakeSettings: body.intakeSettings ?? [],
    };
    const plan = {
      id,
      name: body.name,
      referencePrefix: body.referencePrefix,
      division: divisionOf(world, body.divisionId),
      ...(body.description !== undefined && { description: body.description }),
      defaultDueDurationInSeconds: body.defaultDueDurationInSeconds ?? DEFAULT_DUE_SECONDS,
      defaultTtlSeconds: body.defaultTtlSeconds ?? DEFAULT_TTL_SECONDS,
      ...(owner && { defaultCaseOwner: owner as unknown as NonNullable<Plan['defaultCaseOwner']> }),
      customerIntent: intentReference(body.customerIntentId),
      dateCreated: now,
      dateModified: now,
      modifiedBy: callerOf(context) ?? { id: '' },
      versions: [version],
      latest: 1,
      selfUri: `${PLANS}/${id}`,
    };
    plansOf(world).set(id, plan);
    return { ...view(plan, version), ...settings(version), dataSchemas: schemaViews(version) };
  });

  area.handle('patchCasemanagementCaseplan', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const { defaultCaseOwnerId, customerIntentId, divisionId, ...plainFields } = readObject<CaseplanUpdate>(context);
    const fixedFields = { referencePrefix: plainFields.referencePrefix, customerIntentId, divisionId };
    const changedFixedField = Object.entries(fixedFields).find(([, value]) => value !== undefined)?.[0];
    if (changedFixedField !== undefined && plan.published !== undefined) throw publishedProblem(plan, changedFixedField);
    const owner = requireUser(world, 'defaultCaseOwnerId', defaultCaseOwnerId);
    const changedPlan = {
      ...plan,
      ...plainFields,
      ...(owner && { defaultCaseOwner: owner as unknown as NonNullable<Plan['defaultCaseOwner']> }),
      ...(customerIntentId !== undefined && { customerIntent: intentReference(customerIntentId) }),
      ...(divisionId !== undefined && { division: divisionOf(world, divisionId) }),
    };
    return view(savePlan(context, world, changedPlan));
  });

  area.wrap(['getCasemanagementCaseplan'], async (context, next) => {
    const plan = plansOf(world).get(context.param('caseplanId'));
    return plan ? context.json(view(plan)) : await next();
  });

  area.handle('postCasemanagementCaseplanPublish', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const { number } = draftOf(plan);
    const publishedPlan = { ...plan, published: number, datePublished: world.timestamp() };
    return view(savePlan(context, world, publishedPlan, { ...draftOf(plan), state: 'Published' }));
  });

  area.handle('postCasemanagementCaseplanVersions', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const last = plan.versions.at(-1);
    if (last?.state !== 'Published')
      throw new Problem(409, 'The caseplan has a draft already', {
        code: 'caseplan.draft.exists',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    const draft: PlanVersion = { ...last, number: last.number + 1, state: 'Draft' };
    return view(savePlan(context, world, { ...plan, latest: draft.number }, draft), draft);
  });

  area.handle('getCasemanagementCaseplanVersion', (context) => {
    const { plan, version } = findVersion(context, world);
    return view(plan, version);
  });
}

function addStageplanHandlers(area: Area, world: World): void {
  const changeStageplans = (
    context: OperationContext,
    change: (stageplans: Stageplan[], stageplan: Stageplan) => Stageplan[],
  ): Stageplan[] => {
    const plan = planOf(world, context.param('caseplanId'));
    const draft = draftOf(plan);
    const stageplan = findStageplan(draft, context.param('stageplanId'));
    const stageplans = change(draft.stageplans, stageplan);
    savePlan(context, world, plan, { ...draft, stageplans });
    return stageplans;
  };
  const modificationFields = (context: OperationContext): Json => ({
    dateModified: world.timestamp(),
    ...(callerOf(context) && { modifiedBy: callerOf(context) }),
  });

  area.handle('postCasemanagementCaseplanStageplans', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const draft = draftOf(plan);
    const { name, description, after } = readObject<StageplanCreate>(context, ['name']);
    const stageFields = {
      name,
      ...(description !== undefined && { description }),
      dateCreated: world.timestamp(),
      ...modificationFields(context),
    };
    const step = { ...stageFields, id: world.newId(), activityType: 'None' };
    const stageplan: Stageplan = { ...stageFields, id: world.newId(), step };
    savePlan(context, world, plan, { ...draft, stageplans: insertStageplan(draft.stageplans, stageplan, after) });
    return stageplanView(plan, draft, stageplan);
  });
  area.handle('patchCasemanagementCaseplanStageplan', (context) => {
    const change = readObject<StageplanUpdate>(context);
    const stageplans = changeStageplans(context, (all, stageplan) =>
      all.map((each) => (each === stageplan ? { ...each, ...change, ...modificationFields(context) } : each)),
    );
    return viewOfStageplan(context, world, stageplans);
  });
  area.handle('deleteCasemanagementCaseplanStageplan', (context) => {
    changeStageplans(context, (all, stageplan) => all.filter((each) => each !== stageplan));
    return {};
  });
  area.handle('postCasemanagementCaseplanStageplanReposition', (context) => {
    const { after } = readObject<StageplanReposition>(context);
    changeStageplans(context, (all, stageplan) =>
      insertStageplan(
        all.filter((each) => each !== stageplan),
        stageplan,
        after,
        true,
      ),
    );
    return {};
  });
  area.handle('patchCasemanagementCaseplanStageplanStepplan', (context) => {
    const { workitemSettings, ...plainFields } = readObject<StepplanUpdate>(context);
    const worktypeId = workitemSettings?.worktypeId;
    const worktype = worktypeId === undefined ? undefined : worktypesOf(world).find(worktypeId);
    if (worktypeId !== undefined && !worktype) throw unknownReference('workitemSettings.worktypeId', worktypeId, 'worktype');
    const id = context.param('stepplanId');
    const stageplans = changeStageplans(context, (all, stageplan) => {
      if (stageplan.step.id !== id) throw notFound('stepplan', id);
      const selfUri = `/api/v2/taskmanagement/worktypes/${worktypeId ?? ''}`;
      const step = {
        ...stageplan.step,
        ...plainFields,
        ...modificationFields(context),
        ...(worktype && { workitemSettings: { worktype: { id: worktype.id, name: worktype['name'], selfUri } } }),
      };
      if (step['activityType'] === 'Workitem' && step['workitemSettings'] === undefined)
        throw badRequest('workitemSettings is required for a work item', [
          { errorCode: 'required.field', fieldName: 'workitemSettings' },
        ]);
      return all.map((each) => (each === stageplan ? { ...each, step } : each));
    });
    const plan = planOf(world, context.param('caseplanId'));
    return stepplanView(plan, draftOf(plan), findStageplan({ stageplans }, context.param('stageplanId')));
  });
  area.handle('getCasemanagementCaseplanVersionStageplans', (context) => {
    const { plan, version } = findVersion(context, world);
    return listPage(
      context,
      world,
      version.stageplans.map((stageplan) => stageplanView(plan, version, stageplan)),
    );
  });
  area.handle('getCasemanagementCaseplanVersionStageplan', (context) => {
    const { plan, version } = findVersion(context, world);
    return stageplanView(plan, version, findStageplan(version, context.param('stageplanId')));
  });
  area.handle('getCasemanagementCaseplanVersionStageplanStepplans', (context) => {
    const { plan, version } = findVersion(context, world);
    return listPage(context, world, [stepplanView(plan, version, findStageplan(version, context.param('stageplanId')))]);
  });
  area.handle('getCasemanagementCaseplanVersionStageplanStepplan', (context) => {
    const { plan, version } = findVersion(context, world);
    const stageplan = findStageplan(version, context.param('stageplanId'));
    if (stageplan.step.id !== context.param('stepplanId')) throw notFound('stepplan', context.param('stepplanId'));
    return stepplanView(plan, version, stageplan);
  });
}

function addIntakeHandlers(area: Area, world: World): void {
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
    const { id } = readObject<CaseplanDataSchemaRequest>(context, ['id']);
    if (draft.dataSchemas[KEY] !== undefined)
      throw new Problem(409, 'The caseplan has a schema already', {
        code: 'caseplan.schema.exists',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    saveSchemas(context, plan, draft, { [KEY]: requireSchema(world, id) });
    return schemaView(id);
  });
  area.handle('putCasemanagementCaseplanDataschema', (context) => {
    const { plan, draft } = findUnpublishedDraft(context, 'dataSchemas');
    const { id } = readObject<CaseplanDataSchemaRequest>(context, ['id']);
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
    const { intakeSettings = [] } = readObject<IntakeSettingsUpdate>(context);
    const changedDraft = { ...draft, intakeSettings };
    savePlan(context, world, plan, changedDraft);
    return { entities: settings(changedDraft).intakeSettings };
  });
  area.handle('getCasemanagementCaseplanVersionIntakesettings', (context) => ({
    entities: settings(findVersion(context, world).version).intakeSettings,
  }));
}

function findVersion(context: OperationContext, world: World): { plan: Plan; version: PlanVersion } {
  const plan = planOf(world, context.param('caseplanId'));
  return { plan, version: versionOf(plan, context.param('versionId')) };
}

/** Stores a plan with one changed version. */
function savePlan(context: OperationContext, world: World, plan: Plan, changedVersion?: PlanVersion): Plan {
  const others = plan.versions.filter(({ number }) => number !== changedVersion?.number);
  const versions = [...others, ...(changedVersion ? [changedVersion] : [])].sort((one, other) => one.number - other.number);
  const savedPlan = { ...plan, versions, dateModified: world.timestamp(), modifiedBy: callerOf(context) ?? plan.modifiedBy };
  plansOf(world).set(plan.id, savedPlan);
  return savedPlan;
}

/** @throws the platform's 409 if the plan has no draft. */
function draftOf(plan: Plan): PlanVersion {
  const last = plan.versions.at(-1);
  if (last?.state === 'Draft') return last;
  throw new Problem(409, 'The caseplan has no draft: make one first', {
    code: 'caseplan.not.draft',
    entityId: plan.id,
    entityName: 'caseplan',
  });
}

function publishedProblem({ id }: Plan, fieldName: string): Problem {
  return new Problem(409, `${fieldName} cannot be changed once the caseplan has been published`, {
    code: 'caseplan.published',
    entityId: id,
    entityName: 'caseplan',
    details: [{ errorCode: 'invalid.value', fieldName }],
  });
}

function findStageplan({ stageplans }: Pick<PlanVersion, 'stageplans'>, id = ''): Stageplan {
  const match = stageplans.find((each) => each.id === id);
  if (!match) throw notFound('stageplan', id);
  return match;
}

/** Inserts a stage after another one. Without `after`, a new stage comes last and a moved one first. */
function insertStageplan(all: Stageplan[], stageplan: Stageplan, after: string | undefined, isMoved = false): Stageplan[] {
  if (after === undefined) return isMoved ? [stageplan, ...all] : [...all, stageplan];
  const position = all.findIndex(({ id }) => id === after) + 1;
  if (position === 0) throw unknownReference('after', after, 'stageplan');
  return [...all.slice(0, position), stageplan, ...all.slice(position)];
}

function findSchemaKey({ dataSchemas }: PlanVersion, context: OperationContext): string {
  const key = context.param('schemaKeyName');
  if (dataSchemas[key] === undefined) throw notFound('schema', key);
  return key;
}

const SCHEMAS = '/api/v2/taskmanagement/workitems/schemas';

function requireSchema(world: World, id: string): string {
  if (!new Repository(world, SCHEMAS).find(id)) throw unknownReference('id', id, 'schema');
  return id;
}

const schemaView = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `${SCHEMAS}/${id}` });

const schemaViews = ({ dataSchemas }: PlanVersion): { id: string; selfUri: string }[] =>
  Object.values(dataSchemas).map(schemaView);

const settings = ({ intakeSettings }: PlanVersion): { intakeSettings: IntakeSetting[] } => ({
  intakeSettings: [...intakeSettings].sort((one, other) => one.displayOrder - other.displayOrder),
});

const intentReference = (id: string): Plan['customerIntent'] => ({ id, selfUri: `/api/v2/intents/customerintents/${id}` });

function view({ versions, ...plan }: Plan, version = versions.at(-1)): Json {
  return { ...plan, ...(version && { versionState: version.state }) };
}

function stageplanView(plan: Plan, { number }: PlanVersion, { step: _, ...stageplanFields }: Stageplan): Json {
  return {
    ...stageplanFields,
    caseplan: planReference(plan, number),
    selfUri: `${PLANS}/${plan.id}/versions/${number}/stageplans/${stageplanFields.id}`,
  };
}

function viewOfStageplan(context: OperationContext, world: World, stageplans: Stageplan[]): Json {
  const plan = planOf(world, context.param('caseplanId'));
  return stageplanView(plan, draftOf(plan), findStageplan({ stageplans }, context.param('stageplanId')));
}

function stepplanView(plan: Plan, version: PlanVersion, stageplan: Stageplan): Json {
  const { id, name, selfUri } = stageplanView(plan, version, stageplan);
  return {
    ...stageplan.step,
    caseplan: planReference(plan, version.number),
    stageplan: { id, name, selfUri },
    selfUri: `${String(selfUri)}/stepplans/${stageplan.step.id}`,
  };
}
