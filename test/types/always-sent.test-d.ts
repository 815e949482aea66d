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

describe('What the platform always sends', () => {
  it('needs no check', () => {
    expectTypeOf(users.entities[0]?.id).toEqualTypeOf<string | undefined>();
    expectTypeOf(users.entities.map(({ id }) => id)).toEqualTypeOf<string[]>();
    for (const { id } of queues.entities) expectTypeOf(id).toEqualTypeOf<string>();
    expectTypeOf<UserMe['id']>().toEqualTypeOf<string>();
    expectTypeOf<CallConversation['id']>().toEqualTypeOf<string>();
    expectTypeOf<AsyncQueryResponse['jobId']>().toEqualTypeOf<string>();
    expectTypeOf<BuAsyncScheduleResponse['operationId']>().toEqualTypeOf<string>();
  });

  it('is asked of no body', () => {
    expectTypeOf<{ name: string }>().toExtend<CreateQueueRequest>();
    expectTypeOf<{ name: string }>().toExtend<WrapupCode>();
    expectTypeOf<WrapupCode['id']>().toEqualTypeOf<string | undefined>();
  });

  it('is asked of who is named in a body', () => {
    expectTypeOf<{ queue: { id: string } }>().toExtend<Pick<Evaluation, 'queue'>>();
    expectTypeOf<{ queue: { name: string } }>().not.toExtend<Pick<Evaluation, 'queue'>>();
  });
});
