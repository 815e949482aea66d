import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from 'contact-centre-client/fetch';
import { readEntities } from '../../entities/entity-kinds.js';
import { useConnection } from '../../session/connection.js';
import type { EntityName } from '../../shared/entity-name.js';

export interface Subjects {
  entities: readonly EntityName[];
  isPending: boolean;
  error: Error | null;
}

/** Returns the users, or the OAuth clients, of the organisation. */
export function useSubjects(kind: 'user' | 'client'): Subjects {
  const { client } = useConnection();
  const { data, isPending, error } = useQuery({
    queryKey: ['explorer', 'subjects', kind],
    queryFn: ({ signal }) => (kind === 'user' ? readEntities('user', client, { signal }) : readClients(client, signal)),
    staleTime: 300_000,
  });
  return { entities: data ?? [], isPending, error };
}

async function readClients(client: ApiClient, signal: AbortSignal): Promise<EntityName[]> {
  const { OAuthApi } = await import('contact-centre-client/apis/oauth');
  const clients = await new OAuthApi(client).getOauthClients({ signal }).items().toArray();
  return clients.map(({ id, name }) => ({ id, name }));
}
