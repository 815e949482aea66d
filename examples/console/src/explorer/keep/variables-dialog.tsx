import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { Dialog } from '../../shared/dialog.js';
import { looksSecret } from '../form/secrets.js';
import { EnvironmentChoice } from './environment-choice.js';
import { isVariableName } from './variables.js';
import { useVariables } from './use-saved-requests.js';

interface Row {
  name: string;
  value: string;
}

/** The variables of the environment, and the way to another environment. */
export function VariablesDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { environment } = useVariables();
  return (
    <Dialog onClose={onClose} title={text('keep.variablesOf', { name: environment })} size="lg">
      <VariablesForm onClose={onClose} />
      <EnvironmentChoice />
    </Dialog>
  );
}

function VariablesForm({ onClose }: { onClose: () => void }): ReactNode {
  const { variables, write } = useVariables();
  const { accessToken } = usePlatformClient().authData;
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...Object.entries(variables).map(([name, value]) => ({ name, value })),
    emptyRow,
  ]);
  const [problem, setProblem] = useState<string>();
  const change = (next: readonly Row[]): void => {
    setProblem(undefined);
    setRows(next);
  };
  const save = (): void => {
    const entries = entriesOf(rows);
    const flaw = flawOf(entries, accessToken);
    if (flaw !== undefined) setProblem(flaw);
    else if (write(Object.fromEntries(entries))) onClose();
    else setProblem(text('keep.notStored'));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text('keep.variablesHelp', { example: '{{queueId}}' })}
        </Text>
        {rows.map((row, index) => (
          <VariableRow
            key={index}
            row={row}
            number={index + 1}
            onChange={(part) => {
              change(rows.map((each, at) => (at === index ? { ...each, ...part } : each)));
            }}
            onRemove={() => {
              change(rows.filter((_, at) => at !== index));
            }}
          />
        ))}
        {problem !== undefined && (
          <Text size="sm" role="alert" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        <FormButtons
          onAdd={() => {
            change([...rows, emptyRow]);
          }}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

function FormButtons({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }): ReactNode {
  return (
    <Group justify="space-between">
      <Button variant="default" onClick={onAdd}>
        {text('keep.addVariable')}
      </Button>
      <Group gap="xs">
        <Button variant="default" onClick={onClose}>
          {text('keep.cancel')}
        </Button>
        <Button type="submit">{text('keep.storeVariables')}</Button>
      </Group>
    </Group>
  );
}

const emptyRow: Row = { name: '', value: '' };

function entriesOf(rows: readonly Row[]): [name: string, value: string][] {
  return rows.filter(({ name }) => name.trim() !== '').map(({ name, value }) => [name.trim(), value]);
}

/** Returns what is wrong with variables; `undefined` if they can be stored. */
function flawOf(entries: readonly [name: string, value: string][], token: string | undefined): string | undefined {
  const wrong = entries.find(([name]) => !isVariableName(name));
  if (wrong) return text('keep.variableName', { name: wrong[0] });
  const secret = entries.find(([, value]) => looksSecret(value, token));
  return secret && text('keep.variableSecret', { name: secret[0] });
}

interface VariableRowProps {
  row: Row;
  number: number;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

function VariableRow({ row: { name, value }, number, onChange, onRemove }: VariableRowProps): ReactNode {
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={text('keep.variableNameOf', { number })}
        value={name}
        onChange={(event) => {
          onChange({ name: event.currentTarget.value });
        }}
      />
      <TextInput
        flex={1}
        aria-label={text('keep.variableValueOf', { number })}
        value={value}
        autoComplete="off"
        onChange={(event) => {
          onChange({ value: event.currentTarget.value });
        }}
      />
      <ActionIcon variant="subtle" aria-label={text('keep.removeVariable', { number })} onClick={onRemove}>
        <Icon name="remove" size={16} />
      </ActionIcon>
    </Group>
  );
}
