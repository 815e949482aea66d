import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shared/announce.js';
import type { ViewPage } from './saved-views.js';
import { LONGEST_NAME, MOST_VIEWS, addView, nameProblem, savablePath } from './saved-views.js';
import { useViews } from './use-views.js';

interface SaveDialogProps {
  page: ViewPage;
  path: string;
  onClose: () => void;
}

/** What is left out of a view, in words. */
const omittedNames: Partial<Record<string, string>> = { find: 'the searched text', agent: 'the agent', page: 'the page number' };

/** Saves what the page shows under a name. */
export function SaveDialog({ page, path, onClose }: SaveDialogProps): ReactNode {
  const { views, write } = useViews();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { omitted } = savablePath(page, path);
  const personal = omitted.filter((each) => each !== 'page').flatMap((each) => omittedNames[each] ?? []);
  const save = (): void => {
    const flaw = views.length >= MOST_VIEWS ? `Delete a view first: you have ${MOST_VIEWS}.` : nameProblem(views, page, name);
    if (flaw !== undefined) setProblem(flaw);
    else if (write(addView(views, { page, name, path, isDefault }))) {
      announce(`View ${name} saved`);
      onClose();
    } else setProblem('This browser does not permit this page to store anything.');
  };
  return (
    <Modal opened onClose={onClose} title="Save this view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Name"
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
              label="Open the page with this view"
              checked={isDefault}
              onChange={({ currentTarget: { checked } }) => {
                setDefault(checked);
              }}
            />
          )}
          <Text size="sm" c="dimmed">
            The view is stored in this browser, for you only.
            {personal.length > 0 && ` It does not contain ${personal.join(' and ')}, which may name a person.`}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
