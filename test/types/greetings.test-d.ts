import type { ApiPromise } from 'contact-centre-client';
import { GreetingsApi } from 'contact-centre-client/apis/greetings';
import type { DefaultGreetingList, Greeting, MediaFormat, OpenEnum } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new GreetingsApi();

const greeting: Greeting = { type: 'VOICEMAIL', ownerType: 'USER', owner: { id: 'me' }, audioTTS: 'Please leave a message' };

describe('GreetingsApi', () => {
  it('creates greetings of users, groups and the organisation', () => {
    expectTypeOf(api.postUserGreetings('user', greeting)).toEqualTypeOf<ApiPromise<Greeting>>();
    expectTypeOf(
      api.putGroupGreetingsDefaults('group', { greetings: { VOICEMAIL: greeting } }),
    ).resolves.toEqualTypeOf<DefaultGreetingList>();
    expectTypeOf(api.deleteGreeting('id')).resolves.toBeVoid();
  });

  it('accepts media formats, types and owners', () => {
    expectTypeOf<MediaFormat>().toEqualTypeOf<'WAV' | 'WEBM' | 'WAV_ULAW' | 'OGG_VORBIS' | 'OGG_OPUS' | 'MP3' | 'NONE'>();
    expectTypeOf<KnownValues<OpenEnum<MediaFormat>>>().toEqualTypeOf<MediaFormat>();
    expectTypeOf<KnownValues<Greeting['type']>>().toEqualTypeOf<'STATION' | 'VOICEMAIL' | 'NAME'>();
    expectTypeOf<KnownValues<Greeting['ownerType']>>().toEqualTypeOf<'USER' | 'ORGANIZATION' | 'GROUP'>();
    void api.getGreetingMedia('id', { formatId: 'FLAC' });
  });

  it('rejects a greeting without an owner, of the wrong shape, and a missing greeting', () => {
    // @ts-expect-error -- the owner is missing
    void api.postGreetings({ type: 'NAME', audioTTS: 'Hello' });
    // @ts-expect-error -- an owner is a reference
    void api.putGreeting('id', { ...greeting, owner: 'me' });
    // @ts-expect-error -- defaults are stored by kind, not in a list
    void api.putGreetingsDefaults({ greetings: [greeting] });
    // @ts-expect-error -- a greeting is required
    void api.postGroupGreetings('group');
    // @ts-expect-error -- defaults are not paged
    void api.getUserGreetingsDefaults('user', { pageSize: 5 });
    // @ts-expect-error -- a greeting is identified by text
    void api.getGreeting(7);
    // @ts-expect-error -- greetings are not filtered by owner
    void api.getGreetings({ ownerType: 'USER' });
  });
});
