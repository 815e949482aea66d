import type { ApiPromise } from 'contact-centre-client';
import { ResponseManagementApi } from 'contact-centre-client/apis/response-management';
import type { Library, Response, ResponseAsset } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ResponseManagementApi();

const reply: Response = { libraries: [{ id: 'l' }], texts: [{ content: 'Thank you', contentType: 'text/plain' }] };

describe('ResponseManagementApi', () => {
  it('manages prepared responses in libraries', () => {
    expectTypeOf(api.postResponsemanagementResponses(reply, { expand: 'substitutionsSchema' })).toEqualTypeOf<
      ApiPromise<Response>
    >();
    expectTypeOf(api.postResponsemanagementLibraries({ name: 'Greetings' })).resolves.toEqualTypeOf<Library>();
    expectTypeOf(api.getResponsemanagementResponseasset('id')).resolves.toEqualTypeOf<ResponseAsset>();
    expectTypeOf(api.deleteResponsemanagementResponse('id')).resolves.toBeVoid();
  });

  it('is not the response of fetch', () => {
    // @ts-expect-error -- an HTTP response is no prepared response
    void api.putResponsemanagementResponse('id', new globalThis.Response());
  });

  it('accepts types of interactions and responses', () => {
    expectTypeOf<KnownValues<Response['interactionType']>>().toEqualTypeOf<'chat' | 'email' | 'twitter'>();
    expectTypeOf<KnownValues<Library['responseType']>>().toEqualTypeOf<
      'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate' | 'Footer' | 'Form'
    >();
    void api.getResponsemanagementLibraries({ messagingTemplateFilter: 'apple', pageSize: 5 });
  });

  it('rejects a response without its library and a search without its query', () => {
    // @ts-expect-error -- the library is missing
    void api.postResponsemanagementResponses({ texts: [] });
    // @ts-expect-error -- a library has a name
    void api.putResponsemanagementLibrary('l', {});
    // @ts-expect-error -- the assets are missing
    void api.postResponsemanagementResponseassetsSearch({ pageSize: 10 });
    // @ts-expect-error -- the library is missing
    void api.getResponsemanagementResponses({ pageSize: 10 });
    // @ts-expect-error -- reading expands by one value, not a list
    void api.getResponsemanagementResponse('id', { expand: ['substitutionsSchema'] });
    // @ts-expect-error -- a digest is text
    void api.postResponsemanagementResponseassetsUploads({ name: 'logo.png', contentMd5: new Uint8Array() });
    // @ts-expect-error -- an answer is identified by text
    void api.getResponsemanagementResponse(8);
    // @ts-expect-error -- an answer is required
    void api.postResponsemanagementResponses();
  });
});
