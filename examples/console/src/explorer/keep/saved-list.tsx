import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { Suspense, lazy, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { UndoNote } from '../../shared/undo-note.js';
import { verbOf } from '../call/verb-of.js';
import finderClasses from '../finder/finder.module.css';
import { VerbTag } from '../verb.js';
import classes from './keep.module.css';
import type { SavedRequest } from './saved-requests.js';
import { requestTabs } from './use-request-tabs.js';
import { useSavedRequests } from './use-saved-requests.js';

const ImportDialog = lazy(async () => ({ default: (await import('../import/import-dialog.js')).ImportDialog }));
const VariablesDialog = lazy(async () => ({ default: (await import('./variables-dialog.js')).VariablesDialog }));

/** The saved requests by folder. Each opens as another request. */
export function SavedList(): ReactNode {
  const { requests, store } = useSavedRequests();
  const [dialog, setDialog] = useState<'import' | 'variables'>();
  const [removed, setRemoved] = useState<SavedRequest>();
  const list = useRef<HTMLUListElement>(null);
  const remove = (request: SavedRequest, index: number): void => {
    if (!store.remove(request.id)) return;
    setRemoved(request);
    announce(text('keep.removed', { name: request.name }));
    // The button that had the focus disappears.
    const links = list.current?.querySelectorAll('a');
    (links?.[index + 1] ?? links?.[index - 1])?.focus();
  };
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <>
      <Group gap="xs" p="xs">
        <DialogButton name="import" onOpen={setDialog} />
        <DialogButton name="variables" onOpen={setDialog} />
      </Group>
      {requests.length === 0 && (
        <Text size="sm" c="dimmed" p="sm">
          {text('keep.none')}
        </Text>
      )}
      <ul ref={list} className={finderClasses['list']}>
        {requests.map((request, index) => (
          <li key={request.id}>
            {request.folder !== (requests[index - 1]?.folder ?? '') && <p className={classes['folder']}>{request.folder}</p>}
            <Saved
              request={request}
              onRemove={() => {
                remove(request, index);
              }}
            />
          </li>
        ))}
      </ul>
      {removed && (
        <RemovedNote
          request={removed}
          onUndo={() => {
            store.restore(removed);
            setRemoved(undefined);
          }}
          onDismiss={() => {
            setRemoved(undefined);
          }}
        />
      )}
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={close} />}
        {dialog === 'variables' && <VariablesDialog onClose={close} />}
      </Suspense>
    </>
  );
}

interface RemovedNoteProps {
  request: SavedRequest;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Offers to restore a request that was deleted. */
function RemovedNote({ request: { name }, onUndo, onDismiss }: RemovedNoteProps): ReactNode {
  return (
    <UndoNote
      name={text('keep.note')}
      isProblem={false}
      undo={{
        label: text('keep.undo'),
        isRunning: false,
        perform: () => {
          onUndo();
          announce(text('keep.restored', { name }));
        },
      }}
      dismissLabel={text('keep.dismiss')}
      onDismiss={onDismiss}
    >
      {text('keep.removed', { name })}
    </UndoNote>
  );
}

const dialogs = {
  import: { icon: 'upload', title: 'keep.import' },
  variables: { icon: 'settings', title: 'keep.variables' },
} as const;

interface DialogButtonProps {
  name: keyof typeof dialogs;
  onOpen: (name: keyof typeof dialogs) => void;
}

function DialogButton({ name, onOpen }: DialogButtonProps): ReactNode {
  const { icon, title } = dialogs[name];
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<Icon name={icon} size={14} />}
      onClick={() => {
        onOpen(name);
      }}
    >
      {text(title)}
    </Button>
  );
}

function Saved({ request, onRemove }: { request: SavedRequest; onRemove: () => void }): ReactNode {
  const { name, slug, method, values } = request;
  return (
    <div className={classes['saved']}>
      <Link
        to={`/explorer/${slug}/${method}`}
        className={finderClasses['hit'] ?? ''}
        onClick={(event) => {
          // Another browser tab has its own requests.
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) requestTabs.open({ slug, method, hash: '', name, values });
        }}
      >
        <span className={finderClasses['hitHead']}>
          <span className={finderClasses['name']}>{name}</span>
          <VerbTag verb={verbOf(method)} />
        </span>
        <span className={finderClasses['hitText']}>{method}</span>
      </Link>
      <ActionIcon variant="subtle" size="sm" aria-label={text('keep.remove', { name })} onClick={onRemove}>
        <Icon name="remove" size={14} />
      </ActionIcon>
    </div>
  );
}
