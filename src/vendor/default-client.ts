import { ApiClient as Client } from './client.js';

/** Members of a client that its class does not have. */
const clientFields = new Set<PropertyKey>([
  'config',
  'logger',
  'onAuthPopupStatus',
  'refreshAccessToken',
  'rejectWith',
  'returnExtended',
]);

const belongsToClient = (name: PropertyKey): boolean => name in Client.prototype || clientFields.has(name);

/** Returns the object that has a member used on `ApiClient`: the class, or the default client. */
function ownerOf(target: typeof Client, name: PropertyKey): object {
  return name in target || !belongsToClient(name) ? target : target.instance;
}

/** Methods that `ApiClient` exposes, bound to the default client, with the original methods of the class. */
const unboundMethods = new WeakMap<object, unknown>();

function exposedValue(owner: object, name: PropertyKey): unknown {
  const value: unknown = Reflect.get(owner, name);
  if (typeof value !== 'function' || Object.hasOwn(owner, name)) return value;
  const boundMethod = (value as () => unknown).bind(owner) as unknown as object;
  unboundMethods.set(boundMethod, value);
  return boundMethod;
}

/** Whether a test restores a method of the class that it has replaced. */
function isRestored(owner: object, name: PropertyKey, value: unknown): boolean {
  const method = typeof value === 'function' ? unboundMethods.get(value) : undefined;
  return method !== undefined && method === Reflect.get(Object.getPrototypeOf(owner) as object, name);
}

/**
 * The class of clients. As in the vendor's package, it is also the default client: `ApiClient.setEnvironment('mypurecloud.ie')` means
 * `ApiClient.instance.setEnvironment('mypurecloud.ie')`. The traps beside `get` and `set` are for tests that replace members and restore them.
 */
export const ApiClient = new Proxy(Client, {
  get(target, name) {
    const owner = ownerOf(target, name);
    return owner === target ? (Reflect.get(target, name) as unknown) : exposedValue(owner, name);
  },
  set(target, name, value) {
    const owner = ownerOf(target, name);
    return isRestored(owner, name, value) ? Reflect.deleteProperty(owner, name) : Reflect.set(owner, name, value);
  },
  has(target, name) {
    return name in target || belongsToClient(name);
  },
  deleteProperty(target, name) {
    return Reflect.deleteProperty(ownerOf(target, name), name);
  },
  defineProperty(target, name, descriptor) {
    const owner = ownerOf(target, name);
    if (isRestored(owner, name, descriptor.value)) return Reflect.deleteProperty(owner, name);
    return Reflect.defineProperty(owner, name, descriptor);
  },
  getOwnPropertyDescriptor(target, name) {
    const owner = ownerOf(target, name);
    const descriptorOfOwner = Reflect.getOwnPropertyDescriptor(owner, name);
    if (descriptorOfOwner || owner === target) return descriptorOfOwner;
    const value = exposedValue(owner, name);
    return typeof value === 'function' ? { value, writable: true, enumerable: false, configurable: true } : undefined;
  },
}) as typeof Client & Client;

export type ApiClient = Client;
