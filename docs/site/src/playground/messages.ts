/** What the page and the worker send to each other. */

export type OutputLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

export interface TableOutput {
  columns: string[];
  rows: string[][];
}

export interface SentRequest {
  id: number;
  method: string;
  /** Path and query. */
  path: string;
  origin: string;
  body: string;
}

export interface AnsweredRequest {
  id: number;
  /** 0 if the connection failed. */
  status: number;
  ms: number;
  body: string;
}

export type WorkerMessage =
  | { type: 'output'; level: OutputLevel; text: string }
  | { type: 'table'; table: TableOutput }
  | { type: 'request'; request: SentRequest }
  | { type: 'response'; response: AnsweredRequest }
  /** An error that the sample does not catch, with its line if that is known. */
  | { type: 'failed'; text: string; line: number | undefined; isSyntaxError: boolean }
  /** The module has been executed. Its timers and subscriptions may continue. */
  | { type: 'finished'; ms: number };

/** Tells the worker to run the module at this Blob URL. */
export interface RunMessage {
  type: 'run';
  url: string;
}
