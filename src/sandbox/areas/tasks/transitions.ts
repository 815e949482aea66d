import { textOf } from '../../engine/values.js';
import type { AutoStatusTransitionDetail, Workitem, WorkitemStatus } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Fields, Json, Repository } from '../repository.js';
import { fieldsInStatus, referenceTo, statusesOf, TASKS, workitemsOf } from './model.js';
import { recordVersion } from './versions.js';

/** @throws the platform's 400 for an automatic transition without a valid time. */
export function checkTransition(statuses: Repository<WorkitemStatus>, status: Json): void {
  const { defaultDestinationStatusId: next, statusTransitionDelaySeconds: delay } = status;
  // The integrity rules refuse an unknown status later, so it needs no delay here.
  if (typeof next === 'string' && statuses.find(next) && typeof delay !== 'number')
    throw invalidField(
      'statusTransitionDelaySeconds is required with defaultDestinationStatusId',
      'statusTransitionDelaySeconds',
    );
  const time = status['statusTransitionTime'];
  if (typeof time === 'string' && parseTimeOfDay(time) === undefined)
    throw invalidField('statusTransitionTime is a time of day: 17:30:00', 'statusTransitionTime');
}

/** ms since midnight */
function parseTimeOfDay(text: string): number | undefined {
  const [, hour, minute, second = '0'] = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(text) ?? [];
  return hour === undefined ? undefined : ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

/**
 * The next automatic transition of a work item, if any, counted from its last status change. The zone of a time of day is not
 * documented; the sandbox uses UTC.
 */
export function transitionOf(world: World, workitem: Fields<Workitem>): Fields<AutoStatusTransitionDetail> | undefined {
  if (workitem.autoStatusTransition === false || workitem.assignmentState === 'Terminated') return undefined;
  const typeId = readId(workitem.type) ?? '';
  const statuses = statusesOf(world, typeId);
  const {
    defaultDestinationStatus,
    statusTransitionDelaySeconds: delay,
    statusTransitionTime,
  }: Fields<WorkitemStatus> = statuses.find(readId(workitem.status)) ?? {};
  const next = statuses.find(readId(defaultDestinationStatus));
  if (!next || typeof delay !== 'number') return undefined;
  const earliest = Date.parse(textOf(workitem.dateStatusChanged)) + delay * 1000;
  const time = parseTimeOfDay(textOf(statusTransitionTime ?? ''));
  const waitTime = time === undefined ? 0 : (((time - (earliest % DAY)) % DAY) + DAY) % DAY;
  const nextStatus = referenceTo(next, `${TASKS}/worktypes/${typeId}/statuses/${next.id}`);
  return { nextStatus, dateOfTransition: new Date(earliest + waitTime).toISOString() };
}

/** Applies all due transitions, each at its time, one status after another. */
export function applyDueTransitions(world: World): void {
  const workitems = workitemsOf(world);
  for (let dueTransition = findNextDue(world); dueTransition; dueTransition = findNextDue(world)) {
    const [moment, workitem] = dueTransition;
    world.clock.runAt(moment, () => {
      recordVersion(world, 'workitems', workitem);
      recordVersion(world, 'workitems', workitems.update(undefined, workitem, {}, { more: transitionedFields(world, workitem) }));
    });
  }
}

function transitionedFields(world: World, workitem: Entity<Workitem>): Fields<Workitem> {
  const detail = workitem.autoStatusTransitionDetail;
  const typeId = readId(workitem.type) ?? '';
  const next = statusesOf(world, typeId).find(readId(detail?.nextStatus));
  // The next status may have been deleted since.
  const updated = next ? { ...workitem, ...fieldsInStatus(world, typeId, next.id) } : undefined;
  return { ...updated, autoStatusTransitionDetail: updated && transitionOf(world, updated) };
}

function findNextDue(world: World): [moment: number, workitem: Entity<Workitem>] | undefined {
  const now = world.now();
  const dueTransitions = workitemsOf(world)
    .all()
    .flatMap((workitem): [number, Entity<Workitem>][] => {
      const detail = workitem.autoStatusTransitionDetail;
      const moment = detail ? Date.parse(textOf(detail.dateOfTransition)) : Number.NaN;
      return moment <= now ? [[moment, workitem]] : [];
    });
  return dueTransitions.sort(([one], [other]) => one - other)[0];
}
