import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ResponsePanel } from '../response/response-panel.js';
import { PageSkipLink } from '../../shared/skip-link.js';
import type { ApiClass } from '../call/invoke.js';
import type { AreaData, Operation } from '../data/types.js';
import { DocText } from '../doc-text.js';
import classes from '../explorer.module.css';
import { ArgumentForm } from './argument-form.js';
import { CodePanel } from './code-panel.js';
import { Facts } from './facts.js';
import { GuestAccess } from './guest-access.js';
import { useCall } from './use-call.js';
import { useChecked } from './use-checked.js';
import { useForm } from './use-form.js';
import { useSendArguments } from './use-send-arguments.js';
import { text } from '../../shared/text.js';

export interface MethodProps {
  area: AreaData;
  Api: ApiClass;
  operation: Operation;
}

/** A method's description, its form, and the result of the call. */
export function MethodView({ area, Api, operation }: MethodProps): ReactNode {
  const form = useForm(operation);
  const check = useChecked(Api, operation, form.values);
  const call = useCall(area.slug, Api, operation);
  const sendArguments = useSendArguments({ Api, operation, form, call });
  return (
    <>
      <PageSkipLink to="form">{text('form.skip')}</PageSkipLink>
      <Text className={classes['prose'] ?? ''}>
        <DocText text={[operation.summary, operation.doc].filter(Boolean).join(' ')} />
      </Text>
      <Facts operation={operation} values={form.values} />
      {operation.auth !== 'oauth' && <GuestAccess operation={operation} />}
      {form.unreadable && (
        <Alert color="orange" title={text('form.unreadable')}>
          {text('form.unreadableHelp')}
        </Alert>
      )}
      {form.unknownNames.length > 0 && (
        <Alert color="orange" title={text('form.unknownValues', { count: form.unknownNames.length })}>
          {text('form.unknownValuesHelp', { names: form.unknownNames.join(', ') })}
        </Alert>
      )}
      <div className={classes['bench']}>
        <div className={classes['benchSide']}>
          <ArgumentForm {...{ area, operation, form, check, call }} />
        </div>
        <div className={classes['benchSide']}>
          <ResponsePanel {...{ Api, operation, call }} onCall={(args) => void sendArguments(args)} />
          <CodePanel area={area} operation={operation} checked={check.latest} />
        </div>
      </div>
    </>
  );
}
