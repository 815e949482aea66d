import type { Settings } from '../session/settings.js';
import { placeName } from '../session/settings.js';
import { storesByOwner } from '../shared/stored-value.js';
import { WorkspaceStore } from './workspace.js';

const storeOf = storesByOwner((organisation) => new WorkspaceStore(organisation));

/** Returns the store of the organisation that the console is connected to. */
export function workspaceStore(settings: Settings): WorkspaceStore {
  return storeOf([placeName(settings), settings.clientId.trim()].join('.'));
}
