import type { PlatformClient } from './session.js';

/** What may reach a page from outside. */
export interface PageListener {
  /** Another tab has signed out from the same login. */
  signedOut: () => void;
  /** Another tab has changed what is kept of the sign-in. */
  kept: () => void;
  /** The page is looked at again; timers may have slept. */
  shown: () => void;
  /** The page was brought back as it had been left. */
  returned: () => void;
}

export interface PageConnection {
  tellSignedOut: () => void;
  close: () => void;
}

const CHANNEL = 'contact-centre-client';

interface SignOutMessage {
  signedOut: string;
}

/** Listens to the other tabs and to the page's own coming and going; where there is neither, it stays silent. */
export function connectPage(client: PlatformClient, listener: PageListener): PageConnection {
  // Client and login host may change while the connection stands, so each message says whom it concerns.
  const login = (): string | undefined => (client.clientId === '' ? undefined : `${client.loginUrl} ${client.clientId}`);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const onMessage = ({ data }: MessageEvent): void => {
    const { signedOut } = (data ?? {}) as Partial<SignOutMessage>;
    if (signedOut !== undefined && signedOut === login()) listener.signedOut();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    const { storageKey } = client;
    // A cleared store has no key.
    if (storageKey !== undefined && (key === null || key === storageKey)) listener.kept();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener.returned();
  };
  const page = typeof window === 'object' && typeof document === 'object' ? window : undefined;
  channel?.addEventListener('message', onMessage);
  page?.addEventListener('storage', onStorage);
  page?.addEventListener('pageshow', onPageShow);
  page?.document.addEventListener('visibilitychange', listener.shown);
  return {
    tellSignedOut: () => {
      const signedOut = login();
      if (signedOut !== undefined) channel?.postMessage({ signedOut } satisfies SignOutMessage);
    },
    close: () => {
      channel?.close();
      page?.removeEventListener('storage', onStorage);
      page?.removeEventListener('pageshow', onPageShow);
      page?.document.removeEventListener('visibilitychange', listener.shown);
    },
  };
}
