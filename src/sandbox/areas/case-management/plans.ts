import type { Area } from '../../engine/area.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf } from '../repository.js';
import type { Json } from '../repository.js';
import type { Caseplan } from '../../../models/index.js';
import { draftOf, findVersion, publishedProblem, savePlan } from './drafts.js';
import { addIntakeHandlers, DEFAULT_SCHEMA_KEY, requireSchema, schemaViews, sortedSettings } from './intake.js';
import { planOf, PLANS, plansOf, requireUser } from './model.js';
import type { Plan, PlanVersion } from './model.js';
import { addStageplanHandlers } from './stageplans.js';

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
  addPlanVersions(area, world);
  addStageplanHandlers(area, world);
  addIntakeHandlers(area, world);
}

function addGeneralHandlers(area: Area, world: World): void {
  area.handle('postCasemanagementCaseplans', (context) => {
    const body = readObject(context, ['name', 'referencePrefix', 'customerIntentId', 'divisionId']);
    const id = world.newId();
    const now = world.timestamp();
    const owner = requireUser(world, 'defaultCaseOwnerId', body.defaultCaseOwnerId);
    const schemas = (body.dataSchemas ?? [])
      .slice(0, 1)
      .map(({ id: schemaId }) => [DEFAULT_SCHEMA_KEY, requireSchema(world, schemaId)]);
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
      ...(owner && { defaultCaseOwner: owner }),
      customerIntent: intentReference(body.customerIntentId),
      dateCreated: now,
      dateModified: now,
      modifiedBy: callerOf(context) ?? { id: '' },
      versions: [version],
      latest: 1,
      selfUri: `${PLANS}/${id}`,
    };
    plansOf(world).set(id, plan);
    return { ...view(plan, version), intakeSettings: sortedSettings(version), dataSchemas: schemaViews(version) };
  });

  area.handle('patchCasemanagementCaseplan', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const { defaultCaseOwnerId, customerIntentId, divisionId, ...plainFields } = readObject(context);
    const fixedFields = { referencePrefix: plainFields.referencePrefix, customerIntentId, divisionId };
    const changedFixedField = Object.entries(fixedFields).find(([, value]) => value !== undefined)?.[0];
    if (changedFixedField !== undefined && plan.published !== undefined) throw publishedProblem(plan, changedFixedField);
    const owner = requireUser(world, 'defaultCaseOwnerId', defaultCaseOwnerId);
    const changedPlan = {
      ...plan,
      ...plainFields,
      ...(owner && { defaultCaseOwner: owner }),
      ...(customerIntentId !== undefined && { customerIntent: intentReference(customerIntentId) }),
      ...(divisionId !== undefined && { division: divisionOf(world, divisionId) }),
    };
    return view(savePlan(context, world, changedPlan));
  });

  area.wrap(['getCasemanagementCaseplan'], async (context, next) => {
    const plan = plansOf(world).get(context.param('caseplanId'));
    return plan ? context.json(view(plan)) : await next();
  });
}

/** Publishes drafts, and creates the next one. */
function addPlanVersions(area: Area, world: World): void {
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

const intentReference = (id: string): Plan['customerIntent'] => ({ id, selfUri: `/api/v2/intents/customerintents/${id}` });

function view({ versions, ...plan }: Plan, version = versions.at(-1)): Caseplan {
  return { ...plan, ...(version && { versionState: version.state }) };
}
