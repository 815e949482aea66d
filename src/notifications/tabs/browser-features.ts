/** The used part of a browser's locks. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, onGranted: () => unknown): Promise<unknown>;
}

/** The used part of a BroadcastChannel. */
export interface ChannelLike {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
  close(): void;
}

/** The browser features that tabs share by. */
export interface BrowserFeatures {
  readonly locks: Locks;
  readonly BroadcastChannel: new (name: string) => ChannelLike;
}
