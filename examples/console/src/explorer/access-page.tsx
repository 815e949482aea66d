import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { DataTable } from '../shared/data-table/data-table.js';
import { tableView } from '../shared/data-table/view.js';
import { ExportButton } from '../shared/export-button.js';
import { formatNumber } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';
import type { UrlState } from '../shared/use-url-state.js';
import { choice, text as urlText, useUrlState } from '../shared/use-url-state.js';
import type { Callable } from './access/callable.js';
import { callableTable, countByStatus, filterCallable, readCallable, statuses } from './access/callable.js';
import { callableColumns, statusText } from './access/columns.js';
import type { Subject } from './access/subject-sender.js';
import { readGrantsOf } from './access/subject-sender.js';
import { subjectNames } from './access/subject-names.js';
import classes from './explorer.module.css';

const SubjectField = lazy(async () => ({ default: (await import('./access/subject-field.js')).SubjectField }));

const kinds = ['me', 'user', 'client'] as const;

const schema = {
  of: choice(kinds, 'me'),
  id: urlText(),
  find: urlText(),
  status: choice(['', ...statuses], ''),
  ...tableView(callableColumns, { column: 'name', isDescending: false }),
};

/** Which operations the user, another user or an OAuth client can call. */
export function Component(): ReactNode {
  const address = useUrlState(schema);
  const { of, id, find, status } = address.values;
  const { client } = useConnection();
  const subject = useMemo((): Subject => ({ kind: of, id: of === 'me' ? '' : id }), [of, id]);
  const { data, error, refetch } = useQuery({
    queryKey: ['explorer', 'access', subject],
    queryFn: async ({ signal }) => {
      const [grants, { default: operations }] = await Promise.all([
        readGrantsOf(client, subject, signal),
        import('virtual:explorer/-operations'),
      ]);
      return { grants, callable: await readCallable(grants, operations) };
    },
    enabled: of === 'me' || id !== '',
    staleTime: 60_000,
  });
  const shown = useMemo(() => data && filterCallable(data.callable, { words: find, status }), [data, find, status]);
  const isWaiting = of !== 'me' && id === '';
  return (
    <Page title={text('page.access')} intro={text('access.intro')}>
      <Filters address={address} />
      {data?.grants.problem !== undefined && (
        <Text size="sm" role="alert">
          {data.grants.problem}
        </Text>
      )}
      <Summary callable={data?.callable} />
      {isWaiting ? (
        <Empty title={text('access.choose')} icon="lock">
          {text('access.chooseHelp')}
        </Empty>
      ) : (
        <DataTable
          name={text('access.methods')}
          columns={callableColumns}
          items={shown}
          itemId={nameOf}
          itemName={nameOf}
          link={linkOf}
          view={address.values}
          onView={address.change}
          count={
            shown &&
            data && { shown: shown.length, loaded: data.callable.length, nouns: [text('access.method'), text('access.methods')] }
          }
          actions={<ExportButton name="access" isDisabled={!shown?.length} table={() => callableTable(shown ?? [])} />}
          error={error}
          onRetry={() => void refetch()}
          empty={<Empty title={text('access.noMatch')}>{text('access.noMatchHelp')}</Empty>}
        />
      )}
    </Page>
  );
}

const nameOf = ({ name }: Callable): string => name;
const linkOf = ({ slug, name }: Callable): string => `/explorer/${slug}/${name}`;

/** How many operations have each status. Shown before the numbers are known, so that the table does not move. */
function Summary({ callable }: { callable: readonly Callable[] | undefined }): ReactNode {
  const counts = callable && countByStatus(callable);
  return (
    <Text size="sm" role="status">
      {statuses.map((status) => `${statusText(status)}: ${formatNumber(counts?.[status])}`).join(' · ')}
    </Text>
  );
}

function Filters({ address: { values, change } }: { address: UrlState<typeof schema> }): ReactNode {
  return (
    <div role="search" className={classes['accessFilters']}>
      <NativeSelect
        label={text('access.of')}
        value={values.of}
        data={kinds.map((value) => ({ value, label: text(subjectNames[value]) }))}
        onChange={(event) => {
          change({ of: kinds.find((kind) => kind === event.currentTarget.value), id: undefined });
        }}
      />
      {values.of !== 'me' && (
        <Suspense fallback={<TextInput label={text(subjectNames[values.of])} placeholder={text('loading.label')} disabled />}>
          <SubjectField
            key={values.of}
            kind={values.of}
            id={values.id}
            onChange={(id) => {
              change({ id });
            }}
          />
        </Suspense>
      )}
      <TextInput
        label={text('access.find')}
        type="search"
        value={values.find}
        onChange={(event) => {
          change({ find: event.currentTarget.value }, { replace: true });
        }}
      />
      <NativeSelect
        label={text('access.status')}
        value={values.status}
        data={[{ value: '', label: text('access.all') }, ...statuses.map((value) => ({ value, label: statusText(value) }))]}
        onChange={(event) => {
          change({ status: statuses.find((status) => status === event.currentTarget.value) });
        }}
      />
    </div>
  );
}
