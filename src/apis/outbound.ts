import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  Agent,
  AgentOwnedMappingPreviewListing,
  AttemptLimits,
  AttemptLimitsEntityListing,
  AuditSearchResult,
  CallableTimeSet,
  CallableTimeSetEntityListing,
  CampaignDiagnosticSummary,
  CampaignDiagnostics,
  CampaignDivisionView,
  CampaignDivisionViewListing,
  CampaignEntityListing,
  CampaignInteractions,
  CampaignOutboundLinesDistribution,
  CampaignPatchRequest,
  CampaignPerformanceDataListing,
  CampaignProgress,
  CampaignRule,
  CampaignRuleEntityListing,
  CampaignSchedule,
  CampaignSequence,
  CampaignSequenceEntityListing,
  CampaignStats,
  CommonCampaignDivisionViewEntityListing,
  CommonCampaignEntityListing,
  ContactBulkEditRequest,
  ContactBulkSearchParameters,
  ContactCallbackRequest,
  ContactList,
  ContactListDivisionView,
  ContactListDivisionViewListing,
  ContactListEntityListing,
  ContactListFilter,
  ContactListFilterBulkRetrieveBody,
  ContactListFilterEntityListing,
  ContactListTemplate,
  ContactListTemplateBulkRetrieveBody,
  ContactListTemplateEntityListing,
  ContactListUploadUrlRequest,
  ContactListingRequest,
  ContactListingResponse,
  ContactListsBulkEditRequest,
  ContactListsBulkEditResponse,
  ContactsBulkOperationJob,
  ContactsBulkOperationJobListing,
  ContactsExportRequest,
  DNCListUploadUrlRequest,
  DialerAuditRequest,
  DialerContact,
  DialerEventEntityListing,
  DigitalRuleSet,
  DigitalRuleSetEntityListing,
  DncList,
  DncListCreate,
  DncListDivisionView,
  DncListDivisionViewListing,
  DncListEntityListing,
  DncPatchCustomExclusionColumnsRequest,
  DncPatchEmailsRequest,
  DncPatchPhoneNumbersRequest,
  DncPatchWhatsAppNumbersRequest,
  EmailCampaignSchedule,
  EmailCampaignScheduleEntityListing,
  EventLog,
  ExportUri,
  FileSpecificationTemplate,
  FileSpecificationTemplateEntityListing,
  FilterPreviewResponse,
  ImportStatus,
  ImportTemplate,
  ImportTemplateEntityListing,
  MessagingCampaign,
  MessagingCampaignDiagnostics,
  MessagingCampaignDivisionView,
  MessagingCampaignDivisionViewEntityListing,
  MessagingCampaignEntityListing,
  MessagingCampaignSchedule,
  MessagingCampaignScheduleEntityListing,
  OutboundSettings,
  PagedSkillCombinationListing,
  ResponseSet,
  ResponseSetEntityListing,
  RuleSet,
  RuleSetEntityListing,
  SequenceSchedule,
  TimeZoneMappingPreview,
  WhatsAppCampaignSchedule,
  WhatsAppCampaignScheduleEntityListing,
  WrapUpCodeMapping,
  WritableDialerContact,
} from '../models/outbound.js';
import type { DomainEntityRef } from '../models/shared-references.js';
import type { Campaign } from '../models/shared-conversations.js';
import type { OutboundFilterType, PageOptions, SortOptions } from '../models/options.js';
import type { UploadUrlResponse } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetOutboundAttemptlimitsOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCallabletimesetsOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCallanalysisresponsesetsOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCampaignLinedistributionOptions {
  /** `false` counts campaigns that are off as well. @defaultValue `true` */
  includeOnlyActiveCampaigns?: boolean;
  /** Reckon with this edge group in place of the campaign's own. Not together with `siteId`. */
  edgeGroupId?: string;
  /** Reckon with this site in place of the campaign's own. Not together with `edgeGroupId`. */
  siteId?: string;
  /** Reckon as if the campaign took its lines by weight or, with `false`, as if it did not. */
  useWeight?: boolean;
  /** Reckon with this weight in place of the campaign's own. */
  relativeWeight?: number;
  /** Reckon with this number of reserved lines in place of the campaign's own. */
  outboundLineCount?: number;
}

export interface GetOutboundCampaignrulesOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCampaignsOptions extends PageOptions {
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only the campaigns with these ids. */
  id?: readonly string[];
  contactListId?: string;
  /** Only campaigns that use this do-not-contact list. */
  dncListIds?: string;
  /** Only campaigns whose calls go to this queue. */
  distributionQueueId?: string;
  edgeGroupId?: string;
  callAnalysisResponseSetId?: string;
  divisionId?: readonly string[];
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCampaignsAllOptions extends PageOptions {
  /** Only the campaigns with these ids. */
  id?: readonly string[];
  name?: string;
  divisionId?: readonly string[];
  /** Only campaigns of these media; all of them when left out. */
  mediaType?: readonly OpenEnum<'email' | 'sms' | 'voice' | 'whatsapp'>[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCampaignsAllDivisionviewsOptions extends PageOptions {
  /** Only the campaigns with these ids. */
  id?: readonly string[];
  name?: string;
  divisionId?: readonly string[];
  /** Only campaigns of these media; all of them when left out. */
  mediaType?: readonly OpenEnum<'email' | 'sms' | 'voice' | 'whatsapp'>[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundCampaignsDivisionviewsOptions extends PageOptions {
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only the campaigns with these ids. */
  id?: readonly string[];
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundContactlistfiltersOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only filters made for this contact list. */
  contactListId?: string;
}

export interface GetOutboundContactlistsOptions extends PageOptions {
  /** Fill `importStatus` of every list. @defaultValue `false` */
  includeImportStatus?: boolean;
  /** Count the contacts of every list into `size`. @defaultValue `false` */
  includeSize?: boolean;
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only the contact lists with these ids. */
  id?: readonly string[];
  divisionId?: readonly string[];
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Narrows the listing by the dates on which the lists expire. */
  dateExpiration?: readonly string[];
  /** Only contact lists with this time zone. */
  timeZone?: string;
}

export interface GetOutboundContactlistsDivisionviewsOptions extends PageOptions {
  /** Fill `importStatus` of every list. @defaultValue `false` */
  includeImportStatus?: boolean;
  /** Count the contacts of every list into `size`. @defaultValue `false` */
  includeSize?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only the contact lists with these ids. */
  id?: readonly string[];
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundContactlisttemplatesOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only templates with this time zone. */
  timeZone?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundDigitalrulesetsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'name'>;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
  /** Only rule sets with these ids. */
  id?: readonly string[];
}

export interface GetOutboundDnclistsOptions extends PageOptions {
  /** Fill `importStatus` of every list. @defaultValue `false` */
  includeImportStatus?: boolean;
  /** Count the entries of every list into `size`. @defaultValue `false` */
  includeSize?: boolean;
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only lists from this source: `rds` kept on the platform, the others by an outside service. */
  dncSourceType?: OpenEnum<'rds' | 'dnc.com' | 'gryphon' | 'rds_custom'>;
  divisionId?: readonly string[];
  sortBy?: string;
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundDnclistsDivisionviewsOptions extends PageOptions {
  /** Fill `importStatus` of every list. @defaultValue `false` */
  includeImportStatus?: boolean;
  /** Count the entries of every list into `size`. @defaultValue `false` */
  includeSize?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  /** Only lists from this source: `rds` kept on the platform, the others by an outside service. */
  dncSourceType?: OpenEnum<'rds' | 'dnc.com' | 'gryphon' | 'rds_custom'>;
  /** Only the lists with these ids. */
  id?: readonly string[];
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundEventsOptions extends PageOptions {
  /** How the filters are compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  /** Only events about this kind of object, as in `EventLog.category`, e.g. `CAMPAIGN`. */
  category?: string;
  /** Only events of this level: `INFO`, `WARNING` or `ERROR`. */
  level?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundFilespecificationtemplatesOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundImporttemplatesOptions extends PageOptions {
  /** Fill `importStatus` of each template with the state of its latest import. @defaultValue `false` */
  includeImportStatus?: boolean;
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only import templates that build on this contact list template. */
  contactListTemplateId?: string;
}

export interface GetOutboundMessagingcampaignsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'campaignStatus' | 'name' | 'type'>;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
  contactListId?: string;
  divisionId?: readonly string[];
  type?: OpenEnum<'EMAIL' | 'SMS' | 'WHATSAPP'>;
  /** Only campaigns that send from this number. */
  senderSmsPhoneNumber?: string;
  /** Only the messaging campaigns with these ids. */
  id?: readonly string[];
  /** Only campaigns that use these digital rule sets. */
  ruleSetIds?: readonly string[];
  /** Only campaigns in this status. */
  campaignStatus?: OpenEnum<'on' | 'stopping' | 'off' | 'complete' | 'invalid' | 'forced_off' | 'forced_stopping'>;
  /** Only campaigns that send this content template. */
  contentTemplateId?: string;
}

export interface GetOutboundMessagingcampaignsDivisionviewsOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
  type?: OpenEnum<'EMAIL' | 'SMS' | 'WHATSAPP'>;
  /** Only the messaging campaigns with these ids. */
  id?: readonly string[];
  /** Only campaigns that send from this number. */
  senderSmsPhoneNumber?: string;
  /** Only campaigns in this status. */
  campaignStatus?: OpenEnum<'on' | 'stopping' | 'off' | 'complete' | 'invalid' | 'forced_off' | 'forced_stopping'>;
  /** Only campaigns that send this content template. */
  contentTemplateId?: string;
}

export interface GetOutboundRulesetsOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetOutboundSequencesOptions extends PageOptions {
  /** Answer an empty page where the requested page holds nothing. @defaultValue `false` */
  allowEmptyResult?: boolean;
  /** How `name` is compared; the platform assumes `Prefix`. @defaultValue `Prefix` */
  filterType?: OpenEnum<OutboundFilterType>;
  name?: string;
  sortBy?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface PostOutboundAuditsOptions extends PageOptions, SortOptions {
  /** Answer only the facet counts, without the audit messages. @defaultValue `false` */
  facetsOnly?: boolean;
}

export interface PostOutboundContactlistContactsOptions {
  /** Move the contacts to the front, so that running campaigns take them next. */
  priority?: boolean;
  /** For contacts that exist already, wipe what the system recorded about them, such as earlier attempts. */
  clearSystemData?: boolean;
  /** Not to queue contacts that the list has already; has no effect on new contacts: they are dialled. */
  doNotQueue?: boolean;
}

/**
 * Outbound dialling and messaging: voice and messaging campaigns, the contact lists they work through, and everything that
 * steers them. Campaigns draw contacts from a contact list (narrowed by contact list filters, do-not-contact lists, callable
 * time sets, attempt limits and rule sets); sequences run campaigns one after another, campaign rules switch them on what
 * they observe, schedules switch them by the clock. Most things here carry a `version`: read before you replace, and send the
 * version you read.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class OutboundApi extends PlatformApi {
  /**
   * Deletes an attempt limit set; contact lists refer to such sets through `attemptLimits`.
   *
   * @permissions `outbound:attemptLimits:delete`
   * @see DELETE /api/v2/outbound/attemptlimits/{attemptLimitsId}
   */
  deleteOutboundAttemptlimit(attemptLimitsId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundAttemptlimit',
      'DELETE /api/v2/outbound/attemptlimits/{attemptLimitsId}',
      { attemptLimitsId },
      {},
      request,
    );
  }

  /**
   * Removes a callable time set.
   *
   * @permissions `outbound:callableTimeSet:delete`
   * @see DELETE /api/v2/outbound/callabletimesets/{callableTimeSetId}
   */
  deleteOutboundCallabletimeset(callableTimeSetId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundCallabletimeset',
      'DELETE /api/v2/outbound/callabletimesets/{callableTimeSetId}',
      { callableTimeSetId },
      {},
      request,
    );
  }

  /**
   * Removes a call analysis response set.
   *
   * @permissions `outbound:responseSet:delete`
   * @see DELETE /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}
   */
  deleteOutboundCallanalysisresponseset(callAnalysisSetId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundCallanalysisresponseset',
      'DELETE /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}',
      { callAnalysisSetId },
      {},
      request,
    );
  }

  /**
   * Deletes a voice campaign. Its contact list and contacts stay.
   *
   * @returns The campaign as it was when deleted.
   * @permissions `outbound:campaign:delete`
   * @see DELETE /api/v2/outbound/campaigns/{campaignId}
   */
  deleteOutboundCampaign(campaignId: string, request?: RequestOptions): ApiPromise<Campaign> {
    return this.call('deleteOutboundCampaign', 'DELETE /api/v2/outbound/campaigns/{campaignId}', { campaignId }, {}, request);
  }

  /**
   * Resets a voice campaign's progress and recycles it: the campaign starts over from the top of its contact list.
   *
   * @permissions any of `outbound:campaign:edit`, `outbound:campaign:recycle`
   * @see DELETE /api/v2/outbound/campaigns/{campaignId}/progress
   */
  deleteOutboundCampaignProgress(campaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundCampaignProgress',
      'DELETE /api/v2/outbound/campaigns/{campaignId}/progress',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Deletes a campaign rule; the campaigns and sequences it acted on are left as they are.
   *
   * @permissions `outbound:campaignRule:delete`
   * @see DELETE /api/v2/outbound/campaignrules/{campaignRuleId}
   */
  deleteOutboundCampaignrule(campaignRuleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundCampaignrule',
      'DELETE /api/v2/outbound/campaignrules/{campaignRuleId}',
      { campaignRuleId },
      {},
      request,
    );
  }

  /**
   * Deletes a contact list together with the contacts in it. To empty a list and keep it, use `postOutboundContactlistClear`.
   *
   * @permissions `outbound:contactList:delete`
   * @see DELETE /api/v2/outbound/contactlists/{contactListId}
   */
  deleteOutboundContactlist(contactListId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundContactlist',
      'DELETE /api/v2/outbound/contactlists/{contactListId}',
      { contactListId },
      {},
      request,
    );
  }

  /**
   * Deletes one contact from a contact list; `deleteOutboundContactlistContacts` takes several.
   *
   * @permissions `outbound:contact:delete`
   * @see DELETE /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}
   */
  deleteOutboundContactlistContact(contactListId: string, contactId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundContactlistContact',
      'DELETE /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}',
      { contactListId, contactId },
      {},
      request,
    );
  }

  /**
   * Deletes the named contacts from a contact list in one call.
   *
   * @param contactIds - Ids of the contacts to delete, all from this list.
   * @permissions `outbound:contact:delete`
   * @see DELETE /api/v2/outbound/contactlists/{contactListId}/contacts
   */
  deleteOutboundContactlistContacts(
    contactListId: string,
    contactIds: readonly string[],
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOutboundContactlistContacts',
      'DELETE /api/v2/outbound/contactlists/{contactListId}/contacts',
      { contactListId, contactIds },
      {},
      request,
    );
  }

  /**
   * Removes a contact list filter. The contacts it selected are not touched.
   *
   * @permissions `outbound:contactListFilter:delete`
   * @see DELETE /api/v2/outbound/contactlistfilters/{contactListFilterId}
   */
  deleteOutboundContactlistfilter(contactListFilterId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundContactlistfilter',
      'DELETE /api/v2/outbound/contactlistfilters/{contactListFilterId}',
      { contactListFilterId },
      {},
      request,
    );
  }

  /**
   * Deletes several contact lists, contacts included, in one call; `deleteOutboundContactlist` deletes one.
   *
   * @param id - Ids of the contact lists to delete.
   * @permissions `outbound:contactList:delete`
   * @see DELETE /api/v2/outbound/contactlists
   */
  deleteOutboundContactlists(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundContactlists', 'DELETE /api/v2/outbound/contactlists', { id }, {}, request);
  }

  /**
   * Deletes a contact list template, the pattern after which imports make contact lists.
   *
   * @permissions `outbound:contactListTemplate:delete`
   * @see DELETE /api/v2/outbound/contactlisttemplates/{contactListTemplateId}
   */
  deleteOutboundContactlisttemplate(contactListTemplateId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundContactlisttemplate',
      'DELETE /api/v2/outbound/contactlisttemplates/{contactListTemplateId}',
      { contactListTemplateId },
      {},
      request,
    );
  }

  /**
   * Deletes several contact list templates in one call.
   *
   * @param id - Ids of the templates to delete.
   * @permissions `outbound:contactListTemplate:delete`
   * @see DELETE /api/v2/outbound/contactlisttemplates
   */
  deleteOutboundContactlisttemplates(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundContactlisttemplates', 'DELETE /api/v2/outbound/contactlisttemplates', { id }, {}, request);
  }

  /**
   * Removes a digital rule set, with all the rules that it applies to messaging campaigns.
   *
   * @permissions `outbound:digitalRuleSet:delete`
   * @see DELETE /api/v2/outbound/digitalrulesets/{digitalRuleSetId}
   */
  deleteOutboundDigitalruleset(digitalRuleSetId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundDigitalruleset',
      'DELETE /api/v2/outbound/digitalrulesets/{digitalRuleSetId}',
      { digitalRuleSetId },
      {},
      request,
    );
  }

  /**
   * Deletes a do-not-contact list with the entries kept in it.
   *
   * @permissions `outbound:dncList:delete`
   * @see DELETE /api/v2/outbound/dnclists/{dncListId}
   */
  deleteOutboundDnclist(dncListId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundDnclist', 'DELETE /api/v2/outbound/dnclists/{dncListId}', { dncListId }, {}, request);
  }

  /**
   * Empties a do-not-contact list of its entries in the custom exclusion column, all of them or only the expired ones. Single
   * entries are taken out with `patchOutboundDnclistCustomexclusioncolumns`.
   *
   * @param opts.expiredOnly - `true` removes only entries whose expiry has passed. The platform assumes `false`.
   * @permissions `outbound:dnc:delete`
   * @see DELETE /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns
   */
  deleteOutboundDnclistCustomexclusioncolumns(
    dncListId: string,
    opts?: { expiredOnly?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOutboundDnclistCustomexclusioncolumns',
      'DELETE /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Empties a do-not-contact list of its email addresses, all of them or only the expired ones. Single addresses are taken out
   * with `patchOutboundDnclistEmailaddresses`.
   *
   * @param opts.expiredOnly - `true` removes only addresses whose expiry has passed. The platform assumes `false`.
   * @permissions `outbound:dnc:delete`
   * @see DELETE /api/v2/outbound/dnclists/{dncListId}/emailaddresses
   */
  deleteOutboundDnclistEmailaddresses(
    dncListId: string,
    opts?: { expiredOnly?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOutboundDnclistEmailaddresses',
      'DELETE /api/v2/outbound/dnclists/{dncListId}/emailaddresses',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Empties a do-not-contact list of its phone numbers, all of them or only the expired ones. Single numbers are taken out with
   * `patchOutboundDnclistPhonenumbers`.
   *
   * @param opts.expiredOnly - `true` removes only numbers whose expiry has passed. The platform assumes `false`.
   * @permissions `outbound:dnc:delete`
   * @see DELETE /api/v2/outbound/dnclists/{dncListId}/phonenumbers
   */
  deleteOutboundDnclistPhonenumbers(
    dncListId: string,
    opts?: { expiredOnly?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOutboundDnclistPhonenumbers',
      'DELETE /api/v2/outbound/dnclists/{dncListId}/phonenumbers',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Empties a do-not-contact list of its WhatsApp numbers, all of them or only the expired ones. Single numbers are taken out
   * with `patchOutboundDnclistWhatsappnumbers`.
   *
   * @param opts.expiredOnly - `true` removes only numbers whose expiry has passed. The platform assumes `false`.
   * @permissions `outbound:dnc:delete`
   * @see DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers
   */
  deleteOutboundDnclistWhatsappnumbers(
    dncListId: string,
    opts?: { expiredOnly?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteOutboundDnclistWhatsappnumbers',
      'DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Deletes a file specification template, the description of how the lines of an import file are to be read.
   *
   * @permissions `outbound:fileSpecificationTemplate:delete`
   * @see DELETE /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}
   */
  deleteOutboundFilespecificationtemplate(fileSpecificationTemplateId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundFilespecificationtemplate',
      'DELETE /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}',
      { fileSpecificationTemplateId },
      {},
      request,
    );
  }

  /**
   * Deletes the named file specification templates together.
   *
   * @param id - Ids of the templates to delete.
   * @permissions `outbound:fileSpecificationTemplate:delete`
   * @see DELETE /api/v2/outbound/filespecificationtemplates/bulk
   */
  deleteOutboundFilespecificationtemplatesBulk(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundFilespecificationtemplatesBulk',
      'DELETE /api/v2/outbound/filespecificationtemplates/bulk',
      { id },
      {},
      request,
    );
  }

  /**
   * Deletes an import template; the contact list template it builds on is a separate object.
   *
   * @permissions `outbound:importTemplate:delete`
   * @see DELETE /api/v2/outbound/importtemplates/{importTemplateId}
   */
  deleteOutboundImporttemplate(importTemplateId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundImporttemplate',
      'DELETE /api/v2/outbound/importtemplates/{importTemplateId}',
      { importTemplateId },
      {},
      request,
    );
  }

  /**
   * Deletes a set of import templates in one go.
   *
   * @param id - Ids of the import templates to delete.
   * @permissions `outbound:importTemplate:delete`
   * @see DELETE /api/v2/outbound/importtemplates
   */
  deleteOutboundImporttemplates(id: readonly string[], request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundImporttemplates', 'DELETE /api/v2/outbound/importtemplates', { id }, {}, request);
  }

  /**
   * Deletes a messaging campaign. The contact list that it messaged stays.
   *
   * @returns The messaging campaign as it was when deleted.
   * @permissions any of `outbound:messagingCampaign:delete`, `outbound:emailCampaign:delete`, `outbound:whatsAppCampaign:delete`
   * @see DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}
   */
  deleteOutboundMessagingcampaign(messagingCampaignId: string, request?: RequestOptions): ApiPromise<MessagingCampaign> {
    return this.call(
      'deleteOutboundMessagingcampaign',
      'DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Resets a messaging campaign's progress and recycles it, so that contacts already messaged come up again.
   *
   * @permissions any of `outbound:messagingCampaign:edit`, `outbound:messagingCampaign:recycle`, `outbound:emailCampaign:edit`,
   * `outbound:emailCampaign:recycle`, `outbound:whatsAppCampaign:edit`, `outbound:whatsAppCampaign:recycle`
   * @see DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress
   */
  deleteOutboundMessagingcampaignProgress(messagingCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundMessagingcampaignProgress',
      'DELETE /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Removes a rule set with all the rules in it.
   *
   * @permissions `outbound:ruleSet:delete`
   * @see DELETE /api/v2/outbound/rulesets/{ruleSetId}
   */
  deleteOutboundRuleset(ruleSetId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundRuleset', 'DELETE /api/v2/outbound/rulesets/{ruleSetId}', { ruleSetId }, {}, request);
  }

  /**
   * Removes the schedule of a voice campaign; the campaign itself stays and is switched by hand again.
   *
   * @permissions any of `outbound:schedule:delete`, `outbound:campaign:deleteSchedule`
   * @see DELETE /api/v2/outbound/schedules/campaigns/{campaignId}
   */
  deleteOutboundSchedulesCampaign(campaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundSchedulesCampaign',
      'DELETE /api/v2/outbound/schedules/campaigns/{campaignId}',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Takes an email campaign off its schedule. Only the schedule is deleted.
   *
   * @permissions any of `outbound:emailCampaignSchedule:delete`, `outbound:emailCampaign:deleteSchedule`
   * @see DELETE /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}
   */
  deleteOutboundSchedulesEmailcampaign(emailCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundSchedulesEmailcampaign',
      'DELETE /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}',
      { emailCampaignId },
      {},
      request,
    );
  }

  /**
   * Takes a messaging campaign off its schedule. Only the schedule is deleted.
   *
   * @permissions any of `outbound:messagingCampaignSchedule:delete`, `outbound:messagingCampaign:deleteSchedule`
   * @see DELETE /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}
   */
  deleteOutboundSchedulesMessagingcampaign(messagingCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundSchedulesMessagingcampaign',
      'DELETE /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Removes the schedule of a campaign sequence, not the sequence.
   *
   * @permissions any of `outbound:schedule:delete`, `outbound:campaignSequenceSchedule:delete`
   * @see DELETE /api/v2/outbound/schedules/sequences/{sequenceId}
   */
  deleteOutboundSchedulesSequence(sequenceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundSchedulesSequence',
      'DELETE /api/v2/outbound/schedules/sequences/{sequenceId}',
      { sequenceId },
      {},
      request,
    );
  }

  /**
   * Takes a WhatsApp campaign off its schedule; the campaign is not deleted.
   *
   * @permissions any of `outbound:whatsAppCampaignSchedule:delete`, `outbound:whatsAppCampaign:deleteSchedule`
   * @see DELETE /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}
   */
  deleteOutboundSchedulesWhatsappcampaign(whatsAppCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteOutboundSchedulesWhatsappcampaign',
      'DELETE /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}',
      { whatsAppCampaignId },
      {},
      request,
    );
  }

  /**
   * Deletes a campaign sequence. The campaigns it strung together remain.
   *
   * @permissions `outbound:campaignSequence:delete`
   * @see DELETE /api/v2/outbound/sequences/{sequenceId}
   */
  deleteOutboundSequence(sequenceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteOutboundSequence', 'DELETE /api/v2/outbound/sequences/{sequenceId}', { sequenceId }, {}, request);
  }

  /**
   * Reads one attempt limit set: how often a contact and a number may be tried, and the intervals for recalls.
   *
   * @permissions `outbound:attemptLimits:view`
   * @see GET /api/v2/outbound/attemptlimits/{attemptLimitsId}
   */
  getOutboundAttemptlimit(attemptLimitsId: string, request?: RequestOptions): ApiPromise<AttemptLimits> {
    return this.call(
      'getOutboundAttemptlimit',
      'GET /api/v2/outbound/attemptlimits/{attemptLimitsId}',
      { attemptLimitsId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's attempt limit sets.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:attemptLimits:view`
   * @see GET /api/v2/outbound/attemptlimits
   */
  getOutboundAttemptlimits(
    opts?: GetOutboundAttemptlimitsOptions,
    request?: RequestOptions,
  ): ApiPromise<AttemptLimitsEntityListing> {
    return this.call('getOutboundAttemptlimits', 'GET /api/v2/outbound/attemptlimits', {}, opts, request);
  }

  /**
   * Reads one callable time set: the hours of the week, per time zone, in which contacts may be called.
   *
   * @permissions `outbound:callableTimeSet:view`
   * @see GET /api/v2/outbound/callabletimesets/{callableTimeSetId}
   */
  getOutboundCallabletimeset(callableTimeSetId: string, request?: RequestOptions): ApiPromise<CallableTimeSet> {
    return this.call(
      'getOutboundCallabletimeset',
      'GET /api/v2/outbound/callabletimesets/{callableTimeSetId}',
      { callableTimeSetId },
      {},
      request,
    );
  }

  /**
   * Lists the callable time sets that campaigns can be given.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:callableTimeSet:view`
   * @see GET /api/v2/outbound/callabletimesets
   */
  getOutboundCallabletimesets(
    opts?: GetOutboundCallabletimesetsOptions,
    request?: RequestOptions,
  ): ApiPromise<CallableTimeSetEntityListing> {
    return this.call('getOutboundCallabletimesets', 'GET /api/v2/outbound/callabletimesets', {}, opts, request);
  }

  /**
   * Reads one call analysis response set: what the dialler does on a live voice, a machine, a fax and so on.
   *
   * @permissions `outbound:responseSet:view`
   * @see GET /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}
   */
  getOutboundCallanalysisresponseset(callAnalysisSetId: string, request?: RequestOptions): ApiPromise<ResponseSet> {
    return this.call(
      'getOutboundCallanalysisresponseset',
      'GET /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}',
      { callAnalysisSetId },
      {},
      request,
    );
  }

  /**
   * Lists the call analysis response sets that campaigns can be given.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:responseSet:view`
   * @see GET /api/v2/outbound/callanalysisresponsesets
   */
  getOutboundCallanalysisresponsesets(
    opts?: GetOutboundCallanalysisresponsesetsOptions,
    request?: RequestOptions,
  ): ApiPromise<ResponseSetEntityListing> {
    return this.call('getOutboundCallanalysisresponsesets', 'GET /api/v2/outbound/callanalysisresponsesets', {}, opts, request);
  }

  /**
   * Reads the full configuration and the status of a voice campaign; `getOutboundCampaignsDivisionview` gives the short form.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}
   */
  getOutboundCampaign(campaignId: string, request?: RequestOptions): ApiPromise<Campaign> {
    return this.call('getOutboundCampaign', 'GET /api/v2/outbound/campaigns/{campaignId}', { campaignId }, {}, request);
  }

  /**
   * Reads the preview that `postOutboundCampaignAgentownedmappingpreview` computed: for each owner named in the contact list,
   * whether such a user exists, belongs to the campaign's queue, and how many records are theirs.
   *
   * @permissions all of `outbound:campaign:view`, `outbound:contact:view`, `routing:queue:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview/results
   */
  getOutboundCampaignAgentownedmappingpreviewResults(
    campaignId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentOwnedMappingPreviewListing> {
    return this.call(
      'getOutboundCampaignAgentownedmappingpreviewResults',
      'GET /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview/results',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Reads what may keep a voice campaign from dialling: the limits on callable contacts, how far the queue's agents are in
   * use, rule set warnings, and counts of outstanding and scheduled interactions.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/diagnostics
   */
  getOutboundCampaignDiagnostics(campaignId: string, request?: RequestOptions): ApiPromise<CampaignDiagnostics> {
    return this.call(
      'getOutboundCampaignDiagnostics',
      'GET /api/v2/outbound/campaigns/{campaignId}/diagnostics',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Reads the interactions a voice campaign has in hand now, grouped by stage: pending, proceeding, previewing, interacting,
   * scheduled.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/interactions
   */
  getOutboundCampaignInteractions(campaignId: string, request?: RequestOptions): ApiPromise<CampaignInteractions> {
    return this.call(
      'getOutboundCampaignInteractions',
      'GET /api/v2/outbound/campaigns/{campaignId}/interactions',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Reads how the outbound lines of a campaign's edge group or site are shared out: lines reserved by campaigns, and lines given
   * to others by weight. With the options, a change can be tried on paper before it is made with `patchOutboundCampaign`.
   *
   * @permissions `outbound:lineDistribution:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/linedistribution
   */
  getOutboundCampaignLinedistribution(
    campaignId: string,
    opts?: GetOutboundCampaignLinedistributionOptions,
    request?: RequestOptions,
  ): ApiPromise<CampaignOutboundLinesDistribution> {
    return this.call(
      'getOutboundCampaignLinedistribution',
      'GET /api/v2/outbound/campaigns/{campaignId}/linedistribution',
      { campaignId },
      opts,
      request,
    );
  }

  /**
   * Reads how far a voice campaign is through its contact list. For several campaigns at once use
   * `postOutboundCampaignsProgress`.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/progress
   */
  getOutboundCampaignProgress(campaignId: string, request?: RequestOptions): ApiPromise<CampaignProgress> {
    return this.call(
      'getOutboundCampaignProgress',
      'GET /api/v2/outbound/campaigns/{campaignId}/progress',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Lists the combinations of skills that the contacts of a skills-based campaign call for, each with the contacts in all and
   * those remaining.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/skillcombinations
   */
  getOutboundCampaignSkillcombinations(
    campaignId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<PagedSkillCombinationListing> {
    return this.call(
      'getOutboundCampaignSkillcombinations',
      'GET /api/v2/outbound/campaigns/{campaignId}/skillcombinations',
      { campaignId },
      opts,
      request,
    );
  }

  /**
   * Reads a voice campaign's live dialling figures: connect rate, idle agents, calls per agent, outstanding and scheduled
   * calls.
   *
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns/{campaignId}/stats
   */
  getOutboundCampaignStats(campaignId: string, request?: RequestOptions): ApiPromise<CampaignStats> {
    return this.call(
      'getOutboundCampaignStats',
      'GET /api/v2/outbound/campaigns/{campaignId}/stats',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Reads one campaign rule with its conditions and actions.
   *
   * @permissions `outbound:campaignRule:view`
   * @see GET /api/v2/outbound/campaignrules/{campaignRuleId}
   */
  getOutboundCampaignrule(campaignRuleId: string, request?: RequestOptions): ApiPromise<CampaignRule> {
    return this.call(
      'getOutboundCampaignrule',
      'GET /api/v2/outbound/campaignrules/{campaignRuleId}',
      { campaignRuleId },
      {},
      request,
    );
  }

  /**
   * Lists the campaign rules, enabled or not.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:campaignRule:view`
   * @see GET /api/v2/outbound/campaignrules
   */
  getOutboundCampaignrules(
    opts?: GetOutboundCampaignrulesOptions,
    request?: RequestOptions,
  ): ApiPromise<CampaignRuleEntityListing> {
    return this.call('getOutboundCampaignrules', 'GET /api/v2/outbound/campaignrules', {}, opts, request);
  }

  /**
   * Lists voice campaigns in full, optionally those that use a given contact list, queue, edge group or other part. For
   * pickers use `getOutboundCampaignsDivisionviews`; for voice and messaging together `getOutboundCampaignsAll`.
   *
   * @param opts.pageSize - At most 100.
   * @example
   * ```ts
   * const campaigns = await new OutboundApi(client).getOutboundCampaigns({ name: 'Renewal*' }).items().toArray();
   * for (const { name, campaignStatus } of campaigns) console.log(name, campaignStatus);
   * ```
   * @permissions `outbound:campaign:view`
   * @see GET /api/v2/outbound/campaigns
   */
  getOutboundCampaigns(opts?: GetOutboundCampaignsOptions, request?: RequestOptions): ApiPromise<CampaignEntityListing> {
    return this.call('getOutboundCampaigns', 'GET /api/v2/outbound/campaigns', {}, opts, request);
  }

  /**
   * Lists campaigns of every medium in one listing, reduced to name, division and media type.
   *
   * @permissions any of `outbound:campaign:view`, `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`,
   * `outbound:whatsAppCampaign:view`
   * @see GET /api/v2/outbound/campaigns/all
   */
  getOutboundCampaignsAll(
    opts?: GetOutboundCampaignsAllOptions,
    request?: RequestOptions,
  ): ApiPromise<CommonCampaignEntityListing> {
    return this.call('getOutboundCampaignsAll', 'GET /api/v2/outbound/campaigns/all', {}, opts, request);
  }

  /**
   * Lists campaigns of every medium within the caller's divisions, for pickers and filters; the counterpart of
   * `getOutboundCampaignsAll`.
   *
   * @permissions any of `outbound:campaign:search`, `outbound:messagingCampaign:search`, `outbound:emailCampaign:search`,
   * `outbound:whatsAppCampaign:search`
   * @see GET /api/v2/outbound/campaigns/all/divisionviews
   */
  getOutboundCampaignsAllDivisionviews(
    opts?: GetOutboundCampaignsAllDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<CommonCampaignDivisionViewEntityListing> {
    return this.call(
      'getOutboundCampaignsAllDivisionviews',
      'GET /api/v2/outbound/campaigns/all/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the short form of a voice campaign: id, name and division.
   *
   * @permissions `outbound:campaign:search`
   * @see GET /api/v2/outbound/campaigns/divisionviews/{campaignId}
   */
  getOutboundCampaignsDivisionview(campaignId: string, request?: RequestOptions): ApiPromise<CampaignDivisionView> {
    return this.call(
      'getOutboundCampaignsDivisionview',
      'GET /api/v2/outbound/campaigns/divisionviews/{campaignId}',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Lists the voice campaigns in the caller's divisions in short form, for pickers; `getOutboundCampaigns` lists them in
   * full.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:campaign:search`
   * @see GET /api/v2/outbound/campaigns/divisionviews
   */
  getOutboundCampaignsDivisionviews(
    opts?: GetOutboundCampaignsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<CampaignDivisionViewListing> {
    return this.call('getOutboundCampaignsDivisionviews', 'GET /api/v2/outbound/campaigns/divisionviews', {}, opts, request);
  }

  /**
   * Reads a contact list's definition: its columns, which of them hold phone numbers, and its time zone handling. Contacts
   * are read apart, with `getOutboundContactlistContact` or an export.
   *
   * @param opts.includeImportStatus - Fill `importStatus` with the state of the latest import.
   * @param opts.includeSize - Fill `size` with the number of contacts.
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}
   */
  getOutboundContactlist(
    contactListId: string,
    opts?: { includeImportStatus?: boolean; includeSize?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ContactList> {
    return this.call(
      'getOutboundContactlist',
      'GET /api/v2/outbound/contactlists/{contactListId}',
      { contactListId },
      opts,
      request,
    );
  }

  /**
   * Reads one contact: the values of its columns, its call records and whether it may still be called.
   *
   * @permissions `outbound:contact:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}
   */
  getOutboundContactlistContact(contactListId: string, contactId: string, request?: RequestOptions): ApiPromise<DialerContact> {
    return this.call(
      'getOutboundContactlistContact',
      'GET /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}',
      { contactListId, contactId },
      {},
      request,
    );
  }

  /**
   * Reads how far a bulk change or removal of contacts has come, and where the backup of the contacts can be downloaded if one
   * was asked for.
   *
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs/{jobId}
   */
  getOutboundContactlistContactsBulkJob(
    contactListId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ContactsBulkOperationJob> {
    return this.call(
      'getOutboundContactlistContactsBulkJob',
      'GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs/{jobId}',
      { contactListId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the latest bulk changes and removals of a contact list's contacts.
   *
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs
   */
  getOutboundContactlistContactsBulkJobs(
    contactListId: string,
    request?: RequestOptions,
  ): ApiPromise<ContactsBulkOperationJobListing> {
    return this.call(
      'getOutboundContactlistContactsBulkJobs',
      'GET /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/jobs',
      { contactListId },
      {},
      request,
    );
  }

  /**
   * Reads where the latest export of a contact list can be fetched, once `postOutboundContactlistExport` has produced one.
   *
   * @param opts.download - Leave it out or pass `false`: the answer then holds the address. To `true` the platform answers
   * with a redirect to the file; it is not followed, so that the call rejects.
   * @permissions all of `outbound:contact:view`, `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/export
   */
  getOutboundContactlistExport(
    contactListId: string,
    opts?: { download?: string },
    request?: RequestOptions,
  ): ApiPromise<ExportUri> {
    return this.call(
      'getOutboundContactlistExport',
      'GET /api/v2/outbound/contactlists/{contactListId}/export',
      { contactListId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of a contact list import: records in all, records done, and why it failed if it did.
   *
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/importstatus
   */
  getOutboundContactlistImportstatus(contactListId: string, request?: RequestOptions): ApiPromise<ImportStatus> {
    return this.call(
      'getOutboundContactlistImportstatus',
      'GET /api/v2/outbound/contactlists/{contactListId}/importstatus',
      { contactListId },
      {},
      request,
    );
  }

  /**
   * Reads how automatic time zone mapping would spread the contacts of a list over time zones, and how many fall back to the
   * default window.
   *
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists/{contactListId}/timezonemappingpreview
   */
  getOutboundContactlistTimezonemappingpreview(
    contactListId: string,
    request?: RequestOptions,
  ): ApiPromise<TimeZoneMappingPreview> {
    return this.call(
      'getOutboundContactlistTimezonemappingpreview',
      'GET /api/v2/outbound/contactlists/{contactListId}/timezonemappingpreview',
      { contactListId },
      {},
      request,
    );
  }

  /**
   * Reads one contact list filter with its clauses.
   *
   * @permissions `outbound:contactListFilter:view`
   * @see GET /api/v2/outbound/contactlistfilters/{contactListFilterId}
   */
  getOutboundContactlistfilter(contactListFilterId: string, request?: RequestOptions): ApiPromise<ContactListFilter> {
    return this.call(
      'getOutboundContactlistfilter',
      'GET /api/v2/outbound/contactlistfilters/{contactListFilterId}',
      { contactListFilterId },
      {},
      request,
    );
  }

  /**
   * Lists the contact list filters, all of them or those of one contact list.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:contactListFilter:view`
   * @see GET /api/v2/outbound/contactlistfilters
   */
  getOutboundContactlistfilters(
    opts?: GetOutboundContactlistfiltersOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactListFilterEntityListing> {
    return this.call('getOutboundContactlistfilters', 'GET /api/v2/outbound/contactlistfilters', {}, opts, request);
  }

  /**
   * Lists contact lists with their columns and settings; `getOutboundContactlistsDivisionviews` is the short listing for
   * pickers.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:contactList:view`
   * @see GET /api/v2/outbound/contactlists
   */
  getOutboundContactlists(opts?: GetOutboundContactlistsOptions, request?: RequestOptions): ApiPromise<ContactListEntityListing> {
    return this.call('getOutboundContactlists', 'GET /api/v2/outbound/contactlists', {}, opts, request);
  }

  /**
   * Reads the short form of a contact list: its columns without the settings around them.
   *
   * @param opts.includeImportStatus - Fill `importStatus` with the state of the latest import.
   * @param opts.includeSize - Fill `size` with the number of contacts.
   * @permissions `outbound:contactList:search`
   * @see GET /api/v2/outbound/contactlists/divisionviews/{contactListId}
   */
  getOutboundContactlistsDivisionview(
    contactListId: string,
    opts?: { includeImportStatus?: boolean; includeSize?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ContactListDivisionView> {
    return this.call(
      'getOutboundContactlistsDivisionview',
      'GET /api/v2/outbound/contactlists/divisionviews/{contactListId}',
      { contactListId },
      opts,
      request,
    );
  }

  /**
   * Lists the contact lists in the caller's divisions in short form, for pickers and filters.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:contactList:search`
   * @see GET /api/v2/outbound/contactlists/divisionviews
   */
  getOutboundContactlistsDivisionviews(
    opts?: GetOutboundContactlistsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactListDivisionViewListing> {
    return this.call(
      'getOutboundContactlistsDivisionviews',
      'GET /api/v2/outbound/contactlists/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one contact list template: its columns, which of them hold addresses, and how long lists made from it are kept.
   *
   * @permissions `outbound:contactListTemplate:view`
   * @see GET /api/v2/outbound/contactlisttemplates/{contactListTemplateId}
   */
  getOutboundContactlisttemplate(contactListTemplateId: string, request?: RequestOptions): ApiPromise<ContactListTemplate> {
    return this.call(
      'getOutboundContactlisttemplate',
      'GET /api/v2/outbound/contactlisttemplates/{contactListTemplateId}',
      { contactListTemplateId },
      {},
      request,
    );
  }

  /**
   * Lists the contact list templates that import templates can refer to.
   *
   * @permissions `outbound:contactListTemplate:view`
   * @see GET /api/v2/outbound/contactlisttemplates
   */
  getOutboundContactlisttemplates(
    opts?: GetOutboundContactlisttemplatesOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactListTemplateEntityListing> {
    return this.call('getOutboundContactlisttemplates', 'GET /api/v2/outbound/contactlisttemplates', {}, opts, request);
  }

  /**
   * Reads a campaign's history over a span of time: when it was on or off, what it had to wait for, which warnings it ran into,
   * and who changed which setting to what value.
   *
   * @param start - Start of the span.
   * @param end - End of the span.
   * @permissions `outbound:campaignDiagnostic:view`
   * @see GET /api/v2/outbound/diagnostics/campaigns/{campaignId}/summary
   */
  getOutboundDiagnosticsCampaignSummary(
    campaignId: string,
    start: string,
    end: string,
    request?: RequestOptions,
  ): ApiPromise<CampaignDiagnosticSummary> {
    return this.call(
      'getOutboundDiagnosticsCampaignSummary',
      'GET /api/v2/outbound/diagnostics/campaigns/{campaignId}/summary',
      { campaignId, start, end },
      {},
      request,
    );
  }

  /**
   * Reads one digital rule set with its rules in order.
   *
   * @permissions `outbound:digitalRuleSet:view`
   * @see GET /api/v2/outbound/digitalrulesets/{digitalRuleSetId}
   */
  getOutboundDigitalruleset(digitalRuleSetId: string, request?: RequestOptions): ApiPromise<DigitalRuleSet> {
    return this.call(
      'getOutboundDigitalruleset',
      'GET /api/v2/outbound/digitalrulesets/{digitalRuleSetId}',
      { digitalRuleSetId },
      {},
      request,
    );
  }

  /**
   * Lists the digital rule sets, which decide for messaging campaigns what `getOutboundRulesets` decides for voice.
   *
   * @permissions `outbound:digitalRuleSet:view`
   * @see GET /api/v2/outbound/digitalrulesets
   */
  getOutboundDigitalrulesets(
    opts?: GetOutboundDigitalrulesetsOptions,
    request?: RequestOptions,
  ): ApiPromise<DigitalRuleSetEntityListing> {
    return this.call('getOutboundDigitalrulesets', 'GET /api/v2/outbound/digitalrulesets', {}, opts, request);
  }

  /**
   * Reads a do-not-contact list: where its entries come from and what they are, phone numbers or email addresses. The entries
   * themselves come out through `postOutboundDnclistExport`.
   *
   * @param opts.includeImportStatus - Fill `importStatus` with the state of the latest import.
   * @param opts.includeSize - Fill `size` with the number of entries.
   * @permissions `outbound:dncList:view`
   * @see GET /api/v2/outbound/dnclists/{dncListId}
   */
  getOutboundDnclist(
    dncListId: string,
    opts?: { includeImportStatus?: boolean; includeSize?: boolean },
    request?: RequestOptions,
  ): ApiPromise<DncList> {
    return this.call('getOutboundDnclist', 'GET /api/v2/outbound/dnclists/{dncListId}', { dncListId }, opts, request);
  }

  /**
   * Reads where the latest export of a do-not-contact list can be fetched; `postOutboundDnclistExport` produces it.
   *
   * @param opts.download - Leave it out or pass `false`: the answer then holds the address. To `true` the platform answers
   * with a redirect to the file; it is not followed, so that the call rejects.
   * @permissions all of `outbound:dnc:view`, `outbound:dncList:view`
   * @see GET /api/v2/outbound/dnclists/{dncListId}/export
   */
  getOutboundDnclistExport(dncListId: string, opts?: { download?: string }, request?: RequestOptions): ApiPromise<ExportUri> {
    return this.call(
      'getOutboundDnclistExport',
      'GET /api/v2/outbound/dnclists/{dncListId}/export',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Reads how far an import into a do-not-contact list has come.
   *
   * @permissions `outbound:dncList:view`
   * @see GET /api/v2/outbound/dnclists/{dncListId}/importstatus
   */
  getOutboundDnclistImportstatus(dncListId: string, request?: RequestOptions): ApiPromise<ImportStatus> {
    return this.call(
      'getOutboundDnclistImportstatus',
      'GET /api/v2/outbound/dnclists/{dncListId}/importstatus',
      { dncListId },
      {},
      request,
    );
  }

  /**
   * Lists do-not-contact lists with their source and settings; `getOutboundDnclistsDivisionviews` is the short listing for
   * pickers.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:dncList:view`
   * @see GET /api/v2/outbound/dnclists
   */
  getOutboundDnclists(opts?: GetOutboundDnclistsOptions, request?: RequestOptions): ApiPromise<DncListEntityListing> {
    return this.call('getOutboundDnclists', 'GET /api/v2/outbound/dnclists', {}, opts, request);
  }

  /**
   * Reads the short form of a do-not-contact list, without the account data of an outside service.
   *
   * @param opts.includeImportStatus - Fill `importStatus` with the state of the latest import.
   * @param opts.includeSize - Fill `size` with the number of entries.
   * @permissions `outbound:dncList:search`
   * @see GET /api/v2/outbound/dnclists/divisionviews/{dncListId}
   */
  getOutboundDnclistsDivisionview(
    dncListId: string,
    opts?: { includeImportStatus?: boolean; includeSize?: boolean },
    request?: RequestOptions,
  ): ApiPromise<DncListDivisionView> {
    return this.call(
      'getOutboundDnclistsDivisionview',
      'GET /api/v2/outbound/dnclists/divisionviews/{dncListId}',
      { dncListId },
      opts,
      request,
    );
  }

  /**
   * Lists the do-not-contact lists in the caller's divisions in short form, for pickers and filters.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:dncList:search`
   * @see GET /api/v2/outbound/dnclists/divisionviews
   */
  getOutboundDnclistsDivisionviews(
    opts?: GetOutboundDnclistsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<DncListDivisionViewListing> {
    return this.call('getOutboundDnclistsDivisionviews', 'GET /api/v2/outbound/dnclists/divisionviews', {}, opts, request);
  }

  /**
   * Reads one entry of the dialler's event log.
   *
   * @permissions `outbound:eventLog:view`
   * @see GET /api/v2/outbound/events/{eventId}
   */
  getOutboundEvent(eventId: string, request?: RequestOptions): ApiPromise<EventLog> {
    return this.call('getOutboundEvent', 'GET /api/v2/outbound/events/{eventId}', { eventId }, {}, request);
  }

  /**
   * Lists the dialler's event log: imports that failed, campaigns stopped or throttled, limits approached, and the like.
   *
   * @permissions `outbound:eventLog:view`
   * @see GET /api/v2/outbound/events
   */
  getOutboundEvents(opts?: GetOutboundEventsOptions, request?: RequestOptions): ApiPromise<DialerEventEntityListing> {
    return this.call('getOutboundEvents', 'GET /api/v2/outbound/events', {}, opts, request);
  }

  /**
   * Reads one file specification template: format, delimiter, columns and the replacements made before import.
   *
   * @permissions `outbound:fileSpecificationTemplate:view`
   * @see GET /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}
   */
  getOutboundFilespecificationtemplate(
    fileSpecificationTemplateId: string,
    request?: RequestOptions,
  ): ApiPromise<FileSpecificationTemplate> {
    return this.call(
      'getOutboundFilespecificationtemplate',
      'GET /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}',
      { fileSpecificationTemplateId },
      {},
      request,
    );
  }

  /**
   * Lists the file specification templates that uploads of contacts can name.
   *
   * @permissions `outbound:fileSpecificationTemplate:view`
   * @see GET /api/v2/outbound/filespecificationtemplates
   */
  getOutboundFilespecificationtemplates(
    opts?: GetOutboundFilespecificationtemplatesOptions,
    request?: RequestOptions,
  ): ApiPromise<FileSpecificationTemplateEntityListing> {
    return this.call(
      'getOutboundFilespecificationtemplates',
      'GET /api/v2/outbound/filespecificationtemplates',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one import template: how a file of contacts is split into contact lists and how these are named.
   *
   * @param opts.includeImportStatus - Fill `importStatus` with the state of the latest import. The platform assumes `false`.
   * @permissions `outbound:importTemplate:view`
   * @see GET /api/v2/outbound/importtemplates/{importTemplateId}
   */
  getOutboundImporttemplate(
    importTemplateId: string,
    opts?: { includeImportStatus?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ImportTemplate> {
    return this.call(
      'getOutboundImporttemplate',
      'GET /api/v2/outbound/importtemplates/{importTemplateId}',
      { importTemplateId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of an import that was made with an import template, and the contact lists it fills.
   *
   * @param opts.listNamePrefix - Which import is meant, by the prefix that was given with the upload.
   * @permissions `outbound:importTemplate:view`
   * @see GET /api/v2/outbound/importtemplates/{importTemplateId}/importstatus
   */
  getOutboundImporttemplateImportstatus(
    importTemplateId: string,
    opts?: { listNamePrefix?: string },
    request?: RequestOptions,
  ): ApiPromise<ImportStatus> {
    return this.call(
      'getOutboundImporttemplateImportstatus',
      'GET /api/v2/outbound/importtemplates/{importTemplateId}/importstatus',
      { importTemplateId },
      opts,
      request,
    );
  }

  /**
   * Lists the import templates, each with the contact list template and the filter it builds on.
   *
   * @permissions `outbound:importTemplate:view`
   * @see GET /api/v2/outbound/importtemplates
   */
  getOutboundImporttemplates(
    opts?: GetOutboundImporttemplatesOptions,
    request?: RequestOptions,
  ): ApiPromise<ImportTemplateEntityListing> {
    return this.call('getOutboundImporttemplates', 'GET /api/v2/outbound/importtemplates', {}, opts, request);
  }

  /**
   * Reads a messaging campaign in full, with its status and the errors that keep it from running.
   *
   * @permissions any of `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`, `outbound:whatsAppCampaign:view`
   * @see GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}
   */
  getOutboundMessagingcampaign(messagingCampaignId: string, request?: RequestOptions): ApiPromise<MessagingCampaign> {
    return this.call(
      'getOutboundMessagingcampaign',
      'GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Counts the contacts that a messaging campaign passes over: those put off because of their time zone, and those its filters
   * leave out.
   *
   * @permissions any of `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`, `outbound:whatsAppCampaign:view`
   * @see GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/diagnostics
   */
  getOutboundMessagingcampaignDiagnostics(
    messagingCampaignId: string,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignDiagnostics> {
    return this.call(
      'getOutboundMessagingcampaignDiagnostics',
      'GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/diagnostics',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Reads how far a messaging campaign is through its contact list. For several campaigns at once use
   * `postOutboundMessagingcampaignsProgress`.
   *
   * @permissions any of `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`, `outbound:whatsAppCampaign:view`
   * @see GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress
   */
  getOutboundMessagingcampaignProgress(messagingCampaignId: string, request?: RequestOptions): ApiPromise<CampaignProgress> {
    return this.call(
      'getOutboundMessagingcampaignProgress',
      'GET /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/progress',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Lists messaging campaigns in full, by name unless `sortBy` says otherwise; `getOutboundMessagingcampaignsDivisionviews`
   * is the short listing.
   *
   * @param opts.pageSize - At most 100.
   * @permissions any of `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`, `outbound:whatsAppCampaign:view`
   * @see GET /api/v2/outbound/messagingcampaigns
   */
  getOutboundMessagingcampaigns(
    opts?: GetOutboundMessagingcampaignsOptions,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignEntityListing> {
    return this.call('getOutboundMessagingcampaigns', 'GET /api/v2/outbound/messagingcampaigns', {}, opts, request);
  }

  /**
   * Reads the short form of a messaging campaign: id, name and division.
   *
   * @permissions any of `outbound:messagingCampaign:search`, `outbound:emailCampaign:search`, `outbound:whatsAppCampaign:search`
   * @see GET /api/v2/outbound/messagingcampaigns/divisionviews/{messagingCampaignId}
   */
  getOutboundMessagingcampaignsDivisionview(
    messagingCampaignId: string,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignDivisionView> {
    return this.call(
      'getOutboundMessagingcampaignsDivisionview',
      'GET /api/v2/outbound/messagingcampaigns/divisionviews/{messagingCampaignId}',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Lists the messaging campaigns in the caller's divisions in short form, for pickers and filters.
   *
   * @param opts.pageSize - At most 100.
   * @permissions any of `outbound:messagingCampaign:search`, `outbound:emailCampaign:search`, `outbound:whatsAppCampaign:search`
   * @see GET /api/v2/outbound/messagingcampaigns/divisionviews
   */
  getOutboundMessagingcampaignsDivisionviews(
    opts?: GetOutboundMessagingcampaignsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignDivisionViewEntityListing> {
    return this.call(
      'getOutboundMessagingcampaignsDivisionviews',
      'GET /api/v2/outbound/messagingcampaigns/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one rule set with its rules in order.
   *
   * @permissions `outbound:ruleSet:view`
   * @see GET /api/v2/outbound/rulesets/{ruleSetId}
   */
  getOutboundRuleset(ruleSetId: string, request?: RequestOptions): ApiPromise<RuleSet> {
    return this.call('getOutboundRuleset', 'GET /api/v2/outbound/rulesets/{ruleSetId}', { ruleSetId }, {}, request);
  }

  /**
   * Lists the rule sets that campaigns can be given.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:ruleSet:view`
   * @see GET /api/v2/outbound/rulesets
   */
  getOutboundRulesets(opts?: GetOutboundRulesetsOptions, request?: RequestOptions): ApiPromise<RuleSetEntityListing> {
    return this.call('getOutboundRulesets', 'GET /api/v2/outbound/rulesets', {}, opts, request);
  }

  /**
   * Reads the intervals during which a voice campaign is scheduled to run.
   *
   * @permissions any of `outbound:schedule:view`, `outbound:campaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/campaigns/{campaignId}
   */
  getOutboundSchedulesCampaign(campaignId: string, request?: RequestOptions): ApiPromise<CampaignSchedule> {
    return this.call(
      'getOutboundSchedulesCampaign',
      'GET /api/v2/outbound/schedules/campaigns/{campaignId}',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of all voice campaigns.
   *
   * @returns A bare array, not a page.
   * @permissions any of `outbound:schedule:view`, `outbound:campaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/campaigns
   */
  getOutboundSchedulesCampaigns(request?: RequestOptions): ApiPromise<CampaignSchedule[]> {
    return this.call('getOutboundSchedulesCampaigns', 'GET /api/v2/outbound/schedules/campaigns', {}, {}, request);
  }

  /**
   * Reads the intervals during which an email campaign is scheduled to run.
   *
   * @permissions any of `outbound:emailCampaignSchedule:view`, `outbound:emailCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}
   */
  getOutboundSchedulesEmailcampaign(emailCampaignId: string, request?: RequestOptions): ApiPromise<EmailCampaignSchedule> {
    return this.call(
      'getOutboundSchedulesEmailcampaign',
      'GET /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}',
      { emailCampaignId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of email campaigns. The listing is declared with the messaging campaigns' type; the single read
   * `getOutboundSchedulesEmailcampaign` has its own type.
   *
   * @permissions any of `outbound:emailCampaignSchedule:view`, `outbound:emailCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/emailcampaigns
   */
  getOutboundSchedulesEmailcampaigns(request?: RequestOptions): ApiPromise<EmailCampaignScheduleEntityListing> {
    return this.call('getOutboundSchedulesEmailcampaigns', 'GET /api/v2/outbound/schedules/emailcampaigns', {}, {}, request);
  }

  /**
   * Reads the intervals during which a messaging campaign is scheduled to run.
   *
   * @permissions any of `outbound:messagingCampaignSchedule:view`, `outbound:messagingCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}
   */
  getOutboundSchedulesMessagingcampaign(
    messagingCampaignId: string,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignSchedule> {
    return this.call(
      'getOutboundSchedulesMessagingcampaign',
      'GET /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of messaging campaigns.
   *
   * @permissions any of `outbound:messagingCampaignSchedule:view`, `outbound:messagingCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/messagingcampaigns
   */
  getOutboundSchedulesMessagingcampaigns(request?: RequestOptions): ApiPromise<MessagingCampaignScheduleEntityListing> {
    return this.call(
      'getOutboundSchedulesMessagingcampaigns',
      'GET /api/v2/outbound/schedules/messagingcampaigns',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the intervals during which a campaign sequence is scheduled to run.
   *
   * @permissions any of `outbound:schedule:view`, `outbound:campaignSequenceSchedule:view`
   * @see GET /api/v2/outbound/schedules/sequences/{sequenceId}
   */
  getOutboundSchedulesSequence(sequenceId: string, request?: RequestOptions): ApiPromise<SequenceSchedule> {
    return this.call(
      'getOutboundSchedulesSequence',
      'GET /api/v2/outbound/schedules/sequences/{sequenceId}',
      { sequenceId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of all campaign sequences.
   *
   * @returns A bare array, not a page.
   * @permissions any of `outbound:schedule:view`, `outbound:campaignSequenceSchedule:view`
   * @see GET /api/v2/outbound/schedules/sequences
   */
  getOutboundSchedulesSequences(request?: RequestOptions): ApiPromise<SequenceSchedule[]> {
    return this.call('getOutboundSchedulesSequences', 'GET /api/v2/outbound/schedules/sequences', {}, {}, request);
  }

  /**
   * Reads when a WhatsApp campaign is scheduled to run, in single intervals and in recurrences.
   *
   * @permissions any of `outbound:whatsAppCampaignSchedule:view`, `outbound:whatsAppCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}
   */
  getOutboundSchedulesWhatsappcampaign(
    whatsAppCampaignId: string,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppCampaignSchedule> {
    return this.call(
      'getOutboundSchedulesWhatsappcampaign',
      'GET /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}',
      { whatsAppCampaignId },
      {},
      request,
    );
  }

  /**
   * Lists the schedules of all WhatsApp campaigns.
   *
   * @permissions any of `outbound:whatsAppCampaignSchedule:view`, `outbound:whatsAppCampaign:viewSchedule`
   * @see GET /api/v2/outbound/schedules/whatsappcampaigns
   */
  getOutboundSchedulesWhatsappcampaigns(request?: RequestOptions): ApiPromise<WhatsAppCampaignScheduleEntityListing> {
    return this.call(
      'getOutboundSchedulesWhatsappcampaigns',
      'GET /api/v2/outbound/schedules/whatsappcampaigns',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one campaign sequence: its campaigns in running order, the one at work now, and the status.
   *
   * @permissions `outbound:campaignSequence:view`
   * @see GET /api/v2/outbound/sequences/{sequenceId}
   */
  getOutboundSequence(sequenceId: string, request?: RequestOptions): ApiPromise<CampaignSequence> {
    return this.call('getOutboundSequence', 'GET /api/v2/outbound/sequences/{sequenceId}', { sequenceId }, {}, request);
  }

  /**
   * Lists the campaign sequences.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `outbound:campaignSequence:view`
   * @see GET /api/v2/outbound/sequences
   */
  getOutboundSequences(opts?: GetOutboundSequencesOptions, request?: RequestOptions): ApiPromise<CampaignSequenceEntityListing> {
    return this.call('getOutboundSequences', 'GET /api/v2/outbound/sequences', {}, opts, request);
  }

  /**
   * Reads the organisation-wide dialler settings: calls per agent, line utilisation, what counts as abandoned, automatic time
   * zone mapping.
   *
   * @permissions `outbound:settings:view`
   * @see GET /api/v2/outbound/settings
   */
  getOutboundSettings(request?: RequestOptions): ApiPromise<OutboundSettings> {
    return this.call('getOutboundSettings', 'GET /api/v2/outbound/settings', {}, {}, request);
  }

  /**
   * Reads the organisation's mapping of wrap-up codes to what they mean for dialling, e.g. that a contact is not to be called
   * again.
   *
   * @permissions `outbound:wrapUpCodeMapping:view`
   * @see GET /api/v2/outbound/wrapupcodemappings
   */
  getOutboundWrapupcodemappings(request?: RequestOptions): ApiPromise<WrapUpCodeMapping> {
    return this.call('getOutboundWrapupcodemappings', 'GET /api/v2/outbound/wrapupcodemappings', {}, {}, request);
  }

  /**
   * Changes single settings of a voice campaign: lines, weight, abandon rate, calls per agent and queue. Anything else is
   * changed with `putOutboundCampaign`.
   *
   * @permissions `outbound:campaign:edit`
   * @see PATCH /api/v2/outbound/campaigns/{campaignId}
   */
  patchOutboundCampaign(campaignId: string, body: CampaignPatchRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call('patchOutboundCampaign', 'PATCH /api/v2/outbound/campaigns/{campaignId}', { campaignId, body }, {}, request);
  }

  /**
   * Adds entries to the custom exclusion column of a do-not-contact list, or removes them, as `action` says.
   *
   * @permissions `outbound:dnc:edit`
   * @see PATCH /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns
   */
  patchOutboundDnclistCustomexclusioncolumns(
    dncListId: string,
    body: DncPatchCustomExclusionColumnsRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchOutboundDnclistCustomexclusioncolumns',
      'PATCH /api/v2/outbound/dnclists/{dncListId}/customexclusioncolumns',
      { dncListId, body },
      {},
      request,
    );
  }

  /**
   * Adds email addresses to a do-not-contact list or removes them, as `action` says.
   *
   * @permissions `outbound:dnc:edit`
   * @see PATCH /api/v2/outbound/dnclists/{dncListId}/emailaddresses
   */
  patchOutboundDnclistEmailaddresses(dncListId: string, body: DncPatchEmailsRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'patchOutboundDnclistEmailaddresses',
      'PATCH /api/v2/outbound/dnclists/{dncListId}/emailaddresses',
      { dncListId, body },
      {},
      request,
    );
  }

  /**
   * Adds phone numbers to a do-not-contact list or removes them, as `action` says; `postOutboundDnclistPhonenumbers` can only
   * add.
   *
   * @permissions `outbound:dnc:edit`
   * @see PATCH /api/v2/outbound/dnclists/{dncListId}/phonenumbers
   */
  patchOutboundDnclistPhonenumbers(
    dncListId: string,
    body: DncPatchPhoneNumbersRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchOutboundDnclistPhonenumbers',
      'PATCH /api/v2/outbound/dnclists/{dncListId}/phonenumbers',
      { dncListId, body },
      {},
      request,
    );
  }

  /**
   * Adds WhatsApp numbers to a do-not-contact list or removes them, as `action` says.
   *
   * @permissions `outbound:dnc:edit`
   * @see PATCH /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers
   */
  patchOutboundDnclistWhatsappnumbers(
    dncListId: string,
    body: DncPatchWhatsAppNumbersRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchOutboundDnclistWhatsappnumbers',
      'PATCH /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers',
      { dncListId, body },
      {},
      request,
    );
  }

  /**
   * Changes the organisation-wide dialler settings; they hold for every campaign.
   *
   * @param body - The settings to change, with the `version` last read.
   * @param opts.useMaxCallsPerAgentDecimal - Whether the limit of calls per agent is taken with its decimals.
   * @permissions `outbound:settings:edit`
   * @see PATCH /api/v2/outbound/settings
   */
  patchOutboundSettings(
    body: OutboundSettings,
    opts?: { useMaxCallsPerAgentDecimal?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call('patchOutboundSettings', 'PATCH /api/v2/outbound/settings', { body }, opts, request);
  }

  /**
   * Creates an attempt limit set, to be named by contact lists.
   *
   * @permissions `outbound:attemptLimits:add`
   * @see POST /api/v2/outbound/attemptlimits
   */
  postOutboundAttemptlimits(body: AttemptLimits, request?: RequestOptions): ApiPromise<AttemptLimits> {
    return this.call('postOutboundAttemptlimits', 'POST /api/v2/outbound/attemptlimits', { body }, {}, request);
  }

  /**
   * Searches the audit trail of outbound configuration: who changed what in campaigns, lists and the rest, with old and new
   * values.
   *
   * @deprecated The platform no longer offers it. Use `postAuditsQuery` of `AuditApi`.
   * @permissions `outbound:audit:view`
   * @see POST /api/v2/outbound/audits
   */
  postOutboundAudits(
    body: DialerAuditRequest,
    opts?: PostOutboundAuditsOptions,
    request?: RequestOptions,
  ): ApiPromise<AuditSearchResult> {
    return this.call('postOutboundAudits', 'POST /api/v2/outbound/audits', { body }, opts, request, { retired: true });
  }

  /**
   * Creates a callable time set.
   *
   * @param body - Time slots per time zone.
   * @permissions `outbound:callableTimeSet:add`
   * @see POST /api/v2/outbound/callabletimesets
   */
  postOutboundCallabletimesets(body: CallableTimeSet, request?: RequestOptions): ApiPromise<CallableTimeSet> {
    return this.call('postOutboundCallabletimesets', 'POST /api/v2/outbound/callabletimesets', { body }, {}, request);
  }

  /**
   * Creates a call analysis response set.
   *
   * @permissions `outbound:responseSet:add`
   * @see POST /api/v2/outbound/callanalysisresponsesets
   */
  postOutboundCallanalysisresponsesets(body: ResponseSet, request?: RequestOptions): ApiPromise<ResponseSet> {
    return this.call(
      'postOutboundCallanalysisresponsesets',
      'POST /api/v2/outbound/callanalysisresponsesets',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a preview of how the contacts of a campaign map to the agents who own them. Asynchronous: read the outcome with
   * `getOutboundCampaignAgentownedmappingpreviewResults`.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions all of `outbound:campaign:view`, `outbound:contact:view`, `directory:user:view`
   * @see POST /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview
   */
  postOutboundCampaignAgentownedmappingpreview(campaignId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'postOutboundCampaignAgentownedmappingpreview',
      'POST /api/v2/outbound/campaigns/{campaignId}/agentownedmappingpreview',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Schedules a callback to a contact of a voice campaign at a set time.
   *
   * @param body - Campaign, contact list and contact, the column that holds the number to call, and the time in ISO 8601.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see POST /api/v2/outbound/campaigns/{campaignId}/callback/schedule
   */
  postOutboundCampaignCallbackSchedule(
    campaignId: string,
    body: ContactCallbackRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactCallbackRequest> {
    return this.call(
      'postOutboundCampaignCallbackSchedule',
      'POST /api/v2/outbound/campaigns/{campaignId}/callback/schedule',
      { campaignId, body },
      {},
      request,
    );
  }

  /**
   * Switches a voice campaign on, without the whole campaign having to be sent as with `putOutboundCampaign`.
   *
   * @permissions `outbound:campaign:start`
   * @see POST /api/v2/outbound/campaigns/{campaignId}/start
   */
  postOutboundCampaignStart(campaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundCampaignStart',
      'POST /api/v2/outbound/campaigns/{campaignId}/start',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Switches a voice campaign off, without the whole campaign having to be sent as with `putOutboundCampaign`.
   *
   * @permissions `outbound:campaign:stop`
   * @see POST /api/v2/outbound/campaigns/{campaignId}/stop
   */
  postOutboundCampaignStop(campaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundCampaignStop',
      'POST /api/v2/outbound/campaigns/{campaignId}/stop',
      { campaignId },
      {},
      request,
    );
  }

  /**
   * Creates a campaign rule: when its conditions on progress or agents hold, its actions switch or adjust campaigns and
   * sequences.
   *
   * @permissions `outbound:campaignRule:add`
   * @see POST /api/v2/outbound/campaignrules
   */
  postOutboundCampaignrules(body: CampaignRule, request?: RequestOptions): ApiPromise<CampaignRule> {
    return this.call('postOutboundCampaignrules', 'POST /api/v2/outbound/campaignrules', { body }, {}, request);
  }

  /**
   * Creates a voice campaign. Unless it is agentless, it needs a queue and a script besides what the type requires.
   *
   * @param opts.useMaxCallsPerAgentDecimal - Whether the campaign's calls per agent are taken with their decimals.
   * @permissions `outbound:campaign:add`
   * @see POST /api/v2/outbound/campaigns
   */
  postOutboundCampaigns(
    body: Campaign,
    opts?: { useMaxCallsPerAgentDecimal?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Campaign> {
    return this.call('postOutboundCampaigns', 'POST /api/v2/outbound/campaigns', { body }, opts, request);
  }

  /**
   * Reads the live dialling figures of several voice campaigns in one call; `getOutboundCampaignStats` is the call for a single
   * one.
   *
   * @param body - Ids of the campaigns.
   * @permissions any of `outbound:performance:view`, `outbound:campaign:view`
   * @see POST /api/v2/outbound/campaigns/performance/query
   */
  postOutboundCampaignsPerformanceQuery(body: string[], request?: RequestOptions): ApiPromise<CampaignPerformanceDataListing> {
    return this.call(
      'postOutboundCampaignsPerformanceQuery',
      'POST /api/v2/outbound/campaigns/performance/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads the progress of several voice campaigns in one call.
   *
   * @param body - Ids of the campaigns.
   * @returns One entry a campaign, as a bare array.
   * @permissions `outbound:campaign:view`
   * @see POST /api/v2/outbound/campaigns/progress
   */
  postOutboundCampaignsProgress(body: readonly string[], request?: RequestOptions): ApiPromise<CampaignProgress[]> {
    return this.call('postOutboundCampaignsProgress', 'POST /api/v2/outbound/campaigns/progress', { body }, {}, request);
  }

  /**
   * Deletes every contact of a contact list and keeps the list. Cannot be undone; export first where the contacts matter.
   *
   * @permissions `outbound:contact:delete`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/clear
   */
  postOutboundContactlistClear(contactListId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundContactlistClear',
      'POST /api/v2/outbound/contactlists/{contactListId}/clear',
      { contactListId },
      {},
      request,
    );
  }

  /**
   * Adds contacts to a contact list, or updates those whose `id` is in the list already. A running campaign on the list picks
   * them up.
   *
   * @param body - Contacts whose `data` maps the list's column names to values.
   * @returns The stored contacts with their ids, as a bare array.
   * @example
   * ```ts
   * await new OutboundApi(client).postOutboundContactlistContacts(contactListId, [
   *   { contactListId, data: { name: 'Ada Jensen', phone: '+442079460123' }, callable: true },
   * ]);
   * ```
   * @permissions `outbound:contact:add`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/contacts
   */
  postOutboundContactlistContacts(
    contactListId: string,
    body: readonly WritableDialerContact[],
    opts?: PostOutboundContactlistContactsOptions,
    request?: RequestOptions,
  ): ApiPromise<DialerContact[]> {
    return this.call(
      'postOutboundContactlistContacts',
      'POST /api/v2/outbound/contactlists/{contactListId}/contacts',
      { contactListId, body },
      opts,
      request,
    );
  }

  /**
   * Reads several contacts of a contact list by their ids. Despite the verb nothing is written; to add contacts use
   * `postOutboundContactlistContacts`.
   *
   * @param body - Ids of the contacts.
   * @returns The contacts, as a bare array.
   * @permissions `outbound:contact:view`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk
   */
  postOutboundContactlistContactsBulk(
    contactListId: string,
    body: readonly string[],
    request?: RequestOptions,
  ): ApiPromise<DialerContact[]> {
    return this.call(
      'postOutboundContactlistContactsBulk',
      'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk',
      { contactListId, body },
      {},
      request,
    );
  }

  /**
   * Starts the removal of all contacts of a list that match a filter or criteria. Follow the job with
   * `getOutboundContactlistContactsBulkJob`; contacts known by id are deleted at once with `deleteOutboundContactlistContacts`.
   *
   * @permissions `outbound:contact:delete`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/remove
   */
  postOutboundContactlistContactsBulkRemove(
    contactListId: string,
    body: ContactBulkSearchParameters,
    request?: RequestOptions,
  ): ApiPromise<ContactsBulkOperationJob> {
    return this.call(
      'postOutboundContactlistContactsBulkRemove',
      'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/remove',
      { contactListId, body },
      {},
      request,
    );
  }

  /**
   * Starts one change to many contacts of a list, chosen by filter, by criteria or by id. Follow the job with
   * `getOutboundContactlistContactsBulkJob`.
   *
   * @permissions `outbound:contact:edit`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/update
   */
  postOutboundContactlistContactsBulkUpdate(
    contactListId: string,
    body: ContactBulkEditRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactsBulkOperationJob> {
    return this.call(
      'postOutboundContactlistContactsBulkUpdate',
      'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk/update',
      { contactListId, body },
      {},
      request,
    );
  }

  /**
   * Searches a contact list for the contacts that match a filter or criteria, sorted and page by page.
   *
   * @permissions `outbound:contact:view`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/contacts/search
   */
  postOutboundContactlistContactsSearch(
    contactListId: string,
    body: ContactListingRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactListingResponse> {
    return this.call(
      'postOutboundContactlistContactsSearch',
      'POST /api/v2/outbound/contactlists/{contactListId}/contacts/search',
      { contactListId, body },
      {},
      request,
    );
  }

  /**
   * Starts an export of a contact list to a file. Asynchronous: fetch it through `getOutboundContactlistExport`.
   *
   * @returns A reference to the export.
   * @permissions all of `outbound:contact:view`, `outbound:contactList:view`
   * @see POST /api/v2/outbound/contactlists/{contactListId}/export
   */
  postOutboundContactlistExport(
    contactListId: string,
    opts?: { body?: ContactsExportRequest },
    request?: RequestOptions,
  ): ApiPromise<DomainEntityRef> {
    return this.call(
      'postOutboundContactlistExport',
      'POST /api/v2/outbound/contactlists/{contactListId}/export',
      { contactListId },
      opts,
      request,
    );
  }

  /**
   * Creates a filter on a contact list, for campaigns that should work through a part of it only.
   *
   * @param body - The contact list and the clauses; `filterType` joins the clauses, each clause's own `filterType` its
   * predicates.
   * @permissions `outbound:contactListFilter:add`
   * @see POST /api/v2/outbound/contactlistfilters
   */
  postOutboundContactlistfilters(body: ContactListFilter, request?: RequestOptions): ApiPromise<ContactListFilter> {
    return this.call('postOutboundContactlistfilters', 'POST /api/v2/outbound/contactlistfilters', { body }, {}, request);
  }

  /**
   * Reads several contact list filters by their ids. Nothing is written, whatever the verb suggests.
   *
   * @permissions `outbound:contactListFilter:view`
   * @see POST /api/v2/outbound/contactlistfilters/bulk/retrieve
   */
  postOutboundContactlistfiltersBulkRetrieve(
    body: ContactListFilterBulkRetrieveBody,
    request?: RequestOptions,
  ): ApiPromise<ContactListFilterEntityListing> {
    return this.call(
      'postOutboundContactlistfiltersBulkRetrieve',
      'POST /api/v2/outbound/contactlistfilters/bulk/retrieve',
      { body },
      {},
      request,
    );
  }

  /**
   * Tries a contact list filter without saving it: how many contacts it selects out of how many, with examples.
   *
   * @permissions `outbound:contact:view`
   * @see POST /api/v2/outbound/contactlistfilters/preview
   */
  postOutboundContactlistfiltersPreview(body: ContactListFilter, request?: RequestOptions): ApiPromise<FilterPreviewResponse> {
    return this.call(
      'postOutboundContactlistfiltersPreview',
      'POST /api/v2/outbound/contactlistfilters/preview',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an empty contact list with its columns; `postOutboundContactlistContacts` fills it.
   *
   * @param body - Name, all columns, and which of them hold phone numbers.
   * @example
   * ```ts
   * const list = await new OutboundApi(client).postOutboundContactlists({
   *   name: 'Renewals in May',
   *   columnNames: ['name', 'phone'],
   *   phoneColumns: [{ columnName: 'phone', type: 'cell' }],
   * });
   * console.log(list.id);
   * ```
   * @permissions `outbound:contactList:add`
   * @see POST /api/v2/outbound/contactlists
   */
  postOutboundContactlists(body: ContactList, request?: RequestOptions): ApiPromise<ContactList> {
    return this.call('postOutboundContactlists', 'POST /api/v2/outbound/contactlists', { body }, {}, request);
  }

  /**
   * Applies the same settings to several contact lists. Each list has its own result in the response, so that some may be
   * changed while others fail.
   *
   * @permissions not documented
   * @see POST /api/v2/outbound/contactlists/bulk/update
   */
  postOutboundContactlistsBulkUpdate(
    body: ContactListsBulkEditRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactListsBulkEditResponse> {
    return this.call(
      'postOutboundContactlistsBulkUpdate',
      'POST /api/v2/outbound/contactlists/bulk/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Asks for a signed address to which a file of contacts is then uploaded, for one contact list or through an import template.
   *
   * @permissions `outbound:contactList:upload`
   * @see POST /api/v2/outbound/contactlists/uploads
   */
  postOutboundContactlistsUploads(body: ContactListUploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postOutboundContactlistsUploads', 'POST /api/v2/outbound/contactlists/uploads', { body }, {}, request);
  }

  /**
   * Creates a contact list template.
   *
   * @permissions `outbound:contactListTemplate:add`
   * @see POST /api/v2/outbound/contactlisttemplates
   */
  postOutboundContactlisttemplates(body: ContactListTemplate, request?: RequestOptions): ApiPromise<ContactListTemplate> {
    return this.call('postOutboundContactlisttemplates', 'POST /api/v2/outbound/contactlisttemplates', { body }, {}, request);
  }

  /**
   * Creates several contact list templates in one call and answers with all of them.
   *
   * @permissions `outbound:contactListTemplate:add`
   * @see POST /api/v2/outbound/contactlisttemplates/bulk/add
   */
  postOutboundContactlisttemplatesBulkAdd(
    body: ContactListTemplate[],
    request?: RequestOptions,
  ): ApiPromise<ContactListTemplateEntityListing> {
    return this.call(
      'postOutboundContactlisttemplatesBulkAdd',
      'POST /api/v2/outbound/contactlisttemplates/bulk/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several contact list templates by their ids. Despite the verb nothing is changed.
   *
   * @permissions `outbound:contactListTemplate:view`
   * @see POST /api/v2/outbound/contactlisttemplates/bulk/retrieve
   */
  postOutboundContactlisttemplatesBulkRetrieve(
    body: ContactListTemplateBulkRetrieveBody,
    request?: RequestOptions,
  ): ApiPromise<ContactListTemplateEntityListing> {
    return this.call(
      'postOutboundContactlisttemplatesBulkRetrieve',
      'POST /api/v2/outbound/contactlisttemplates/bulk/retrieve',
      { body },
      {},
      request,
    );
  }

  /**
   * Puts the phone numbers of a campaign conversation on the do-not-contact lists of its campaign, for the customer who asks
   * not to be called.
   *
   * @permissions `outbound:dnc:add`
   * @see POST /api/v2/outbound/conversations/{conversationId}/dnc
   */
  postOutboundConversationDnc(conversationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundConversationDnc',
      'POST /api/v2/outbound/conversations/{conversationId}/dnc',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Creates a digital rule set; messaging campaigns name it in `ruleSets`.
   *
   * @permissions `outbound:digitalRuleSet:add`
   * @see POST /api/v2/outbound/digitalrulesets
   */
  postOutboundDigitalrulesets(body: DigitalRuleSet, request?: RequestOptions): ApiPromise<DigitalRuleSet> {
    return this.call('postOutboundDigitalrulesets', 'POST /api/v2/outbound/digitalrulesets', { body }, {}, request);
  }

  /**
   * Adds email addresses to a do-not-contact list that is kept on the platform. To give them an expiry, use
   * `patchOutboundDnclistEmailaddresses`.
   *
   * @param body - Email addresses, one a string.
   * @permissions `outbound:dnc:add`
   * @see POST /api/v2/outbound/dnclists/{dncListId}/emailaddresses
   */
  postOutboundDnclistEmailaddresses(dncListId: string, body: string[], request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundDnclistEmailaddresses',
      'POST /api/v2/outbound/dnclists/{dncListId}/emailaddresses',
      { dncListId, body },
      {},
      request,
    );
  }

  /**
   * Starts an export of a do-not-contact list to a file. Asynchronous: fetch it through `getOutboundDnclistExport`.
   *
   * @returns A reference to the export.
   * @permissions all of `outbound:dnc:view`, `outbound:dncList:view`
   * @see POST /api/v2/outbound/dnclists/{dncListId}/export
   */
  postOutboundDnclistExport(dncListId: string, request?: RequestOptions): ApiPromise<DomainEntityRef> {
    return this.call(
      'postOutboundDnclistExport',
      'POST /api/v2/outbound/dnclists/{dncListId}/export',
      { dncListId },
      {},
      request,
    );
  }

  /**
   * Adds phone numbers to a do-not-contact list that is kept on the platform (`dncSourceType` `rds`).
   *
   * @param body - Phone numbers, one a string.
   * @param opts.expirationDateTime - When the numbers drop off the list, as `yyyy-MM-ddTHH:mmZ`; they stay for good when left
   * out.
   * @permissions `outbound:dnc:add`
   * @see POST /api/v2/outbound/dnclists/{dncListId}/phonenumbers
   */
  postOutboundDnclistPhonenumbers(
    dncListId: string,
    body: readonly string[],
    opts?: { expirationDateTime?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postOutboundDnclistPhonenumbers',
      'POST /api/v2/outbound/dnclists/{dncListId}/phonenumbers',
      { dncListId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a do-not-contact list, kept on the platform or drawn from an outside service.
   *
   * @param body - An `rds` list needs no account data; `dnc.com` goes with `loginId` and `dncCodes`, `gryphon` with
   * `licenseId`.
   * @permissions `outbound:dncList:add`
   * @see POST /api/v2/outbound/dnclists
   */
  postOutboundDnclists(body: DncListCreate, request?: RequestOptions): ApiPromise<DncList> {
    return this.call('postOutboundDnclists', 'POST /api/v2/outbound/dnclists', { body }, {}, request);
  }

  /**
   * Asks for a signed address to which a file of entries for a do-not-contact list is then uploaded.
   *
   * @permissions `outbound:dncList:upload`
   * @see POST /api/v2/outbound/dnclists/uploads
   */
  postOutboundDnclistsUploads(body: DNCListUploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postOutboundDnclistsUploads', 'POST /api/v2/outbound/dnclists/uploads', { body }, {}, request);
  }

  /**
   * Creates a file specification template, so that files in a foreign format can be imported unchanged.
   *
   * @permissions `outbound:fileSpecificationTemplate:add`
   * @see POST /api/v2/outbound/filespecificationtemplates
   */
  postOutboundFilespecificationtemplates(
    body: FileSpecificationTemplate,
    request?: RequestOptions,
  ): ApiPromise<FileSpecificationTemplate> {
    return this.call(
      'postOutboundFilespecificationtemplates',
      'POST /api/v2/outbound/filespecificationtemplates',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an import template, to be named when asking for an upload address with `postOutboundContactlistsUploads`.
   *
   * @permissions `outbound:importTemplate:add`
   * @see POST /api/v2/outbound/importtemplates
   */
  postOutboundImporttemplates(body: ImportTemplate, request?: RequestOptions): ApiPromise<ImportTemplate> {
    return this.call('postOutboundImporttemplates', 'POST /api/v2/outbound/importtemplates', { body }, {}, request);
  }

  /**
   * Creates several import templates in one call and answers with all of them.
   *
   * @permissions `outbound:importTemplate:add`
   * @see POST /api/v2/outbound/importtemplates/bulk/add
   */
  postOutboundImporttemplatesBulkAdd(body: ImportTemplate[], request?: RequestOptions): ApiPromise<ImportTemplateEntityListing> {
    return this.call(
      'postOutboundImporttemplatesBulkAdd',
      'POST /api/v2/outbound/importtemplates/bulk/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Switches a messaging campaign on, leaving the rest of its configuration alone.
   *
   * @permissions any of `outbound:messagingCampaign:start`, `outbound:emailCampaign:start`, `outbound:whatsAppCampaign:start`
   * @see POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/start
   */
  postOutboundMessagingcampaignStart(messagingCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundMessagingcampaignStart',
      'POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/start',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Switches a messaging campaign off, leaving the rest of its configuration alone.
   *
   * @permissions any of `outbound:messagingCampaign:stop`, `outbound:emailCampaign:stop`, `outbound:whatsAppCampaign:stop`
   * @see POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop
   */
  postOutboundMessagingcampaignStop(messagingCampaignId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postOutboundMessagingcampaignStop',
      'POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop',
      { messagingCampaignId },
      {},
      request,
    );
  }

  /**
   * Creates a messaging campaign.
   *
   * @param body - Contact list, message rate and `smsConfig`, which names the sender, the column with the number and the text
   * or template.
   * @permissions any of `outbound:messagingCampaign:add`, `outbound:emailCampaign:add`, `outbound:whatsAppCampaign:add`
   * @see POST /api/v2/outbound/messagingcampaigns
   */
  postOutboundMessagingcampaigns(body: MessagingCampaign, request?: RequestOptions): ApiPromise<MessagingCampaign> {
    return this.call('postOutboundMessagingcampaigns', 'POST /api/v2/outbound/messagingcampaigns', { body }, {}, request);
  }

  /**
   * Reads the progress of several messaging campaigns in one call.
   *
   * @param body - Ids of the messaging campaigns.
   * @returns One entry a campaign, as a bare array.
   * @permissions any of `outbound:messagingCampaign:view`, `outbound:emailCampaign:view`, `outbound:whatsAppCampaign:view`
   * @see POST /api/v2/outbound/messagingcampaigns/progress
   */
  postOutboundMessagingcampaignsProgress(body: readonly string[], request?: RequestOptions): ApiPromise<CampaignProgress[]> {
    return this.call(
      'postOutboundMessagingcampaignsProgress',
      'POST /api/v2/outbound/messagingcampaigns/progress',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a rule set: pre-call rules decide before a contact is dialled, wrap-up rules act on how the call ended.
   *
   * @permissions `outbound:ruleSet:add`
   * @see POST /api/v2/outbound/rulesets
   */
  postOutboundRulesets(body: RuleSet, request?: RequestOptions): ApiPromise<RuleSet> {
    return this.call('postOutboundRulesets', 'POST /api/v2/outbound/rulesets', { body }, {}, request);
  }

  /**
   * Creates a campaign sequence.
   *
   * @param body - The campaigns in the order in which they shall run.
   * @permissions `outbound:campaignSequence:add`
   * @see POST /api/v2/outbound/sequences
   */
  postOutboundSequences(body: CampaignSequence, request?: RequestOptions): ApiPromise<CampaignSequence> {
    return this.call('postOutboundSequences', 'POST /api/v2/outbound/sequences', { body }, {}, request);
  }

  /**
   * Replaces an attempt limit set; the new limits apply to every contact list that names it.
   *
   * @param body - The whole set, with the `version` last read.
   * @permissions `outbound:attemptLimits:edit`
   * @see PUT /api/v2/outbound/attemptlimits/{attemptLimitsId}
   */
  putOutboundAttemptlimit(attemptLimitsId: string, body: AttemptLimits, request?: RequestOptions): ApiPromise<AttemptLimits> {
    return this.call(
      'putOutboundAttemptlimit',
      'PUT /api/v2/outbound/attemptlimits/{attemptLimitsId}',
      { attemptLimitsId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a callable time set, time zones left out of the body included.
   *
   * @param body - All time zones and slots, with the `version` last read.
   * @permissions `outbound:callableTimeSet:edit`
   * @see PUT /api/v2/outbound/callabletimesets/{callableTimeSetId}
   */
  putOutboundCallabletimeset(
    callableTimeSetId: string,
    body: CallableTimeSet,
    request?: RequestOptions,
  ): ApiPromise<CallableTimeSet> {
    return this.call(
      'putOutboundCallabletimeset',
      'PUT /api/v2/outbound/callabletimesets/{callableTimeSetId}',
      { callableTimeSetId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a call analysis response set.
   *
   * @param body - All reactions, with the `version` last read.
   * @permissions `outbound:responseSet:edit`
   * @see PUT /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}
   */
  putOutboundCallanalysisresponseset(
    callAnalysisSetId: string,
    body: ResponseSet,
    request?: RequestOptions,
  ): ApiPromise<ResponseSet> {
    return this.call(
      'putOutboundCallanalysisresponseset',
      'PUT /api/v2/outbound/callanalysisresponsesets/{callAnalysisSetId}',
      { callAnalysisSetId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a voice campaign's configuration. This is also how a campaign is switched on and off, through `campaignStatus`.
   *
   * @param body - The whole campaign, with the `version` last read.
   * @param opts.useMaxCallsPerAgentDecimal - Whether the campaign's calls per agent are taken with their decimals.
   * @permissions `outbound:campaign:edit`
   * @see PUT /api/v2/outbound/campaigns/{campaignId}
   */
  putOutboundCampaign(
    campaignId: string,
    body: Campaign,
    opts?: { useMaxCallsPerAgentDecimal?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Campaign> {
    return this.call('putOutboundCampaign', 'PUT /api/v2/outbound/campaigns/{campaignId}', { campaignId, body }, opts, request);
  }

  /**
   * Tells the dialler that an agent's stage in a voice campaign has changed.
   *
   * @param body - The agent's new stage.
   * @returns Plain text.
   * @permissions not documented
   * @see PUT /api/v2/outbound/campaigns/{campaignId}/agents/{userId}
   */
  putOutboundCampaignAgent(campaignId: string, userId: string, body: Agent, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'putOutboundCampaignAgent',
      'PUT /api/v2/outbound/campaigns/{campaignId}/agents/{userId}',
      { campaignId, userId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a campaign rule; `enabled` switches it on or off.
   *
   * @param body - The whole rule, with the `version` last read.
   * @permissions `outbound:campaignRule:edit`
   * @see PUT /api/v2/outbound/campaignrules/{campaignRuleId}
   */
  putOutboundCampaignrule(campaignRuleId: string, body: CampaignRule, request?: RequestOptions): ApiPromise<CampaignRule> {
    return this.call(
      'putOutboundCampaignrule',
      'PUT /api/v2/outbound/campaignrules/{campaignRuleId}',
      { campaignRuleId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a contact list's definition; its contacts are not part of it and stay.
   *
   * @param body - The whole definition, with the `version` last read.
   * @permissions `outbound:contactList:edit`
   * @see PUT /api/v2/outbound/contactlists/{contactListId}
   */
  putOutboundContactlist(contactListId: string, body: ContactList, request?: RequestOptions): ApiPromise<ContactList> {
    return this.call(
      'putOutboundContactlist',
      'PUT /api/v2/outbound/contactlists/{contactListId}',
      { contactListId, body },
      {},
      request,
    );
  }

  /**
   * Replaces one contact, e.g. to correct its data or to mark it or one of its numbers as not callable.
   *
   * @param body - All columns of the contact, not only those that changed.
   * @permissions `outbound:contact:edit`
   * @see PUT /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}
   */
  putOutboundContactlistContact(
    contactListId: string,
    contactId: string,
    body: DialerContact,
    request?: RequestOptions,
  ): ApiPromise<DialerContact> {
    return this.call(
      'putOutboundContactlistContact',
      'PUT /api/v2/outbound/contactlists/{contactListId}/contacts/{contactId}',
      { contactListId, contactId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a contact list filter. Try the clauses first with `postOutboundContactlistfiltersPreview`.
   *
   * @param body - The whole filter, with the `version` last read.
   * @permissions `outbound:contactListFilter:edit`
   * @see PUT /api/v2/outbound/contactlistfilters/{contactListFilterId}
   */
  putOutboundContactlistfilter(
    contactListFilterId: string,
    body: ContactListFilter,
    request?: RequestOptions,
  ): ApiPromise<ContactListFilter> {
    return this.call(
      'putOutboundContactlistfilter',
      'PUT /api/v2/outbound/contactlistfilters/{contactListFilterId}',
      { contactListFilterId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a contact list template.
   *
   * @param body - The whole template, with the `version` last read.
   * @permissions `outbound:contactListTemplate:edit`
   * @see PUT /api/v2/outbound/contactlisttemplates/{contactListTemplateId}
   */
  putOutboundContactlisttemplate(
    contactListTemplateId: string,
    body: ContactListTemplate,
    request?: RequestOptions,
  ): ApiPromise<ContactListTemplate> {
    return this.call(
      'putOutboundContactlisttemplate',
      'PUT /api/v2/outbound/contactlisttemplates/{contactListTemplateId}',
      { contactListTemplateId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a digital rule set; rules missing from the body are gone.
   *
   * @param body - The whole rule set, with the `version` last read.
   * @permissions `outbound:digitalRuleSet:edit`
   * @see PUT /api/v2/outbound/digitalrulesets/{digitalRuleSetId}
   */
  putOutboundDigitalruleset(
    digitalRuleSetId: string,
    body: DigitalRuleSet,
    request?: RequestOptions,
  ): ApiPromise<DigitalRuleSet> {
    return this.call(
      'putOutboundDigitalruleset',
      'PUT /api/v2/outbound/digitalrulesets/{digitalRuleSetId}',
      { digitalRuleSetId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a do-not-contact list's definition; the entries kept in it stay.
   *
   * @param body - The whole definition, with the `version` last read.
   * @permissions `outbound:dncList:edit`
   * @see PUT /api/v2/outbound/dnclists/{dncListId}
   */
  putOutboundDnclist(dncListId: string, body: DncList, request?: RequestOptions): ApiPromise<DncList> {
    return this.call('putOutboundDnclist', 'PUT /api/v2/outbound/dnclists/{dncListId}', { dncListId, body }, {}, request);
  }

  /**
   * Replaces a file specification template, columns and replacement rules included.
   *
   * @param body - The whole template, with the `version` last read.
   * @permissions `outbound:fileSpecificationTemplate:edit`
   * @see PUT /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}
   */
  putOutboundFilespecificationtemplate(
    fileSpecificationTemplateId: string,
    body: FileSpecificationTemplate,
    request?: RequestOptions,
  ): ApiPromise<FileSpecificationTemplate> {
    return this.call(
      'putOutboundFilespecificationtemplate',
      'PUT /api/v2/outbound/filespecificationtemplates/{fileSpecificationTemplateId}',
      { fileSpecificationTemplateId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an import template: what it splits by, and how it names the lists.
   *
   * @param body - The whole template, with the `version` last read.
   * @permissions `outbound:importTemplate:edit`
   * @see PUT /api/v2/outbound/importtemplates/{importTemplateId}
   */
  putOutboundImporttemplate(
    importTemplateId: string,
    body: ImportTemplate,
    request?: RequestOptions,
  ): ApiPromise<ImportTemplate> {
    return this.call(
      'putOutboundImporttemplate',
      'PUT /api/v2/outbound/importtemplates/{importTemplateId}',
      { importTemplateId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a messaging campaign's configuration, and switches it on or off through `campaignStatus`.
   *
   * @param body - The whole campaign, with the `version` last read.
   * @permissions any of `outbound:messagingCampaign:edit`, `outbound:emailCampaign:edit`, `outbound:whatsAppCampaign:edit`
   * @see PUT /api/v2/outbound/messagingcampaigns/{messagingCampaignId}
   */
  putOutboundMessagingcampaign(
    messagingCampaignId: string,
    body: MessagingCampaign,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaign> {
    return this.call(
      'putOutboundMessagingcampaign',
      'PUT /api/v2/outbound/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a rule set and all rules in it; a rule missing from the body is gone.
   *
   * @param body - The whole set, with the `version` last read.
   * @permissions `outbound:ruleSet:edit`
   * @see PUT /api/v2/outbound/rulesets/{ruleSetId}
   */
  putOutboundRuleset(ruleSetId: string, body: RuleSet, request?: RequestOptions): ApiPromise<RuleSet> {
    return this.call('putOutboundRuleset', 'PUT /api/v2/outbound/rulesets/{ruleSetId}', { ruleSetId, body }, {}, request);
  }

  /**
   * Sets the schedule of a voice campaign, new or in place of the one it has.
   *
   * @param body - Intervals in the schedule's `timeZone`; when a schedule exists already, with its `version`.
   * @permissions any of `outbound:schedule:edit`, `outbound:campaign:editSchedule`
   * @see PUT /api/v2/outbound/schedules/campaigns/{campaignId}
   */
  putOutboundSchedulesCampaign(
    campaignId: string,
    body: CampaignSchedule,
    request?: RequestOptions,
  ): ApiPromise<CampaignSchedule> {
    return this.call(
      'putOutboundSchedulesCampaign',
      'PUT /api/v2/outbound/schedules/campaigns/{campaignId}',
      { campaignId, body },
      {},
      request,
    );
  }

  /**
   * Sets the schedule of an email campaign, new or in place of the one it has.
   *
   * @param body - Intervals in the schedule's `timeZone`; when a schedule exists already, with its `version`.
   * @permissions any of `outbound:emailCampaignSchedule:edit`, `outbound:emailCampaign:editSchedule`
   * @see PUT /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}
   */
  putOutboundSchedulesEmailcampaign(
    emailCampaignId: string,
    body: EmailCampaignSchedule,
    request?: RequestOptions,
  ): ApiPromise<EmailCampaignSchedule> {
    return this.call(
      'putOutboundSchedulesEmailcampaign',
      'PUT /api/v2/outbound/schedules/emailcampaigns/{emailCampaignId}',
      { emailCampaignId, body },
      {},
      request,
    );
  }

  /**
   * Sets the schedule of a messaging campaign, new or in place of the one it has.
   *
   * @param body - Intervals in the schedule's `timeZone`; when a schedule exists already, with its `version`.
   * @permissions any of `outbound:messagingCampaignSchedule:edit`, `outbound:messagingCampaign:editSchedule`
   * @see PUT /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}
   */
  putOutboundSchedulesMessagingcampaign(
    messagingCampaignId: string,
    body: MessagingCampaignSchedule,
    request?: RequestOptions,
  ): ApiPromise<MessagingCampaignSchedule> {
    return this.call(
      'putOutboundSchedulesMessagingcampaign',
      'PUT /api/v2/outbound/schedules/messagingcampaigns/{messagingCampaignId}',
      { messagingCampaignId, body },
      {},
      request,
    );
  }

  /**
   * Sets the schedule of a campaign sequence, new or in place of the one it has.
   *
   * @param body - Intervals in the schedule's `timeZone`; when a schedule exists already, with its `version`.
   * @permissions any of `outbound:schedule:edit`, `outbound:campaignSequenceSchedule:edit`
   * @see PUT /api/v2/outbound/schedules/sequences/{sequenceId}
   */
  putOutboundSchedulesSequence(
    sequenceId: string,
    body: SequenceSchedule,
    request?: RequestOptions,
  ): ApiPromise<SequenceSchedule> {
    return this.call(
      'putOutboundSchedulesSequence',
      'PUT /api/v2/outbound/schedules/sequences/{sequenceId}',
      { sequenceId, body },
      {},
      request,
    );
  }

  /**
   * Sets the schedule of a WhatsApp campaign, for the first time or in place of the one it has.
   *
   * @param body - When a schedule exists already, with its `version`.
   * @permissions any of `outbound:whatsAppCampaignSchedule:edit`, `outbound:whatsAppCampaign:editSchedule`
   * @see PUT /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}
   */
  putOutboundSchedulesWhatsappcampaign(
    whatsAppCampaignId: string,
    body: WhatsAppCampaignSchedule,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppCampaignSchedule> {
    return this.call(
      'putOutboundSchedulesWhatsappcampaign',
      'PUT /api/v2/outbound/schedules/whatsappcampaigns/{whatsAppCampaignId}',
      { whatsAppCampaignId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a campaign sequence; `status` switches it on or off.
   *
   * @param body - All campaigns in running order, with the `version` last read.
   * @permissions `outbound:campaignSequence:edit`
   * @see PUT /api/v2/outbound/sequences/{sequenceId}
   */
  putOutboundSequence(sequenceId: string, body: CampaignSequence, request?: RequestOptions): ApiPromise<CampaignSequence> {
    return this.call('putOutboundSequence', 'PUT /api/v2/outbound/sequences/{sequenceId}', { sequenceId, body }, {}, request);
  }

  /**
   * Replaces the organisation's mapping of wrap-up codes for dialling; codes absent from it fall to the default set.
   *
   * @param body - The complete mapping, with the `version` last read.
   * @permissions `outbound:wrapUpCodeMapping:edit`
   * @see PUT /api/v2/outbound/wrapupcodemappings
   */
  putOutboundWrapupcodemappings(body: WrapUpCodeMapping, request?: RequestOptions): ApiPromise<WrapUpCodeMapping> {
    return this.call('putOutboundWrapupcodemappings', 'PUT /api/v2/outbound/wrapupcodemappings', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace OutboundApi {
  type deleteOutboundDnclistCustomexclusioncolumnsOptions = OptionsOf<OutboundApi['deleteOutboundDnclistCustomexclusioncolumns']>;
  type deleteOutboundDnclistEmailaddressesOptions = OptionsOf<OutboundApi['deleteOutboundDnclistEmailaddresses']>;
  type deleteOutboundDnclistPhonenumbersOptions = OptionsOf<OutboundApi['deleteOutboundDnclistPhonenumbers']>;
  type deleteOutboundDnclistWhatsappnumbersOptions = OptionsOf<OutboundApi['deleteOutboundDnclistWhatsappnumbers']>;
  type getOutboundAttemptlimitsOptions = GetOutboundAttemptlimitsOptions;
  type getOutboundCallabletimesetsOptions = GetOutboundCallabletimesetsOptions;
  type getOutboundCallanalysisresponsesetsOptions = GetOutboundCallanalysisresponsesetsOptions;
  type getOutboundCampaignLinedistributionOptions = GetOutboundCampaignLinedistributionOptions;
  type getOutboundCampaignSkillcombinationsOptions = PageOptions;
  type getOutboundCampaignrulesOptions = GetOutboundCampaignrulesOptions;
  type getOutboundCampaignsOptions = GetOutboundCampaignsOptions;
  type getOutboundCampaignsAllOptions = GetOutboundCampaignsAllOptions;
  type getOutboundCampaignsAllDivisionviewsOptions = GetOutboundCampaignsAllDivisionviewsOptions;
  type getOutboundCampaignsDivisionviewsOptions = GetOutboundCampaignsDivisionviewsOptions;
  type getOutboundContactlistOptions = OptionsOf<OutboundApi['getOutboundContactlist']>;
  type getOutboundContactlistExportOptions = OptionsOf<OutboundApi['getOutboundContactlistExport']>;
  type getOutboundContactlistfiltersOptions = GetOutboundContactlistfiltersOptions;
  type getOutboundContactlistsOptions = GetOutboundContactlistsOptions;
  type getOutboundContactlistsDivisionviewOptions = OptionsOf<OutboundApi['getOutboundContactlistsDivisionview']>;
  type getOutboundContactlistsDivisionviewsOptions = GetOutboundContactlistsDivisionviewsOptions;
  type getOutboundContactlisttemplatesOptions = GetOutboundContactlisttemplatesOptions;
  type getOutboundDigitalrulesetsOptions = GetOutboundDigitalrulesetsOptions;
  type getOutboundDnclistOptions = OptionsOf<OutboundApi['getOutboundDnclist']>;
  type getOutboundDnclistExportOptions = OptionsOf<OutboundApi['getOutboundDnclistExport']>;
  type getOutboundDnclistsOptions = GetOutboundDnclistsOptions;
  type getOutboundDnclistsDivisionviewOptions = OptionsOf<OutboundApi['getOutboundDnclistsDivisionview']>;
  type getOutboundDnclistsDivisionviewsOptions = GetOutboundDnclistsDivisionviewsOptions;
  type getOutboundEventsOptions = GetOutboundEventsOptions;
  type getOutboundFilespecificationtemplatesOptions = GetOutboundFilespecificationtemplatesOptions;
  type getOutboundImporttemplateOptions = OptionsOf<OutboundApi['getOutboundImporttemplate']>;
  type getOutboundImporttemplateImportstatusOptions = OptionsOf<OutboundApi['getOutboundImporttemplateImportstatus']>;
  type getOutboundImporttemplatesOptions = GetOutboundImporttemplatesOptions;
  type getOutboundMessagingcampaignsOptions = GetOutboundMessagingcampaignsOptions;
  type getOutboundMessagingcampaignsDivisionviewsOptions = GetOutboundMessagingcampaignsDivisionviewsOptions;
  type getOutboundRulesetsOptions = GetOutboundRulesetsOptions;
  type getOutboundSequencesOptions = GetOutboundSequencesOptions;
  type patchOutboundSettingsOptions = OptionsOf<OutboundApi['patchOutboundSettings']>;
  type postOutboundAuditsOptions = PostOutboundAuditsOptions;
  type postOutboundCampaignsOptions = OptionsOf<OutboundApi['postOutboundCampaigns']>;
  type postOutboundContactlistContactsOptions = PostOutboundContactlistContactsOptions;
  type postOutboundContactlistExportOptions = OptionsOf<OutboundApi['postOutboundContactlistExport']>;
  type postOutboundDnclistPhonenumbersOptions = OptionsOf<OutboundApi['postOutboundDnclistPhonenumbers']>;
  type putOutboundCampaignOptions = OptionsOf<OutboundApi['putOutboundCampaign']>;
}
