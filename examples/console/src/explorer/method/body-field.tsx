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
import { text } from '../../shared/text.js';

/** Says if a number of the body is sent with other digits. */
function RoundedNote({ body }: { body: string }): ReactNode {
  const rounded = useMemo(() => ('value' in parseJson(body) ? findRoundedNumber(body) : undefined), [body]);
  if (!rounded) return undefined;
  return (
    <Text size="xs" mt={4} className={classes['rounded'] ?? ''}>
      {text('form.rounded', { written: rounded.written, sent: rounded.sent })}
    </Text>
  );
}

/** The editor of a JSON body, with the fields of its model beside it. */
export function BodyField({ parameter, value, problem, onChange, onLeave, models }: FieldProps & { models: Models }): ReactNode {
  const { name, model = 'JsonObject', required = false } = parameter;
  const body = typeof value === 'string' ? value : '';

  const format = (): void => {
    const formatted = formatJson(body);
    if (formatted !== undefined) onChange(formatted);
    else announce(text('form.notJson'));
    onLeave();
  };

  const insert = (): void => {
    const completed = withSkeleton(body, model, models);
    if (completed !== undefined) onChange(completed);
    else announce(text('form.notJson'));
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
          value={body}
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
        <RoundedNote body={body} />
        <Group gap="xs" mt="xs">
          <Button variant="default" size="compact-sm" onClick={insert}>
            {text('form.insert')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={format}>
            {text('form.format')}
          </Button>
        </Group>
      </div>
      <ModelFields type={model} models={models} />
    </div>
  );
}
