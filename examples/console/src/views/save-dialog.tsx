import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../messages/en.js';
import { listAnd } from '../shared/formats.js';
import { announce } from '../shared/announce.js';
import type { ViewPage } from './saved-views.js';
import { LONGEST_NAME, MOST_VIEWS, addView, nameProblem, savablePath } from './saved-views.js';
import { useViews } from './use-views.js';
import { Dialog } from '../shared/dialog.js';
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
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { omitted } = savablePath(page, path);
  const personal = omitted.flatMap((each) => omittedNames[each] ?? []).map((id) => text(id));
  const save = (): void => {
    const flaw = views.length >= MOST_VIEWS ? text('views.tooMany', { count: MOST_VIEWS }) : nameProblem(views, page, name);
    if (flaw !== undefined) setProblem(flaw);
    else if (write(addView(views, { page, name, path, isDefault }))) {
      announce(text('views.saved', { name }));
      onClose();
    } else setProblem(text('views.notStored'));
  };
  return (
    <Dialog title={text('views.saveTitle')} size="md" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={text('views.name')}
            maxLength={LONGEST_NAME}
            value={name}
            error={problem}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setProblem(undefined);
            }}
          />
          {page !== 'wall' && (
            <Checkbox
              label={text('views.openWithThis')}
              checked={isDefault}
              onChange={({ currentTarget: { checked } }) => {
                setDefault(checked);
              }}
            />
          )}
          <Text size="sm" c="dimmed">
            {text('views.stored')}
            {personal.length > 0 && ` ${text('views.omitted', { parts: listAnd(personal) })}`}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {text('views.cancel')}
            </Button>
            <Button type="submit">{text('views.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
