import type {
  AsyncQueryResponse,
  BuAsyncScheduleResponse,
  CallConversation,
  CreateQueueRequest,
  Evaluation,
  QueueEntityListing,
  UserEntityListing,
  UserMe,
  WrapupCode,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

declare const users: UserEntityListing;
declare const queues: QueueEntityListing;

describe('Fields that the platform always sends', () => {
  it('need no check in a response', () => {
    expectTypeOf(users.entities[0]?.id).toEqualTypeOf<string | undefined>();
    expectTypeOf(users.entities.map(({ id }) => id)).toEqualTypeOf<string[]>();
    for (const { id } of queues.entities) expectTypeOf(id).toEqualTypeOf<string>();
    expectTypeOf<UserMe['id']>().toEqualTypeOf<string>();
    expectTypeOf<CallConversation['id']>().toEqualTypeOf<string>();
    expectTypeOf<AsyncQueryResponse['jobId']>().toEqualTypeOf<string>();
    expectTypeOf<BuAsyncScheduleResponse['operationId']>().toEqualTypeOf<string>();
  });

  it('are optional in a request body', () => {
    expectTypeOf<{ name: string }>().toExtend<CreateQueueRequest>();
    expectTypeOf<{ name: string }>().toExtend<WrapupCode>();
    expectTypeOf<WrapupCode['id']>().toEqualTypeOf<string | undefined>();
  });

  it('are optional in a reference to a user in a request body', () => {
    expectTypeOf<{ queue: { id: string } }>().toExtend<Pick<Evaluation, 'queue'>>();
    expectTypeOf<{ queue: { name: string } }>().not.toExtend<Pick<Evaluation, 'queue'>>();
  });
});
