import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../messages/en.js';
import { listAnd } from '../shared/formats.js';
import { announce } from '../shared/announce.js';
import type { ViewPage } from './saved-views.js';
import { LONGEST_NAME, MOST_VIEWS, addView, nameProblem, savablePath } from './saved-views.js';
import { useViews } from './use-views.js';
import { NameDialog } from '../shared/name-dialog.js';
import { text } from '../shared/text.js';

interface SaveDialogProps {
  page: ViewPage;
  path: string;
  onClose: () => void;
}

/** What is left out of a view because it may name a person. */
const omittedNames: Partial<Record<string, MessageId>> = { find: 'views.omittedText', agent: 'views.omittedAgent' };

/** Saves what the page shows under a name. */
export function SaveDialog({ page, path, onClose }: SaveDialogProps): ReactNode {
  const { views, write } = useViews();
  const [isDefault, setDefault] = useState(false);
  const { omitted } = savablePath(page, path);
  const personal = omitted.flatMap((each) => omittedNames[each] ?? []).map((id) => text(id));
  const save = (name: string): string | undefined => {
    const flaw = views.length >= MOST_VIEWS ? text('views.tooMany', { count: MOST_VIEWS }) : nameProblem(views, page, name);
    if (flaw !== undefined) return flaw;
    if (!write(addView(views, { page, name, path, isDefault }))) return text('views.notStored');
    announce(text('views.saved', { name }));
    return undefined;
  };
  return (
    <NameDialog
      title={text('views.saveTitle')}
      size="md"
      labels={{ name: text('views.name'), cancel: text('views.cancel'), save: text('views.save') }}
      maxLength={LONGEST_NAME}
      note={`${text('views.stored')}${personal.length > 0 ? ` ${text('views.omitted', { parts: listAnd(personal) })}` : ''}`}
      onSave={save}
      onClose={onClose}
    >
      {page !== 'wall' && (
        <Checkbox
          label={text('views.openWithThis')}
          checked={isDefault}
          onChange={({ currentTarget: { checked } }) => {
            setDefault(checked);
          }}
        />
      )}
    </NameDialog>
  );
}
