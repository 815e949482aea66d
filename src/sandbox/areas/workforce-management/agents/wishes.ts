import type { Area } from '../../../engine/area.js';
import type {
  AgentSchedulingPreference,
  QueryAgentSchedulingPreferencesRequest,
  QueryAgentScheduleUnavailableTimesRequest,
  QueryAgentUnavailableTimesRequest,
  QueryAvailabilityManagementUnitsSettingsRequest,
  UnavailableTime,
  UpdateUnavailableTime,
  UpdateAgentSchedulingPreferencesRequest,
  UpdateManagementUnitsSettingsRequest,
  UpdateUnavailableTimesRequest,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, Problem } from '../../../store/errors.js';
import { utcTime } from '../../../values/utc-time.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { businessUnitIn, ownUnit, unitOf, unitsOf } from '../roster.js';
import { unavailableTimesIn } from '../schedules/schedule-store.js';
import { businessUnitAt, managementUnitAt, unitReference } from './placements.js';
import { availabilitySettings, isAvailabilityAsked, saidBetween, spanOf, unavailableOf } from './unavailable.js';
import type { Unavailable } from './unavailable.js';

const WFM = '/api/v2/workforcemanagement';

interface Preference extends AgentSchedulingPreference {
  id: string;
  userId: string;
}

const preferencesOf = (world: World): Map<string, Preference> => world.collection<Preference>('wfm.schedulingpreferences');

/** Unavailable times and work preferences of agents. */
export function addWishHandlers(area: Area, world: World): void {
  addUnavailableHandlers(area, world);
  addPreferenceHandlers(area, world);
}

function addUnavailableHandlers(area: Area, world: World): void {
  const told = ({ userId: _, ...time }: Unavailable): UnavailableTime => time;
  const query = (context: OperationContext, userId: string): unknown => {
    const { startDate, endDate } = readObject<QueryAgentUnavailableTimesRequest>(context, ['startDate', 'endDate']);
    const entities = saidBetween(world, userId, ...between(startDate, endDate)).map(told);
    return { entities };
  };

  area.handle('postWorkforcemanagementUnavailabletimesQuery', (context) => query(context, callerId(context)));
  area.handle('postWorkforcemanagementAgentUnavailabletimesQuery', (context) => query(context, agentAt(world, context)));

  area.handle('patchWorkforcemanagementUnavailabletimes', (context) => {
    const userId = callerId(context);
    const unit = ownUnit(world, userId);
    if (!isAvailabilityAsked(world, unit.id)) throw notEnabled('managementUnit', unit.id);
    const { entities } = readObject<UpdateUnavailableTimesRequest>(context, ['entities']);
    const times = unavailableOf(world);
    const changes = readChanges(world, userId, entities);
    for (const { after, isGone } of changes) {
      if (isGone) times.delete(after.id);
      else times.set(after.id, after);
    }
    return { entities: changes.flatMap(({ after, isGone }) => (isGone ? [] : [told(after)])) };
  });

  area.handle('getWorkforcemanagementUnavailabletimesSettings', (context) => {
    const unit = ownUnit(world, callerId(context));
    return { enabled: isAvailabilityAsked(world, unit.id) };
  });
  area.handle('patchWorkforcemanagementManagementunitUnavailabletimesSettings', (context) => {
    const { id } = managementUnitAt(world, context.param('managementUnitId'));
    const { enabled = isAvailabilityAsked(world, id) } = readObject<UpdateManagementUnitsSettingsRequest>(context);
    availabilitySettings(world).set(id, { id, enabled });
    return { enabled };
  });
  area.handle('postWorkforcemanagementBusinessunitUnavailabletimesSettingsQuery', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const asked = readObject<QueryAvailabilityManagementUnitsSettingsRequest>(context, ['managementUnitIds']);
    const managementUnits = unitsOf(world, id)
      .filter((each) => asked.managementUnitIds.includes(each.id))
      .map((each) => ({ managementUnit: unitReference(each.id), enabled: isAvailabilityAsked(world, each.id) }));
    return { managementUnits };
  });
  area.handle('postWorkforcemanagementBusinessunitUnavailabletimesSchedulesQuery', (context) => {
    businessUnitAt(world, context.param('businessUnitId'));
    const { agentId, schedule } = readObject<QueryAgentScheduleUnavailableTimesRequest>(context, ['agentId', 'schedule']);
    const times = unavailableTimesIn(world).get(schedule.id ?? '')?.[agentId];
    return {
      consideredInScheduleGeneration: times !== undefined,
      scheduleGenerationUnavailableTimes: times ?? [],
    };
  });
}

/**
 * An agent's times after changes. @throws the platform's 404 for a time of another agent, and its 400 for an invalid period.
 */
export function readChanges(
  world: World,
  userId: string,
  entities: readonly UpdateUnavailableTime[],
): { after: Unavailable; isGone: boolean }[] {
  return entities.map(({ id, timeSpan, notes, delete: isGone }) => {
    const before = id === undefined ? undefined : unavailableOf(world).get(id);
    if (id !== undefined && before?.userId !== userId) throw notFound('unavailableTime', id);
    const span = timeSpan ?? before?.timeSpan;
    if (!span || Number.isNaN(spanOf(span).from) || span.lengthMinutes < 1) throw invalidValue('timeSpan', span?.startDate ?? '');
    const after = { ...before, ...(notes !== undefined && { notes }), id: id ?? world.newId(), userId, timeSpan: span };
    return { after, isGone: isGone === true };
  });
}

function addPreferenceHandlers(area: Area, world: World): void {
  const told = ({ userId: _, ...preference }: Preference): AgentSchedulingPreference => preference;
  const own = (userId: string): Preference[] => [...preferencesOf(world).values()].filter((each) => each.userId === userId);
  const query = (context: OperationContext, userId: string): unknown => {
    const { startDate, endDate } = readObject<QueryAgentSchedulingPreferencesRequest>(context, ['startDate', 'endDate']);
    const [from, to] = between(startDate, endDate);
    const entities = own(userId).filter(({ timeSpan }) => spanOf(timeSpan).from < to && spanOf(timeSpan).to > from);
    return { entities: entities.map(told) };
  };
  const isEnabled = (unitId: string): boolean => {
    const settings = world.store.single(`${WFM}/businessunits/${unitId}/schedulingpreferences/settings`);
    return isObject(settings) && settings['enabled'] === true;
  };

  area.handle('postWorkforcemanagementSchedulingpreferencesQuery', (context) => query(context, callerId(context)));
  area.handle('postWorkforcemanagementAgentSchedulingpreferencesQuery', (context) => query(context, agentAt(world, context)));
  area.handle('getWorkforcemanagementSchedulingpreferencesSettings', (context) => ({
    enabled: isEnabled(businessUnitIn(ownUnit(world, callerId(context)))),
  }));

  area.handle('patchWorkforcemanagementSchedulingpreferences', (context) => {
    const userId = callerId(context);
    const unitId = businessUnitIn(ownUnit(world, userId));
    if (!isEnabled(unitId)) throw notEnabled('businessUnit', unitId);
    const asked = readObject<UpdateAgentSchedulingPreferencesRequest>(context);
    const { preferencesToAdd = [], preferenceIdsToRemove = [] } = asked;
    const wrong = preferencesToAdd.find(({ timeSpan }) => Number.isNaN(spanOf(timeSpan).from) || timeSpan.lengthMinutes < 1);
    if (wrong) throw invalidValue('timeSpan', wrong.timeSpan.startDate);
    const unknown = preferenceIdsToRemove.find((id) => !own(userId).some((each) => each.id === id));
    if (unknown !== undefined) throw notFound('schedulingPreference', unknown);
    for (const id of preferenceIdsToRemove) preferencesOf(world).delete(id);
    for (const preference of preferencesToAdd) {
      const id = world.newId();
      preferencesOf(world).set(id, { ...preference, id, userId });
    }
    return { entities: own(userId).map(told) };
  });
}

/** @throws the platform's 404 for a user without a management unit. */
function agentAt(world: World, context: OperationContext): string {
  const userId = context.params['agentId'] ?? '';
  if (!unitOf(world, userId)) throw notFound('agent', userId);
  return userId;
}

/** @throws the platform's 400 for a period that ends before it begins. */
function between(startDate: string, endDate: string): [from: number, to: number] {
  const from = utcTime(startDate);
  const to = utcTime(endDate);
  if (!(from < to)) throw invalidValue('endDate', endDate);
  return [from, to];
}

/** Refuses what the settings do not allow agents. The platform's message is not documented. */
export const notEnabled = (entityName: string, entityId: string): Problem =>
  new Problem(400, `The ${entityName} does not have this enabled`, { code: 'not.enabled', entityName, entityId });
