import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { JsonNodeSearchResponse, SearchRequest, SuggestSearchRequest } from '../models/shared-search.js';
import type { SearchExpand } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Search across types of resource and suggestions while typing. All its calls are in `SearchApi` too; the area exists for
 * programs that need no other search.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SuggestApi extends PlatformApi {
  /**
   * Turns the pages of a search across types that `postSearch` began.
   *
   * @param q64 - The `q64` value of the answer's `previousPage`, `currentPage` or `nextPage`.
   * @permissions `directory:user:view`
   * @see GET /api/v2/search
   */
  getSearch(
    q64: string,
    opts?: { expand?: readonly OpenEnum<SearchExpand>[]; profile?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonNodeSearchResponse> {
    return this.call('getSearch', 'GET /api/v2/search', { q64 }, opts, request);
  }

  /**
   * Repeats a suggestion query that `postSearchSuggest` has run.
   *
   * @param q64 - The suggestion request as JSON, base64-encoded.
   * @permissions `directory:user:view`
   * @see GET /api/v2/search/suggest
   */
  getSearchSuggest(
    q64: string,
    opts?: { expand?: readonly OpenEnum<SearchExpand>[]; profile?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonNodeSearchResponse> {
    return this.call('getSearchSuggest', 'GET /api/v2/search/suggest', { q64 }, opts, request);
  }

  /**
   * Searches several types of resource at once, such as users, groups and locations, with aggregations if wanted.
   *
   * @param body - `types` names the types to search; `query` may be left out to match everything.
   * @permissions `directory:user:view`
   * @see POST /api/v2/search
   */
  postSearch(body: SearchRequest, opts?: { profile?: boolean }, request?: RequestOptions): ApiPromise<JsonNodeSearchResponse> {
    return this.call('postSearch', 'POST /api/v2/search', { body }, opts, request);
  }

  /**
   * Suggests resources while a user is still typing; `postSearch` is the search proper.
   *
   * @param body - `types` names the types to suggest from.
   * @permissions `directory:user:view`
   * @see POST /api/v2/search/suggest
   */
  postSearchSuggest(
    body: SuggestSearchRequest,
    opts?: { profile?: boolean },
    request?: RequestOptions,
  ): ApiPromise<JsonNodeSearchResponse> {
    return this.call('postSearchSuggest', 'POST /api/v2/search/suggest', { body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SuggestApi {
  type getSearchOptions = OptionsOf<SuggestApi['getSearch']>;
  type getSearchSuggestOptions = OptionsOf<SuggestApi['getSearchSuggest']>;
  type postSearchOptions = OptionsOf<SuggestApi['postSearch']>;
  type postSearchSuggestOptions = OptionsOf<SuggestApi['postSearchSuggest']>;
}
