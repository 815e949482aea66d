import type { PlatformClient } from './session.js';

/** Notifications from other tabs and from the browser. */
export interface PageListener {
  /** Another tab has signed out from the same login. */
  onSignOut: () => void;
  /** Another tab has changed the stored sign-in. */
  onStorageChange: () => void;
  /** The page became visible; timers may have been suspended. */
  onShow: () => void;
  /** The page was restored from the back/forward cache. */
  onReturn: () => void;
}

export interface PageConnection {
  announceSignOut: () => void;
  close: () => void;
}

const CHANNEL = 'contact-centre-client';

interface SignOutMessage {
  signedOut: string;
}

/** Subscribes to the other tabs and the page lifecycle, as far as the runtime has them. */
export function connectPage(client: PlatformClient, listener: PageListener): PageConnection {
  // The client's id and login host may change later, so each message contains them.
  const login = (): string | undefined => (client.clientId === '' ? undefined : `${client.loginUrl} ${client.clientId}`);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const onMessage = ({ data }: MessageEvent): void => {
    const { signedOut } = (data ?? {}) as Partial<SignOutMessage>;
    if (signedOut !== undefined && signedOut === login()) listener.onSignOut();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    const { storageKey } = client;
    // A cleared store has no key.
    if (storageKey !== undefined && (key === null || key === storageKey)) listener.onStorageChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener.onReturn();
  };
  const page = typeof window === 'object' && typeof document === 'object' ? window : undefined;
  channel?.addEventListener('message', onMessage);
  page?.addEventListener('storage', onStorage);
  page?.addEventListener('pageshow', onPageShow);
  page?.document.addEventListener('visibilitychange', listener.onShow);
  return {
    announceSignOut: () => {
      const signedOut = login();
      if (signedOut !== undefined) channel?.postMessage({ signedOut } satisfies SignOutMessage);
    },
    close: () => {
      channel?.close();
      page?.removeEventListener('storage', onStorage);
      page?.removeEventListener('pageshow', onPageShow);
      page?.document.removeEventListener('visibilitychange', listener.onShow);
    },
  };
}
