import type {
  BuUpdateAgentScheduleShift,
  BuUpdateAgentScheduleUploadSchema,
  UpdateScheduleUploadSchema,
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

type ScheduleFields = Pick<ScheduleData, 'description' | 'published' | 'shortTermForecast' | 'weekCount' | 'agentSchedules'>;

/** Reads an uploaded schedule. Files wrap some values, which responses show without the wrapper. @throws the platform's 400. */
export async function readScheduleFile(
  context: OperationContext<WfmProcessUploadRequest>,
  world: World,
  type: 'ImportScheduleUploadSchema' | 'UpdateScheduleUploadSchema',
): Promise<ScheduleFields> {
  const { uploadKey } = readObject(context, ['uploadKey']);
  const file = checkValue(world, type, await readUploadedObject(world, uploadKey)) as ScheduleFile;
  const { description, published, shortTermForecast, weekCount, agentSchedules = [] } = file;
  return {
    ...(description !== undefined && { description }),
    ...(published !== undefined && { published }),
    ...(shortTermForecast && { shortTermForecast }),
    ...(weekCount !== undefined && { weekCount }),
    agentSchedules: agentSchedules.map((schedule) => toAgentSchedule(world, schedule)),
  };
}

/** A file of either type. */
type ScheduleFile = Partial<UpdateScheduleUploadSchema> & { weekCount?: number };

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
