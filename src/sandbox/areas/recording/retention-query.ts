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
    const startedBefore = world.now() - Number(days) * DAY;
    const matches = [...conversationsOf(world).values()]
      .flatMap(({ id }) => recordingsOf(id))
      .map((recording) => withRetention(world, recording))
      .filter(({ startTime = '', fileState }) => fileState !== 'DELETED' && Date.parse(startTime) < startedBefore)
      .sort(({ startTime: one = '' }, { startTime: other = '' }) => Date.parse(one) - Date.parse(other));
    const { pageSize } = readPage(world.maxPageSize, queryValue(context, 'pageSize'));
    const start = readCursor(queryValue(context, 'cursor'));
    const pageUri = (offset: number): string =>
      `${QUERY}?retentionThresholdDays=${days}&pageSize=${pageSize}&cursor=${encodeURIComponent(createCursor(offset))}`;
    return {
      entities: matches.slice(start, start + pageSize).map(retentionView),
      selfUri: pageUri(start),
      ...(start + pageSize < matches.length && { nextUri: pageUri(start + pageSize) }),
      ...(start > 0 && { previousUri: pageUri(Math.max(0, start - pageSize)) }),
    };
  });
}

function retentionView({ id: recordingId, conversationId, startTime, ...rest }: CallRecording): RecordingRetention {
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
