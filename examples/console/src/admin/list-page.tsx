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
import { UndoNoteHost } from './changes/undo-note-host.js';
import { KindGuard, ToOverview } from './kind-guard.js';
import type { Entity, Kind } from './kinds/kind.js';
import { idOf, nameOf } from './kinds/kind.js';
import { columnsOf, matching, schemaOf } from './list/columns.js';
import { isImportable } from './imports/index.js';
import { NEW, entityPath, importPath } from './paths.js';
import { useEntityList } from './use-kind.js';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk/bulk-dialog.js')).BulkDialog }));
const DeleteManyDialog = lazy(async () => ({ default: (await import('./bulk/delete-many-dialog.js')).DeleteManyDialog }));

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
  const [operation, setOperation] = useState<Operation>();
  const can = useOperations(kind);
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
        actions={<FileButtons kind={kind} shown={shown ?? []} />}
        selection={can.edit || can.delete ? selection : undefined}
        selectionActions={<SelectedActions selected={selected} can={can} onChoose={setOperation} />}
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
      {operation && (
        <OperationDialog
          kind={kind}
          operation={operation}
          onClose={() => {
            setOperation(undefined);
          }}
        />
      )}
      <UndoNoteHost />
    </Page>
  );
}

/** Imports a file, and exports what the list shows. */
function FileButtons({ kind, shown }: { kind: Kind; shown: readonly Entity[] }): ReactNode {
  return (
    <>
      <ImportButton kind={kind} />
      <ExportButton
        name={kind.path}
        isDisabled={shown.length === 0}
        table={async () => (await import('./imports/cells.js')).tableOf(kind, shown)}
      />
    </>
  );
}

function ImportButton({ kind }: { kind: Kind }): ReactNode {
  const { missing } = useAccess();
  const { edit = [], add = [] } = kind.permissions;
  if (!isImportable(kind) || missing(kind.update ? edit : add).length > 0) return null;
  return (
    <Button component={Link} to={importPath(kind)} variant="default" size="xs" leftSection={<Icon name="upload" size={14} />}>
      {text('admin.import')}
    </Button>
  );
}

/** What is being done with entities that were selected. */
interface Operation {
  readonly action: 'edit' | 'delete';
  readonly entities: readonly Entity[];
}

/** Returns what the user may do with selected entities. */
function useOperations(kind: Kind): Readonly<Record<Operation['action'], boolean>> {
  const { missing } = useAccess();
  return {
    edit: useBulkChoices(kind).length > 0,
    delete: kind.remove !== undefined && missing(kind.permissions.remove ?? []).length === 0,
  };
}

interface SelectedActionsProps {
  selected: readonly Entity[];
  can: ReturnType<typeof useOperations>;
  onChoose: (operation: Operation) => void;
}

function SelectedActions({ selected, can, onChoose }: SelectedActionsProps): ReactNode {
  const actions = (['edit', 'delete'] as const).filter((action) => can[action]);
  return actions.map((action) => (
    <Button
      key={action}
      size="compact-sm"
      variant="default"
      onClick={() => {
        onChoose({ action, entities: selected });
      }}
    >
      {text(action === 'edit' ? 'bulk.edit' : 'bulk.delete')}
    </Button>
  ));
}

interface OperationDialogProps {
  kind: Kind;
  operation: Operation;
  onClose: () => void;
}

/** Beside the table, whose selection changes while the dialog shows its result. */
function OperationDialog({ kind, operation: { action, entities }, onClose }: OperationDialogProps): ReactNode {
  const Content = action === 'delete' ? DeleteManyDialog : BulkDialog;
  return (
    <Suspense>
      <Content kind={kind} entities={entities} onClose={onClose} />
    </Suspense>
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
