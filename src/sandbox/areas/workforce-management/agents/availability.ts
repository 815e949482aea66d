import type { Area } from '../../../engine/area.js';
import type {
  AgentSchedulingPreference,
  QueryAgentSchedulingPreferencesRequest,
  QueryAgentUnavailableTimesRequest,
  UnavailableTime,
  UpdateUnavailableTime,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, Problem } from '../../../store/errors.js';
import { utcTime } from '../../../values/utc-time.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { businessUnitIn, unitOfAgent, unitOf, unitsOf } from '../roster.js';
import { unavailableTimesIn } from '../schedules/schedule-store.js';
import { businessUnitAt, managementUnitAt, unitReference } from './placements.js';
import {
  availabilitySettings,
  isAvailabilityEnabled,
  unavailableTimesBetween,
  spanOf,
  unavailableTimesOf,
} from './unavailable.js';
import type { StoredUnavailableTime } from './unavailable.js';

const WFM = '/api/v2/workforcemanagement';

interface Preference extends AgentSchedulingPreference {
  id: string;
  userId: string;
}

const preferencesOf = (world: World): Map<string, Preference> => world.collection<Preference>('wfm.schedulingpreferences');

/** Unavailable times and work preferences of agents. */
export function addAvailabilityHandlers(area: Area, world: World): void {
  addUnavailableHandlers(area, world);
  addPreferenceHandlers(area, world);
}

function addUnavailableHandlers(area: Area, world: World): void {
  const timeView = ({ userId: _, ...time }: StoredUnavailableTime): UnavailableTime => time;
  const queryTimes = (context: OperationContext<QueryAgentUnavailableTimesRequest>, userId: string) => {
    const { startDate, endDate } = readObject(context, ['startDate', 'endDate']);
    const entities = unavailableTimesBetween(world, userId, ...readPeriod(startDate, endDate)).map(timeView);
    return { entities };
  };

  area.handle('postWorkforcemanagementUnavailabletimesQuery', (context) => queryTimes(context, callerId(context)));
  area.handle('postWorkforcemanagementAgentUnavailabletimesQuery', (context) => queryTimes(context, readAgentId(world, context)));

  area.handle('patchWorkforcemanagementUnavailabletimes', (context) => {
    const userId = callerId(context);
    const unit = unitOfAgent(world, userId);
    if (!isAvailabilityEnabled(world, unit.id)) throw notEnabledError('managementUnit', unit.id);
    const { entities } = readObject(context, ['entities']);
    const times = unavailableTimesOf(world);
    const changes = readChanges(world, userId, entities);
    for (const { time, isDeleted } of changes) {
      if (isDeleted) times.delete(time.id);
      else times.set(time.id, time);
    }
    return { entities: changes.flatMap(({ time, isDeleted }) => (isDeleted ? [] : [timeView(time)])) };
  });

  area.handle('getWorkforcemanagementUnavailabletimesSettings', (context) => {
    const unit = unitOfAgent(world, callerId(context));
    return { enabled: isAvailabilityEnabled(world, unit.id) };
  });
  area.handle('patchWorkforcemanagementManagementunitUnavailabletimesSettings', (context) => {
    const { id } = managementUnitAt(world, context.param('managementUnitId'));
    const { enabled = isAvailabilityEnabled(world, id) } = readObject(context);
    availabilitySettings(world).set(id, { id, enabled });
    return { enabled };
  });
  area.handle('postWorkforcemanagementBusinessunitUnavailabletimesSettingsQuery', (context) => {
    const { id } = businessUnitAt(world, context.param('businessUnitId'));
    const body = readObject(context, ['managementUnitIds']);
    const managementUnits = unitsOf(world, id)
      .filter((each) => body.managementUnitIds.includes(each.id))
      .map((each) => ({ managementUnit: unitReference(each.id), enabled: isAvailabilityEnabled(world, each.id) }));
    return { managementUnits };
  });
  area.handle('postWorkforcemanagementBusinessunitUnavailabletimesSchedulesQuery', (context) => {
    businessUnitAt(world, context.param('businessUnitId'));
    const { agentId, schedule } = readObject(context, ['agentId', 'schedule']);
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
): { time: StoredUnavailableTime; isDeleted: boolean }[] {
  return entities.map(({ id, timeSpan, notes, delete: isDeleted }) => {
    const existingTime = id === undefined ? undefined : unavailableTimesOf(world).get(id);
    if (id !== undefined && existingTime?.userId !== userId) throw notFound('unavailableTime', id);
    const span = timeSpan ?? existingTime?.timeSpan;
    if (!span || Number.isNaN(spanOf(span).from) || span.lengthMinutes < 1) throw invalidValue('timeSpan', span?.startDate ?? '');
    const time = { ...existingTime, ...(notes !== undefined && { notes }), id: id ?? world.newId(), userId, timeSpan: span };
    return { time, isDeleted: isDeleted === true };
  });
}

function addPreferenceHandlers(area: Area, world: World): void {
  const preferenceView = ({ userId: _, ...preference }: Preference): AgentSchedulingPreference => preference;
  const preferencesOfAgent = (userId: string): Preference[] =>
    [...preferencesOf(world).values()].filter((each) => each.userId === userId);
  const queryPreferences = (context: OperationContext<QueryAgentSchedulingPreferencesRequest>, userId: string) => {
    const { startDate, endDate } = readObject(context, ['startDate', 'endDate']);
    const [from, to] = readPeriod(startDate, endDate);
    const entities = preferencesOfAgent(userId).filter(
      ({ timeSpan }) => spanOf(timeSpan).from < to && spanOf(timeSpan).to > from,
    );
    return { entities: entities.map(preferenceView) };
  };
  const isEnabled = (unitId: string): boolean => {
    const settings = world.store.single(`${WFM}/businessunits/${unitId}/schedulingpreferences/settings`);
    return isObject(settings) && settings['enabled'] === true;
  };

  area.handle('postWorkforcemanagementSchedulingpreferencesQuery', (context) => queryPreferences(context, callerId(context)));
  area.handle('postWorkforcemanagementAgentSchedulingpreferencesQuery', (context) =>
    queryPreferences(context, readAgentId(world, context)),
  );
  area.handle('getWorkforcemanagementSchedulingpreferencesSettings', (context) => ({
    enabled: isEnabled(businessUnitIn(unitOfAgent(world, callerId(context)))),
  }));

  area.handle('patchWorkforcemanagementSchedulingpreferences', (context) => {
    const userId = callerId(context);
    const unitId = businessUnitIn(unitOfAgent(world, userId));
    if (!isEnabled(unitId)) throw notEnabledError('businessUnit', unitId);
    const body = readObject(context);
    const { preferencesToAdd = [], preferenceIdsToRemove = [] } = body;
    const invalidPreference = preferencesToAdd.find(
      ({ timeSpan }) => Number.isNaN(spanOf(timeSpan).from) || timeSpan.lengthMinutes < 1,
    );
    if (invalidPreference) throw invalidValue('timeSpan', invalidPreference.timeSpan.startDate);
    const unknownId = preferenceIdsToRemove.find((id) => !preferencesOfAgent(userId).some((each) => each.id === id));
    if (unknownId !== undefined) throw notFound('schedulingPreference', unknownId);
    for (const id of preferenceIdsToRemove) preferencesOf(world).delete(id);
    for (const preference of preferencesToAdd) {
      const id = world.newId();
      preferencesOf(world).set(id, { ...preference, id, userId });
    }
    return { entities: preferencesOfAgent(userId).map(preferenceView) };
  });
}

/** @throws the platform's 404 for a user without a management unit. */
function readAgentId(world: World, context: OperationContext): string {
  const userId = context.param('agentId');
  if (!unitOf(world, userId)) throw notFound('agent', userId);
  return userId;
}

/** @throws the platform's 400 for a period that ends before it begins. */
function readPeriod(startDate: string, endDate: string): [from: number, to: number] {
  const from = utcTime(startDate);
  const to = utcTime(endDate);
  if (!(from < to)) throw invalidValue('endDate', endDate);
  return [from, to];
}

/** Refuses what the settings do not allow agents. The platform's message is not documented. */
export const notEnabledError = (entityName: string, entityId: string): Problem =>
  new Problem(400, `The ${entityName} does not have this enabled`, { code: 'not.enabled', entityName, entityId });
