import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, listPage } from '../repository.js';
import type { Stageplan, Stepplan } from '../../../models/index.js';
import { worktypesOf } from '../tasks/model.js';
import { draftOf, findVersion, savePlan } from './drafts.js';
import { planOf, planReference, PLANS } from './model.js';
import type { Plan, PlanVersion, StoredStageplan } from './model.js';

/** The stages of plans, each with one step. */
export function addStageplanHandlers(area: Area, world: World): void {
  addStageplanReads(area, world);
  addStageplanChanges(area, world);
  addStepplanChanges(area, world);
}

function addStageplanReads(area: Area, world: World): void {
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

function addStageplanChanges(area: Area, world: World): void {
  area.handle('postCasemanagementCaseplanStageplans', (context) => {
    const plan = planOf(world, context.param('caseplanId'));
    const draft = draftOf(plan);
    const { name, description, after } = readObject(context, ['name']);
    const stageFields = {
      name,
      ...(description !== undefined && { description }),
      dateCreated: world.timestamp(),
      ...modificationFields(world, context),
    };
    const step = { ...stageFields, id: world.newId(), activityType: 'None' };
    const stageplan: StoredStageplan = { ...stageFields, id: world.newId(), step };
    savePlan(context, world, plan, { ...draft, stageplans: insertStageplan(draft.stageplans, stageplan, after) });
    return stageplanView(plan, draft, stageplan);
  });

  area.handle('patchCasemanagementCaseplanStageplan', (context) => {
    const change = readObject(context);
    const stageplans = changeStageplans(world, context, (all, stageplan) =>
      all.map((each) => (each === stageplan ? { ...each, ...change, ...modificationFields(world, context) } : each)),
    );
    return currentStageplanView(context, world, stageplans);
  });

  area.handle('deleteCasemanagementCaseplanStageplan', (context) => {
    changeStageplans(world, context, (all, stageplan) => all.filter((each) => each !== stageplan));
    return {};
  });

  area.handle('postCasemanagementCaseplanStageplanReposition', (context) => {
    const { after } = readObject(context);
    changeStageplans(world, context, (all, stageplan) =>
      insertStageplan(
        all.filter((each) => each !== stageplan),
        stageplan,
        after,
        true,
      ),
    );
    return {};
  });
}

function addStepplanChanges(area: Area, world: World): void {
  area.handle('patchCasemanagementCaseplanStageplanStepplan', (context) => {
    const { workitemSettings, ...plainFields } = readObject(context);
    const worktypeId = workitemSettings?.worktypeId;
    const worktype = worktypeId === undefined ? undefined : worktypesOf(world).find(worktypeId);
    if (worktypeId !== undefined && !worktype) throw unknownReference('workitemSettings.worktypeId', worktypeId, 'worktype');
    const id = context.param('stepplanId');
    const stageplans = changeStageplans(world, context, (all, stageplan) => {
      if (stageplan.step.id !== id) throw notFound('stepplan', id);
      const selfUri = `/api/v2/taskmanagement/worktypes/${worktypeId ?? ''}`;
      const step: Stepplan = {
        ...stageplan.step,
        ...plainFields,
        ...modificationFields(world, context),
        ...(worktype && { workitemSettings: { worktype: { id: worktype.id, name: worktype.name ?? '', selfUri } } }),
      };
      if (step.activityType === 'Workitem' && step.workitemSettings === undefined)
        throw badRequest('workitemSettings is required for a work item', [
          { errorCode: 'required.field', fieldName: 'workitemSettings' },
        ]);
      return all.map((each) => (each === stageplan ? { ...each, step } : each));
    });
    const plan = planOf(world, context.param('caseplanId'));
    return stepplanView(plan, draftOf(plan), findStageplan({ stageplans }, context.param('stageplanId')));
  });
}

/** Changes the stages of the draft, and returns them. */
function changeStageplans(
  world: World,
  context: OperationContext,
  change: (stageplans: StoredStageplan[], stageplan: StoredStageplan) => StoredStageplan[],
): StoredStageplan[] {
  const plan = planOf(world, context.param('caseplanId'));
  const draft = draftOf(plan);
  const stageplan = findStageplan(draft, context.param('stageplanId'));
  const stageplans = change(draft.stageplans, stageplan);
  savePlan(context, world, plan, { ...draft, stageplans });
  return stageplans;
}

function modificationFields(world: World, context: OperationContext): Pick<Stageplan, 'dateModified' | 'modifiedBy'> {
  const modifiedBy = callerOf(context);
  return { dateModified: world.timestamp(), ...(modifiedBy && { modifiedBy }) };
}

function findStageplan({ stageplans }: Pick<PlanVersion, 'stageplans'>, id = ''): StoredStageplan {
  const match = stageplans.find((each) => each.id === id);
  if (!match) throw notFound('stageplan', id);
  return match;
}

/** Inserts a stage after another one. Without `after`, a new stage comes last and a moved one first. */
function insertStageplan(
  all: StoredStageplan[],
  stageplan: StoredStageplan,
  after: string | undefined,
  isMoved = false,
): StoredStageplan[] {
  if (after === undefined) return isMoved ? [stageplan, ...all] : [...all, stageplan];
  const position = all.findIndex(({ id }) => id === after) + 1;
  if (position === 0) throw unknownReference('after', after, 'stageplan');
  return [...all.slice(0, position), stageplan, ...all.slice(position)];
}

function stageplanView(plan: Plan, { number }: PlanVersion, { step: _, ...stageplanFields }: StoredStageplan): Stageplan {
  return {
    ...stageplanFields,
    caseplan: planReference(plan, number),
    selfUri: `${PLANS}/${plan.id}/versions/${number}/stageplans/${stageplanFields.id}`,
  };
}

function currentStageplanView(context: OperationContext, world: World, stageplans: StoredStageplan[]): Stageplan {
  const plan = planOf(world, context.param('caseplanId'));
  return stageplanView(plan, draftOf(plan), findStageplan({ stageplans }, context.param('stageplanId')));
}

function stepplanView(plan: Plan, version: PlanVersion, stageplan: StoredStageplan): Stepplan {
  const { id, name, selfUri } = stageplanView(plan, version, stageplan);
  return {
    ...stageplan.step,
    caseplan: planReference(plan, version.number),
    stageplan: { id, ...(name !== undefined && { name }), ...(selfUri !== undefined && { selfUri }) },
    selfUri: `${selfUri ?? ''}/stepplans/${stageplan.step.id}`,
  };
}
