import type { TransportRequest } from 'contact-centre-client/fetch';
import { prepare } from '../explorer/call/prepare.js';
import type { Area } from '../explorer/data/load.js';
import { loadArea } from '../explorer/data/load.js';
import type { Operation } from '../explorer/data/types.js';
import type { CallArguments } from '../explorer/form/values.js';
import { searchMethods } from '../explorer/search/search-methods.js';
import type { LoggedCall } from './call-log.js';

/** A logged call with its method and its arguments. */
export interface KnownCall {
  area: Area;
  operation: Operation;
  args: CallArguments;
  /** Missing if the log has not stored all arguments. */
  prepared: TransportRequest | undefined;
}

type CallFacts = Pick<LoggedCall, 'route' | 'operation'> & { args: string | undefined; body: string | undefined };

/**
 * Returns the method of a call, as the explorer knows it. If no method has the name of the call, the
 * method of its route. Rejects if there is neither.
 */
export async function findMethod(call: CallFacts, apiUrl: string): Promise<KnownCall> {
  const hits = await searchMethods(call.route);
  const hit = hits.find(({ name }) => name === call.operation) ?? hits[0];
  const area = await loadArea(hit?.slug ?? '');
  const operations = area?.data.operations ?? [];
  const operation =
    operations.find(({ name }) => name === call.operation) ??
    operations.find(({ verb, path }) => `${verb} ${path}` === call.route);
  if (!area || !operation) throw new Error(`The explorer has no method ${call.operation}.`);
  if (call.args === undefined) return { area, operation, args: {}, prepared: undefined };
  const args = argumentsOf(call.args, call.body, operation);
  const prepared = await prepare(area.Api, operation, args, apiUrl).catch(() => undefined);
  return { area, operation, args, prepared };
}

function argumentsOf(args: string, body: string | undefined, { parameters }: Operation): CallArguments {
  const bodyName = parameters.find(({ place }) => place === 'body')?.name;
  return {
    ...(JSON.parse(args) as CallArguments),
    ...(body !== undefined && bodyName !== undefined && { [bodyName]: JSON.parse(body) as unknown }),
  };
}
