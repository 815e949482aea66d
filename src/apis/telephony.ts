import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AgentGreeting,
  BulkPrefixesRequest,
  BulkPrefixesResponse,
  CallSimulationResult,
  Callheader,
  Callmessage,
  CreateOrganizationLink,
  DisasterRecoveryAllRoutingRequest,
  MediaRegions,
  NumberRoutingListing,
  NumberRoutingRequest,
  NumberRoutingResetOrganizationRequest,
  OrganizationCallMetrics,
  OrganizationLink,
  OrganizationLinkApprovalRequest,
  OrganizationLinkResponse,
  PrefixListing,
  RegionResponse,
  SIPSearchPublicRequest,
  SelfAgentGreeting,
  SignedUrlResponse,
  SipDownloadResponse,
  SipSearchResult,
  TelephonySettings,
} from '../models/telephony.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetTelephonyNumbersRoutingOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only this number. */
  numberId?: string;
  /** Only numbers that this organisation receives at present. */
  activeRoutingOrganizationId?: string;
  /** Only numbers that belong to this organisation. */
  ownerOrganizationId?: string;
  /** `Normal`, `Redirected` or `Pending`. */
  status?: string;
}

export interface GetTelephonyPrefixesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only entries with this prefix. */
  prefix?: string;
}

export interface GetTelephonySiptracesOptions {
  /** SIP `Call-ID` of the dialogue. */
  callId?: string;
  /** User part of the SIP address called. */
  toUser?: string;
  /** User part of the SIP address calling. */
  fromUser?: string;
  conversationId?: string;
}

/**
 * SIP signalling of past calls, for tracing why a call failed or took the way it did. Search the messages with
 * `getTelephonySiptraces`; for a capture file that a packet analyser opens, order one with `postTelephonySiptracesDownload`
 * and fetch its address with `getTelephonySiptracesDownloadDownloadId`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TelephonyApi extends PlatformApi {
  /**
   * Dissolves the link to another organisation, after which numbers can no longer be routed there in an emergency.
   *
   * @param targetOrganizationId - The organisation at the link's other end.
   * @permissions `telephony:organizationLink:delete`
   * @see DELETE /api/v2/telephony/organization/link/{targetOrganizationId}
   */
  deleteTelephonyOrganizationLinkTargetOrganizationId(targetOrganizationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyOrganizationLinkTargetOrganizationId',
      'DELETE /api/v2/telephony/organization/link/{targetOrganizationId}',
      { targetOrganizationId },
      {},
      request,
    );
  }

  /**
   * Reads the greetings that callers and called parties hear from an agent at the start of a call. One's own are read with
   * `getTelephonyAgentsGreetingsMe`.
   *
   * @param agentId - The agent's user id.
   * @permissions `telephony:otherAgentGreeting:view`
   * @see GET /api/v2/telephony/agents/{agentId}/greetings
   */
  getTelephonyAgentGreetings(agentId: string, request?: RequestOptions): ApiPromise<AgentGreeting> {
    return this.call('getTelephonyAgentGreetings', 'GET /api/v2/telephony/agents/{agentId}/greetings', { agentId }, {}, request);
  }

  /**
   * Reads the caller's own greetings for inbound and outbound calls.
   *
   * @permissions `telephony:selfAgentGreeting:view`
   * @see GET /api/v2/telephony/agents/greetings/me
   */
  getTelephonyAgentsGreetingsMe(request?: RequestOptions): ApiPromise<SelfAgentGreeting> {
    return this.call('getTelephonyAgentsGreetingsMe', 'GET /api/v2/telephony/agents/greetings/me', {}, {}, request);
  }

  /**
   * Reads how far the organisation's capacity for simultaneous calls is used, and whether the platform is scaling it up or down.
   *
   * @param opts.metricType - Calls over the platform's own media, or over Edges on the premises. The platform assumes `cloud`.
   * @permissions `telephony:callMetrics:view`
   * @see GET /api/v2/telephony/calls/metrics
   */
  getTelephonyCallsMetrics(
    opts?: { metricType?: OpenEnum<'cloud' | 'premises'> },
    request?: RequestOptions,
  ): ApiPromise<OrganizationCallMetrics> {
    return this.call('getTelephonyCallsMetrics', 'GET /api/v2/telephony/calls/metrics', {}, opts, request);
  }

  /**
   * Lists the regions through which call media can pass: the home region, core regions and satellites.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/mediaregions
   */
  getTelephonyMediaregions(request?: RequestOptions): ApiPromise<MediaRegions> {
    return this.call('getTelephonyMediaregions', 'GET /api/v2/telephony/mediaregions', {}, {}, request);
  }

  /**
   * Lists phone numbers with the organisation that each is routed to at present, the owner or a linked one.
   *
   * @permissions `telephony:numberRouting:view`
   * @see GET /api/v2/telephony/numbers/routing
   */
  getTelephonyNumbersRouting(
    opts?: GetTelephonyNumbersRoutingOptions,
    request?: RequestOptions,
  ): ApiPromise<NumberRoutingListing> {
    return this.call('getTelephonyNumbersRouting', 'GET /api/v2/telephony/numbers/routing', {}, opts, request);
  }

  /**
   * Lists the links with other organisations, between which numbers can be routed for disaster recovery.
   *
   * @permissions `telephony:organizationLink:view`
   * @see GET /api/v2/telephony/organization/link
   */
  getTelephonyOrganizationLink(request?: RequestOptions): ApiPromise<OrganizationLinkResponse[]> {
    return this.call('getTelephonyOrganizationLink', 'GET /api/v2/telephony/organization/link', {}, {}, request);
  }

  /**
   * Lists the regions in which an organisation can be linked with this one.
   *
   * @permissions `telephony:organizationLink:view`
   * @see GET /api/v2/telephony/organization/link/regions
   */
  getTelephonyOrganizationLinkRegions(request?: RequestOptions): ApiPromise<RegionResponse[]> {
    return this.call('getTelephonyOrganizationLinkRegions', 'GET /api/v2/telephony/organization/link/regions', {}, {}, request);
  }

  /**
   * Lists the number prefixes to which calls are allowed or blocked.
   *
   * @param type - Which list is meant: prefixes allowed, or prefixes blocked.
   * @permissions not documented
   * @see GET /api/v2/telephony/prefixes
   */
  getTelephonyPrefixes(type: string, opts?: GetTelephonyPrefixesOptions, request?: RequestOptions): ApiPromise<PrefixListing> {
    return this.call('getTelephonyPrefixes', 'GET /api/v2/telephony/prefixes', { type }, opts, request);
  }

  /**
   * Tells whether a call to a number would be allowed, and which prefix decides. No call is made.
   *
   * @param _number - The number to try.
   * @permissions not documented
   * @see GET /api/v2/telephony/prefixes/simulate/call
   */
  getTelephonyPrefixesSimulateCall(_number: string, request?: RequestOptions): ApiPromise<CallSimulationResult> {
    return this.call(
      'getTelephonyPrefixesSimulateCall',
      'GET /api/v2/telephony/prefixes/simulate/call',
      { _number },
      {},
      request,
      { query: { _number: 'number' } },
    );
  }

  /**
   * Reads the telephony settings that hold for the whole organisation.
   *
   * @permissions `telephony:settings:view`
   * @see GET /api/v2/telephony/settings
   */
  getTelephonySettings(request?: RequestOptions): ApiPromise<TelephonySettings> {
    return this.call('getTelephonySettings', 'GET /api/v2/telephony/settings', {}, {}, request);
  }

  /**
   * Reads the SIP message of a conversation in its raw form; the parsed headers come from
   * `getTelephonySipmessagesConversationHeaders`.
   *
   * @permissions `telephony:pcap:view`
   * @see GET /api/v2/telephony/sipmessages/conversations/{conversationId}
   */
  getTelephonySipmessagesConversation(conversationId: string, request?: RequestOptions): ApiPromise<Callmessage> {
    return this.call(
      'getTelephonySipmessagesConversation',
      'GET /api/v2/telephony/sipmessages/conversations/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the headers of a conversation's SIP message, name to values.
   *
   * @param opts.keys - Only these headers, e.g. `to` and `from`.
   * @permissions `telephony:pcap:view`
   * @see GET /api/v2/telephony/sipmessages/conversations/{conversationId}/headers
   */
  getTelephonySipmessagesConversationHeaders(
    conversationId: string,
    opts?: { keys?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<Callheader> {
    return this.call(
      'getTelephonySipmessagesConversationHeaders',
      'GET /api/v2/telephony/sipmessages/conversations/{conversationId}/headers',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Searches the SIP messages of a span of time. Narrow it by call, parties or conversation.
   *
   * @param dateStart - Start of the span, ISO 8601.
   * @param dateEnd - End of the span, ISO 8601.
   * @permissions `telephony:pcap:view`
   * @see GET /api/v2/telephony/siptraces
   */
  getTelephonySiptraces(
    dateStart: string | Date,
    dateEnd: string | Date,
    opts?: GetTelephonySiptracesOptions,
    request?: RequestOptions,
  ): ApiPromise<SipSearchResult> {
    return this.call('getTelephonySiptraces', 'GET /api/v2/telephony/siptraces', { dateStart, dateEnd }, opts, request);
  }

  /**
   * Reads the signed, short-lived address of a capture that `postTelephonySiptracesDownload` has ordered. Fetch the file
   * there without the platform's token.
   *
   * @param downloadId - The `downloadId` that ordering returned.
   * @permissions `telephony:pcap:view`
   * @see GET /api/v2/telephony/siptraces/download/{downloadId}
   */
  getTelephonySiptracesDownloadDownloadId(downloadId: string, request?: RequestOptions): ApiPromise<SignedUrlResponse> {
    return this.call(
      'getTelephonySiptracesDownloadDownloadId',
      'GET /api/v2/telephony/siptraces/download/{downloadId}',
      { downloadId },
      {},
      request,
    );
  }

  /**
   * Approves or rejects the link that another organisation has asked for with `postTelephonyOrganizationLink`.
   *
   * @param requestingOrganizationId - The organisation that asked.
   * @permissions `telephony:organizationLink:edit`
   * @see PATCH /api/v2/telephony/organization/link/approve/{requestingOrganizationId}
   */
  patchTelephonyOrganizationLinkApproveRequestingOrganizationId(
    requestingOrganizationId: string,
    body: OrganizationLinkApprovalRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchTelephonyOrganizationLinkApproveRequestingOrganizationId',
      'PATCH /api/v2/telephony/organization/link/approve/{requestingOrganizationId}',
      { requestingOrganizationId, body },
      {},
      request,
    );
  }

  /**
   * Routes single numbers to one or several linked organisations. `postTelephonyNumbersRoutingReset` undoes it.
   *
   * @permissions `telephony:numberRouting:edit`
   * @see POST /api/v2/telephony/numbers/routing
   */
  postTelephonyNumbersRouting(body: NumberRoutingRequest[], request?: RequestOptions): ApiPromise<void> {
    return this.call('postTelephonyNumbersRouting', 'POST /api/v2/telephony/numbers/routing', { body }, {}, request);
  }

  /**
   * Routes all numbers of an organisation to a linked one, as when its region has failed.
   *
   * @permissions `telephony:numberRouting:edit`
   * @see POST /api/v2/telephony/numbers/routing/all
   */
  postTelephonyNumbersRoutingAll(body: DisasterRecoveryAllRoutingRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('postTelephonyNumbersRoutingAll', 'POST /api/v2/telephony/numbers/routing/all', { body }, {}, request);
  }

  /**
   * Sets the routing of an organisation's numbers back to normal.
   *
   * @permissions `telephony:numberRouting:edit`
   * @see POST /api/v2/telephony/numbers/routing/reset
   */
  postTelephonyNumbersRoutingReset(body: NumberRoutingResetOrganizationRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('postTelephonyNumbersRoutingReset', 'POST /api/v2/telephony/numbers/routing/reset', { body }, {}, request);
  }

  /**
   * Asks another organisation for a link. It takes effect once the other side has approved it with
   * `patchTelephonyOrganizationLinkApproveRequestingOrganizationId`.
   *
   * @permissions `telephony:organizationLink:add`
   * @see POST /api/v2/telephony/organization/link
   */
  postTelephonyOrganizationLink(body: CreateOrganizationLink, request?: RequestOptions): ApiPromise<OrganizationLink> {
    return this.call('postTelephonyOrganizationLink', 'POST /api/v2/telephony/organization/link', { body }, {}, request);
  }

  /**
   * Adds prefixes to the allowed and blocked ones and removes others, in one call. Each entry has its own result in the
   * answer.
   *
   * @permissions not documented
   * @see POST /api/v2/telephony/prefixes/bulk
   */
  postTelephonyPrefixesBulk(body: BulkPrefixesRequest, request?: RequestOptions): ApiPromise<BulkPrefixesResponse> {
    return this.call('postTelephonyPrefixesBulk', 'POST /api/v2/telephony/prefixes/bulk', { body }, {}, request);
  }

  /**
   * Orders a packet capture (pcap) of the SIP messages that match the body; its `downloadId` goes into
   * `getTelephonySiptracesDownloadDownloadId`.
   *
   * @param sIPSearchPublicRequest - What to search for; `dateStart` and `dateEnd` bound it, the other fields narrow it.
   * @permissions `telephony:pcap:add`
   * @see POST /api/v2/telephony/siptraces/download
   */
  postTelephonySiptracesDownload(
    sIPSearchPublicRequest: SIPSearchPublicRequest,
    request?: RequestOptions,
  ): ApiPromise<SipDownloadResponse> {
    return this.call(
      'postTelephonySiptracesDownload',
      'POST /api/v2/telephony/siptraces/download',
      { sIPSearchPublicRequest },
      {},
      request,
      { body: 'sIPSearchPublicRequest' },
    );
  }

  /**
   * Replaces an agent's greetings on the agent's behalf.
   *
   * @param agentId - The agent's user id.
   * @permissions `telephony:otherAgentGreeting:edit`
   * @see PUT /api/v2/telephony/agents/{agentId}/greetings
   */
  putTelephonyAgentGreetings(agentId: string, body: AgentGreeting, request?: RequestOptions): ApiPromise<AgentGreeting> {
    return this.call(
      'putTelephonyAgentGreetings',
      'PUT /api/v2/telephony/agents/{agentId}/greetings',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the caller's own greetings for inbound and outbound calls.
   *
   * @permissions `telephony:selfAgentGreeting:edit`
   * @see PUT /api/v2/telephony/agents/greetings/me
   */
  putTelephonyAgentsGreetingsMe(body: SelfAgentGreeting, request?: RequestOptions): ApiPromise<SelfAgentGreeting> {
    return this.call('putTelephonyAgentsGreetingsMe', 'PUT /api/v2/telephony/agents/greetings/me', { body }, {}, request);
  }

  /**
   * Replaces the telephony settings that hold for the whole organisation.
   *
   * @permissions `telephony:settings:edit`
   * @see PUT /api/v2/telephony/settings
   */
  putTelephonySettings(body: TelephonySettings, request?: RequestOptions): ApiPromise<TelephonySettings> {
    return this.call('putTelephonySettings', 'PUT /api/v2/telephony/settings', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TelephonyApi {
  type getTelephonyCallsMetricsOptions = OptionsOf<TelephonyApi['getTelephonyCallsMetrics']>;
  type getTelephonyNumbersRoutingOptions = GetTelephonyNumbersRoutingOptions;
  type getTelephonyPrefixesOptions = GetTelephonyPrefixesOptions;
  type getTelephonySipmessagesConversationHeadersOptions = OptionsOf<TelephonyApi['getTelephonySipmessagesConversationHeaders']>;
  type getTelephonySiptracesOptions = GetTelephonySiptracesOptions;
}
