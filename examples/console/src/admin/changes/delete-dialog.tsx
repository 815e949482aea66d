import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { Failure } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { Dialog } from '../../shared/dialog.js';
import type { Kind } from '../kinds/kind.js';
import { nameOf } from '../kinds/kind.js';
import { kindPath } from '../paths.js';
import { useAdminQueryKey, useAdminRefresh } from '../use-kind.js';
import { CallList } from './difference-view.js';
import { lastChange } from './last-change.js';
import type { EntityState } from './state.js';
import { callsOf } from './steps.js';

interface DeleteDialogProps {
  kind: Kind;
  id: string;
  state: EntityState;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks before an entity is deleted, and says whether that can be undone. */
export function DeleteDialog({ kind, id, state, onClose, onLeave }: DeleteDialogProps): ReactNode {
  const { client } = useConnection();
  const refresh = useAdminRefresh();
  const navigate = useNavigate();
  const [{ isRunning, error }, setState] = useState<{ isRunning: boolean; error?: unknown }>({ isRunning: false });
  const [typed, setTyped] = useState('');
  const name = nameOf(state.entity);
  const isConfirmed = kind.isConfirmedByName !== true || typed.trim() === name;
  const remove = async (): Promise<void> => {
    setState({ isRunning: true });
    try {
      await kind.remove?.(client, id);
    } catch (failure) {
      setState({ isRunning: false, error: failure });
      return;
    }
    const difference = { fields: [], parts: [] };
    lastChange.set({ change: { kind, id, action: 'remove', difference, removed: state }, state: 'done' });
    announce(text('admin.deleted'));
    onLeave();
    void navigate(kindPath(kind), { replace: true });
    await refresh();
  };
  const { data: calls = [] } = useQuery({
    queryKey: useAdminQueryKey('deletion', kind.path, id),
    queryFn: () => callsOf([{ send: (recorder) => kind.remove?.(recorder, id) ?? Promise.resolve() }], id),
  });
  return (
    <Dialog onClose={onClose} title={text('admin.deleteTitle', { name })}>
      <Text size="sm">{text(kind.restore ? 'admin.deleteRestorable' : 'admin.deleteFinal')}</Text>
      {kind.isConfirmedByName === true && (
        <TextInput
          label={text('admin.typeName', { name })}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
      )}
      <CallList calls={calls} />
      {error !== undefined && <Failure error={error} />}
      <Group justify="end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {text('admin.cancel')}
        </Button>
        <Button color="red" disabled={!isConfirmed} loading={isRunning} onClick={() => void remove()}>
          {text('admin.delete')}
        </Button>
      </Group>
    </Dialog>
  );
}
