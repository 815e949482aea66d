import type * as classes from '../../entries/areas.js';
import type { OperationName } from './call-of.js';

type ApiClasses = typeof classes;
type Instance = {
  [C in keyof ApiClasses]: ApiClasses[C] extends new (...args: never[]) => infer A ? A : never;
}[keyof ApiClasses];

/** The methods of an API class. */
type Methods<A> = A extends unknown ? OperationName<A> : never;

/** The name of every method of every API class. A name belongs to one operation, whichever class has it. */
export type Method = Methods<Instance>;
