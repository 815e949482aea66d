import type { ApiPromise } from 'contact-centre-client';
import { BackgroundAssistantApi } from 'contact-centre-client/apis/background-assistant';
import type { SignedData } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new BackgroundAssistantApi();

describe('BackgroundAssistantApi', () => {
  it('returns tokens', () => {
    expectTypeOf(api.postBackgroundassistantToken({ body: { backgroundAssistantId: 'id' } })).toEqualTypeOf<
      ApiPromise<SignedData>
    >();
    expectTypeOf(api.postScreenrecordingToken()).resolves.toEqualTypeOf<SignedData>();
  });

  it('rejects a body in place of opts, and one without its id', () => {
    // @ts-expect-error -- the body belongs in opts
    void api.postBackgroundassistantToken({ backgroundAssistantId: 'id' });
    // @ts-expect-error -- the id is missing
    void api.postBackgroundassistantToken({ body: {} });
    // @ts-expect-error -- an id is text
    void api.postScreenrecordingToken({ body: { backgroundAssistantId: 7 } });
  });
});
