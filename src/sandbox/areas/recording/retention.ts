import type { Recording, RecordingMetadata } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { isProtectedAtDeletion } from './protection.js';

export type CallRecording = RecordingMetadata & { id: string };

/** When a recording is archived and deleted. */
export interface Retention {
  archiveDate?: string;
  archiveMedium?: string;
  deleteDate?: string;
  exportDate?: string;
  /** Until when it is restored from the archive. */
  restoreExpirationTime?: string;
}

/** Stored fields of a retention. */
interface StoredRetention extends Retention {
  conversationId?: string;
  /** The user who restored it from the archive. */
  restoredBy?: string;
}

const dateFields = ['archiveDate', 'deleteDate', 'exportDate'] as const;

function retentionsOf(world: World): Map<string, StoredRetention> {
  return world.collection<StoredRetention>('recordings.retention');
}

/** A recording with the retention steps that have happened so far. */
export function withRetention(world: World, recording: CallRecording): CallRecording {
  const { restoredBy: _, conversationId: __, ...retention } = retentionsOf(world).get(recording.id) ?? {};
  const now = world.now();
  const isPast = (date: string | undefined): boolean => date !== undefined && Date.parse(date) <= now;
  const { archiveDate, deleteDate, exportDate, restoreExpirationTime } = retention;
  const isRestored = restoreExpirationTime !== undefined && !isPast(restoreExpirationTime);
  const fileState = () => {
    if (isPast(deleteDate) && !isProtectedAtDeletion(world, recording.conversationId, deleteDate)) return 'DELETED';
    if (!isPast(archiveDate)) return 'AVAILABLE';
    return isRestored ? 'RESTORED' : 'ARCHIVED';
  };
  return {
    ...recording,
    ...retention,
    fileState: fileState(),
    ...(exportDate !== undefined && isPast(exportDate) && { exportedDate: exportDate }),
  };
}

/**
 * Sets when a recording is archived and deleted, or restores it from the archive for a while.
 *
 * @throws the platform's 400 for past or contradictory dates, and for states that cannot be set.
 */
export function setRetention(world: World, recording: CallRecording, body: Partial<Recording>, userId?: string): void {
  const previous = retentionsOf(world).get(recording.id) ?? {};
  const now = world.now();
  for (const fieldName of dateFields) {
    const date = body[fieldName];
    if (date !== undefined && date !== previous[fieldName] && Date.parse(date) <= now) {
      throw invalidField(`${fieldName} has passed`, fieldName);
    }
  }
  const { archiveDate = previous.archiveDate, deleteDate = previous.deleteDate, exportDate = previous.exportDate } = body;
  if (archiveDate !== undefined && deleteDate !== undefined && Date.parse(deleteDate) < Date.parse(archiveDate)) {
    throw invalidField('deleteDate is before archiveDate', 'deleteDate');
  }
  const restoreUntil = readRestoreUntil(recording, body, now);
  retentionsOf(world).set(recording.id, {
    ...previous,
    ...(archiveDate !== undefined && { archiveDate, archiveMedium: 'CLOUDARCHIVE' }),
    ...(deleteDate !== undefined && { deleteDate }),
    ...(exportDate !== undefined && { exportDate }),
    ...(restoreUntil !== undefined && { restoreExpirationTime: restoreUntil }),
    ...(restoreUntil !== undefined && userId !== undefined && { restoredBy: userId }),
    ...(recording.conversationId !== undefined && { conversationId: recording.conversationId }),
  });
}

/** Returns the time until which the body restores a recording; `undefined` if it requests no restoration. */
function readRestoreUntil({ fileState }: RecordingMetadata, body: Partial<Recording>, now: number): string | undefined {
  const targetState = body.fileState;
  if (targetState === undefined || targetState === fileState) return undefined;
  if (targetState !== 'RESTORED' || fileState !== 'ARCHIVED') {
    throw invalidField('Only a recording that is archived can be set, and only to RESTORED', 'fileState');
  }
  const expirationDate = body.restoreExpirationTime;
  if (expirationDate === undefined || Date.parse(expirationDate) <= now) {
    throw invalidField('restoreExpirationTime must be a date to come', 'restoreExpirationTime');
  }
  return expirationDate;
}
