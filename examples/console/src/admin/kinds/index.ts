import { use } from 'react';
import { loadModule } from '../../app/load-module.js';
import type { Kind } from './kind.js';

/** By the path of the kind, because each page has another one. */
const modules: ReadonlyMap<string, () => Promise<Kind>> = new Map([
  ['users', async () => (await load('users', () => import('./users.js'))).users],
  ['roles', async () => (await load('roles', () => import('./roles.js'))).roles],
  ['queues', async () => (await load('queues', () => import('./queues.js'))).queues],
  ['wrapup-codes', async () => (await load('wrapup-codes', () => import('./wrapup-codes.js'))).wrapupCodes],
  ['skills', async () => (await load('skills', () => import('./skills.js'))).skills],
  ['languages', async () => (await load('languages', () => import('./languages.js'))).languages],
  ['groups', async () => (await load('groups', () => import('./groups.js'))).groups],
  ['divisions', async () => (await load('divisions', () => import('./divisions.js'))).divisions],
  ['schedules', async () => (await load('schedules', () => import('./schedules.js'))).schedules],
  ['schedule-groups', async () => (await load('schedule-groups', () => import('./schedule-groups.js'))).scheduleGroups],
  ['emergency-groups', async () => (await load('emergency-groups', () => import('./emergency-groups.js'))).emergencyGroups],
  ['oauth-clients', async () => (await load('oauth-clients', () => import('./oauth-clients.js'))).oauthClients],
  ['integrations', async () => (await load('integrations', () => import('./integrations.js'))).integrations],
]);

const load = <M>(path: string, module: () => Promise<M>): Promise<M> => loadModule(`admin/kinds/${path}`, module);

const cachedPromises = new Map<string, Promise<Kind>>();
const cachedKinds = new Map<string, Kind>();

/** Loads the module of a kind; `undefined` if there is none. Until it fails, further calls return the same promise. */
export function loadKind(path: string): Promise<Kind> | undefined {
  const cached = cachedPromises.get(path);
  if (cached) return cached;
  const promise = modules.get(path)?.();
  if (!promise) return undefined;
  cachedPromises.set(path, promise);
  promise.then(
    (kind) => cachedKinds.set(path, kind),
    () => cachedPromises.delete(path),
  );
  return promise;
}

/** Returns a kind. The component suspends while its module is loading. */
export function useKind(path: string): Kind | undefined {
  const cached = cachedKinds.get(path);
  if (cached) return cached;
  const promise = loadKind(path);
  return promise && use(promise);
}
