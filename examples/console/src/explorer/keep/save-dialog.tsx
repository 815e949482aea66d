import { Autocomplete, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/dialog.js';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import { withoutFormSecrets } from '../drafts/drafts.js';
import type { SaveRequestProps } from './save-request-props.js';
import { LONGEST_NAME, MOST_REQUESTS } from './saved-requests.js';
import { useSavedRequests } from './use-saved-requests.js';

/** Asks for a name and a folder. */
export function SaveDialog({ slug, operation, values, onClose }: SaveRequestProps & { onClose: () => void }): ReactNode {
  const { requests, store } = useSavedRequests();
  const { accessToken } = usePlatformClient().authData;
  const [name, setName] = useState('');
  const [folder, setFolder] = useState('');
  const [problem, setProblem] = useState<string>();
  const safe = withoutFormSecrets(operation, values, accessToken);
  const folders = [...new Set(requests.map((request) => request.folder))].filter((each) => each !== '');
  const save = (): void => {
    const trimmed = name.trim();
    if (trimmed === '') setProblem(text('keep.nameMissing'));
    else if (requests.length >= MOST_REQUESTS) setProblem(text('keep.tooMany', { count: MOST_REQUESTS }));
    else if (
      !store.save({ id: crypto.randomUUID(), name: trimmed, folder: folder.trim(), slug, method: operation.name, values: safe })
    )
      setProblem(text('keep.notStored'));
    else {
      announce(text('keep.saved', { name: trimmed }));
      onClose();
    }
  };
  return (
    <Dialog onClose={onClose} title={text('keep.saveTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog belongs to the form of the call, which must not be sent.
          event.stopPropagation();
          save();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={text('keep.name')}
            maxLength={LONGEST_NAME}
            value={name}
            error={problem}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setProblem(undefined);
            }}
          />
          <Autocomplete label={text('keep.folder')} maxLength={LONGEST_NAME} data={folders} value={folder} onChange={setFolder} />
          <Text size="sm" c="dimmed">
            {text('keep.stored')}
            {JSON.stringify(safe) !== JSON.stringify(values) && ` ${text('keep.secretsRemoved')}`}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {text('keep.cancel')}
            </Button>
            <Button type="submit">{text('keep.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
