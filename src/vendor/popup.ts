import { currentPage } from '../auth/page.js';
import type { Page } from '../auth/page.js';
import { ConfigurationError, SignInError } from '../core/errors/errors.js';
import { didYouMean } from '../core/arguments/nearest-name.js';

/** How a sign-in opens its popup. */
export interface AuthPopupConfiguration {
  /** Whether sign-ins open a popup instead of leaving the page; false. */
  usePopup?: boolean;
  /** Time for the whole sign-in, in ms; 120000. */
  popupTimeout?: number;
  /** Whether the popup's page is sent `{ name: 'gc_auth_popup', type: 'notify' }` every second until it responds; false. */
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
export function mergePopupSettings(
  before: Required<AuthPopupConfiguration>,
  changes: AuthPopupConfiguration = {},
): Required<AuthPopupConfiguration> {
  for (const [name, value] of Object.entries(changes)) {
    const defaultValue: unknown = popupDefaults[name as keyof AuthPopupConfiguration];
    if (defaultValue === undefined)
      throw new ConfigurationError(
        `Unknown popup setting "${name}".${didYouMean(name, Object.keys(popupDefaults))} Settings: ${Object.keys(popupDefaults).join(', ')}`,
      );
    if (typeof value !== typeof defaultValue)
      throw new ConfigurationError(`The popup's ${name} must be a ${typeof defaultValue}`);
  }
  return { ...before, ...changes };
}

/** A page whose sign-in continues in a popup. */
export interface PopupPage extends Page {
  /** Why the popup ended, if it did not respond and the sign-in itself did not end. */
  failure(): 'TIMEOUT' | 'ABORTED' | undefined;
  /** Stops waiting for a response, and closes the popup if the settings permit it. */
  abandon(): void;
}

/** Returns a page that opens the sign-in in a popup instead of leaving, and receives the response by message. */
export function popupPage(settings: Required<AuthPopupConfiguration>, redirectUri: string): PopupPage {
  const page = currentPage();
  const { origin } = new URL(redirectUri, page.href());
  let popupWindow: Window | null = null;
  let responseUrl: string | undefined;
  let failure: 'TIMEOUT' | 'ABORTED' | undefined;
  const abandonment = new AbortController();
  return {
    // The opener's own address contains no response.
    href: () => responseUrl ?? new URL(redirectUri, page.href()).href,
    rewrite: () => undefined,
    goTo: async (address) => {
      if (popupWindow) throw new SignInError('The popup returned without a response', 'ERR_TOKEN_ANSWER');
      popupWindow = window.open(address, settings.popupTarget, settings.popupWindowFeatures);
      if (!popupWindow) throw new SignInError('The browser blocked the popup. Sign in from a click, or allow popups.');
      const popup = popupWindow;
      try {
        const end = (kind: 'TIMEOUT' | 'ABORTED'): void => {
          failure = kind;
        };
        responseUrl = origin + (await responseOf(popup, origin, settings, abandonment.signal, end));
      } finally {
        if (settings.autoClosePopup) {
          setTimeout(() => {
            popup.close();
          }, settings.autoClosePopupDelay);
        }
      }
    },
    failure: () => failure,
    abandon: () => {
      abandonment.abort();
    },
  };
}

/** How often the popup is checked, in ms. */
const CHECK_INTERVAL = 500;

/** Resolves with the response of the popup's page. Messages of other windows and other origins are ignored. */
function responseOf(
  popup: Window,
  origin: string,
  { popupTimeout, notifyPopup }: Required<AuthPopupConfiguration>,
  abandonment: AbortSignal,
  onFailure: (kind: 'TIMEOUT' | 'ABORTED') => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const notify = (): void => {
      popup.postMessage({ name: 'gc_auth_popup', type: 'notify' }, origin);
    };
    const notifyTimer = notifyPopup ? setInterval(notify, 1000) : undefined;
    let wasClosed = false;
    // A page may respond and close itself before its message arrives, so it has until the next check.
    const checkTimer = setInterval(() => {
      if (wasClosed) fail('ABORTED', 'The popup was closed before it responded');
      wasClosed = popup.closed;
    }, CHECK_INTERVAL);
    const end = (): void => {
      clearInterval(notifyTimer);
      clearInterval(checkTimer);
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      abandonment.removeEventListener('abort', giveUp);
    };
    const fail = (kind: 'TIMEOUT' | 'ABORTED', message: string): void => {
      end();
      onFailure(kind);
      reject(new SignInError(message, 'ERR_SIGN_IN'));
    };
    const listen = ({ source, origin: messageOrigin, data }: MessageEvent<unknown>): void => {
      if (source !== popup || messageOrigin !== origin || typeof data !== 'object' || data === null) return;
      const { name, type, search, hash } = data as Record<string, unknown>;
      if (name !== 'gc_auth_popup' || type !== 'message') return;
      end();
      resolve(`/${partOf('?', search)}${partOf('#', hash)}`);
    };
    const timer = setTimeout(() => {
      fail('TIMEOUT', `The popup did not respond within ${popupTimeout} ms`);
    }, popupTimeout);
    window.addEventListener('message', listen);
    const giveUp = (): void => {
      fail('ABORTED', 'The sign-in in the popup was cancelled');
    };
    abandonment.addEventListener('abort', giveUp);
  });
}

const partOf = (sign: string, value: unknown): string =>
  typeof value === 'string' && value.startsWith(sign) && value.length > 1 ? value : '';
