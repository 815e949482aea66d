import type {
  BuShortTermForecastReference,
  BuUpdateAgentScheduleShift,
  BuUpdateAgentScheduleUploadSchema,
  WfmProcessUploadRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { checkValue } from '../../../http/validation.js';
import type { World } from '../../../store/world.js';
import { readUploadedObject } from '../../uploads/uploads.js';
import { planReference } from '../agents/placements.js';
import { unitOf } from '../roster.js';
import type { AgentSchedule, ScheduleData } from './schedule-store.js';

/** The type of an agent's schedule in a file; a file that is imported has fewer of its fields. */
const AGENT_SCHEDULE = 'BuUpdateAgentScheduleUploadSchema';

type ScheduleFields = Pick<ScheduleData, 'description' | 'published' | 'shortTermForecast' | 'weekCount' | 'agentSchedules'>;

/** Reads an uploaded schedule. Files wrap some values, which responses show without the wrapper. @throws the platform's 400. */
export async function readScheduleFile(
  context: OperationContext<WfmProcessUploadRequest>,
  world: World,
): Promise<ScheduleFields> {
  const { uploadKey } = readObject(context, ['uploadKey']);
  const { description, published, shortTermForecast, weekCount, agentSchedules } = await readUploadedObject(world, uploadKey);
  const forecast = shortTermForecast ?? undefined;
  const schedules = checkValue(world, `${AGENT_SCHEDULE}[]`, agentSchedules ?? []) as BuUpdateAgentScheduleUploadSchema[];
  return {
    ...(typeof description === 'string' && { description }),
    ...(typeof published === 'boolean' && { published }),
    ...(typeof weekCount === 'number' && { weekCount }),
    ...(forecast !== undefined && {
      shortTermForecast: checkValue(world, 'BuShortTermForecastReference', forecast) as BuShortTermForecastReference,
    }),
    agentSchedules: schedules.map((schedule) => toAgentSchedule(world, schedule)),
  };
}

function toAgentSchedule(world: World, schedule: BuUpdateAgentScheduleUploadSchema): AgentSchedule {
  const { workPlanId, workPlanIdsPerWeek, shifts = [], fullDayTimeOffMarkers = [], ...fields } = schedule;
  const unitId = unitOf(world, schedule.userId)?.id ?? '';
  return {
    ...fields,
    ...(workPlanId?.value !== undefined && { workPlan: planReference(unitId, workPlanId.value) }),
    ...(workPlanIdsPerWeek?.values && { workPlansPerWeek: workPlanIdsPerWeek.values.map((id) => planReference(unitId, id)) }),
    shifts: shifts.filter((shift) => shift.delete !== true).map(toShift),
    fullDayTimeOffMarkers: fullDayTimeOffMarkers.filter((marker) => marker.delete !== true),
  };
}

function toShift({ workPlanId, workPlanShiftId, ...shift }: BuUpdateAgentScheduleShift) {
  return {
    ...shift,
    ...(workPlanId?.value !== undefined && { workPlanId: workPlanId.value }),
    ...(workPlanShiftId?.value !== undefined && { workPlanShiftId: workPlanShiftId.value }),
  };
}
