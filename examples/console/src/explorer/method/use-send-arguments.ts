import { usePlatformClient } from 'contact-centre-client/react';
import type { ApiClass } from '../call/invoke.js';
import { check } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import { valuesFrom } from '../form/values.js';
import type { PageCall } from './use-call.js';
import type { Form } from './use-form.js';

interface Bench {
  Api: ApiClass;
  operation: Operation;
  form: Form;
  call: PageCall;
}

/** Returns a function that fills in the form with arguments and sends the call. Use it for calls that only read. */
export function useSendArguments({ Api, operation, form, call }: Bench): (args: CallArguments) => Promise<void> {
  const { apiUrl } = usePlatformClient();
  return async (args) => {
    const values = valuesFrom(operation, args);
    form.setValues(values);
    const { request, ...checked } = await check(Api, operation, values, apiUrl);
    if (request) form.keep(args, call.send({ ...checked, request }));
  };
}
