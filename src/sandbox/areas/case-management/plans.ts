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
import { planOf, planReference, PLANS, plansOf, userNamed, versionOf } from './model.js';
import type { Plan, PlanVersion, Stageplan } from './model.js';

/** The default key of a plan's schema. */
const KEY = 'default';

/** The default time until a case is due, and the default time to live, in seconds. */
const DUE = 7 * 86_400;
const LASTS = 365 * 86_400;

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
    const owner = userNamed(world, 'defaultCaseOwnerId', body.defaultCaseOwnerId);
    const schemas = (body.dataSchemas ?? []).slice(0, 1).map(({ id: schemaId }) => [KEY, schemaNamed(world, schemaId)]);
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
      defaultDueDurationInSeconds: body.defaultDueDurationInSeconds ?? DUE,
      defaultTtlSeconds: body.defaultTtlSeconds ?? LASTS,
      ...(owner && { defaultCaseOwner: owner as unknown as NonNullable<Plan['defaultCaseOwner']> }),
      customerIntent: intent(body.customerIntentId),
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
    const { defaultCaseOwnerId, customerIntentId, divisionId, ...plain } = readObject<CaseplanUpdate>(context);
    const fixed = { referencePrefix: plain.referencePrefix, customerIntentId, divisionId };
    const late = Object.entries(fixed).find(([, value]) => value !== undefined)?.[0];
    if (late !== undefined && plan.published !== undefined) throw tooLate(plan, late);
    const owner = userNamed(world, 'defaultCaseOwnerId', defaultCaseOwnerId);
    const changed = {
      ...plan,
      ...plain,
      ...(owner && { defaultCaseOwner: owner as unknown as NonNullable<Plan['defaultCaseOwner']> }),
      ...(customerIntentId !== undefined && { customerIntent: intent(customerIntentId) }),
      ...(divisionId !== undefined && { division: divisionOf(world, divisionId) }),
    };
    return view(keep(context, world, changed));
  });

  area.wrap(['getCasemanagementCaseplan'], async (context, next) => {
    const plan = plansOf(world).get(context.param('caseplanId'));
    return plan ? context.json(view(plan)) : await next();
  });

  area.handle('postCasemanagementCaseplanPublish', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const { number } = draftOf(plan);
    const published = { ...plan, published: number, datePublished: world.timestamp() };
    return view(keep(context, world, published, { ...draftOf(plan), state: 'Published' }));
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
    return view(keep(context, world, { ...plan, latest: draft.number }, draft), draft);
  });

  area.handle('getCasemanagementCaseplanVersion', (context) => {
    const { plan, version } = placeOf(context, world);
    return view(plan, version);
  });
}

function addStageplanHandlers(area: Area, world: World): void {
  const changed = (context: OperationContext, change: (stageplans: Stageplan[], own: Stageplan) => Stageplan[]): Stageplan[] => {
    const plan = planOf(world, context.param('caseplanId'));
    const draft = draftOf(plan);
    const own = stageplanIn(draft, context.param('stageplanId'));
    const stageplans = change(draft.stageplans, own);
    keep(context, world, plan, { ...draft, stageplans });
    return stageplans;
  };
  const signed = (context: OperationContext): Json => ({
    dateModified: world.timestamp(),
    ...(callerOf(context) && { modifiedBy: callerOf(context) }),
  });

  area.handle('postCasemanagementCaseplanStageplans', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const draft = draftOf(plan);
    const { name, description, after } = readObject<StageplanCreate>(context, ['name']);
    const told = { name, ...(description !== undefined && { description }), dateCreated: world.timestamp(), ...signed(context) };
    const step = { ...told, id: world.newId(), activityType: 'None' };
    const stageplan: Stageplan = { ...told, id: world.newId(), step };
    keep(context, world, plan, { ...draft, stageplans: placed(draft.stageplans, stageplan, after) });
    return stageplanView(plan, draft, stageplan);
  });
  area.handle('patchCasemanagementCaseplanStageplan', (context) => {
    const change = readObject<StageplanUpdate>(context);
    const stageplans = changed(context, (all, own) =>
      all.map((each) => (each === own ? { ...each, ...change, ...signed(context) } : each)),
    );
    return ownView(context, world, stageplans);
  });
  area.handle('deleteCasemanagementCaseplanStageplan', (context) => {
    changed(context, (all, own) => all.filter((each) => each !== own));
    return {};
  });
  area.handle('postCasemanagementCaseplanStageplanReposition', (context) => {
    const { after } = readObject<StageplanReposition>(context);
    changed(context, (all, own) =>
      placed(
        all.filter((each) => each !== own),
        own,
        after,
        true,
      ),
    );
    return {};
  });
  area.handle('patchCasemanagementCaseplanStageplanStepplan', (context) => {
    const { workitemSettings, ...plain } = readObject<StepplanUpdate>(context);
    const worktypeId = workitemSettings?.worktypeId;
    const worktype = worktypeId === undefined ? undefined : worktypesOf(world).find(worktypeId);
    if (worktypeId !== undefined && !worktype) throw unknownReference('workitemSettings.worktypeId', worktypeId, 'worktype');
    const id = context.param('stepplanId');
    const stageplans = changed(context, (all, own) => {
      if (own.step.id !== id) throw notFound('stepplan', id);
      const selfUri = `/api/v2/taskmanagement/worktypes/${worktypeId ?? ''}`;
      const step = {
        ...own.step,
        ...plain,
        ...signed(context),
        ...(worktype && { workitemSettings: { worktype: { id: worktype.id, name: worktype['name'], selfUri } } }),
      };
      if (step['activityType'] === 'Workitem' && step['workitemSettings'] === undefined)
        throw badRequest('workitemSettings is required for a work item', [
          { errorCode: 'required.field', fieldName: 'workitemSettings' },
        ]);
      return all.map((each) => (each === own ? { ...each, step } : each));
    });
    const plan = planOf(world, context.param('caseplanId'));
    return stepplanView(plan, draftOf(plan), stageplanIn({ stageplans }, context.param('stageplanId')));
  });
  area.handle('getCasemanagementCaseplanVersionStageplans', (context) => {
    const { plan, version } = placeOf(context, world);
    return listPage(
      context,
      world,
      version.stageplans.map((stageplan) => stageplanView(plan, version, stageplan)),
    );
  });
  area.handle('getCasemanagementCaseplanVersionStageplan', (context) => {
    const { plan, version } = placeOf(context, world);
    return stageplanView(plan, version, stageplanIn(version, context.param('stageplanId')));
  });
  area.handle('getCasemanagementCaseplanVersionStageplanStepplans', (context) => {
    const { plan, version } = placeOf(context, world);
    return listPage(context, world, [stepplanView(plan, version, stageplanIn(version, context.param('stageplanId')))]);
  });
  area.handle('getCasemanagementCaseplanVersionStageplanStepplan', (context) => {
    const { plan, version } = placeOf(context, world);
    const stageplan = stageplanIn(version, context.param('stageplanId'));
    if (stageplan.step.id !== context.param('stepplanId')) throw notFound('stepplan', context.param('stepplanId'));
    return stepplanView(plan, version, stageplan);
  });
}

function addIntakeHandlers(area: Area, world: World): void {
  /** Returns the draft of a plan of which no version was ever published. */
  const unpublished = (context: OperationContext, what: string): { plan: Plan; draft: PlanVersion } => {
    const plan = planOf(world, context.param('caseplanId'));
    if (plan.published !== undefined) throw tooLate(plan, what);
    return { plan, draft: draftOf(plan) };
  };
  const kept = (context: OperationContext, plan: Plan, draft: PlanVersion, schemas: PlanVersion['dataSchemas']): void => {
    keep(context, world, plan, { ...draft, dataSchemas: schemas });
  };

  area.handle('postCasemanagementCaseplanDataschemas', (context) => {
    const { plan, draft } = unpublished(context, 'dataSchemas');
    const { id } = readObject<CaseplanDataSchemaRequest>(context, ['id']);
    if (draft.dataSchemas[KEY] !== undefined)
      throw new Problem(409, 'The caseplan has a schema already', {
        code: 'caseplan.schema.exists',
        entityId: plan.id,
        entityName: 'caseplan',
      });
    kept(context, plan, draft, { [KEY]: schemaNamed(world, id) });
    return schemaView(id);
  });
  area.handle('putCasemanagementCaseplanDataschema', (context) => {
    const { plan, draft } = unpublished(context, 'dataSchemas');
    const { id } = readObject<CaseplanDataSchemaRequest>(context, ['id']);
    kept(context, plan, draft, { ...draft.dataSchemas, [keyIn(draft, context)]: schemaNamed(world, id) });
    return schemaView(id);
  });
  area.handle('deleteCasemanagementCaseplanDataschema', (context) => {
    const { plan, draft } = unpublished(context, 'dataSchemas');
    const { [keyIn(draft, context)]: _, ...others } = draft.dataSchemas;
    kept(context, plan, draft, others);
    return {};
  });
  area.handle('getCasemanagementCaseplanVersionDataschemas', (context) => ({
    entities: schemaViews(placeOf(context, world).version),
  }));

  area.handle('putCasemanagementCaseplanIntakesettings', (context) => {
    const { plan, draft } = unpublished(context, 'intakeSettings');
    const { intakeSettings = [] } = readObject<IntakeSettingsUpdate>(context);
    const changed = { ...draft, intakeSettings };
    keep(context, world, plan, changed);
    return { entities: settings(changed).intakeSettings };
  });
  area.handle('getCasemanagementCaseplanVersionIntakesettings', (context) => ({
    entities: settings(placeOf(context, world).version).intakeSettings,
  }));
}

function placeOf(context: OperationContext, world: World): { plan: Plan; version: PlanVersion } {
  const plan = planOf(world, context.param('caseplanId'));
  return { plan, version: versionOf(plan, context.param('versionId')) };
}

/** Stores a plan with one changed version. */
function keep(context: OperationContext, world: World, plan: Plan, changed?: PlanVersion): Plan {
  const others = plan.versions.filter(({ number }) => number !== changed?.number);
  const versions = [...others, ...(changed ? [changed] : [])].sort((one, other) => one.number - other.number);
  const kept = { ...plan, versions, dateModified: world.timestamp(), modifiedBy: callerOf(context) ?? plan.modifiedBy };
  plansOf(world).set(plan.id, kept);
  return kept;
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

function tooLate({ id }: Plan, fieldName: string): Problem {
  return new Problem(409, `${fieldName} cannot be changed once the caseplan has been published`, {
    code: 'caseplan.published',
    entityId: id,
    entityName: 'caseplan',
    details: [{ errorCode: 'invalid.value', fieldName }],
  });
}

function stageplanIn({ stageplans }: Pick<PlanVersion, 'stageplans'>, id = ''): Stageplan {
  const found = stageplans.find((each) => each.id === id);
  if (!found) throw notFound('stageplan', id);
  return found;
}

/** Inserts a stage after another one. Without `after`, a new stage comes last and a moved one first. */
function placed(all: Stageplan[], stageplan: Stageplan, after: string | undefined, isMoved = false): Stageplan[] {
  if (after === undefined) return isMoved ? [stageplan, ...all] : [...all, stageplan];
  const at = all.findIndex(({ id }) => id === after) + 1;
  if (at === 0) throw unknownReference('after', after, 'stageplan');
  return [...all.slice(0, at), stageplan, ...all.slice(at)];
}

function keyIn({ dataSchemas }: PlanVersion, context: OperationContext): string {
  const key = context.params['schemaKeyName'] ?? '';
  if (dataSchemas[key] === undefined) throw notFound('schema', key);
  return key;
}

const SCHEMAS = '/api/v2/taskmanagement/workitems/schemas';

function schemaNamed(world: World, id: string): string {
  if (!new Repository(world, SCHEMAS).find(id)) throw unknownReference('id', id, 'schema');
  return id;
}

const schemaView = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `${SCHEMAS}/${id}` });

const schemaViews = ({ dataSchemas }: PlanVersion): { id: string; selfUri: string }[] =>
  Object.values(dataSchemas).map(schemaView);

const settings = ({ intakeSettings }: PlanVersion): { intakeSettings: IntakeSetting[] } => ({
  intakeSettings: [...intakeSettings].sort((one, other) => one.displayOrder - other.displayOrder),
});

const intent = (id: string): Plan['customerIntent'] => ({ id, selfUri: `/api/v2/intents/customerintents/${id}` });

function view({ versions, ...plan }: Plan, version = versions.at(-1)): Json {
  return { ...plan, ...(version && { versionState: version.state }) };
}

function stageplanView(plan: Plan, { number }: PlanVersion, { step: _, ...told }: Stageplan): Json {
  return {
    ...told,
    caseplan: planReference(plan, number),
    selfUri: `${PLANS}/${plan.id}/versions/${number}/stageplans/${told.id}`,
  };
}

function ownView(context: OperationContext, world: World, stageplans: Stageplan[]): Json {
  const plan = planOf(world, context.param('caseplanId'));
  return stageplanView(plan, draftOf(plan), stageplanIn({ stageplans }, context.param('stageplanId')));
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
