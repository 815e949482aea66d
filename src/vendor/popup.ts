import { currentPage } from '../auth/page.js';
import type { Page } from '../auth/page.js';
import { ConfigurationError, SignInError } from '../core/errors/errors.js';

/** How a sign-in opens its popup. */
export interface AuthPopupConfiguration {
  /** Whether sign-ins open a popup instead of leaving the page; false. */
  usePopup?: boolean;
  /** Time for the whole sign-in, in ms; 120000. */
  popupTimeout?: number;
  /** Whether the popup's page is sent `{ name: 'gc_auth_popup', type: 'notify' }` every second until it answers; false. */
  notifyPopup?: boolean;
  /** Whether the popup is closed when it is no longer needed; true. */
  autoClosePopup?: boolean;
  /** How long it stays open then, in ms; 3000. */
  autoClosePopupDelay?: number;
  /** Name of its window; `_blank`. */
  popupTarget?: string;
  /** The features, as `window.open` takes them; `popup=true,width=800,height=700`. */
  popupWindowFeatures?: string;
}

/** The status of a popup's sign-in. `REDIRECTING` never occurs, but programs compare with it. */
export type AuthPopupStatus = 'INIT' | 'ERROR' | 'TIMEOUT' | 'AUTHENTICATED' | 'AUTH_ERROR' | 'ABORTED' | 'REDIRECTING';

export const popupDefaults: Required<AuthPopupConfiguration> = {
  usePopup: false,
  popupTimeout: 120_000,
  notifyPopup: false,
  autoClosePopup: true,
  autoClosePopupDelay: 3000,
  popupTarget: '_blank',
  popupWindowFeatures: 'popup=true,width=800,height=700',
};

/** Merges settings. Throws for an unknown name or a value of another type. */
export function mergedPopup(
  before: Required<AuthPopupConfiguration>,
  given: AuthPopupConfiguration = {},
): Required<AuthPopupConfiguration> {
  for (const [name, value] of Object.entries(given)) {
    const usual: unknown = popupDefaults[name as keyof AuthPopupConfiguration];
    if (usual === undefined) throw new ConfigurationError(`The popup has no setting "${name}" here; see docs/moving.md`);
    if (typeof value !== typeof usual) throw new ConfigurationError(`The popup's ${name} must be a ${typeof usual}`);
  }
  return { ...before, ...given };
}

/** A page whose sign-in continues in a popup. */
export interface PopupPage extends Page {
  /** Why the popup ended, if it did not respond and the sign-in itself did not end. */
  ended(): 'TIMEOUT' | 'ABORTED' | undefined;
  /** Stops waiting for a response, and closes the popup if the settings permit it. */
  abandon(): void;
}

/** Returns a page that opens the sign-in in a popup instead of leaving, and receives the response by message. */
export function popupPage(settings: Required<AuthPopupConfiguration>, redirectUri: string): PopupPage {
  const page = currentPage();
  const { origin } = new URL(redirectUri, page.href());
  let opened: Window | null = null;
  let answer: string | undefined;
  let ended: 'TIMEOUT' | 'ABORTED' | undefined;
  const abandoned = new AbortController();
  return {
    // The opener's own address contains no response.
    href: () => answer ?? new URL(redirectUri, page.href()).href,
    rewrite: () => undefined,
    goTo: async (address) => {
      if (opened) throw new SignInError('The popup came back without an answer', 'ERR_TOKEN_ANSWER');
      opened = window.open(address, settings.popupTarget, settings.popupWindowFeatures);
      if (!opened) throw new SignInError('The browser opened no popup: sign in from a click, or allow popups');
      const popup = opened;
      try {
        const end = (how: 'TIMEOUT' | 'ABORTED'): void => {
          ended = how;
        };
        answer = origin + (await messageOf(popup, origin, settings, abandoned.signal, end));
      } finally {
        if (settings.autoClosePopup) {
          setTimeout(() => {
            popup.close();
          }, settings.autoClosePopupDelay);
        }
      }
    },
    ended: () => ended,
    abandon: () => {
      abandoned.abort();
    },
  };
}

/** How often the popup is checked, in ms. */
const LOOK = 500;

/** Resolves with the response of the popup's page. Messages of other windows and other origins are ignored. */
function messageOf(
  popup: Window,
  origin: string,
  { popupTimeout, notifyPopup }: Required<AuthPopupConfiguration>,
  abandoned: AbortSignal,
  tell: (how: 'TIMEOUT' | 'ABORTED') => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const notify = (): void => {
      popup.postMessage({ name: 'gc_auth_popup', type: 'notify' }, origin);
    };
    const notifying = notifyPopup ? setInterval(notify, 1000) : undefined;
    let wasClosed = false;
    // A page may respond and close itself before its message arrives, so it has until the next check.
    const looking = setInterval(() => {
      if (wasClosed) fail('ABORTED', 'The popup was closed before it answered');
      wasClosed = popup.closed;
    }, LOOK);
    const end = (): void => {
      clearInterval(notifying);
      clearInterval(looking);
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      abandoned.removeEventListener('abort', giveUp);
    };
    const fail = (how: 'TIMEOUT' | 'ABORTED', message: string): void => {
      end();
      tell(how);
      reject(new SignInError(message, 'ERR_SIGN_IN'));
    };
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== popup || from !== origin || typeof data !== 'object' || data === null) return;
      const { name, type, search, hash } = data as Record<string, unknown>;
      if (name !== 'gc_auth_popup' || type !== 'message') return;
      end();
      resolve(`/${part('?', search)}${part('#', hash)}`);
    };
    const timer = setTimeout(() => {
      fail('TIMEOUT', 'The popup was not answered in time');
    }, popupTimeout);
    window.addEventListener('message', listen);
    const giveUp = (): void => {
      fail('ABORTED', 'The sign-in in the popup was given up');
    };
    abandoned.addEventListener('abort', giveUp);
  });
}

const part = (sign: string, value: unknown): string =>
  typeof value === 'string' && value.startsWith(sign) && value.length > 1 ? value : '';
