import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnection } from '../session/connection.js';
import { useAccess } from '../session/use-access.js';
import type { Workspace } from './workspace.js';
import { withoutParts, workspaceAt } from './workspace.js';
import { workspaceStore } from './workspace-store.js';

/** Reads teams and their members. */
export const seeTeams = 'groups:team:view';

/** Returns what the pages are limited to: the part in the address, or else what this browser stores. */
export function useWorkspace(): Workspace {
  const { search } = useLocation();
  const { settings } = useConnection();
  const store = workspaceStore(settings);
  const stored = useSyncExternalStore(store.subscribe, store.read);
  const canSeeTeams = useAccess().can(seeTeams);
  const workspace = useMemo(() => workspaceAt(search, stored), [search, stored]);
  // The address changes while the user types, but the workspace must not.
  const key = JSON.stringify(workspace);
  return useMemo(() => {
    const { divisions, teams, timeZone } = JSON.parse(key) as Workspace;
    return { divisions, teams: canSeeTeams ? teams : [], timeZone };
  }, [key, canSeeTeams]);
}

/** Returns a function that stores parts of a workspace, and removes them from the address. It returns whether they could be stored. */
export function useChangeWorkspace(): (parts: Partial<Workspace>) => boolean {
  const { settings } = useConnection();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (parts) => {
      const store = workspaceStore(settings);
      const isStored = store.write({ ...store.read(), ...parts });
      const nextSearch = withoutParts(search, parts);
      if (isStored && nextSearch !== search) void navigate({ search: nextSearch, hash }, { replace: true });
      return isStored;
    },
    [settings, search, hash, navigate],
  );
}
