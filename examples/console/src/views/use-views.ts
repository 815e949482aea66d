import { useSession } from 'contact-centre-client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useConnection } from '../session/connection.js';
import { placeName } from '../session/settings.js';
import { storesByOwner } from '../shared/stored-value.js';
import type { SavedView } from './saved-views.js';
import { ViewsStore } from './views-store.js';

export interface Views {
  /** Those of all pages. */
  readonly views: readonly SavedView[];
  /** Stores other views. @returns whether the browser could store them. */
  readonly write: (views: readonly SavedView[]) => boolean;
}

const storeOf = storesByOwner((owner) => new ViewsStore(owner));

/** Returns the saved views of the signed-in user in this browser. */
export function useViews(): Views {
  const { settings } = useConnection();
  const { user } = useSession();
  const store = storeOf(`${placeName(settings)}.${user?.id ?? ''}`);
  const views = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => ({ views, write: (changed) => store.write(changed) }), [views, store]);
}
