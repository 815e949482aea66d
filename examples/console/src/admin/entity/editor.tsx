import { Tabs } from '@mantine/core';
import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../session/use-access.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { EntityState } from '../changes/state.js';
import { visibleParts } from '../changes/state.js';
import type { EntityAction, ExtraTab, ExtraTabProps, Kind } from '../kinds/kind.js';
import { EditorFooter } from './editor-footer.js';
import { EntityForm } from './entity-form.js';
import { LeaveDialog } from './leave-dialog.js';
import { useEditor } from './use-editor.js';

const PartEditor = lazy(async () => ({ default: (await import('./part-editor.js')).PartEditor }));
const SaveDialog = lazy(async () => ({ default: (await import('../changes/save-dialog.js')).SaveDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('../changes/delete-dialog.js')).DeleteDialog }));
const ActionDialog = lazy(async () => ({ default: (await import('../changes/action-dialog.js')).ActionDialog }));
const EntityAudit = lazy(async () => ({ default: (await import('../audit/entity-audit.js')).EntityAudit }));

interface EditorProps {
  kind: Kind;
  /** Missing for a new entity. */
  id: string | undefined;
  before: EntityState;
  draft: EntityState | undefined;
}

/** The form of an entity with its parts and its audit, and the dialogs that save and delete it. */
export function Editor(props: EditorProps): ReactNode {
  const { kind, id } = props;
  const editor = useEditor(props);
  const [dialog, setDialog] = useState<'save' | 'delete' | EntityAction>();
  const hasLeft = useRef(false);
  const denied = useDenied(props);
  const close = (): void => {
    setDialog(undefined);
  };
  const leave = (): void => {
    hasLeft.current = true;
  };
  return (
    <>
      {denied.length > 0 && <MissingPermissionNote missing={denied} />}
      <EditorTabs {...props} editor={editor} isDisabled={denied.length > 0 || isReadOnly(props)} />
      <EditorFooter
        kind={kind}
        editor={editor}
        isNew={id === undefined}
        isReadOnly={isReadOnly(props)}
        onSave={() => {
          setDialog('save');
        }}
        onDelete={() => {
          setDialog('delete');
        }}
        onAction={setDialog}
      />
      <LeaveDialog isDirty={editor.isDirty} hasLeft={hasLeft} />
      <Suspense>
        {dialog === 'save' && <SaveDialog kind={kind} id={id} editor={editor} onClose={close} onLeave={leave} />}
        {dialog === 'delete' && id !== undefined && (
          <DeleteDialog kind={kind} id={id} state={editor.base} onClose={close} onLeave={leave} />
        )}
        {typeof dialog === 'object' && id !== undefined && <ActionDialog kind={kind} id={id} action={dialog} onClose={close} />}
      </Suspense>
    </>
  );
}

const isReadOnly = ({ kind, before, id }: EditorProps): boolean =>
  id !== undefined && (kind.update === undefined || kind.isReadOnly?.(before.entity) === true);

/** Returns the permissions that the user lacks to change the fields. */
function useDenied({ kind, id }: EditorProps): string[] {
  const { missing } = useAccess();
  return missing((id === undefined ? kind.permissions.add : kind.permissions.edit) ?? []);
}

interface EditorTabsProps extends EditorProps {
  editor: ReturnType<typeof useEditor>;
  isDisabled: boolean;
}

/** The tab is in the address. Hidden tabs keep their values, because the form has them all. */
function EditorTabs({ kind, id, editor, isDisabled }: EditorTabsProps): ReactNode {
  const access = useAccess();
  const [params, setParams] = useSearchParams();
  const parts = visibleParts(kind, access);
  const hasAudit = id !== undefined && kind.audit !== undefined;
  const extra = id !== undefined && kind.extraTab?.isShown(editor.base.entity) === true ? kind.extraTab : undefined;
  const names = ['form', ...parts.map((part) => part.id), ...(extra ? [extra.id] : []), ...(hasAudit ? ['audit'] : [])];
  const tab = names.find((name) => name === params.get('tab')) ?? 'form';
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={(next) => {
        setParams(next === null || next === 'form' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
      }}
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="form">{text('admin.form')}</Tabs.Tab>
        {parts.map((part) => (
          <Tabs.Tab key={part.id} value={part.id}>
            {text(part.title)} ({editor.after.parts[part.id]?.length ?? 0})
          </Tabs.Tab>
        ))}
        {extra && <Tabs.Tab value={extra.id}>{text(extra.title)}</Tabs.Tab>}
        {hasAudit && <Tabs.Tab value="audit">{text('admin.audit')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="form">
        <EntityForm kind={kind} editor={editor} isNew={id === undefined} isDisabled={isDisabled} />
      </Tabs.Panel>
      {parts.map((part) => (
        <Tabs.Panel key={part.id} value={part.id}>
          <Suspense fallback={<Loading rows={4} height={36} />}>
            <PartEditor part={part} editor={editor} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {extra && (
        <Tabs.Panel value={extra.id}>
          <ExtraPanel tab={extra} id={id ?? ''} entity={editor.base.entity} />
        </Tabs.Panel>
      )}
      {hasAudit && (
        <Tabs.Panel value="audit">
          <Suspense fallback={<Loading rows={4} height={36} />}>
            <EntityAudit kind={kind} id={id} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

/** A tab that the kind brings along. */
function ExtraPanel({ tab, ...props }: ExtraTabProps & { tab: ExtraTab }): ReactNode {
  const Content = useMemo(() => lazy(async () => ({ default: await tab.load() })), [tab]);
  return (
    <Suspense fallback={<Loading rows={4} height={36} />}>
      <Content {...props} />
    </Suspense>
  );
}
