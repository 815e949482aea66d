import { Button, Group, Input, Text, Textarea } from '@mantine/core';
import { Suspense, lazy, use, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Loading } from '../../shared/states.js';
import type { Models } from '../data/types.js';
import type { BodyEditorProps } from '../editor/body-editor.js';
import type { Example } from '../example/use-example.js';
import classes from '../explorer.module.css';
import { formatJson, parseJson } from '../form/json.js';
import { findRoundedNumber } from '../form/json-tokens.js';
import { withSkeleton } from '../form/skeleton.js';
import type { FieldProps } from './field-props.js';
import { FieldHelp, FieldLabel } from './field.js';
import { ModelFields } from './model-fields.js';
import { text } from '../../shared/text.js';

const BodyEditor = lazy(async () => {
  try {
    return { default: (await import('../editor/body-editor.js')).BodyEditor };
  } catch {
    return { default: PlainEditor };
  }
});

/** Shown if the editor cannot be loaded. */
function PlainEditor({ label, describedBy, isInvalid, isRequired, value, onChange, onLeave }: BodyEditorProps): ReactNode {
  return (
    <>
      <Textarea
        aria-label={label}
        aria-describedby={describedBy}
        required={isRequired}
        error={isInvalid}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        onBlur={onLeave}
        rows={12}
        resize="vertical"
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes['plainEditor'] ?? '' }}
      />
      <Text size="xs">{text('editor.failed')}</Text>
    </>
  );
}

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

interface LabelledEditorProps extends FieldProps {
  body: string;
  models: Models;
}

/** The editor with its label, its error and its keys. */
function LabelledEditor({ parameter, body, problem, models, onChange, onLeave }: LabelledEditorProps): ReactNode {
  const { name, model = 'JsonObject', required = false } = parameter;
  const error = useId();
  const help = useId();
  return (
    <>
      <Input.Label
        labelElement="div"
        onClick={() => {
          document.querySelector<HTMLElement>(`[aria-describedby~="${help}"]`)?.focus();
        }}
      >
        <FieldLabel parameter={parameter} />
      </Input.Label>
      <Suspense fallback={<Loading rows={1} height={288} label={text('editor.loading')} />}>
        <BodyEditor
          label={name}
          describedBy={`${error} ${help}`}
          isInvalid={problem !== undefined}
          isRequired={required}
          value={body}
          type={model}
          models={models}
          onChange={onChange}
          onLeave={onLeave}
        />
      </Suspense>
      <Input.Error id={error}>{problem}</Input.Error>
      <Input.Description id={help}>
        <FieldHelp parameter={parameter} /> {text('editor.keys')}
      </Input.Description>
    </>
  );
}

interface BodyFieldProps extends FieldProps {
  /** May still be loading. */
  models: Promise<Models>;
  example: Example;
}

/** The editor of a JSON body, with the fields of its model beside it. */
export function BodyField({ models: loading, example, ...props }: BodyFieldProps): ReactNode {
  const models = use(loading);
  const { parameter, value, onChange, onLeave } = props;
  const { model = 'JsonObject' } = parameter;
  const body = typeof value === 'string' ? value : '';

  const replace = (next: string | undefined): void => {
    if (next !== undefined) onChange(next);
    else announce(text('form.notJson'));
    onLeave();
  };

  return (
    <div className={classes['body']}>
      <div>
        <LabelledEditor {...props} body={body} models={models} />
        <RoundedNote body={body} />
        <Group gap="xs" mt="xs">
          <Button
            variant="default"
            size="compact-sm"
            loading={example.isPending}
            onClick={() => {
              void example.make(parameter).then((content) => {
                if (content !== undefined) onChange(content);
              });
            }}
          >
            {text('form.example')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              replace(withSkeleton(body, model, models));
            }}
          >
            {text('form.insert')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              replace(formatJson(body));
            }}
          >
            {text('form.format')}
          </Button>
        </Group>
      </div>
      <ModelFields type={model} models={models} />
    </div>
  );
}
