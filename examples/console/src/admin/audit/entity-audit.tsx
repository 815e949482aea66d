import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { useAccess } from '../../session/use-access.js';
import { MissingPermission } from '../../shared/missing-permission.js';
import { text } from '../../shared/text.js';
import type { Kind } from '../kinds/kind.js';
import { useAdminQueryKey } from '../use-kind.js';
import { AuditTable } from './audit-table.js';
import { readAudits } from './audits.js';
import { seeAudit } from './requirements.js';

/** The time in ms that is queried: the platform returns recent audits at once, and older ones only by a job. */
const RECENT = 14 * 86_400_000;

/** Who has changed an entity in the last 14 days. */
export function EntityAudit({ kind, id }: { kind: Kind; id: string }): ReactNode {
  const { client } = useConnection();
  const denied = useAccess().missing(seeAudit);
  const { data, error, refetch } = useQuery({
    queryKey: useAdminQueryKey('audit', kind.path, id),
    queryFn: ({ signal }) => {
      const now = client.platformTime(Date.now());
      const service = kind.audit?.service ?? '';
      const filters = [{ property: 'EntityId' as const, value: id }];
      return readAudits(client, { service, from: now - RECENT, to: now + 60_000, filters }, { signal });
    },
    enabled: denied.length === 0,
    staleTime: 0,
  });
  if (denied.length > 0) return <MissingPermission title={text('admin.auditDenied')} missing={denied} />;
  return <AuditTable audits={data} error={error} onRetry={() => void refetch()} scope="entity" />;
}
