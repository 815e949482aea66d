import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef } from './shared-references.js';

/** A job that gathers log entries into a file. */
export interface LogCaptureDownloadExecutionResponse {
  id: string;
  /** The user whose log it is. */
  user: AddressableEntityRef;
  state: OpenEnum<'Running' | 'Failed' | 'Succeeded'>;
  /** @format date-time */
  dateStart: string;
  /** Where to download the file, once the job has succeeded. */
  fileUrl: string;
  selfUri?: string;
}

/** Which user's log entries are wanted, and from when. */
export interface LogCaptureQueryRequest {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  userId: string;
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
}

export interface LogCaptureQueryResponse {
  entities: LogEntry[];
  nextUri?: string;
  selfUri?: string;
}

export interface LogCaptureUserConfiguration {
  id?: string;
  /** @format date-time */
  dateExpired: string;
  /** @format date-time */
  dateStarted?: string;
  /** Whether the capture was asked for at once or planned ahead. */
  captureMethod?: OpenEnum<'OnDemand' | 'Scheduled'>;
  selfUri?: string;
}

export interface LogCaptureUserConfigurationListing {
  total?: number;
  entities: LogCaptureUserConfiguration[];
  selfUri?: string;
}

/** The capture set up for one user. */
export interface LogCaptureUserConfigurationResponse {
  id: string;
  /** @format date-time */
  dateStarted?: string;
  /** When capturing ends. @format date-time */
  dateExpired: string;
  selfUri?: string;
}

/** One line of a browser's log. */
export interface LogEntry {
  level?: string;
  message?: string;
  /** When the line was written, as an epoch time. */
  timestamp?: number;
}
