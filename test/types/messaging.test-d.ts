import type { ApiPromise } from 'contact-centre-client';
import { MessagingApi } from 'contact-centre-client/apis/messaging';
import type { SupportedContent, SupportedContentListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new MessagingApi();

describe('MessagingApi', () => {
  it('reads and writes the content that may be sent', () => {
    expectTypeOf(api.getMessagingSupportedcontent({ pageSize: 5 })).toEqualTypeOf<ApiPromise<SupportedContentListing>>();
    const images = { id: 'p', name: 'Images', mediaTypes: { allow: { inbound: [{ type: 'image/*' }] } } };
    expectTypeOf(api.postMessagingSupportedcontent(images)).resolves.toEqualTypeOf<SupportedContent>();
    expectTypeOf(api.deleteMessagingSupportedcontentSupportedContentId('p')).resolves.toBeVoid();
  });

  it('rejects a profile without id or name, and wrong media types', () => {
    // @ts-expect-error -- a profile has an id
    void api.postMessagingSupportedcontent({ name: 'Images' });
    // @ts-expect-error -- and a name
    void api.patchMessagingSupportedcontentSupportedContentId('p', { id: 'p' });
    // @ts-expect-error -- media types are grouped by direction
    void api.patchMessagingSupportedcontentSupportedContentId('p', { id: 'p', name: 'Images', mediaTypes: ['image/*'] });
    // @ts-expect-error -- there is no list of forbidden types
    void api.postMessagingSupportedcontent({ id: 'p', name: 'Images', mediaTypes: { deny: {} } });
  });

  it('rejects wrong ids and options', () => {
    // @ts-expect-error -- the profile is missing
    void api.patchMessagingSupportedcontentSupportedContentId('p');
    // @ts-expect-error -- an id is text
    void api.getMessagingSupportedcontentSupportedContentId(0);
    // @ts-expect-error -- pages are numbered
    void api.getMessagingSupportedcontent({ after: 'cursor' });
  });
});
