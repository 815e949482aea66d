import type { CallSender } from './operation.js';

/** The client of `new UsersApi()`: set by the first use of `ApiClient.instance`, and by nothing else. */
export const defaultClient: { current?: CallSender } = {};
