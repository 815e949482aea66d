import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import type { Checked } from '../call/prepare.js';
import { CopyButton } from '../copy-button.js';
import type { AreaData, Operation, Parameter } from '../data/types.js';
import classes from '../explorer.module.css';
import { valueOf } from '../form/values.js';
import { BodyField } from './body-field.js';
import { ConfirmCall } from './confirm-call.js';
import { Field } from './field.js';
import type { FieldProps } from './field-props.js';
import type { PageCall } from './use-call.js';
import type { FormCheck } from './use-checked.js';
import type { Form } from './use-form.js';
import { useMustConfirm } from './use-must-confirm.js';

interface ArgumentFormProps {
  area: AreaData;
  operation: Operation;
  form: Form;
  check: FormCheck;
  call: PageCall;
}

/** The arguments of a method, and the button that calls it. */
export function ArgumentForm({ area, operation, form, check, call }: ArgumentFormProps): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  // A problem is shown only after the user has left the field.
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Checked>();
  const mustConfirm = useMustConfirm(operation);
  const { values, setValues } = form;

  const send = ({ args, problems, request }: Checked): void => {
    if (!request) return;
    setAsked(undefined);
    form.keep(args, call.send({ args, problems, request }));
  };

  const submit = async (): Promise<void> => {
    const checked = await check.now();
    const wrong = operation.parameters.filter(({ name }) => checked.problems[name] !== undefined);
    setLeft(operation.parameters.map(({ name }) => name));
    if (wrong[0]) {
      announce(wrong.length === 1 ? '1 argument needs your attention' : `${wrong.length} arguments need your attention`);
      const place = fields.current?.children[operation.parameters.indexOf(wrong[0])];
      place?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    } else if (mustConfirm) setAsked(checked);
    else send(checked);
  };

  const propsOf = (parameter: Parameter): FieldProps => {
    const { name } = parameter;
    return {
      parameter,
      value: valueOf(values, parameter),
      problem: left.includes(name) ? check.latest?.problems[name] : undefined,
      onChange: (value) => {
        setValues({ ...values, [name]: value });
      },
      onLeave: () => {
        if (!left.includes(name) && valueOf(values, parameter).length > 0) setLeft([...left, name]);
      },
    };
  };

  return (
    <Card withBorder component="section" aria-labelledby="arguments">
      <Title order={2} id="arguments" mb="sm">
        Arguments
      </Title>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {operation.parameters.length === 0 && (
          <Text c="dimmed" size="sm">
            This method takes none.
          </Text>
        )}
        <div ref={fields} className={classes['fields']}>
          {operation.parameters.map((parameter) =>
            parameter.place === 'body' ? (
              <BodyField key={parameter.name} {...propsOf(parameter)} models={area.models} />
            ) : (
              <Field key={parameter.name} {...propsOf(parameter)} />
            ),
          )}
        </div>
        <Group gap="sm" mt="md">
          {call.running ? (
            <Button key="cancel" variant="default" leftSection={<Icon name="close" size={16} />} onClick={call.cancel}>
              Cancel the call
            </Button>
          ) : (
            <Button
              key="send"
              type="submit"
              leftSection={<Icon name="chevronRight" size={16} />}
              onMouseDown={(event) => {
                // The field keeps the focus: a message that appears on blur would move the button away from under the pointer.
                event.preventDefault();
              }}
            >
              Send the call
            </Button>
          )}
          <CopyButton label="Copy link" text={() => form.addressOf(check.latest?.args ?? {})} />
          <Button
            variant="subtle"
            onClick={() => {
              setValues({});
              setLeft([]);
            }}
          >
            Clear
          </Button>
        </Group>
      </form>
      <ConfirmCall
        operation={operation}
        asked={asked}
        onConfirm={send}
        onCancel={() => {
          setAsked(undefined);
        }}
      />
    </Card>
  );
}
