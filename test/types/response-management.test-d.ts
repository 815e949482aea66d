import type { ApiPromise } from 'contact-centre-client';
import { ResponseManagementApi } from 'contact-centre-client/apis/response-management';
import type { Library, Response, ResponseAsset } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new ResponseManagementApi();

const reply: Response = { libraries: [{ id: 'l' }], texts: [{ content: 'Thank you', contentType: 'text/plain' }] };

describe('ResponseManagementApi', () => {
  it('keeps prepared answers in libraries', () => {
    expectTypeOf(api.postResponsemanagementResponses(reply, { expand: 'substitutionsSchema' })).toEqualTypeOf<
      ApiPromise<Response>
    >();
    expectTypeOf(api.postResponsemanagementLibraries({ name: 'Greetings' })).resolves.toEqualTypeOf<Library>();
    expectTypeOf(api.getResponsemanagementResponseasset('id')).resolves.toEqualTypeOf<ResponseAsset>();
    expectTypeOf(api.deleteResponsemanagementResponse('id')).resolves.toBeVoid();
  });

  it('is not the response of fetch', () => {
    // @ts-expect-error -- an HTTP response is no prepared answer
    void api.putResponsemanagementResponse('id', new globalThis.Response());
  });

  it('knows kinds of interaction and of answer', () => {
    expectTypeOf<Known<Response['interactionType']>>().toEqualTypeOf<'chat' | 'email' | 'twitter'>();
    expectTypeOf<Known<Library['responseType']>>().toEqualTypeOf<
      'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate' | 'Footer' | 'Form'
    >();
    void api.getResponsemanagementLibraries({ messagingTemplateFilter: 'apple', pageSize: 5 });
  });

  it('refuses an answer without its library, a search without its query', () => {
    // @ts-expect-error -- in which library?
    void api.postResponsemanagementResponses({ texts: [] });
    // @ts-expect-error -- a library has a name
    void api.putResponsemanagementLibrary('l', {});
    // @ts-expect-error -- which assets?
    void api.postResponsemanagementResponseassetsSearch({ pageSize: 10 });
    // @ts-expect-error -- answers of which library?
    void api.getResponsemanagementResponses({ pageSize: 10 });
    // @ts-expect-error -- reading expands by one value, not a list
    void api.getResponsemanagementResponse('id', { expand: ['substitutionsSchema'] });
    // @ts-expect-error -- a digest is text
    void api.postResponsemanagementResponseassetsUploads({ name: 'logo.png', contentMd5: new Uint8Array() });
    // @ts-expect-error -- an answer is named by text
    void api.getResponsemanagementResponse(8);
    // @ts-expect-error -- an answer is required
    void api.postResponsemanagementResponses();
  });
});
