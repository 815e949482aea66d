import type { BuScheduleMetadata, ScheduleGenerationMessage, ScheduleGenerationResult } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { groupBy } from '../../group.js';
import type { Entity } from '../../repository.js';
import type { EventOperation } from '../../event-operations.js';
import { requiredAgents, usableForecast } from '../forecasts/forecast-store.js';
import { planSchedules } from '../planner.js';
import { agentsOf } from '../roster.js';
import { businessUnitAt } from '../agents/placements.js';
import { isAvailabilityEnabled, enabledUnavailableTimes } from '../agents/unavailable.js';
import { generationsOf, createSchedule, unavailableTimesIn } from './schedule-store.js';
import type { ScheduleData } from './schedule-store.js';
import { laterDay, momentOn } from '../wall-clock.js';

/** Generates a schedule from units, work plans and a forecast. */
export function generateSchedule(
  world: World,
  { id: runId, of: data }: EventOperation<ScheduleData>,
): Entity<BuScheduleMetadata> {
  const { unitId, week, timeZone = '', weekCount = 1, shortTermForecast, options } = data;
  const forecast = shortTermForecast && usableForecast(world, unitId, shortTermForecast);
  const agentsByQuarter = forecast && requiredAgents(world, forecast.id, weekCount);
  const request = { runId, unitId, week, weekCount, timeZone, ...(agentsByQuarter && { requiredAgents: agentsByQuarter }) };
  const { agentSchedules, messages } = planSchedules(world, {
    ...request,
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
  const schedule = createSchedule(world, { ...data, agentSchedules, generationResults, managementUnits });
  generationsOf(world).set(schedule.id, result);
  const timesByAgent = agentsOf(world, unitId)
    .filter(({ unit }) => isAvailabilityEnabled(world, unit.id))
    .map(({ userId, unit }) => {
      const times = enabledUnavailableTimes(world, unit.id, userId, Date.parse(startDate), Date.parse(endDate));
      return [userId, times.map(({ timeSpan, notes }) => ({ timeSpan, ...(notes !== undefined && { notes }) }))] as const;
    });
  unavailableTimesIn(world).set(schedule.id, Object.fromEntries(timesByAgent));
  return schedule;
}

/** The messages of a run, with the severities from the settings of the business unit. */
function generationResult(
  world: World,
  unitId: string,
  runId: string,
  messages: readonly ScheduleGenerationMessage[],
): ScheduleGenerationResult & { messageSeverityCounts: object[] } {
  const { settings } = businessUnitAt(world, unitId);
  const { messageSeverities: configuredSeverities = [] } = settings?.scheduling ?? {};
  const types = [...new Set(messages.map(({ type }) => type))];
  const messageSeverities = types.map((type) => ({
    ...(type !== undefined && { type }),
    severity: configuredSeverities.find((each) => each.type === type)?.severity ?? 'Warning',
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
