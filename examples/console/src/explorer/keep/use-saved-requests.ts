import { useSession } from 'contact-centre-client/react';
import { useSyncExternalStore } from 'react';
import { useConnection } from '../../session/connection.js';
import { placeName } from '../../session/settings.js';
import type { SavedRequest } from './saved-requests.js';
import { SavedRequestsStore } from './saved-requests.js';
import type { Variables } from './variables.js';
import { VariablesStore } from './variables-store.js';

const requestStores = new Map<string, SavedRequestsStore>();
const variableStores = new Map<string, VariablesStore>();

/** Returns one store for each owner, since each notifies only its own listeners. */
function storeOf<T>(stores: Map<string, T>, owner: string, create: (owner: string) => T): T {
  const store = stores.get(owner) ?? create(owner);
  stores.set(owner, store);
  return store;
}

export interface SavedRequests {
  readonly requests: readonly SavedRequest[];
  readonly store: SavedRequestsStore;
}

/** Returns the saved requests of the signed-in user. They are the same in all organisations, whose variables differ. */
export function useSavedRequests(): SavedRequests {
  const { user } = useSession();
  const store = storeOf(requestStores, user?.email ?? user?.id ?? '', (owner) => new SavedRequestsStore(owner));
  return { requests: useSyncExternalStore(store.subscribe, store.read), store };
}

export interface VariablesState {
  /** The name of the environment. */
  readonly environment: string;
  readonly variables: Variables;
  /** @returns whether the browser could store them. */
  readonly write: (variables: Variables) => boolean;
}

/** Returns the variables of the organisation that the console is connected to. */
export function useVariables(): VariablesState {
  const { settings } = useConnection();
  const environment = placeName(settings);
  const store = storeOf(variableStores, [environment, settings.clientId.trim()].join('.'), (name) => new VariablesStore(name));
  return { environment, variables: useSyncExternalStore(store.subscribe, store.read), write: (next) => store.write(next) };
}
