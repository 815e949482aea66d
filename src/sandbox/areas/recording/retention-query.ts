import type { Area } from '../../engine/area.js';
import type { RecordingRetention } from '../../../models/index.js';
import { readPage } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { conversationsOf } from '../conversations/model.js';
import { createCursor, readCursor } from '../cursor.js';
import { withRetention } from './retention.js';
import type { CallRecording } from './retention.js';

const QUERY = '/api/v2/recordings/retention/query';
const DAY = 86_400_000;

/** Previews retention for recordings older than a number of days, the oldest first. */
export function addRetentionQueryHandlers(
  area: Area,
  world: World,
  recordingsOf: (conversationId: string) => CallRecording[],
): void {
  area.handle('getRecordingsRetentionQuery', (context) => {
    const days = queryValue(context, 'retentionThresholdDays') ?? '';
    const before = world.now() - Number(days) * DAY;
    const found = [...conversationsOf(world).values()]
      .flatMap(({ id }) => recordingsOf(id))
      .map((recording) => withRetention(world, recording))
      .filter(({ startTime = '', fileState }) => fileState !== 'DELETED' && Date.parse(startTime) < before)
      .sort(({ startTime: one = '' }, { startTime: other = '' }) => Date.parse(one) - Date.parse(other));
    const { pageSize } = readPage(world.maxPageSize, queryValue(context, 'pageSize'));
    const from = readCursor(queryValue(context, 'cursor'));
    const at = (place: number): string =>
      `${QUERY}?retentionThresholdDays=${days}&pageSize=${pageSize}&cursor=${encodeURIComponent(createCursor(place))}`;
    return {
      entities: found.slice(from, from + pageSize).map(shown),
      selfUri: at(from),
      ...(from + pageSize < found.length && { nextUri: at(from + pageSize) }),
      ...(from > 0 && { previousUri: at(Math.max(0, from - pageSize)) }),
    };
  });
}

function shown({ id: recordingId, conversationId, startTime, ...rest }: CallRecording): RecordingRetention {
  const { archiveDate, archiveMedium, deleteDate, exportDate, exportedDate } = rest;
  return {
    recordingId,
    ...(conversationId !== undefined && { conversationId }),
    ...(startTime !== undefined && { creationTime: startTime }),
    ...(archiveDate !== undefined && { archiveDate }),
    ...(archiveMedium !== undefined && { archiveMedium }),
    ...(deleteDate !== undefined && { deleteDate }),
    ...(exportDate !== undefined && { exportDate }),
    ...(exportedDate !== undefined && { exportedDate }),
  };
}
