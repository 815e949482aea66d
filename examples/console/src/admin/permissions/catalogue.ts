import { useQuery } from '@tanstack/react-query';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { useConnection } from '../../session/connection.js';
import { useAdminQueryKey } from '../use-kind.js';
import type { PermissionRow } from './policies.js';

/** Reads the permissions that the platform has, by domain and entity. */
export async function readCatalogue(client: CallSender, request?: RequestOptions): Promise<PermissionRow[]> {
  const rows: PermissionRow[] = [];
  for await (const { domain = '', permissionMap = {} } of new AuthorizationApi(client)
    .getAuthorizationPermissions({ pageSize: 100 }, request)
    .items()) {
    for (const [entity, permissions] of Object.entries(permissionMap))
      rows.push({ domain, entity, actions: permissions.flatMap(({ action }) => action ?? []) });
  }
  return rows;
}

export function useCatalogue(): { rows: readonly PermissionRow[]; isPending: boolean } {
  const { client } = useConnection();
  const { data = none, isPending } = useQuery({
    queryKey: useAdminQueryKey('permissions'),
    queryFn: ({ signal }) => readCatalogue(client, { signal }),
    staleTime: 600_000,
  });
  return { rows: data, isPending };
}

const none: readonly PermissionRow[] = [];
