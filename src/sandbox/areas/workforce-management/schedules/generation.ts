import type {
  BuGenerateScheduleRequest,
  BuSchedulingSettings,
  ScheduleGenerationMessage,
  ScheduleGenerationResult,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { isObject } from '../../../values/json.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { groupBy } from '../../group.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import type { EventOperation } from '../../event-operations.js';
import { needOf, usableForecast } from '../forecasts/forecast-store.js';
import { planned } from '../planner.js';
import { agentsOf } from '../roster.js';
import { isAvailabilityAsked, unavailableWithin } from '../agents/unavailable.js';
import { generationsOf, made, unavailableTimesIn } from './schedule-store.js';
import { laterDay, momentOn } from '../wall-clock.js';

/** Generates a schedule from units, work plans and a forecast. */
export function generated(world: World, { id: runId, of }: EventOperation): Entity {
  const unitId = textOf(of['unitId']);
  const week = textOf(of['week']);
  const timeZone = textOf(of['timeZone']);
  const weekCount = Number(of['weekCount']);
  const forecast = isObject(of['shortTermForecast']) ? usableForecast(world, unitId, of['shortTermForecast']) : undefined;
  const need = forecast && needOf(world, forecast.id, weekCount);
  const { options } = of as Pick<BuGenerateScheduleRequest, 'options'>;
  const order = { runId, unitId, week, weekCount, timeZone, ...(need && { need }) };
  const { agentSchedules, messages } = planned(world, {
    ...order,
    ...(options?.noForecastOptions && { options: options.noForecastOptions }),
  });
  const result = generationResult(world, unitId, runId, messages);
  const startDate = iso(momentOn(week, 0, timeZone));
  const endDate = iso(momentOn(laterDay(week, weekCount * 7), 0, timeZone));
  const managementUnits = [...groupBy(agentSchedules, ({ managementUnitId }) => managementUnitId)].map(([id, { length }]) => ({
    managementUnit: { id, selfUri: `/api/v2/workforcemanagement/managementunits/${id}` },
    agentCount: length,
    startDate,
    endDate,
  }));
  const { messages: _, messageSeverities: __, ...generationResults } = result;
  const schedule = made(world, { ...of, agentSchedules, generationResults, managementUnits });
  generationsOf(world).set(schedule.id, result);
  const said = agentsOf(world, unitId)
    .filter(({ unit }) => isAvailabilityAsked(world, unit.id))
    .map(({ userId, unit }) => {
      const times = unavailableWithin(world, unit.id, userId, Date.parse(startDate), Date.parse(endDate));
      return [userId, times.map(({ timeSpan, notes }) => ({ timeSpan, ...(notes !== undefined && { notes }) }))] as const;
    });
  unavailableTimesIn(world).set(schedule.id, Object.fromEntries(said));
  return schedule;
}

/** The messages of a run, with the severities from the settings of the business unit. */
function generationResult(
  world: World,
  unitId: string,
  runId: string,
  messages: readonly ScheduleGenerationMessage[],
): ScheduleGenerationResult & { messageSeverityCounts: object[] } {
  const settings = new Repository(world, '/api/v2/workforcemanagement/businessunits').find(unitId)?.['settings'];
  const { messageSeverities: own = [] } = (isObject(settings) ? (settings['scheduling'] ?? {}) : {}) as BuSchedulingSettings;
  const types = [...new Set(messages.map(({ type }) => type))];
  const messageSeverities = types.map((type) => ({
    ...(type !== undefined && { type }),
    severity: own.find((each) => each.type === type)?.severity ?? 'Warning',
  }));
  const severityOf = (message: ScheduleGenerationMessage) =>
    messageSeverities.find(({ type }) => type === message.type)?.severity;
  const severities = [...new Set(messageSeverities.map(({ severity }) => severity))];
  return {
    failed: false,
    runId,
    messageCount: messages.length,
    messages: [...messages],
    messageSeverities,
    messageSeverityCounts: severities.map((severity) => ({
      severity,
      count: messages.filter((message) => severityOf(message) === severity).length,
    })),
  };
}
