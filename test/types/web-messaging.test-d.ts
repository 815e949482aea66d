import type { ApiPromise } from 'contact-centre-client';
import { WebMessagingApi } from 'contact-centre-client/apis/web-messaging';
import type { WebMessagingMessage, WebMessagingMessageEntityList } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new WebMessagingApi();

describe('WebMessagingApi', () => {
  it('reads the messages that a guest has seen', () => {
    expectTypeOf(api.getWebmessagingMessages({ pageSize: 10 })).toEqualTypeOf<ApiPromise<WebMessagingMessageEntityList>>();
    expectTypeOf<WebMessagingMessageEntityList['entities']>().toEqualTypeOf<WebMessagingMessage[]>();
    expectTypeOf<WebMessagingMessage['metadata']>().toEqualTypeOf<Record<string, string> | undefined>();
  });

  it('accepts types of messages, directions and senders', () => {
    expectTypeOf<KnownValues<WebMessagingMessage['type']>>().toEqualTypeOf<'Text' | 'Structured' | 'Receipt' | 'Event'>();
    expectTypeOf<KnownValues<WebMessagingMessage['direction']>>().toEqualTypeOf<'Inbound' | 'Outbound'>();
    expectTypeOf<KnownValues<WebMessagingMessage['originatingEntity']>>().toEqualTypeOf<'Human' | 'Bot'>();
    expectTypeOf<'Sticker'>().toExtend<NonNullable<WebMessagingMessage['type']>>();
  });

  it('is paged by number only', () => {
    // @ts-expect-error -- there is no cursor
    void api.getWebmessagingMessages({ after: 'c' });
    // @ts-expect-error -- a page is a number
    void api.getWebmessagingMessages({ pageNumber: '2' });
    // @ts-expect-error -- the token determines the conversation
    void api.getWebmessagingMessages('conversation');
  });
});
