import type { TransportRequest } from 'contact-centre-client/fetch';
import { ApiClient, InvalidParameterError, MissingParameterError } from 'contact-centre-client/fetch';
import type { Operation, Parameter } from '../data/types.js';
import type { CallArguments, FormValues, Problems } from '../form/values.js';
import { argumentsOf } from '../form/values.js';
import type { ApiClass } from './invoke.js';
import { invoke, withRequest } from './invoke.js';
import { messageOf } from '../../shared/message.js';

/** Placeholder for the token, in the preview and in copied code. */
export const TOKEN = '$TOKEN';

/** Returns the request that a call would send. The library builds it and sends nothing. Rejects as the call would. */
export async function prepare(
  Api: ApiClass,
  operation: Operation,
  args: CallArguments,
  apiUrl: string,
): Promise<TransportRequest> {
  const requests: TransportRequest[] = [];
  const nowhere = new ApiClient({
    apiUrl,
    transport: (request) => {
      requests.push(request);
      return Promise.resolve({ status: 204, statusText: '', headers: {}, body: new Uint8Array() });
    },
  });
  const headers: Record<string, string> = operation.auth === 'none' ? {} : { Authorization: `Bearer ${TOKEN}` };
  await invoke(Api, operation, args, withRequest(nowhere, { headers }));
  const [request] = requests;
  if (!request) throw new Error(`${operation.name} sent no request`);
  return request;
}

/** The result of validating a form. */
export interface Checked {
  args: CallArguments;
  problems: Problems;
  /** Set if there is no problem. */
  request?: TransportRequest;
}

/**
 * Lets the library validate a form. It stops at the first argument that it rejects. To report all of them at once, such an
 * argument is replaced by a valid one and the validation continues.
 */
export async function check(Api: ApiClass, operation: Operation, values: FormValues, apiUrl: string): Promise<Checked> {
  const { args, problems: typed } = argumentsOf(operation, values);
  const problems: Record<string, string> = { ...typed };
  const mended: Record<string, unknown> = { ...args, ...placeholders(operation, Object.keys(typed)) };
  for (let tries = 0; tries <= operation.parameters.length; tries++) {
    try {
      const request = await prepare(Api, operation, mended, apiUrl);
      return Object.keys(problems).length === 0 ? { args, problems, request } : { args, problems };
    } catch (error) {
      const name = parameterOf(error, operation)?.name;
      if (name === undefined || Object.hasOwn(problems, name)) throw error;
      problems[name] = messageOf(error);
      Object.assign(mended, placeholders(operation, [name]));
    }
  }
  return { args, problems };
}

/** Returns the field of a library error. Errors name query parameters as they are sent. */
export function parameterOf(error: unknown, { parameters }: Operation): Parameter | undefined {
  if (!(error instanceof MissingParameterError || error instanceof InvalidParameterError)) return undefined;
  return parameters.find(({ name, wireName }) => error.parameter === name || error.parameter === wireName);
}

function placeholders({ parameters }: Operation, names: readonly string[]): CallArguments {
  const replaced = parameters.filter(({ name }) => names.includes(name));
  return Object.fromEntries(replaced.map((parameter) => [parameter.name, placeholder(parameter)]));
}

function placeholder({ place, list }: Parameter): unknown {
  if (place === 'body') return {};
  return list ? ['x'] : 'x';
}
