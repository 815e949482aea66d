import { gzipSync } from 'node:zlib';
import { WorkforceManagementApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import type { Fields } from './bodies.js';

/** A trade, and the body fields that refer to its schedule. */
export interface Traded {
  tradeId: string;
  bodies: Readonly<Record<string, Fields>>;
}

/** Publishes a schedule with shifts of a user, who offers one of them. */
export async function tradeShift(
  client: ApiClient,
  sandbox: Sandbox,
  { businessUnitId, managementUnitId, userId }: Readonly<Record<'businessUnitId' | 'managementUnitId' | 'userId', string>>,
): Promise<Traded> {
  const planning = new WorkforceManagementApi(client);
  const days = { values: ['Monday', 'Tuesday', 'Wednesday'] };
  const shift = { name: 'Early', days, exactStartTimeMinutesFromMidnight: 480, exactPaidTimeMinutes: 480 };
  await planning.postWorkforcemanagementManagementunitWorkplans(managementUnitId, {
    body: { name: 'Full time', enabled: true, shifts: [shift], agents: [{ id: userId }] },
  });
  // A future Monday.
  const monday = new Date(sandbox.clock.now() + 14 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const weekDate = monday.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const generating = { description: 'Next', weekCount: 1 };
  await planning.postWorkforcemanagementBusinessunitWeekSchedulesGenerate(businessUnitId, weekDate, generating);
  sandbox.clock.advance(3000);
  const { entities } = await planning.getWorkforcemanagementBusinessunitWeekSchedules(businessUnitId, weekDate);
  const scheduleId = entities[0]?.id ?? '';
  const bytes = gzipSync(JSON.stringify({ published: true, metadata: { version: 1 } }));
  const upload = await planning.postWorkforcemanagementBusinessunitWeekScheduleUpdateUploadurl(
    businessUnitId,
    weekDate,
    scheduleId,
    {
      contentLengthBytes: bytes.length,
    },
  );
  const { uploadKey = '', url = '', headers = {} } = upload;
  await sandbox.fetch(url, { method: 'PUT', headers: headers as Record<string, string>, body: bytes });
  await planning.postWorkforcemanagementBusinessunitWeekScheduleUpdate(businessUnitId, weekDate, scheduleId, { uploadKey });
  sandbox.clock.advance(3000);
  const { agentSchedules = [] } = await planning.postWorkforcemanagementAgentschedulesMine({
    body: { startDate: `${weekDate}T00:00:00Z`, endDate: new Date(monday.getTime() + 7 * 86_400_000).toISOString() },
  });
  const [first, second] = (agentSchedules[0]?.shifts ?? []).map(({ id = '' }) => id);
  const offer = (id = ''): Fields => ({ initiatingShift: { id, schedule: { id: scheduleId, weekDate }, weekDate } });
  const { addTradeResult } = await planning.postWorkforcemanagementShifttradingTradesJobs(offer(first) as never);
  const weekFields = { weekDate, metadata: { version: 1 } };
  const receivingSchedule = { id: scheduleId };
  return {
    tradeId: addTradeResult?.id ?? '',
    bodies: {
      AddShiftTradeRequest: { scheduleId, initiatingShiftId: second },
      AddShiftTradeJobRequest: offer(second),
      UpdateShiftTradeJobRequest: weekFields,
      UpdateShiftTradeStateJobRequest: { ...weekFields, state: 'Canceled' },
      MatchShiftTradeJobRequest: { ...weekFields, receivingSchedule },
      SearchUnmatchedShiftTradeListJobRequest: { receivingSchedule },
      SearchShiftTradesRequest: { receivingScheduleId: scheduleId },
    },
  };
}
