import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { WORKITEMS, workitemsOf } from '../tasks/model.js';
import { workitemOf } from '../tasks/states.js';
import { CASES, casesOf, stagesOf, stepsOf, touched } from './model.js';
import type { Stageplan } from './model.js';

/** Adds the stages of the plan to a case and starts the first one. */
export function begin(world: World, opened: Entity, stageplans: readonly Stageplan[]): Entity {
  const caseReference = { id: opened.id, selfUri: `${CASES}/${opened.id}` };
  const now = world.timestamp();
  for (const { name, description, step } of stageplans) {
    const id = world.newId();
    const selfUri = `${CASES}/${opened.id}/stages/${id}`;
    const told = { dateCreated: now, dateModified: now, version: 1, status: 'Open', case: caseReference };
    stagesOf(world, opened.id).save({ ...told, id, name, ...(description !== undefined && { description }), selfUri });
    const stepId = world.newId();
    stepsOf(world, opened.id, id).save({
      ...told,
      id: stepId,
      name: step['name'],
      stage: { id, selfUri },
      selfUri: `${selfUri}/steps/${stepId}`,
      // The fields that are needed to start the step.
      plan: { activityType: step['activityType'], worktypeId: worktypeIn(step) },
    });
  }
  if (stageplans.length === 0) return opened;
  const started = casesOf(world).save(touched(world, opened, { status: 'InProgress', dateStarted: now }));
  startNext(world, started);
  return started;
}

/**
 * Advances a case when the work item of its current step is closed: this completes the step and its stage, and starts the next
 * stage.
 */
export function advance(world: World, going: Entity): void {
  if (going['status'] !== 'InProgress') return;
  const stage = stagesOf(world, going.id)
    .all()
    .find(({ status }) => status === 'InProgress');
  const step = stage && stepsOf(world, going.id, stage.id).all()[0];
  const workitem = step && workitemsOf(world).find(readId(step['workitemActivity']));
  if (!stage || !step || workitem?.['statusCategory'] !== 'Closed') return;
  const completed = { status: 'Completed', dateCompleted: workitem['dateClosed'] ?? world.timestamp() };
  stepsOf(world, going.id, stage.id).save(touched(world, step, completed));
  stagesOf(world, going.id).save(touched(world, stage, completed));
  if (!startNext(world, going)) endCase(world, going, 'Closed');
}

/** @returns whether there was another stage. */
function startNext(world: World, going: Entity): boolean {
  const stage = stagesOf(world, going.id)
    .all()
    .find(({ status }) => status === 'Open');
  if (!stage) return false;
  const started = { status: 'InProgress', dateStarted: world.timestamp() };
  stagesOf(world, going.id).save(touched(world, stage, started));
  for (const step of stepsOf(world, going.id, stage.id).all()) {
    const { activityType, worktypeId } = step['plan'] as { activityType?: string; worktypeId?: string };
    const activity = activityType === 'Workitem' && worktypeId !== undefined ? workFor(world, going, step, worktypeId) : {};
    stepsOf(world, going.id, stage.id).save(touched(world, step, { ...started, ...activity }));
  }
  return true;
}

/** Creates the work item that carries out a step. */
function workFor(world: World, { owner, externalContact }: Entity, { name }: Entity, typeId: string): Json {
  const id = world.newId();
  const now = world.timestamp();
  const selfUri = `${WORKITEMS}/${id}`;
  const said = { name, typeId, externalContactId: readId(externalContact), assigneeId: readId(owner) };
  const body = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  workitemsOf(world).save({ ...workitemOf(world, body, undefined), id, dateCreated: now, dateModified: now, selfUri });
  return { workitemActivity: { id, selfUri } };
}

function worktypeIn({ workitemSettings }: Json): string | undefined {
  return readId((workitemSettings as { worktype?: unknown } | undefined)?.worktype);
}

/** Ends a case, and its stages and steps that are not completed. */
export function endCase(world: World, ending: Entity, status: 'Closed' | 'Terminated'): void {
  const isOpen = (entity: Entity): boolean => entity['status'] === 'Open' || entity['status'] === 'InProgress';
  for (const stage of stagesOf(world, ending.id).all()) {
    for (const step of stepsOf(world, ending.id, stage.id).all())
      if (isOpen(step)) stepsOf(world, ending.id, stage.id).save(touched(world, step, { status: 'Terminated' }));
    if (isOpen(stage)) stagesOf(world, ending.id).save(touched(world, stage, { status: 'Terminated' }));
  }
  casesOf(world).save(touched(world, ending, { status, dateClosed: world.timestamp() }));
}
