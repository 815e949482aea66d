import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Dictionary, JsonObject } from '../models/json.js';
import type { AvailableTranslations } from '../models/languages.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { Language, LanguageEntityListing } from '../models/shared-administration.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

export interface GetLanguagesOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
}

/**
 * Two unlike things: the routing languages of an organisation, which are matched with agents' language skills, and the
 * translations of the user interface's texts. The plain `…/languages` calls are the former generation of
 * `…/routing/languages` (see also `RoutingApi`).
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LanguagesApi extends PlatformApi {
  /**
   * Deletes a routing language.
   *
   * @deprecated Use `deleteRoutingLanguage` of `RoutingApi`.
   * @permissions `routing:skill:manage`
   * @see DELETE /api/v2/languages/{languageId}
   */
  deleteLanguage(languageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteLanguage', 'DELETE /api/v2/languages/{languageId}', { languageId }, {}, request);
  }

  /**
   * Deletes a routing language from the organisation. To take it from one agent only, use `deleteUserRoutinglanguage` of
   * `RoutingApi`.
   *
   * @deprecated The platform no longer offers it here. Use `deleteRoutingLanguage` of `RoutingApi`.
   * @permissions `routing:skill:manage`
   * @see DELETE /api/v2/routing/languages/{languageId}
   */
  deleteRoutingLanguage(languageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingLanguage', 'DELETE /api/v2/routing/languages/{languageId}', { languageId }, {}, request, {
      retired: true,
    });
  }

  /**
   * Reads a routing language.
   *
   * @deprecated Use `getRoutingLanguage` of `RoutingApi`.
   * @permissions `routing:skill:manage`
   * @see GET /api/v2/languages/{languageId}
   */
  getLanguage(languageId: string, request?: RequestOptions): ApiPromise<Language> {
    return this.call('getLanguage', 'GET /api/v2/languages/{languageId}', { languageId }, {}, request);
  }

  /**
   * Lists the routing languages.
   *
   * @deprecated Use `getRoutingLanguages` of `RoutingApi`.
   * @permissions `routing:skill:manage`
   * @see GET /api/v2/languages
   */
  getLanguages(opts?: GetLanguagesOptions, request?: RequestOptions): ApiPromise<LanguageEntityListing> {
    return this.call('getLanguages', 'GET /api/v2/languages', {}, opts, request);
  }

  /**
   * Lists the languages in which translations exist, those built in and those the organisation has added.
   *
   * @permissions not documented
   * @see GET /api/v2/languages/translations
   */
  getLanguagesTranslations(request?: RequestOptions): ApiPromise<AvailableTranslations> {
    return this.call('getLanguagesTranslations', 'GET /api/v2/languages/translations', {}, {}, request);
  }

  /**
   * Reads the translation that the platform ships for a language.
   *
   * @param language - Language tag, e.g. `en-us`.
   * @returns Texts by key, nested where keys are.
   * @permissions not documented
   * @see GET /api/v2/languages/translations/builtin
   */
  getLanguagesTranslationsBuiltin(language: string, request?: RequestOptions): ApiPromise<Dictionary<JsonObject>> {
    return this.call('getLanguagesTranslationsBuiltin', 'GET /api/v2/languages/translations/builtin', { language }, {}, request);
  }

  /**
   * Reads the organisation's own translation for a language, which overrides the built-in texts.
   *
   * @param language - Language tag, e.g. `en-us`.
   * @returns Texts by key, nested where keys are.
   * @permissions not documented
   * @see GET /api/v2/languages/translations/organization
   */
  getLanguagesTranslationsOrganization(language: string, request?: RequestOptions): ApiPromise<Dictionary<JsonObject>> {
    return this.call(
      'getLanguagesTranslationsOrganization',
      'GET /api/v2/languages/translations/organization',
      { language },
      {},
      request,
    );
  }

  /**
   * Reads the translation that is in effect for a user, by the user's language.
   *
   * @returns Texts by key, nested where keys are.
   * @permissions not documented
   * @see GET /api/v2/languages/translations/users/{userId}
   */
  getLanguagesTranslationsUser(userId: string, request?: RequestOptions): ApiPromise<Dictionary<JsonObject>> {
    return this.call(
      'getLanguagesTranslationsUser',
      'GET /api/v2/languages/translations/users/{userId}',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads one routing language by id.
   *
   * @deprecated The platform no longer offers it here. Use `getRoutingLanguage` of `RoutingApi`.
   * @permissions not documented
   * @see GET /api/v2/routing/languages/{languageId}
   */
  getRoutingLanguage(languageId: string, request?: RequestOptions): ApiPromise<Language> {
    return this.call('getRoutingLanguage', 'GET /api/v2/routing/languages/{languageId}', { languageId }, {}, request, {
      retired: true,
    });
  }

  /**
   * Creates a routing language.
   *
   * @deprecated Use `postRoutingLanguages` of `RoutingApi`.
   * @permissions `routing:skill:manage`
   * @see POST /api/v2/languages
   */
  postLanguages(body: Language, request?: RequestOptions): ApiPromise<Language> {
    return this.call('postLanguages', 'POST /api/v2/languages', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LanguagesApi {
  type getLanguagesOptions = GetLanguagesOptions;
}
