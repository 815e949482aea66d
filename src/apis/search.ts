import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  DocumentationSearchRequest,
  DocumentationSearchResponse,
  DocumentationV2SearchRequest,
  GKNDocumentationSearchRequest,
  GKNDocumentationSearchResponse,
} from '../models/search.js';
import type { TranscriptConversationDetailSearchRequest } from '../models/shared-analytics.js';
import type { AnalyticsConversationWithoutAttributesMultiGetResponse } from '../models/shared-conversation-analytics.js';
import type {
  GroupSearchRequest,
  GroupsSearchResponse,
  JsonNodeSearchResponse,
  KnowledgeSearchRequest,
  KnowledgeSearchResponse,
  LocationSearchRequest,
  LocationsSearchResponse,
  SearchRequest,
  SuggestSearchRequest,
  TeamSearchRequest,
  TeamsSearchResponse,
  TranscriptSearchRequest,
  UserSearchRequest,
  UsersSearchResponse,
  VoicemailSearchRequest,
} from '../models/shared-search.js';
import type { JsonSearchResponse } from '../models/shared-references.js';
import type { ExpandOptions, SearchExpand } from '../models/options.js';
import type {
  ConversationCustomAttributesSearchRequest,
  ConversationParticipantSearchRequest,
  JsonCursorSearchResponse,
  VoicemailsSearchResponse,
} from '../models/shared-conversations.js';
import type { SiteSearchRequest, SitesSearchResponse } from '../models/shared-telephony.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Searches of every kind gathered in one place: users, groups, locations, teams, voicemail, documentation, knowledge and
 * transcripts, and a search across types. Each POST takes a request with criteria, paging and sorting; the GET of the same
 * route repeats such a request from its base64 form, as the page links of an answer carry it.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SearchApi extends PlatformApi {
  /**
   * Repeats a search of the Genesys Knowledge Network from its encoded form; see `postDocumentationGknSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded.
   * @permissions not documented
   * @see GET /api/v2/documentation/gkn/search
   */
  getDocumentationGknSearch(q64: string, request?: RequestOptions): ApiPromise<GKNDocumentationSearchResponse> {
    return this.call('getDocumentationGknSearch', 'GET /api/v2/documentation/gkn/search', { q64 }, {}, request);
  }

  /**
   * Repeats a search of the platform's help articles from its encoded form; see `postDocumentationSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded.
   * @permissions not documented
   * @see GET /api/v2/documentation/search
   */
  getDocumentationSearch(q64: string, request?: RequestOptions): ApiPromise<DocumentationSearchResponse> {
    return this.call('getDocumentationSearch', 'GET /api/v2/documentation/search', { q64 }, {}, request);
  }

  /**
   * Repeats a group search from its encoded form. The usual way in is `postGroupsSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @permissions not documented
   * @see GET /api/v2/groups/search
   */
  getGroupsSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<GroupsSearchResponse> {
    return this.call('getGroupsSearch', 'GET /api/v2/groups/search', { q64 }, opts, request);
  }

  /**
   * Repeats a location search from its encoded form. The usual way in is `postLocationsSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @permissions not documented
   * @see GET /api/v2/locations/search
   */
  getLocationsSearch(
    q64: string,
    opts?: ExpandOptions<'images' | 'addressVerificationDetails'>,
    request?: RequestOptions,
  ): ApiPromise<LocationsSearchResponse> {
    return this.call('getLocationsSearch', 'GET /api/v2/locations/search', { q64 }, opts, request);
  }

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
   * Repeats a search for telephony sites from its encoded form. The usual way in is `postTelephonyProvidersEdgesSitesSearch`.
   *
   * @param q64 - The search request as JSON, `base64`-encoded.
   * @param opts.expand - Parts of each site to fill in.
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see GET /api/v2/telephony/providers/edges/sites/search
   */
  getTelephonyProvidersEdgesSitesSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<SitesSearchResponse> {
    return this.call(
      'getTelephonyProvidersEdgesSitesSearch',
      'GET /api/v2/telephony/providers/edges/sites/search',
      { q64 },
      opts,
      request,
    );
  }

  /**
   * Repeats a user search from its encoded form, as the page links of `postUsersSearch` carry it. New searches are easier
   * with `postUsersSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @param opts.integrationPresenceSource - Product whose presence is put into `integrationPresence`.
   * @permissions `directory:user:view`
   * @see GET /api/v2/users/search
   */
  getUsersSearch(
    q64: string,
    opts?: { expand?: readonly string[]; integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'> },
    request?: RequestOptions,
  ): ApiPromise<UsersSearchResponse> {
    return this.call('getUsersSearch', 'GET /api/v2/users/search', { q64 }, opts, request);
  }

  /**
   * Repeats a voicemail search from its encoded form. The usual way in is `postVoicemailSearch`.
   *
   * @param q64 - The search request as JSON, base64-encoded; the `q64` value of a page link can be passed on as it is.
   * @permissions not documented
   * @see GET /api/v2/voicemail/search
   */
  getVoicemailSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<VoicemailsSearchResponse> {
    return this.call('getVoicemailSearch', 'GET /api/v2/voicemail/search', { q64 }, opts, request);
  }

  /**
   * Finds conversations by what was said in them and answers with their analytics details. For the passages themselves, use
   * `postSpeechandtextanalyticsTranscriptsSearch`.
   *
   * @deprecated The platform no longer offers it. Use `postSpeechandtextanalyticsTranscriptsSearch`.
   * @permissions `analytics:conversationDetail:view`
   * @see POST /api/v2/analytics/conversations/transcripts/query
   */
  postAnalyticsConversationsTranscriptsQuery(
    body: TranscriptConversationDetailSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributesMultiGetResponse> {
    return this.call(
      'postAnalyticsConversationsTranscriptsQuery',
      'POST /api/v2/analytics/conversations/transcripts/query',
      { body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Searches the records of custom attributes that conversations carry, with paging and sorting.
   *
   * @permissions `conversation:customAttributes:view`
   * @see POST /api/v2/conversations/customattributes/search
   */
  postConversationsCustomattributesSearch(
    body: ConversationCustomAttributesSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonSearchResponse> {
    return this.call(
      'postConversationsCustomattributesSearch',
      'POST /api/v2/conversations/customattributes/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds conversations by the attributes of their participants, which flows and scripts have set. Pages are turned with the
   * `cursor` of the answer.
   *
   * @permissions `conversation:participant:attributesview`
   * @see POST /api/v2/conversations/participants/attributes/search
   */
  postConversationsParticipantsAttributesSearch(
    body: ConversationParticipantSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonCursorSearchResponse> {
    return this.call(
      'postConversationsParticipantsAttributesSearch',
      'POST /api/v2/conversations/participants/attributes/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches all of the platform's documentation at once. `postDocumentationSearch` keeps to the help articles and
   * `postDocumentationGknSearch` to the knowledge network.
   *
   * @preview
   * @permissions not documented
   * @see POST /api/v2/documentation/all/search
   */
  postDocumentationAllSearch(body: DocumentationV2SearchRequest, request?: RequestOptions): ApiPromise<JsonNodeSearchResponse> {
    return this.call('postDocumentationAllSearch', 'POST /api/v2/documentation/all/search', { body }, {}, request);
  }

  /**
   * Searches articles of the Genesys Knowledge Network. Only criteria of type `SIMPLE` are understood.
   *
   * @permissions not documented
   * @see POST /api/v2/documentation/gkn/search
   */
  postDocumentationGknSearch(
    body: GKNDocumentationSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<GKNDocumentationSearchResponse> {
    return this.call('postDocumentationGknSearch', 'POST /api/v2/documentation/gkn/search', { body }, {}, request);
  }

  /**
   * Searches the platform's help articles, release notes and videos.
   *
   * @permissions not documented
   * @see POST /api/v2/documentation/search
   */
  postDocumentationSearch(body: DocumentationSearchRequest, request?: RequestOptions): ApiPromise<DocumentationSearchResponse> {
    return this.call('postDocumentationSearch', 'POST /api/v2/documentation/search', { body }, {}, request);
  }

  /**
   * Searches groups by name, description and other fields. `getGroups` of `GroupsApi` lists them without criteria.
   *
   * @permissions not documented
   * @see POST /api/v2/groups/search
   */
  postGroupsSearch(body: GroupSearchRequest, request?: RequestOptions): ApiPromise<GroupsSearchResponse> {
    return this.call('postGroupsSearch', 'POST /api/v2/groups/search', { body }, {}, request);
  }

  /**
   * Searches a knowledge base for documents that answer a question asked in everyday language.
   *
   * @param opts.body - `languageCode` picks the language whose documents are searched; `searchOnDraftDocuments` includes what
   * is not published yet.
   * @deprecated The platform no longer offers it. Use `postKnowledgeKnowledgebaseDocumentsSearch` of `KnowledgeApi`.
   * @permissions `knowledge:knowledgebase:search`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search
   */
  postKnowledgeKnowledgebaseSearch(
    knowledgeBaseId: string,
    opts?: { body?: KnowledgeSearchRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSearchResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSearch',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search',
      { knowledgeBaseId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Searches locations (sites, buildings) by name, address and other fields.
   *
   * @permissions not documented
   * @see POST /api/v2/locations/search
   */
  postLocationsSearch(body: LocationSearchRequest, request?: RequestOptions): ApiPromise<LocationsSearchResponse> {
    return this.call('postLocationsSearch', 'POST /api/v2/locations/search', { body }, {}, request);
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

  /**
   * Searches transcripts of conversations for words and phrases, and answers with the transcripts that match.
   *
   * @permissions any of `analytics:conversationDetail:view`, `recording:recording:view`, `recording:recordingSegment:view`
   * @see POST /api/v2/speechandtextanalytics/transcripts/search
   */
  postSpeechandtextanalyticsTranscriptsSearch(
    body: TranscriptSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonSearchResponse> {
    return this.call(
      'postSpeechandtextanalyticsTranscriptsSearch',
      'POST /api/v2/speechandtextanalytics/transcripts/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches teams by name and other fields, as pickers do.
   *
   * @permissions `groups:team:view`
   * @see POST /api/v2/teams/search
   */
  postTeamsSearch(body: TeamSearchRequest, request?: RequestOptions): ApiPromise<TeamsSearchResponse> {
    return this.call('postTeamsSearch', 'POST /api/v2/teams/search', { body }, {}, request);
  }

  /**
   * Searches telephony sites by name and other fields.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see POST /api/v2/telephony/providers/edges/sites/search
   */
  postTelephonyProvidersEdgesSitesSearch(body: SiteSearchRequest, request?: RequestOptions): ApiPromise<SitesSearchResponse> {
    return this.call(
      'postTelephonyProvidersEdgesSitesSearch',
      'POST /api/v2/telephony/providers/edges/sites/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches users by the fields of their profile (name, e-mail, title, skills …) with paging, sorting and expansion.
   * `getUsers` is the call for a plain listing.
   *
   * @param body - `query` is a list of criteria, each with a match `type`, the `fields` to look in and the `value` or
   * `values` wanted.
   * @permissions `directory:user:view`
   * @see POST /api/v2/users/search
   */
  postUsersSearch(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearch', 'POST /api/v2/users/search', { body }, {}, request);
  }

  /**
   * Searches the users to whom a conversation can be directed, as a transfer dialogue does. The request is that of
   * `postUsersSearch`.
   *
   * @preview
   * @permissions `conversation:communication:target`
   * @see POST /api/v2/users/search/conversation/target
   */
  postUsersSearchConversationTarget(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchConversationTarget', 'POST /api/v2/users/search/conversation/target', { body }, {}, request);
  }

  /**
   * Searches users in order to make them members of a queue. The request is that of `postUsersSearch`.
   *
   * @preview
   * @permissions any of `routing:queueMember:manage`, `routing:queue:edit`
   * @see POST /api/v2/users/search/queuemembers/manage
   */
  postUsersSearchQueuemembersManage(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchQueuemembersManage', 'POST /api/v2/users/search/queuemembers/manage', { body }, {}, request);
  }

  /**
   * Searches users in order to assign them to a team. The request is that of `postUsersSearch`.
   *
   * @permissions `groups:team:assign`
   * @see POST /api/v2/users/search/teams/assign
   */
  postUsersSearchTeamsAssign(body: UserSearchRequest, request?: RequestOptions): ApiPromise<UsersSearchResponse> {
    return this.call('postUsersSearchTeamsAssign', 'POST /api/v2/users/search/teams/assign', { body }, {}, request);
  }

  /**
   * Searches voicemail messages that the caller may see, by sender, date and other fields.
   *
   * @permissions not documented
   * @see POST /api/v2/voicemail/search
   */
  postVoicemailSearch(body: VoicemailSearchRequest, request?: RequestOptions): ApiPromise<VoicemailsSearchResponse> {
    return this.call('postVoicemailSearch', 'POST /api/v2/voicemail/search', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SearchApi {
  type getGroupsSearchOptions = OptionsOf<SearchApi['getGroupsSearch']>;
  type getLocationsSearchOptions = OptionsOf<SearchApi['getLocationsSearch']>;
  type getSearchOptions = OptionsOf<SearchApi['getSearch']>;
  type getSearchSuggestOptions = OptionsOf<SearchApi['getSearchSuggest']>;
  type getTelephonyProvidersEdgesSitesSearchOptions = OptionsOf<SearchApi['getTelephonyProvidersEdgesSitesSearch']>;
  type getUsersSearchOptions = OptionsOf<SearchApi['getUsersSearch']>;
  type getVoicemailSearchOptions = OptionsOf<SearchApi['getVoicemailSearch']>;
  type postKnowledgeKnowledgebaseSearchOptions = OptionsOf<SearchApi['postKnowledgeKnowledgebaseSearch']>;
  type postSearchOptions = OptionsOf<SearchApi['postSearch']>;
  type postSearchSuggestOptions = OptionsOf<SearchApi['postSearchSuggest']>;
}
