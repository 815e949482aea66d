import type { CallSender } from './operation.js';

/** The client of `new UsersApi()`: set only by the first use of `ApiClient.instance`. */
export const defaultClient: { current?: CallSender } = {};
