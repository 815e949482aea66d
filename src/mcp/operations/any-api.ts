import { PlatformApi } from '../../apis/platform-api.js';
import type { CallSender } from '../../core/call/operation.js';
import { contract } from '../../sandbox/operations/operation-route.js';
import { positionalCall } from './operation-call.js';

/** An API class with the methods of all areas. Loading the 89 classes would take longer than most jobs. */
class AnyApi extends PlatformApi {
  override readonly client: CallSender;

  constructor(client: CallSender) {
    super(client);
    this.client = client;
  }
}

let isComplete = false;

/** Returns an object with the methods of all API classes. */
export function anyApi(client: CallSender): PlatformApi {
  if (!isComplete) addMethods();
  isComplete = true;
  return new AnyApi(client);
}

function addMethods(): void {
  for (const operation of contract()) {
    const value = function (this: AnyApi, ...values: readonly unknown[]): unknown {
      return this.client.send(positionalCall(operation, values));
    };
    Object.defineProperty(AnyApi.prototype, operation.name, { value, configurable: true });
  }
}
