import type { ApiPromise } from 'contact-centre-client';
import { FaxApi } from 'contact-centre-client/apis/fax';
import type { DownloadResponse, FaxDocument, FaxSummary } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new FaxApi();

describe('FaxApi', () => {
  it('reads faxes and the addresses of their pages', () => {
    expectTypeOf(api.getFaxDocument('id')).toEqualTypeOf<ApiPromise<FaxDocument>>();
    expectTypeOf(api.getFaxDocumentContent('id')).resolves.toEqualTypeOf<DownloadResponse>();
    expectTypeOf(api.getFaxSummary()).resolves.toEqualTypeOf<FaxSummary>();
    expectTypeOf<FaxSummary['unreadCount']>().toEqualTypeOf<number | undefined>();
    expectTypeOf(api.deleteFaxDocument('id')).resolves.toBeVoid();
  });

  it('marks a fax as read', () => {
    void api.putFaxDocument('id', { read: true });
    // @ts-expect-error -- nothing to change
    void api.putFaxDocument('id');
    // @ts-expect-error -- "yes" is no boolean
    void api.putFaxDocument('id', { read: 'yes' });
    // @ts-expect-error -- pages are counted in pageCount
    void api.putFaxDocument('id', { pages: 2 });
  });

  it('pages its list by number', () => {
    void api.getFaxDocuments({ pageSize: 50, pageNumber: 2 });
    // @ts-expect-error -- there is no filter for unread ones
    void api.getFaxDocuments({ read: false });
    // @ts-expect-error -- an id is text
    void api.getFaxDocument(12);
  });
});
