import { Button, Group, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import type { Models } from '../data/types.js';
import classes from '../explorer.module.css';
import { formatJson, parseJson } from '../form/json.js';
import { withSkeleton } from '../form/skeleton.js';
import type { FieldProps } from './field-props.js';
import { FieldHelp, FieldLabel } from './field.js';
import { ModelFields } from './model-fields.js';

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
    const parsed = text.trim() === '' ? { value: undefined } : parseJson(text);
    if ('value' in parsed) onChange(JSON.stringify(withSkeleton(parsed.value, model, models), null, 2));
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
