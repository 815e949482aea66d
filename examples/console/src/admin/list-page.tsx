import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { DataTable } from '../shared/data-table/data-table.js';
import { useSelection } from '../shared/data-table/use-selection.js';
import { ExportButton } from '../shared/export-button.js';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { nameInSentence, text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import classes from './admin.module.css';
import { useBulkChoices } from './bulk/use-bulk-choices.js';
import { UndoNote } from './changes/undo-note.js';
import { KindGuard, ToOverview } from './kind-guard.js';
import type { Entity, Kind } from './kinds/kind.js';
import { idOf, nameOf } from './kinds/kind.js';
import { columnsOf, matching, schemaOf, tableOf } from './list/columns.js';
import { NEW, entityPath } from './paths.js';
import { useEntityList } from './use-kind.js';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk/bulk-dialog.js')).BulkDialog }));

/** All entities of a kind. */
export function Component(): ReactNode {
  return <KindGuard>{(kind) => <ListPage key={kind.path} kind={kind} />}</KindGuard>;
}

function ListPage({ kind }: { kind: Kind }): ReactNode {
  const { values, change, reset } = useUrlState(schemaOf(kind));
  const [searched] = useDebouncedValue(values.text.trim(), 250);
  const list = useEntityList(kind, kind.search ? searched : '');
  const columns = columnsOf(kind);
  const items = list.data?.items;
  const shown = useMemo(() => items && (kind.search ? items : matching(kind, items, values.text)), [kind, items, values.text]);
  const { selected, selection } = useSelection(shown, idOf);
  const canEdit = useBulkChoices(kind).length > 0;
  const nouns = [text(kind.one), text(kind.several)].map(nameInSentence) as [string, string];
  const loaded = items?.length ?? 0;
  return (
    <Page title={text(kind.title)} intro={text(kind.help)} above={<ToOverview />} actions={<NewButton kind={kind} />}>
      <div className={classes['filters']}>
        <TextInput
          label={text('admin.search')}
          value={values.text}
          onChange={({ currentTarget }) => {
            change({ text: currentTarget.value }, { replace: true });
          }}
        />
      </div>
      <DataTable
        name={text(kind.title)}
        columns={columns}
        items={shown}
        itemId={idOf}
        itemName={nameOf}
        link={(entity) => entityPath(kind, idOf(entity))}
        view={values}
        onView={change}
        count={shown && { shown: shown.length, loaded, nouns, ...(list.data?.isComplete === false && { total: loaded + 1 }) }}
        actions={<ExportButton name={kind.path} isDisabled={!shown?.length} table={() => tableOf(kind, shown ?? [])} />}
        selection={canEdit ? selection : undefined}
        selectionActions={<EditSelected kind={kind} selected={selected} />}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyList
            hasEntities={loaded > 0 || searched !== ''}
            onClear={() => {
              reset(['text']);
            }}
          />
        }
      />
      <UndoNote />
    </Page>
  );
}

function EditSelected({ kind, selected }: { kind: Kind; selected: readonly Entity[] }): ReactNode {
  // The selection may change while the dialog shows its result.
  const [edited, setEdited] = useState<readonly Entity[]>();
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          setEdited(selected);
        }}
      >
        {text('bulk.edit')}
      </Button>
      {edited && (
        <Suspense>
          <BulkDialog
            kind={kind}
            entities={edited}
            onClose={() => {
              setEdited(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function EmptyList({ hasEntities, onClear }: { hasEntities: boolean; onClear: () => void }): ReactNode {
  if (!hasEntities) return <Empty title={text('admin.none')}>{text('admin.noneHelp')}</Empty>;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {text('admin.clearSearch')}
    </Button>
  );
  return (
    <Empty title={text('admin.noMatch')} icon="search" action={clear}>
      {text('admin.noMatchHelp')}
    </Empty>
  );
}

function NewButton({ kind }: { kind: Kind }): ReactNode {
  const { missing } = useAccess();
  if (!kind.create || missing(kind.permissions.add ?? []).length > 0) return null;
  return (
    <Button component={Link} to={entityPath(kind, NEW)} leftSection={<Icon name="add" size={16} />}>
      {text('admin.new')}
    </Button>
  );
}
