import type {
  BuGenerateScheduleRequest,
  BuScheduleMetadata,
  BuSchedulingSettings,
  BusinessUnitResponse,
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
import { requiredAgents, usableForecast } from '../forecasts/forecast-store.js';
import { planSchedules } from '../planner.js';
import { agentsOf } from '../roster.js';
import { isAvailabilityEnabled, enabledUnavailableTimes } from '../agents/unavailable.js';
import { generationsOf, createSchedule, unavailableTimesIn } from './schedule-store.js';
import { laterDay, momentOn } from '../wall-clock.js';

/** Generates a schedule from units, work plans and a forecast. */
export function generateSchedule(world: World, { id: runId, of: data }: EventOperation): Entity<BuScheduleMetadata> {
  const unitId = textOf(data['unitId']);
  const week = textOf(data['week']);
  const timeZone = textOf(data['timeZone']);
  const weekCount = Number(data['weekCount']);
  const forecast = isObject(data['shortTermForecast'])
    ? usableForecast(world, unitId, { ...data['shortTermForecast'], id: data['shortTermForecast']['id'] })
    : undefined;
  const agentsByQuarter = forecast && requiredAgents(world, forecast.id, weekCount);
  const { options } = data as Pick<BuGenerateScheduleRequest, 'options'>;
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
  const settings = new Repository<BusinessUnitResponse>(world, '/api/v2/workforcemanagement/businessunits').find(unitId)?.[
    'settings'
  ];
  const { messageSeverities: configuredSeverities = [] } = (
    isObject(settings) ? (settings['scheduling'] ?? {}) : {}
  ) as BuSchedulingSettings;
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
