import type { ObservedOrigin, ObservedGroup, GroupObserver, GroupRecord } from './group-observer.js';

/** Whose observer records a group. */
export interface GroupOwner {
  readonly observer?: GroupObserver | undefined;
}

interface GroupRelations {
  /** The client of the calls, if it is known before the first of them. */
  readonly sender?: GroupOwner | undefined;
  readonly parent?: CallGroup | undefined;
  readonly origin?: ObservedOrigin | undefined;
}

/**
 * Announces several calls that belong together to the observer of their client (`instrument` of `contact-centre-client/otel`).
 * Without one it does nothing.
 */
export class CallGroup implements ObservedGroup {
  /**
   * The group whose step is running, for calls whose client is not known in advance. It is only set while the step itself runs,
   * so groups that run at the same time do not see each other.
   */
  static current: CallGroup | undefined;
  readonly startedAt = Date.now();
  readonly parent: CallGroup | undefined;
  readonly origin: ObservedOrigin | undefined;
  record: GroupRecord | undefined;

  constructor(
    readonly kind: ObservedGroup['kind'],
    readonly name: string,
    { sender, parent, origin }: GroupRelations,
  ) {
    this.parent = parent;
    this.origin = origin;
    this.record = sender?.observer?.beginGroup(this);
  }

  /** Runs a step. The calls that it makes before its first `await` belong to the group, later ones too if the runtime tracks contexts. */
  run<T>(step: () => T): T {
    const outerGroup = CallGroup.current;
    CallGroup.current = this;
    try {
      return this.record ? this.record.run(step) : step();
    } finally {
      CallGroup.current = outerGroup;
    }
  }

  /** Runs the whole work of the group and ends it. */
  async track<T>(work: () => PromiseLike<T>): Promise<T> {
    try {
      const result = await this.run(work);
      this.end();
      return result;
    } catch (error) {
      this.end(error);
      throw error;
    }
  }

  end(error?: unknown): void {
    this.record?.end(error);
  }
}

/** Runs a step in a group, or without one. */
export function runIn<T>(group: CallGroup | undefined, step: () => T): T {
  return group ? group.run(step) : step();
}
