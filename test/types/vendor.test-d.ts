import type { WithCustomHeaders } from 'contact-centre-client/vendor';
import { AbstractHttpClient, UsersApi } from 'contact-centre-client/vendor';
import { expectTypeOf } from 'vitest';
import type { User } from 'contact-centre-client/models';

const users: WithCustomHeaders<UsersApi> = new UsersApi();
const headers = { 'x-trace': '1' };

// Beside the options, in place of the request options, and not at all.
expectTypeOf(users.getUser('1', { expand: ['presence'], customHeaders: headers })).resolves.toEqualTypeOf<User>();
void users.deleteUser('1', { customHeaders: headers });
void users.patchUser('1', { version: 1 }, { customHeaders: headers, timeout: 1 });
void users.getUsers();

// @ts-expect-error -- headers are texts by name
void users.getUser('1', { customHeaders: 1 });
// @ts-expect-error -- no id is an object of headers
void users.getUser({ customHeaders: headers });
// @ts-expect-error -- options are those of the method
void users.getUser('1', { pageSize: 1, customHeaders: headers });
// @ts-expect-error -- the class itself does not take them
void new UsersApi().getUser('1', { customHeaders: headers });
// @ts-expect-error -- an HTTP client must implement enableHooks
export class NoHooks extends AbstractHttpClient {
  request = () => Promise.resolve({ status: 200 });
}
