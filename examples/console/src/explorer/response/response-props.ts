import type { ApiClass } from '../call/invoke.js';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import type { PageCall } from '../method/use-call.js';

export interface ResponseProps {
  Api: ApiClass;
  operation: Operation;
  call: PageCall;
  /** Fills in the form with these arguments and sends the call. */
  onCall: (args: CallArguments) => void;
}
