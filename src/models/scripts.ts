import type { Script } from './shared.js';

export interface ExportScriptRequest {
  /** Name of the file, without which the platform picks one. */
  fileName?: string;
  /** Version of the script to export. */
  versionId?: string;
}

export interface ExportScriptResponse {
  /** Address to download the file from. */
  url?: string;
}

export interface ImportScriptStatusResponse {
  /** Address of the imported script. */
  url?: string;
  succeeded?: boolean;
  /** What went wrong, if the import did not succeed. */
  message?: string;
}

export interface PublishScriptRequestData {
  scriptId: string;
  /** Version to publish, where it is not to be the last one saved. */
  versionId?: string;
}

export interface ScriptEntityListing {
  entities: Script[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  /** Whether scripts of some divisions are missing because there were too many divisions. */
  truncatedDivisions?: boolean;
}
