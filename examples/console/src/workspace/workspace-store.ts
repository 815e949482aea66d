import type { Settings } from '../session/settings.js';
import { placeName } from '../session/settings.js';
import { WorkspaceStore } from './workspace.js';

const stores = new Map<string, WorkspaceStore>();

/** Returns one store for each organisation, since each notifies only its own listeners. */
export function workspaceStore(settings: Settings): WorkspaceStore {
  const organisation = [placeName(settings), settings.clientId.trim()].join('.');
  const store = stores.get(organisation) ?? new WorkspaceStore(organisation);
  stores.set(organisation, store);
  return store;
}
