import { useSession } from 'contact-centre-client/react';
import { useSyncExternalStore } from 'react';
import { useConnection } from '../../session/connection.js';
import { placeName } from '../../session/settings.js';
import { storesByOwner } from '../../shared/stored-value.js';
import type { SavedRequest } from './saved-requests.js';
import { SavedRequestsStore } from './saved-requests.js';
import type { Variables } from './variables.js';
import { VariablesStore } from './variables-store.js';

const requestsOf = storesByOwner((owner) => new SavedRequestsStore(owner));
const variablesOf = storesByOwner((environment) => new VariablesStore(environment));

export interface SavedRequests {
  readonly requests: readonly SavedRequest[];
  readonly store: SavedRequestsStore;
}

/** Returns the saved requests of the signed-in user. They are the same in all organisations, whose variables differ. */
export function useSavedRequests(): SavedRequests {
  const { user } = useSession();
  const store = requestsOf(user?.email ?? user?.id ?? '');
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
  const store = variablesOf([environment, settings.clientId.trim()].join('.'));
  return { environment, variables: useSyncExternalStore(store.subscribe, store.read), write: (next) => store.write(next) };
}
