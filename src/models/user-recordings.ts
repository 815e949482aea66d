import type { DocumentThumbnail } from './shared-administration.js';
import type { Conversation } from './shared-conversations.js';
import type { DomainEntityRef } from './shared-references.js';

export interface UserRecording {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @deprecated The platform no longer has it. */
  contentUri?: string;
  /** Workspace in which the recording is kept. */
  workspace?: DomainEntityRef;
  createdBy?: DomainEntityRef;
  conversation?: Conversation;
  /** Size in bytes. */
  contentLength?: number;
  durationMilliseconds?: number;
  thumbnails?: DocumentThumbnail[];
  /** Whether the owner has listened to it. */
  read?: boolean;
  selfUri?: string;
}

export interface UserRecordingEntityListing {
  entities: UserRecording[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}
