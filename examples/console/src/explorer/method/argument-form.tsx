import { Box, Card, Title } from '@mantine/core';
import { Suspense, lazy, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { useAccess } from '../../session/use-access.js';
import { announce } from '../../shared/announce.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import type { Checked } from '../call/prepare.js';
import { requirementOf } from '../call/requirement.js';
import type { AreaData, Operation, Parameter } from '../data/types.js';
import type { Problems } from '../form/values.js';
import { ArgumentFields } from './argument-fields.js';
import { FormButtons } from './form-buttons.js';
import type { PageCall } from './use-call.js';
import type { FormCheck } from './use-checked.js';
import type { Form } from './use-form.js';
import { useRefusal } from './use-refusal.js';
import { useMustConfirm } from './use-must-confirm.js';
import { text } from '../../shared/text.js';

const ConfirmCall = lazy(async () => ({ default: (await import('./confirm-call.js')).ConfirmCall }));

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
  const [visitedFields, setVisitedFields] = useState<readonly string[]>([]);
  const [pendingCall, setPendingCall] = useState<Checked>();
  const mustConfirm = useMustConfirm(operation);
  const { values, setValues } = form;
  const refusal = useRefusal(operation, call.record, values);

  const send = ({ args, problems, request }: Checked): void => {
    if (!request) return;
    setPendingCall(undefined);
    form.keep(args, call.send({ args, problems, request }));
  };

  const submit = async (): Promise<void> => {
    const checked = await check.now();
    setVisitedFields(operation.parameters.map(({ name }) => name));
    if (focusProblem(fields.current, operation.parameters, checked.problems)) return;
    (mustConfirm ? setPendingCall : send)(checked);
  };

  return (
    <Card withBorder component="section" aria-labelledby="arguments" id="form" tabIndex={-1}>
      <Title order={2} id="arguments" mb="sm">
        {text('form.title')}
      </Title>
      <form noValidate onSubmit={prevented(submit)}>
        <ArgumentFields
          fields={fields}
          area={area}
          operation={operation}
          values={values}
          problems={check.latest?.problems}
          refusal={refusal}
          visitedFields={visitedFields}
          onValues={setValues}
          onVisitedFields={setVisitedFields}
        />
        <MissingForCall operation={operation} />
        <FormButtons
          {...{ slug: area.slug, operation, values, call }}
          link={() => form.addressOf(check.latest?.args ?? {})}
          onClear={() => {
            setValues({});
            setVisitedFields([]);
          }}
        />
      </form>
      <Confirmation
        isNeeded={mustConfirm}
        {...{ operation, pendingCall }}
        onConfirm={send}
        onCancel={() => {
          setPendingCall(undefined);
        }}
      />
    </Card>
  );
}

/** Loads only for calls that change a real organisation. */
function Confirmation({ isNeeded, ...props }: ComponentProps<typeof ConfirmCall> & { isNeeded: boolean }): ReactNode {
  return <Suspense>{isNeeded && <ConfirmCall {...props} />}</Suspense>;
}

/** Handles the submission of a form instead of the browser. */
const prevented = (submit: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  void submit();
};

/** Says before the call that the platform will probably refuse it. The user may still try. */
function MissingForCall({ operation }: { operation: Operation }): ReactNode {
  const missing = useAccess().missing(requirementOf(operation));
  if (missing.length === 0) return undefined;
  return (
    <Box mt="md">
      <MissingPermissionNote missing={missing} />
    </Box>
  );
}

/** Moves the focus to the first field with a problem. @returns whether there is one. */
function focusProblem(fields: HTMLElement | null, parameters: readonly Parameter[], problems: Problems): boolean {
  const wrong = parameters.filter(({ name }) => problems[name] !== undefined);
  if (!wrong[0]) return false;
  announce(text('form.attention', { count: wrong.length }));
  const place = fields?.children[parameters.indexOf(wrong[0])];
  place?.querySelector<HTMLElement>('input, select, textarea, [contenteditable=true]')?.focus();
  return true;
}
