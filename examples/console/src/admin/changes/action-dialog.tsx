import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { isObject } from '../../shared/stored-value.js';
import { Failure } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { Dialog } from '../../shared/dialog.js';
import type { EntityAction, Kind } from '../kinds/kind.js';
import { useAdminQueryKey, useAdminRefresh } from '../use-kind.js';
import { CallList } from './difference-view.js';
import type { Secret } from './secret-note.js';
import { SecretNote } from './secret-note.js';
import { callsOf } from './steps.js';

interface ActionDialogProps {
  kind: Kind;
  id: string;
  action: EntityAction;
  onClose: () => void;
}

/** Asks before an action runs. A secret that results from it stays in this dialog. */
export function ActionDialog({ kind, id, action, onClose }: ActionDialogProps): ReactNode {
  const { client } = useConnection();
  const refresh = useAdminRefresh();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const [secret, setSecret] = useState<Secret>();
  const { data: calls = [] } = useQuery({
    queryKey: useAdminQueryKey('action', kind.path, id, action.id),
    queryFn: () => callsOf([{ send: (recorder) => action.run(recorder, id) }], id),
  });
  const run = async (): Promise<void> => {
    setRunning(true);
    setError(undefined);
    try {
      const response = await action.run(client, id);
      const shown = isObject(response) ? kind.secretOf?.(response) : undefined;
      setSecret(shown);
      announce(text(action.done));
      if (!shown) onClose();
      await refresh();
    } catch (failure) {
      setError(failure);
    }
    setRunning(false);
  };
  return (
    <Dialog onClose={onClose} title={text(action.label)}>
      {secret ? <SecretNote id={id} secret={secret} /> : <Text size="sm">{text(action.help)}</Text>}
      {!secret && <CallList calls={calls} />}
      {error !== undefined && <Failure error={error} />}
      <Group justify="end" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {text(secret ? 'admin.close' : 'admin.cancel')}
        </Button>
        {!secret && (
          <Button color="red" loading={isRunning} onClick={() => void run()}>
            {text(action.label)}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
