import { useEffect, useState } from 'react';

/** ms between two checks for a new version of the console. */
const DEPLOYMENT_CHECK = 600_000;
/** ms that the controls stay after the last movement of the pointer. */
const CONTROLS_STAY = 4000;

/** ms until a screen lock that the browser has refused or ended is requested again. */
const LOCK_RETRY = 60_000;

/** Keeps the screen on while the display is visible, if the browser can. */
export function useWakeLock(): void {
  useEffect(() => ('wakeLock' in navigator ? keepScreenOn(navigator.wakeLock) : undefined), []);
}

/**
 * Holds a lock while the tab is visible. The browser ends it when the tab is hidden, and may refuse or end it at any time, such as
 * while a battery is low.
 *
 * @returns a function that ends it.
 */
function keepScreenOn(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | undefined;
  let isRequesting = false;
  let hasEnded = false;
  const request = async (): Promise<void> => {
    const isHeld = lock !== undefined && !lock.released;
    if (isHeld || isRequesting || document.visibilityState !== 'visible') return;
    isRequesting = true;
    lock = await wakeLock.request('screen').catch(() => undefined);
    isRequesting = false;
    if (hasEnded) void lock?.release();
  };
  const onVisibility = (): void => void request();
  void request();
  const timer = setInterval(onVisibility, LOCK_RETRY);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    hasEnded = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}

/** ms until a display that has failed is loaded again. */
const FAILURE_RELOAD = 60_000;

/** Loads a failed display again after a minute, since no user does it. */
export function useReloadAfterFailure(isDisplay: boolean): void {
  useEffect(() => {
    if (!isDisplay) return undefined;
    const timer = setTimeout(() => {
      location.reload();
    }, FAILURE_RELOAD);
    return () => {
      clearTimeout(timer);
    };
  }, [isDisplay]);
}

/** Reloads the page when another version of the console has been deployed. The sign-in of the tab stays. */
export function useDeployments(): void {
  useEffect(() => {
    const timer = setInterval(() => void reloadIfNew(), DEPLOYMENT_CHECK);
    return () => {
      clearInterval(timer);
    };
  }, []);
}

async function reloadIfNew(): Promise<void> {
  const current = mainScript(document.documentElement.outerHTML);
  if (current === undefined) return;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const deployed = response.ok ? mainScript(await response.text()) : undefined;
    if (deployed !== undefined && deployed !== current) location.reload();
  } catch {
    // Without a connection there is nothing new to load.
  }
}

/** Returns the address of the page's main script, whose name contains a hash of its content. */
export function mainScript(page: string): string | undefined {
  return /<script[^>]* src="([^"]*\/assets\/index-[^"]+\.js)"/.exec(page)?.[1];
}

/** Returns whether controls are shown: after a movement of the pointer or a key, for some seconds. */
export function useControls(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      setShown(true);
      timer = setTimeout(() => {
        // A user who works with the keyboard must not lose the focused control.
        if (document.activeElement?.closest('[data-wall-controls]')) show();
        else setShown(false);
      }, CONTROLS_STAY);
    };
    for (const name of activities) addEventListener(name, show);
    return () => {
      clearTimeout(timer);
      for (const name of activities) removeEventListener(name, show);
    };
  }, []);
  return isShown;
}

const activities = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
