/** Several calls that belong together: a list, a job, a bulk run, one entity of it, or the transfer of a file. */
export interface ObservedGroup {
  readonly kind: 'bulk' | 'bulk item' | 'download' | 'job' | 'list' | 'upload';
  /** What the group is about: the operation of a list, the family of a job, the name of a bulk run. */
  readonly name: string;
  /** ms since the epoch */
  readonly startedAt: number;
  /** The bulk run of an entity. */
  readonly parent: ObservedGroup | undefined;
  /** The call of a list, which knows where it was made. */
  readonly origin: ObservedOrigin | undefined;
  /** What the observer records; absent until an observed client has been found. */
  record: GroupRecord | undefined;
}

/** A call as an observer sees it. */
export interface ObservedOrigin {
  /** Where the call was made, as the observer of the client has stored it. */
  madeIn?: unknown;
  /** The list that the call has become the first page of. */
  group?: ObservedGroup | undefined;
}

/** The record of a group. */
export interface GroupRecord {
  /** Runs a step, whose calls belong to the group. */
  run<T>(step: () => T): T;
  /** Ends the record. Later ends change nothing. */
  end(error?: unknown): void;
}

/** Records groups of calls: the part of a client's observer that lists, jobs, bulk runs and files use. */
export interface GroupObserver {
  beginGroup(group: ObservedGroup): GroupRecord;
}
