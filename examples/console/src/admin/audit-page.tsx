import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { AuditQueryFilter } from 'contact-centre-client/models';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { tableView } from '../shared/data-table/view.js';
import { DateRangePicker } from '../shared/date-range/date-range-picker.js';
import type { DateRange } from '../shared/date-range/date-range.js';
import { periodOf, presets } from '../shared/date-range/date-range.js';
import { Page } from '../shared/page.js';
import { text } from '../shared/text.js';
import type { UrlState, UrlValues } from '../shared/use-url-state.js';
import { choice, day, text as urlText, useUrlState } from '../shared/use-url-state.js';
import classes from './admin.module.css';
import { AuditTable, auditColumns } from './audit/audit-table.js';
import type { AuditQuery } from './audit/audits.js';
import { readAudits } from './audit/audits.js';
import { services } from './audit/services.js';
import { ToOverview } from './kind-guard.js';
import { ReferenceField } from './references/reference-field.js';
import { useAdminQueryKey } from './use-kind.js';

const schema = {
  when: choice(presets, 'today'),
  from: day(),
  to: day(),
  service: choice(services, 'ContactCenter'),
  /** The id of a user. */
  user: urlText(),
  entity: urlText(),
  action: urlText(),
  ...tableView(auditColumns, { column: 'time', isDescending: true }),
};

/** Who has changed what in the organisation, by service, day, user and entity. */
export function Component(): ReactNode {
  const { client } = useConnection();
  const address = useUrlState(schema);
  const { values, change } = address;
  const [now] = useState(() => client.platformTime(Date.now()));
  const [filters] = useDebouncedValue(values, 300);
  const query = queryOf(filters, now);
  const { data, error, refetch } = useQuery({
    queryKey: useAdminQueryKey('audit', 'page', query),
    queryFn: ({ signal }) => (query ? readAudits(client, query, { signal }) : { entries: [], total: 0 }),
    enabled: query !== undefined,
  });
  return (
    <Page title={text('admin.audit')} intro={text('admin.auditHelp')} above={<ToOverview />}>
      <AuditFilters address={address} now={now} />
      <AuditTable audits={data} error={error} onRetry={() => void refetch()} scope="all" view={values} onView={change} />
    </Page>
  );
}

function AuditFilters({ address: { values, change }, now }: { address: UrlState<typeof schema>; now: number }): ReactNode {
  return (
    <div className={classes['filters']}>
      <DateRangePicker
        label={text('admin.days')}
        value={values}
        now={now}
        onChange={({ when, from, to }: DateRange) => {
          change({ when, from, to }, { replace: when === 'own' && values.when === 'own' });
        }}
      />
      <NativeSelect
        label={text('admin.service')}
        value={values.service}
        // The platform's words.
        data={services.map((service) => ({ value: service, label: service }))}
        lang="en"
        onChange={({ currentTarget }) => {
          change({ service: services.find((service) => service === currentTarget.value) });
        }}
      />
      <ReferenceField
        label={text('admin.user')}
        target="users"
        isId
        value={values.user === '' ? undefined : values.user}
        onChange={(user) => {
          change({ user: typeof user === 'string' ? user : '' });
        }}
      />
      <TextInput
        label={text('admin.entityId')}
        value={values.entity}
        onChange={({ currentTarget }) => {
          change({ entity: currentTarget.value.trim() }, { replace: true });
        }}
      />
      <TextInput
        label={text('admin.action')}
        value={values.action}
        onChange={({ currentTarget }) => {
          change({ action: currentTarget.value.trim() }, { replace: true });
        }}
      />
    </div>
  );
}

/** Returns the query of the filters; `undefined` while the days are incomplete. */
function queryOf({ service, user, entity, action, ...range }: UrlValues<typeof schema>, now: number): AuditQuery | undefined {
  const period = periodOf(range, now);
  if (!period) return undefined;
  const filters: AuditQueryFilter[] = [
    ...(user === '' ? [] : [{ property: 'UserId' as const, value: user }]),
    ...(entity === '' ? [] : [{ property: 'EntityId' as const, value: entity }]),
    ...(action === '' ? [] : [{ property: 'Action' as const, value: action }]),
  ];
  return { service, from: period.from.getTime(), to: period.to.getTime(), filters };
}
