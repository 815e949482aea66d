import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DialogProps } from './dialog.js';
import { Dialog } from './dialog.js';

interface NameDialogProps extends DialogProps {
  /** The texts of the field and the buttons. */
  labels: { name: string; cancel: string; save: string };
  maxLength: number;
  /** What is stored and what is left out. */
  note: string;
  /** @returns why it could not be saved; `undefined` after it was saved. */
  onSave: (name: string) => string | undefined;
}

/** Saves something under a name. The children are other fields. */
export function NameDialog({ labels, maxLength, note, onSave, children, ...dialog }: NameDialogProps): ReactNode {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const flaw = onSave(name);
    if (flaw === undefined) dialog.onClose();
    else setProblem(flaw);
  };
  return (
    <Dialog {...dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The button that opens the dialog may be part of a form, which must not be sent.
          event.stopPropagation();
          save();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={labels.name}
            maxLength={maxLength}
            value={name}
            error={problem}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              setProblem(undefined);
            }}
          />
          {children}
          <Text size="sm" c="dimmed">
            {note}
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={dialog.onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit">{labels.save}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
