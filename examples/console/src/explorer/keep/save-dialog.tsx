import { Autocomplete } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { NameDialog } from '../../shared/name-dialog.js';
import { text } from '../../shared/text.js';
import { withoutFormSecrets } from '../drafts/drafts.js';
import type { SaveRequestProps } from './save-request-props.js';
import { LONGEST_NAME, MOST_REQUESTS } from './saved-requests.js';
import { useSavedRequests } from './use-saved-requests.js';

/** Asks for a name and a folder. */
export function SaveDialog({ slug, operation, values, onClose }: SaveRequestProps & { onClose: () => void }): ReactNode {
  const { requests, store } = useSavedRequests();
  const { accessToken } = usePlatformClient().authData;
  const [folder, setFolder] = useState('');
  const safe = withoutFormSecrets(operation, values, accessToken);
  const hasSecrets = JSON.stringify(safe) !== JSON.stringify(values);
  const folders = [...new Set(requests.map((request) => request.folder))].filter((each) => each !== '');
  const save = (typed: string): string | undefined => {
    const name = typed.trim();
    if (name === '') return text('keep.nameMissing');
    if (requests.length >= MOST_REQUESTS) return text('keep.tooMany', { count: MOST_REQUESTS });
    const request = { id: crypto.randomUUID(), name, folder: folder.trim(), slug, method: operation.name, values: safe };
    if (!store.save(request)) return text('keep.notStored');
    announce(text('keep.saved', { name }));
    return undefined;
  };
  return (
    <NameDialog
      title={text('keep.saveTitle')}
      labels={{ name: text('keep.name'), cancel: text('keep.cancel'), save: text('keep.save') }}
      maxLength={LONGEST_NAME}
      note={`${text('keep.stored')}${hasSecrets ? ` ${text('keep.secretsRemoved')}` : ''}`}
      onSave={save}
      onClose={onClose}
    >
      <Autocomplete label={text('keep.folder')} maxLength={LONGEST_NAME} data={folders} value={folder} onChange={setFolder} />
    </NameDialog>
  );
}
