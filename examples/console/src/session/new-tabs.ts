import type { ConsoleClient } from './console-client.js';
import { PERSONAL_PREFIX } from './personal-data.js';

/** A sign-in belongs to its tab. A tab that is opened from one of its links receives a copy. */
const CHANNEL = 'console.new-tab';
const OPENING = 'console.opening';

/** ms between opening a link's context menu and choosing an item. */
const LONGEST_CHOICE = 120_000;
/** ms that a new tab waits for the tab that opened it. */
const LONGEST_WAIT = 3000;

interface Opening {
  href: string;
  /** ms since the epoch. */
  at: number;
}

interface Ask {
  ask: string;
}

interface Answer {
  answer: string;
  /** The content of the tab's own storage. */
  entries: [key: string, value: string][];
}

const isRecent = ({ at }: Opening): boolean => Math.abs(Date.now() - at) < LONGEST_CHOICE;

/** Gives the sign-in only to tabs that are opened from links of this one. @returns a function that stops it. */
export function serveNewTabs(client: ConsoleClient): () => void {
  const openings = new Map<string, Opening>();
  const channel = new BroadcastChannel(CHANNEL);
  const onLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || !opensNewTab(event, link)) return;
    const opening = { href: link.href, at: Date.now() };
    openings.set(link.href, opening);
    keepOpening(opening);
  };
  channel.onmessage = ({ data }: MessageEvent<Partial<Ask>>) => {
    const opening = openings.get(data.ask ?? '');
    if (!opening || !isRecent(opening) || client.authData.accessToken === undefined) return;
    openings.delete(opening.href);
    const entries = Object.entries<string>(sessionStorage).filter(
      ([key]) => key === client.storageKey || key.startsWith(PERSONAL_PREFIX),
    );
    channel.postMessage({ answer: opening.href, entries } satisfies Answer);
  };
  for (const name of ways) document.addEventListener(name, onLink, { capture: true });
  return () => {
    for (const name of ways) document.removeEventListener(name, onLink, { capture: true });
    channel.close();
  };
}

/** The ways to open a link in another tab. */
const ways = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const;

const opensNewTab = ({ type, ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement): boolean =>
  type !== 'click' || ctrlKey || metaKey || shiftKey || target === '_blank';

/** Takes over the sign-in of the tab that opened this one, if there is one. */
export async function takeOverSignIn(): Promise<void> {
  const opening = keptOpening();
  if (!opening || !isRecent(opening)) return;
  const channel = new BroadcastChannel(CHANNEL);
  const answer = await new Promise<Answer | undefined>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Partial<Answer>>) => {
      const { answer, entries } = data;
      if (answer === opening.href && entries) resolve({ answer, entries });
    };
    setTimeout(resolve, LONGEST_WAIT, undefined);
    channel.postMessage({ ask: opening.href } satisfies Ask);
  });
  channel.close();
  try {
    for (const [key, value] of answer?.entries ?? []) sessionStorage.setItem(key, value);
  } catch {
    // Without storage, the new tab shows the sign-in page.
  }
}

function keepOpening(opening: Opening): void {
  try {
    localStorage.setItem(OPENING, JSON.stringify(opening));
  } catch {
    // The new tab then shows the sign-in page.
  }
}

/** Once, since a later visit of the same address does not come from that link. */
function keptOpening(): Opening | undefined {
  try {
    const storedOpening = JSON.parse(localStorage.getItem(OPENING) ?? 'null') as Partial<Opening> | null;
    const { href, at } = storedOpening ?? {};
    if (href !== location.href || at === undefined) return undefined;
    localStorage.removeItem(OPENING);
    return { href, at };
  } catch {
    return undefined;
  }
}
