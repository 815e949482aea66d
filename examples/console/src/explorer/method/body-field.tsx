import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import type { Models } from '../data/types.js';
import classes from '../explorer.module.css';
import { formatJson, parseJson } from '../form/json.js';
import { findRoundedNumber } from '../form/json-tokens.js';
import { withSkeleton } from '../form/skeleton.js';
import type { FieldProps } from './field-props.js';
import { FieldHelp, FieldLabel } from './field.js';
import { ModelFields } from './model-fields.js';

/** Says if a number of the body is sent with other digits. */
function RoundedNote({ text }: { text: string }): ReactNode {
  const rounded = useMemo(() => ('value' in parseJson(text) ? findRoundedNumber(text) : undefined), [text]);
  if (!rounded) return undefined;
  return (
    <Text size="xs" mt={4} className={classes['rounded'] ?? ''}>
      {rounded.written} is sent as {rounded.sent}, because JavaScript numbers have about 16 digits. Write it as a text if the
      platform accepts one.
    </Text>
  );
}

/** The editor of a JSON body, with the fields of its model beside it. */
export function BodyField({ parameter, value, problem, onChange, onLeave, models }: FieldProps & { models: Models }): ReactNode {
  const { name, model = 'JsonObject', required = false } = parameter;
  const text = typeof value === 'string' ? value : '';

  const format = (): void => {
    const formatted = formatJson(text);
    if (formatted !== undefined) onChange(formatted);
    else announce('The body is not JSON yet');
    onLeave();
  };

  const insert = (): void => {
    const completed = withSkeleton(text, model, models);
    if (completed !== undefined) onChange(completed);
    else announce('The body is not JSON yet');
    onLeave();
  };

  return (
    <div className={classes['body']}>
      <div>
        <Textarea
          name={name}
          label={<FieldLabel parameter={parameter} />}
          description={<FieldHelp parameter={parameter} />}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required={required}
          withAsterisk={false}
          error={problem}
          value={text}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
          onBlur={onLeave}
          rows={12}
          resize="vertical"
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: classes['editor'] ?? '' }}
        />
        <RoundedNote text={text} />
        <Group gap="xs" mt="xs">
          <Button variant="default" size="compact-sm" onClick={insert}>
            Insert required fields
          </Button>
          <Button variant="default" size="compact-sm" onClick={format}>
            Format
          </Button>
        </Group>
      </div>
      <ModelFields type={model} models={models} />
    </div>
  );
}
