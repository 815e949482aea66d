import { describe, expectTypeOf, it } from 'vitest';
import { RoutingApi, UsersApi } from 'contact-centre-client';
import { createSandbox, sandboxAt } from 'contact-centre-client/sandbox';
import type { SandboxRequest } from 'contact-centre-client/sandbox';
import { setupSandbox } from 'contact-centre-client/testing';

const sandbox = createSandbox();
const { received } = setupSandbox();
const remote = sandboxAt('http://127.0.0.1:8080');

describe('received', () => {
  it('returns requests', () => {
    expectTypeOf(sandbox.received(UsersApi, 'patchUser')).toEqualTypeOf<readonly SandboxRequest[]>();
    expectTypeOf(received(RoutingApi, 'getRoutingQueues', { times: 1 })).toEqualTypeOf<readonly SandboxRequest[]>();
    expectTypeOf(remote.received(UsersApi, 'patchUser')).resolves.toEqualTypeOf<SandboxRequest[]>();
  });

  it("accepts a part of the method's arguments", () => {
    received(UsersApi, 'patchUser', { with: ['u1', { title: 'Pilot' }] });
    received(UsersApi, 'patchUser', { with: [undefined, { addresses: [{ address: '+1' }] }] });
    received(UsersApi, 'getUsers', { with: [{ expand: ['presence'] }], headers: { 'X-Trace': /a/ }, status: 200 });
  });

  it('rejects anything else', () => {
    // @ts-expect-error UsersApi has no such operation.
    received(UsersApi, 'patchQueue');
    // @ts-expect-error It is another class's.
    sandbox.received(RoutingApi, 'patchUser');
    // @ts-expect-error A member of the class that is no operation.
    received(UsersApi, 'client');
    // @ts-expect-error An id is a text.
    received(UsersApi, 'patchUser', { with: [7] });
    // @ts-expect-error The body has no such field.
    received(UsersApi, 'patchUser', { with: ['u1', { colour: 'red' }] });
    // @ts-expect-error A title is a text.
    void remote.received(UsersApi, 'patchUser', { with: ['u1', { title: 7 }] });
    // @ts-expect-error The state of a user is a text.
    received(UsersApi, 'patchUser', { with: ['u1', { state: { length: 6 } }] });
    // @ts-expect-error There is no fourth argument.
    received(UsersApi, 'patchUser', { with: ['u1', {}, {}, 'more'] });
    // @ts-expect-error It is a number.
    received(UsersApi, 'patchUser', { times: 'once' });
    // @ts-expect-error An unknown value.
    received(UsersApi, 'patchUser', { body: {} });
  });
});

describe('answer', () => {
  it('accepts the response type of the operation', () => {
    sandbox.answer(UsersApi, 'getUser', { status: 200, body: { name: 'Somebody' }, latencyMs: 5, effect: 'drop', times: 1 });
    // @ts-expect-error A user's name is a text.
    sandbox.answer(UsersApi, 'getUser', { body: { name: 7 } });
    // @ts-expect-error There is no such effect.
    sandbox.answer(UsersApi, 'getUser', { effect: 'vanish' });
    // @ts-expect-error UsersApi has no such operation.
    void remote.answer(UsersApi, 'getQueue', {});
  });
});
