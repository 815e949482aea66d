import type { ApiPromise } from 'contact-centre-client';
import { LanguagesApi } from 'contact-centre-client/apis/languages';
import type { Dictionary, JsonObject, Language, LanguageEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new LanguagesApi();

describe('LanguagesApi', () => {
  it('reads languages and translations', () => {
    expectTypeOf(api.getLanguage('id')).toEqualTypeOf<ApiPromise<Language>>();
    expectTypeOf(api.getLanguages({ name: 'Deutsch*', sortOrder: 'descending' })).resolves.toEqualTypeOf<LanguageEntityListing>();
    expectTypeOf(api.getLanguagesTranslationsBuiltin('de')).resolves.toEqualTypeOf<Dictionary<JsonObject>>();
    expectTypeOf(api.deleteRoutingLanguage('id')).resolves.toBeVoid();
  });

  it('adds a language by its name', () => {
    expectTypeOf(api.postLanguages({ name: 'Suomi' })).resolves.toEqualTypeOf<Language>();
    // @ts-expect-error -- a language has a name
    void api.postLanguages({ state: 'active' });
    // @ts-expect-error -- the name alone is no language
    void api.postLanguages('Suomi');
    // @ts-expect-error -- there is nothing like a code
    void api.postLanguages({ name: 'Suomi', code: 'fi' });
  });

  it('accepts the states of a language', () => {
    expectTypeOf<KnownValues<Language['state']>>().toEqualTypeOf<'active' | 'inactive' | 'deleted'>();
    void api.postLanguages({ name: 'Suomi', state: 'dormant' });
  });

  it('requires the language of translations', () => {
    // @ts-expect-error -- the language is missing
    void api.getLanguagesTranslationsOrganization();
    // @ts-expect-error -- of one user
    void api.getLanguagesTranslationsUser(['user']);
    // @ts-expect-error -- a language is required
    void api.postLanguages();
    // @ts-expect-error -- its id is text
    void api.getLanguage(49);
    // @ts-expect-error -- languages are found by name
    void api.getLanguages({ code: 'fi' });
  });
});
