import { ApiClient as Client } from './client.js';

/** What a client has beside the members of its class. */
const fields = new Set<PropertyKey>([
  'config',
  'logger',
  'onAuthPopupStatus',
  'refreshAccessToken',
  'rejectWith',
  'returnExtended',
]);

const belongsToClient = (name: PropertyKey): boolean => name in Client.prototype || fields.has(name);

/**
 * The class of clients. As in the vendor's package, it is also the default client: `ApiClient.setEnvironment('mypurecloud.ie')` means
 * `ApiClient.instance.setEnvironment('mypurecloud.ie')`.
 */
export const ApiClient = new Proxy(Client, {
  get(target, name) {
    if (name in target || !belongsToClient(name)) return Reflect.get(target, name) as unknown;
    const { instance } = target;
    const value: unknown = Reflect.get(instance, name);
    return typeof value === 'function' ? (value.bind(instance) as unknown) : value;
  },
  set(target, name, value) {
    return name in target || !belongsToClient(name)
      ? Reflect.set(target, name, value)
      : Reflect.set(target.instance, name, value);
  },
}) as typeof Client & Client;

export type ApiClient = Client;
