/** As much of a browser's locks as is needed. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, held: () => unknown): Promise<unknown>;
}

/** As much of a BroadcastChannel as is needed. */
export interface ChannelLike {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
  close(): void;
}

/** What tabs share by. */
export interface Means {
  readonly locks: Locks;
  readonly BroadcastChannel: new (name: string) => ChannelLike;
}
