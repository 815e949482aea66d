import { useQuery } from '@tanstack/react-query';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { ExtraTabProps } from '../kinds/kind.js';
import { useAdminQueryKey } from '../use-kind.js';
import { permissionsOf } from './policies.js';

export interface Comparison {
  /** Permissions that the role has, and the default role lacks. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Compares a role with the default role that it comes from. A policy of the platform counts as its single permissions. */
export async function compareWithDefault(
  client: CallSender,
  { id, defaultRoleId }: { id: string; defaultRoleId: string },
  request?: RequestOptions,
): Promise<Comparison> {
  const difference = await new AuthorizationApi(client).getAuthorizationRoleComparedefaultRightRoleId(id, defaultRoleId, request);
  const added = permissionsOf(difference.addedPermissionPolicies ?? []);
  const removed = permissionsOf(difference.removedPermissionPolicies ?? []);
  return { added: without(added, removed), removed: without(removed, added) };
}

const without = (items: readonly string[], others: readonly string[]): string[] =>
  items.filter((item) => !others.includes(item)).sort();

/** What a role grants beyond the default role that it comes from, and what it lacks. */
export function RoleComparison({ id, entity }: ExtraTabProps): ReactNode {
  const { client } = useConnection();
  const defaultRoleId = String(entity['defaultRoleId']);
  const { data, error, refetch } = useQuery({
    queryKey: useAdminQueryKey('comparison', id, entity),
    queryFn: ({ signal }) => compareWithDefault(client, { id, defaultRoleId }, { signal }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} height={24} />;
  if (data.added.length + data.removed.length === 0)
    return <Empty title={text('kind.asDefault')}>{text('kind.asDefaultHelp')}</Empty>;
  return (
    <>
      <Permissions title={text('kind.beyondDefault', { count: data.added.length })} permissions={data.added} />
      <Permissions title={text('kind.belowDefault', { count: data.removed.length })} permissions={data.removed} />
    </>
  );
}

function Permissions({ title, permissions }: { title: string; permissions: readonly string[] }): ReactNode {
  if (permissions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={classes['list']} tabIndex={0} aria-label={title} lang="en">
        {permissions.map((permission) => (
          <li key={permission}>{permission}</li>
        ))}
      </ul>
    </section>
  );
}
