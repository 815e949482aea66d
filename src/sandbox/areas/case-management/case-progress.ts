import type { Stepplan } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import type { Case, Step } from '../../../models/index.js';
import { readId } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { WORKITEMS, workitemsOf } from '../tasks/model.js';
import { workitemOf } from '../tasks/states.js';
import { CASES, casesOf, stagesOf, stepsOf, withModification } from './model.js';
import type { StoredStageplan } from './model.js';

/** Adds the stages of the plan to a case and starts the first one. */
export function startCase(world: World, openedCase: Entity<Case>, stageplans: readonly StoredStageplan[]): Entity<Case> {
  const caseReference = { id: openedCase.id, selfUri: `${CASES}/${openedCase.id}` };
  const now = world.timestamp();
  for (const { name, description, step } of stageplans) {
    const id = world.newId();
    const selfUri = `${CASES}/${openedCase.id}/stages/${id}`;
    const commonFields = { dateCreated: now, dateModified: now, version: 1, status: 'Open', case: caseReference };
    stagesOf(world, openedCase.id).save({
      ...commonFields,
      id,
      name,
      ...(description !== undefined && { description }),
      selfUri,
    });
    const stepId = world.newId();
    stepsOf(world, openedCase.id, id).save({
      ...commonFields,
      id: stepId,
      name: step.name,
      stage: { id, selfUri },
      selfUri: `${selfUri}/steps/${stepId}`,
      // The fields that are needed to start the step.
      plan: { activityType: step.activityType, worktypeId: worktypeIdOf(step) },
    });
  }
  if (stageplans.length === 0) return openedCase;
  const startedCase = casesOf(world).save(withModification(world, openedCase, { status: 'InProgress', dateStarted: now }));
  startNext(world, startedCase);
  return startedCase;
}

/**
 * Advances a case when the work item of its current step is closed: this completes the step and its stage, and starts the next
 * stage.
 */
export function advance(world: World, currentCase: Entity<Case>): void {
  if (currentCase['status'] !== 'InProgress') return;
  const stage = stagesOf(world, currentCase.id)
    .all()
    .find(({ status }) => status === 'InProgress');
  const step = stage && stepsOf(world, currentCase.id, stage.id).all()[0];
  const workitem = step && workitemsOf(world).find(readId(step['workitemActivity']));
  if (!stage || !step || workitem?.['statusCategory'] !== 'Closed') return;
  const completedFields = { status: 'Completed', dateCompleted: workitem['dateClosed'] ?? world.timestamp() };
  stepsOf(world, currentCase.id, stage.id).save(withModification(world, step, completedFields));
  stagesOf(world, currentCase.id).save(withModification(world, stage, completedFields));
  if (!startNext(world, currentCase)) endCase(world, currentCase, 'Closed');
}

/** @returns whether there was another stage. */
function startNext(world: World, currentCase: Entity<Case>): boolean {
  const stage = stagesOf(world, currentCase.id)
    .all()
    .find(({ status }) => status === 'Open');
  if (!stage) return false;
  const startedFields = { status: 'InProgress', dateStarted: world.timestamp() };
  stagesOf(world, currentCase.id).save(withModification(world, stage, startedFields));
  for (const step of stepsOf(world, currentCase.id, stage.id).all()) {
    const { activityType, worktypeId } = step.plan ?? {};
    const activity =
      activityType === 'Workitem' && worktypeId !== undefined ? createStepWorkitem(world, currentCase, step, worktypeId) : {};
    stepsOf(world, currentCase.id, stage.id).save(withModification(world, step, { ...startedFields, ...activity }));
  }
  return true;
}

/** Creates the work item that carries out a step. */
function createStepWorkitem(
  world: World,
  { owner, externalContact }: Entity<Case>,
  { name }: Entity<Step>,
  typeId: string,
): Json {
  const id = world.newId();
  const now = world.timestamp();
  const selfUri = `${WORKITEMS}/${id}`;
  const workitemBody = { name, typeId, externalContactId: readId(externalContact), assigneeId: readId(owner) };
  const body = Object.fromEntries(Object.entries(workitemBody).filter(([, value]) => value !== undefined));
  workitemsOf(world).save({ ...workitemOf(world, body, undefined), id, dateCreated: now, dateModified: now, selfUri });
  return { workitemActivity: { id, selfUri } };
}

function worktypeIdOf({ workitemSettings }: Stepplan): string | undefined {
  return workitemSettings?.worktype?.id;
}

/** Ends a case, and its stages and steps that are not completed. */
export function endCase(world: World, endingCase: Entity<Case>, status: 'Closed' | 'Terminated'): void {
  const isOpen = (entity: Entity): boolean => entity['status'] === 'Open' || entity['status'] === 'InProgress';
  for (const stage of stagesOf(world, endingCase.id).all()) {
    for (const step of stepsOf(world, endingCase.id, stage.id).all())
      if (isOpen(step)) stepsOf(world, endingCase.id, stage.id).save(withModification(world, step, { status: 'Terminated' }));
    if (isOpen(stage)) stagesOf(world, endingCase.id).save(withModification(world, stage, { status: 'Terminated' }));
  }
  casesOf(world).save(withModification(world, endingCase, { status, dateClosed: world.timestamp() }));
}
