import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  AssessmentJobListing,
  AssessmentListing,
  AvailableMediaTypeEntityListing,
  BenefitAssessment,
  BenefitAssessmentJob,
  ComparisonPeriod,
  ComparisonPeriodListing,
  ContactCenterSettings,
  CreateBenefitAssessmentJobRequest,
  CreateBenefitAssessmentRequest,
  CreateKpiRequest,
  CreatePredictorRequest,
  CreateQueueRequest,
  CreateRoutingSkill,
  CreateUtilizationLabelRequest,
  EmailOutboundDomainResult,
  EmailSetting,
  EmailSettingEntityListing,
  EmailSetup,
  EstimatedWaitTimePredictions,
  IdentityResolutionQueueConfig,
  InboundDomain,
  InboundDomainCreateRequest,
  InboundDomainEntityListing,
  InboundDomainPatchRequest,
  InboundRouteEntityListing,
  KeyPerformanceIndicator,
  KeyPerformanceIndicatorType,
  MailFromResult,
  OutboundDomain,
  OutboundDomainCreateRequest,
  OutboundDomainEntityListing,
  OutboundDomainPatchRequest,
  PatchPredictorRequest,
  Predictor,
  PredictorListing,
  PredictorModelFeatureListing,
  PredictorModels,
  QueueEntityListing,
  QueueMember,
  QueueMemberEntityListing,
  QueueMemberEntityListingV1,
  QueueRequest,
  Recipient,
  RecipientListing,
  RecipientRequest,
  RouteIdentityResolutionConfig,
  RoutingConversationAttributesRequest,
  RoutingConversationAttributesResponse,
  RoutingSettings,
  SMSAvailablePhoneNumberEntityListing,
  SkillEntityListing,
  SkillExpression,
  SkillExpressionData,
  SkillExpressionEntityListing,
  SkillExpressionValidationResult,
  SkillGroupEntityListing,
  SkillGroupMemberDivisionList,
  SkillGroupMemberDivisions,
  SkillGroupMemberEntityListing,
  SkillGroupWithMemberDivisions,
  SmsAddress,
  SmsAddressEntityListing,
  SmsAddressProvision,
  SmsAlphanumericProvision,
  SmsIdentityResolutionConfig,
  SmsPhoneNumber,
  SmsPhoneNumberEntityListing,
  SmsPhoneNumberImport,
  SmsPhoneNumberPatchRequest,
  SmsPhoneNumberProvision,
  TestMessage,
  TranscriptionSettings,
  UpdateKpiRequest,
  UpdateSkillDivisionRequest,
  UpdateUtilizationLabelRequest,
  UtilizationLabel,
  UtilizationLabelEntityListing,
  UtilizationResponse,
  VerificationResult,
  WrapUpCodeReference,
  WrapupCodeEntityListing,
  WrapupCodeRequest,
} from '../models/routing.js';
import type { InboundRoute, Queue, UserRoutingLanguage, UserRoutingSkill, WrapupCode } from '../models/shared.js';
import type {
  AgentDirectRoutingBackupSettings,
  AgentMaxUtilizationResponse,
  Language,
  LanguageEntityListing,
  RoutingSkill,
  SkillGroup,
  UserLanguageEntityListing,
  UserQueue,
  UserQueueEntityListing,
  UserRoutingLanguagePost,
  UserRoutingSkillPost,
  UserSkillEntityListing,
  UserSkillGroupEntityListing,
  UtilizationRequest,
} from '../models/shared-administration.js';
import type { QueueObservationQuery, QueueObservationQueryResponse } from '../models/shared-analytics.js';
import type {
  AfterBeforeOptions,
  ExpandOptions,
  GetUserQueuesOptions,
  GetUserRoutinglanguagesOptions,
  GetUserRoutingskillsOptions,
  GetUserSkillgroupsOptions,
  PageOptions,
  UserExpand,
} from '../models/options.js';
import type { JsonObject } from '../models/json.js';
import type { RoutingActivityQuery, RoutingActivityResponse } from '../models/shared-activity.js';
import type { AssistantQueue, WritableEntity } from '../models/shared-assistants.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetRoutingAssessmentsOptions {
  /** Cursor: the page that ends before this position. */
  before?: string;
  /** Cursor: the page that starts after this position. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** Entities a page, 200 at most. */
  pageSize?: string;
  /** Only assessments of these queues. */
  queueId?: readonly string[];
}

export interface GetRoutingEmailDomainRoutesOptions extends PageOptions {
  /** Only routes whose pattern matches this text. */
  pattern?: string;
  /** `identityresolution` adds how senders are matched with external contacts. */
  expand?: readonly OpenEnum<'identityresolution'>[];
}

export interface GetRoutingEmailOutboundDomainsOptions extends PageOptions {
  /** Only domains that match this text. */
  filter?: string;
  /** `settings` fills in the e-mail settings. */
  expand?: OpenEnum<'settings'>;
}

export interface GetRoutingLanguagesOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
  id?: readonly string[];
}

export interface GetRoutingMessageRecipientsOptions extends PageOptions {
  /** Only recipients on this channel. */
  messengerType?: OpenEnum<'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'open' | 'instagram' | 'apple'>;
  /** Only recipients whose name matches this text. */
  name?: string;
}

export interface GetRoutingPredictorsOptions {
  /** Cursor: the page that ends before this position. */
  before?: string;
  /** Cursor: the page that starts after this position. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** Entities a page, 200 at most. */
  pageSize?: string;
  /** Only predictors of these queues. */
  queueId?: readonly string[];
  /** Only predictors in this state. */
  state?: OpenEnum<'Created' | 'Error' | 'Active'>;
  /** Only predictors that work on this key performance indicator. */
  kpiId?: string;
}

export interface GetRoutingQueueAssistantOptions {
  /** Fills in the assistant or its copilot settings. */
  expand?: readonly OpenEnum<'assistant' | 'copilot'>[];
  /** Language variation of the assistant to read. */
  languageVariation?: string;
  /** Whether the primary assistant answers where there is no such variation. */
  fallbackToPrimaryAssistant?: boolean;
}

export interface GetRoutingQueueMembersOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only members whose name contains this text. */
  name?: string;
  /** Only members with one of these free-text profile skills. */
  profileSkills?: readonly string[];
  /** Only members with one of these ACD skills. */
  skills?: readonly string[];
  /** Only members with one of these languages. */
  languages?: readonly string[];
  /** Only members in one of these routing statuses, e.g. `IDLE`. */
  routingStatus?: readonly string[];
  /** Only members in one of these presences. */
  presence?: readonly string[];
  /** Only members assigned in person (`user`) or through a `group`. */
  memberBy?: OpenEnum<'user' | 'group'>;
  /** Only members who are joined (or, with false, who are not). */
  joined?: boolean;
}

export interface GetRoutingQueueUsersOptions extends PageOptions, ExpandOptions<UserExpand> {
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only members who are joined (or, with false, who are not). */
  joined?: boolean;
  name?: string;
  /** Only members with one of these free-text profile skills. */
  profileSkills?: readonly string[];
  skills?: readonly string[];
  languages?: readonly string[];
  /** Only members in one of these routing statuses, e.g. `IDLE`. */
  routingStatus?: readonly string[];
  /** Only members in one of these presences. */
  presence?: readonly string[];
}

export interface GetRoutingQueueWrapupcodesOptions extends PageOptions {
  /** Only codes whose name matches this text. */
  name?: string;
}

export interface GetRoutingQueuesOptions extends PageOptions {
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only queues whose name matches; `*` stands for any text. */
  name?: string;
  id?: readonly string[];
  /** Only queues of these divisions. */
  divisionId?: readonly string[];
  /** Only queues tied to these external queues. */
  peerId?: readonly string[];
  /** Only queues tied to an external queue. */
  hasPeer?: boolean;
  /** `identityresolution` adds how people called on behalf of each queue are matched with external contacts. */
  expand?: readonly OpenEnum<'identityresolution'>[];
  /** Only queues tied to this library of canned responses. */
  cannedResponseLibraryId?: string;
}

export interface GetRoutingQueuesDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'name' | 'id' | 'divisionId'>;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  name?: string;
  id?: readonly string[];
  /** Only queues of these divisions. */
  divisionId?: readonly string[];
}

export interface GetRoutingQueuesDivisionviewsAllOptions extends PageOptions {
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

export interface GetRoutingQueuesMeOptions extends PageOptions {
  /** Only queues the caller is joined to (or, with false, is not). */
  joined?: boolean;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

export interface GetRoutingSkillexpressionsOptions {
  /** Notation in which the expressions are given. */
  format?: string;
  /** Adds those that have been archived. */
  includeArchived?: boolean;
  /** Only these skill expressions. */
  id?: readonly string[];
}

export interface GetRoutingSkillgroupMembersOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: number;
  /** `entities` fills in the users. */
  expand?: OpenEnum<'entities'>;
}

export interface GetRoutingSkillgroupsOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: number;
  /** Only groups whose name matches this text. */
  name?: string;
}

export interface GetRoutingSkillsOptions extends PageOptions {
  name?: string;
  id?: readonly string[];
}

export interface GetRoutingSmsAvailablephonenumbersOptions {
  /** State, province or other region within the country. */
  region?: string;
  city?: string;
  /** Only numbers with this area code. */
  areaCode?: string;
  /** Digits or letters the number must contain; `*` stands for any one digit. */
  pattern?: string;
  /** Only numbers that ask for this kind of registered address. */
  addressRequirement?: OpenEnum<'none' | 'any' | 'local' | 'foreign'>;
}

export interface GetRoutingSmsPhonenumbersOptions extends PageOptions {
  /** Only numbers that contain these digits. */
  phoneNumber?: string;
  phoneNumberType?: readonly OpenEnum<'local' | 'mobile' | 'tollfree' | 'shortcode' | 'alphanumeric'>[];
  phoneNumberStatus?: readonly OpenEnum<'active' | 'invalid' | 'initiated' | 'porting' | 'pending' | 'pending-cancellation'>[];
  /** ISO 3166-1 alpha-2 codes. */
  countryCode?: readonly string[];
  sortBy?: OpenEnum<
    | 'phoneNumber'
    | 'countryCode'
    | 'country'
    | 'dateCreated'
    | 'dateModified'
    | 'phoneNumberStatus'
    | 'phoneNumberType'
    | 'purchaseDate'
    | 'supportsMms'
    | 'supportsSms'
    | 'supportsVoice'
  >;
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Language tag in which country names are given and sorted. @defaultValue `en-US` */
  language?: string;
  /** Adds how people who text are matched with external contacts, or fills in the message content supported. */
  expand?: readonly OpenEnum<'identityresolution' | 'supportedContent'>[];
  /** Only numbers with this profile of supported message content. */
  supportedContentId?: string;
  /** Only numbers of this integration. */
  integrationId?: string;
}

export interface GetRoutingUtilizationLabelsOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only labels whose name matches this text. */
  name?: string;
}

export interface GetRoutingWrapupcodesDivisionviewsOptions extends PageOptions {
  /** Only codes whose name matches this text. */
  name?: string;
  id?: readonly string[];
  /** Only codes of these divisions. */
  divisionId?: readonly string[];
  /** Whether deleted codes are listed as well, or only those. */
  includeState?: OpenEnum<'Active' | 'Deleted' | 'ActiveAndDeleted'>;
}

export interface GetRoutingWrapupcodesOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'name' | 'id'>;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  name?: string;
  /** Only codes of these divisions. */
  divisionId?: readonly string[];
  /** Only these codes. */
  id?: readonly string[];
}

/**
 * How interactions find an agent: queues with their members and wrap-up codes, ACD skills and languages, utilization, inbound
 * e-mail domains and routes, messaging recipients, SMS numbers and predictive routing. Administrators set these up; agents
 * join queues and supervisors watch waiting times. The user calls (`…/users/{userId}/…`) are offered by `UsersApi` as well.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class RoutingApi extends PlatformApi {
  /**
   * Deletes a benefit assessment of predictive routing, together with its results.
   *
   * @permissions `routing:assessment:delete`
   * @see DELETE /api/v2/routing/assessments/{assessmentId}
   */
  deleteRoutingAssessment(assessmentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingAssessment',
      'DELETE /api/v2/routing/assessments/{assessmentId}',
      { assessmentId },
      {},
      request,
    );
  }

  /**
   * Removes the caller's own backup for direct routing, so that no one stands in for interactions addressed to the caller.
   *
   * @permissions `routing:directRoutingBackup:selfDelete`
   * @see DELETE /api/v2/routing/directroutingbackup/settings/me
   */
  deleteRoutingDirectroutingbackupSettingsMe(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingDirectroutingbackupSettingsMe',
      'DELETE /api/v2/routing/directroutingbackup/settings/me',
      {},
      {},
      request,
    );
  }

  /**
   * Removes an inbound e-mail domain, so that mail to it no longer becomes conversations.
   *
   * @param domainId - The domain's name, which serves as its id, e.g. `support.example.com`.
   * @permissions `routing:email:manage`
   * @see DELETE /api/v2/routing/email/domains/{domainId}
   */
  deleteRoutingEmailDomain(domainId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingEmailDomain', 'DELETE /api/v2/routing/email/domains/{domainId}', { domainId }, {}, request);
  }

  /**
   * Removes the route of one address pattern from an inbound e-mail domain.
   *
   * @permissions `routing:email:manage`
   * @see DELETE /api/v2/routing/email/domains/{domainName}/routes/{routeId}
   */
  deleteRoutingEmailDomainRoute(domainName: string, routeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingEmailDomainRoute',
      'DELETE /api/v2/routing/email/domains/{domainName}/routes/{routeId}',
      { domainName, routeId },
      {},
      request,
    );
  }

  /**
   * Removes a domain from which e-mail campaigns and agentless messages are sent.
   *
   * @permissions `routing:email:manage`
   * @see DELETE /api/v2/routing/email/outbound/domains/{domainId}
   */
  deleteRoutingEmailOutboundDomain(domainId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingEmailOutboundDomain',
      'DELETE /api/v2/routing/email/outbound/domains/{domainId}',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Deletes a set of e-mail settings, to which domains may refer by `emailSetting`.
   *
   * @permissions `email:settings:delete`
   * @see DELETE /api/v2/routing/email/setting/{emailSettingId}
   */
  deleteRoutingEmailSettingEmailSettingId(emailSettingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingEmailSettingEmailSettingId',
      'DELETE /api/v2/routing/email/setting/{emailSettingId}',
      { emailSettingId },
      {},
      request,
    );
  }

  /**
   * Deletes a language of the organisation. To take it from one agent only, use `deleteUserRoutinglanguage`.
   *
   * @permissions `routing:skill:manage`
   * @see DELETE /api/v2/routing/languages/{languageId}
   */
  deleteRoutingLanguage(languageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingLanguage', 'DELETE /api/v2/routing/languages/{languageId}', { languageId }, {}, request);
  }

  /**
   * Deletes a predictor; its queues go back to their ordinary routing.
   *
   * @permissions all of `routing:predictor:delete`, `routing:queue:edit`
   * @see DELETE /api/v2/routing/predictors/{predictorId}
   */
  deleteRoutingPredictor(predictorId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingPredictor', 'DELETE /api/v2/routing/predictors/{predictorId}', { predictorId }, {}, request);
  }

  /**
   * Deletes one of the organisation's own key performance indicators for predictive routing.
   *
   * @preview
   * @permissions `routing:keyPerformanceIndicator:delete`
   * @see DELETE /api/v2/routing/predictors/keyperformanceindicators/{kpiId}
   */
  deleteRoutingPredictorsKeyperformanceindicator(kpiId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingPredictorsKeyperformanceindicator',
      'DELETE /api/v2/routing/predictors/keyperformanceindicators/{kpiId}',
      { kpiId },
      {},
      request,
    );
  }

  /**
   * Deletes a queue. Its members, skills and wrap-up codes stay in the organisation.
   *
   * @param opts.forceDelete - Asks for the deletion although the platform would otherwise refuse it.
   * @example
   * ```ts
   * await new RoutingApi(client).deleteRoutingQueue(queueId, { forceDelete: true });
   * ```
   * @permissions `routing:queue:delete`
   * @see DELETE /api/v2/routing/queues/{queueId}
   */
  deleteRoutingQueue(queueId: string, opts?: { forceDelete?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingQueue', 'DELETE /api/v2/routing/queues/{queueId}', { queueId }, opts, request);
  }

  /**
   * Removes a user from a queue. To leave the membership and merely stop offering interactions, set `joined` to false with
   * `patchRoutingQueueMember`.
   *
   * @param memberId - The user's id.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see DELETE /api/v2/routing/queues/{queueId}/members/{memberId}
   */
  deleteRoutingQueueMember(queueId: string, memberId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingQueueMember',
      'DELETE /api/v2/routing/queues/{queueId}/members/{memberId}',
      { queueId, memberId },
      {},
      request,
    );
  }

  /**
   * Removes a user from a queue.
   *
   * @param memberId - The user's id.
   * @deprecated Use `deleteRoutingQueueMember`.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see DELETE /api/v2/routing/queues/{queueId}/users/{memberId}
   */
  deleteRoutingQueueUser(queueId: string, memberId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingQueueUser',
      'DELETE /api/v2/routing/queues/{queueId}/users/{memberId}',
      { queueId, memberId },
      {},
      request,
    );
  }

  /**
   * Takes a wrap-up code off a queue's list; the code itself stays, see `deleteRoutingWrapupcode`.
   *
   * @permissions `routing:queue:edit`
   * @see DELETE /api/v2/routing/queues/{queueId}/wrapupcodes/{codeId}
   */
  deleteRoutingQueueWrapupcode(queueId: string, codeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingQueueWrapupcode',
      'DELETE /api/v2/routing/queues/{queueId}/wrapupcodes/{codeId}',
      { queueId, codeId },
      {},
      request,
    );
  }

  /**
   * Resets the organisation's routing settings to what the platform assumes.
   *
   * @permissions `routing:settings:edit`
   * @see DELETE /api/v2/routing/settings
   */
  deleteRoutingSettings(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingSettings', 'DELETE /api/v2/routing/settings', {}, {}, request);
  }

  /**
   * Deletes an ACD skill of the organisation. To take it from one agent only, use `deleteUserRoutingskill`.
   *
   * @permissions any of `routing:skill:manage`, `routing:skill:delete`
   * @see DELETE /api/v2/routing/skills/{skillId}
   */
  deleteRoutingSkill(skillId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingSkill', 'DELETE /api/v2/routing/skills/{skillId}', { skillId }, {}, request);
  }

  /**
   * Deletes a skill expression, a saved formula over ACD skills and languages.
   *
   * @permissions `routing:skillExpressions:delete`
   * @see DELETE /api/v2/routing/skillexpressions/{expressionId}
   */
  deleteRoutingSkillexpression(expressionId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingSkillexpression',
      'DELETE /api/v2/routing/skillexpressions/{expressionId}',
      { expressionId },
      {},
      request,
    );
  }

  /**
   * Deletes several skill expressions in one call.
   *
   * @param opts.id - Skill expressions to delete.
   * @permissions `routing:skillExpressions:delete`
   * @see DELETE /api/v2/routing/skillexpressions
   */
  deleteRoutingSkillexpressions(opts?: { id?: readonly string[] }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingSkillexpressions', 'DELETE /api/v2/routing/skillexpressions', {}, opts, request);
  }

  /**
   * Deletes a skill group, while the users in it keep their skills.
   *
   * @permissions `routing:skillGroup:delete`
   * @see DELETE /api/v2/routing/skillgroups/{skillGroupId}
   */
  deleteRoutingSkillgroup(skillGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingSkillgroup',
      'DELETE /api/v2/routing/skillgroups/{skillGroupId}',
      { skillGroupId },
      {},
      request,
    );
  }

  /**
   * Deletes a postal address registered for SMS numbers.
   *
   * @permissions `sms:phoneNumber:delete`
   * @see DELETE /api/v2/routing/sms/addresses/{addressId}
   */
  deleteRoutingSmsAddress(addressId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingSmsAddress', 'DELETE /api/v2/routing/sms/addresses/{addressId}', { addressId }, {}, request);
  }

  /**
   * Gives an SMS number up. The provider takes its time over it: `phoneNumberStatus` shows `PENDING_CANCELLATION` meanwhile.
   *
   * @param addressId - Id of the phone number (not of a postal address).
   * @permissions `sms:phoneNumber:delete`
   * @see DELETE /api/v2/routing/sms/phonenumbers/{addressId}
   */
  deleteRoutingSmsPhonenumber(addressId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingSmsPhonenumber',
      'DELETE /api/v2/routing/sms/phonenumbers/{addressId}',
      { addressId },
      {},
      request,
    );
  }

  /**
   * Removes an agent's backup for direct routing.
   *
   * @permissions `routing:directRoutingBackup:delete`
   * @see DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  deleteRoutingUserDirectroutingbackupSettings(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingUserDirectroutingbackupSettings',
      'DELETE /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId },
      {},
      request,
    );
  }

  /**
   * Removes an agent's own utilization settings, after which those of the organisation apply again.
   *
   * @permissions `routing:utilization:manage`
   * @see DELETE /api/v2/routing/users/{userId}/utilization
   */
  deleteRoutingUserUtilization(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingUserUtilization',
      'DELETE /api/v2/routing/users/{userId}/utilization',
      { userId },
      {},
      request,
    );
  }

  /**
   * Resets the organisation's utilization settings to the platform's defaults. Agents with separate settings keep them.
   *
   * @permissions `routing:utilization:manage`
   * @see DELETE /api/v2/routing/utilization
   */
  deleteRoutingUtilization(request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingUtilization', 'DELETE /api/v2/routing/utilization', {}, {}, request);
  }

  /**
   * Deletes a utilization label, by which interactions of one kind are counted apart when an agent's capacity is reckoned.
   *
   * @param opts.forceDelete - Asks for the deletion although the platform would otherwise refuse it. The platform assumes
   * `false`.
   * @permissions `routing:utilization:manage`
   * @see DELETE /api/v2/routing/utilization/labels/{labelId}
   */
  deleteRoutingUtilizationLabel(labelId: string, opts?: { forceDelete?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRoutingUtilizationLabel',
      'DELETE /api/v2/routing/utilization/labels/{labelId}',
      { labelId },
      opts,
      request,
    );
  }

  /**
   * Deletes a wrap-up code from the organisation, so that no queue can offer it any longer.
   *
   * @permissions `routing:wrapupCode:delete`
   * @see DELETE /api/v2/routing/wrapupcodes/{codeId}
   */
  deleteRoutingWrapupcode(codeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRoutingWrapupcode', 'DELETE /api/v2/routing/wrapupcodes/{codeId}', { codeId }, {}, request);
  }

  /**
   * Takes a language skill away from a user. The language itself stays in the organisation.
   *
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see DELETE /api/v2/users/{userId}/routinglanguages/{languageId}
   */
  deleteUserRoutinglanguage(userId: string, languageId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserRoutinglanguage',
      'DELETE /api/v2/users/{userId}/routinglanguages/{languageId}',
      { userId, languageId },
      {},
      request,
    );
  }

  /**
   * Takes an ACD skill away from a user without touching the skill's definition.
   *
   * @permissions `routing:skill:assign`
   * @see DELETE /api/v2/users/{userId}/routingskills/{skillId}
   */
  deleteUserRoutingskill(userId: string, skillId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserRoutingskill',
      'DELETE /api/v2/users/{userId}/routingskills/{skillId}',
      { userId, skillId },
      {},
      request,
    );
  }

  /**
   * Reads a benefit assessment: for each key performance indicator, what predictive routing promises on the queues and which
   * checks passed. `state` is `Created` until it is `Finished` or `Failed`.
   *
   * @permissions `routing:assessment:view`
   * @see GET /api/v2/routing/assessments/{assessmentId}
   */
  getRoutingAssessment(assessmentId: string, request?: RequestOptions): ApiPromise<BenefitAssessment> {
    return this.call('getRoutingAssessment', 'GET /api/v2/routing/assessments/{assessmentId}', { assessmentId }, {}, request);
  }

  /**
   * Lists benefit assessments, for instance those of certain queues.
   *
   * @permissions any of `routing:queue:view`, `routing:assessment:view`
   * @see GET /api/v2/routing/assessments
   */
  getRoutingAssessments(opts?: GetRoutingAssessmentsOptions, request?: RequestOptions): ApiPromise<AssessmentListing> {
    return this.call('getRoutingAssessments', 'GET /api/v2/routing/assessments', {}, opts, request);
  }

  /**
   * Reads the state of a job that `postRoutingAssessmentsJobs` started: `Created` while under way, then `Finished`.
   *
   * @permissions `routing:assessment:view`
   * @see GET /api/v2/routing/assessments/jobs/{jobId}
   */
  getRoutingAssessmentsJob(jobId: string, request?: RequestOptions): ApiPromise<BenefitAssessmentJob> {
    return this.call('getRoutingAssessmentsJob', 'GET /api/v2/routing/assessments/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Lists the jobs that assess whole divisions for predictive routing.
   *
   * @param opts.divisionId - Only jobs that cover these divisions.
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/assessments/jobs
   */
  getRoutingAssessmentsJobs(
    opts?: { divisionId?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<AssessmentJobListing> {
    return this.call('getRoutingAssessmentsJobs', 'GET /api/v2/routing/assessments/jobs', {}, opts, request);
  }

  /**
   * Lists the media types that can be routed in this organisation, with their subtypes.
   *
   * @permissions not documented
   * @see GET /api/v2/routing/availablemediatypes
   */
  getRoutingAvailablemediatypes(request?: RequestOptions): ApiPromise<AvailableMediaTypeEntityListing> {
    return this.call('getRoutingAvailablemediatypes', 'GET /api/v2/routing/availablemediatypes', {}, {}, request);
  }

  /**
   * Reads who stands in for the caller when an interaction addressed to the caller directly is not taken.
   *
   * @permissions `routing:directRoutingBackup:selfView`
   * @see GET /api/v2/routing/directroutingbackup/settings/me
   */
  getRoutingDirectroutingbackupSettingsMe(request?: RequestOptions): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'getRoutingDirectroutingbackupSettingsMe',
      'GET /api/v2/routing/directroutingbackup/settings/me',
      {},
      {},
      request,
    );
  }

  /**
   * Reads an inbound e-mail domain with the state of its MX record, its MAIL FROM settings and its SMTP server.
   *
   * @param domainId - The domain's name, which serves as its id, e.g. `support.example.com`.
   * @param opts.expand - `settings` fills in the e-mail settings.
   * @permissions any of `routing:email:manage`, `routing:email:view`
   * @see GET /api/v2/routing/email/domains/{domainId}
   */
  getRoutingEmailDomain(
    domainId: string,
    opts?: { expand?: OpenEnum<'settings'> },
    request?: RequestOptions,
  ): ApiPromise<InboundDomain> {
    return this.call('getRoutingEmailDomain', 'GET /api/v2/routing/email/domains/{domainId}', { domainId }, opts, request);
  }

  /**
   * Reads the DKIM records of an e-mail domain and whether they have been found in its DNS. `postRoutingEmailDomainDkim` starts
   * the check.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/domains/{domainId}/dkim
   */
  getRoutingEmailDomainDkim(domainId: string, request?: RequestOptions): ApiPromise<VerificationResult> {
    return this.call('getRoutingEmailDomainDkim', 'GET /api/v2/routing/email/domains/{domainId}/dkim', { domainId }, {}, request);
  }

  /**
   * Reads the MAIL FROM domain of an e-mail domain with the DNS records that it needs.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/domains/{domainId}/mailfrom
   */
  getRoutingEmailDomainMailfrom(domainId: string, request?: RequestOptions): ApiPromise<MailFromResult> {
    return this.call(
      'getRoutingEmailDomainMailfrom',
      'GET /api/v2/routing/email/domains/{domainId}/mailfrom',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Reads one route of an inbound e-mail domain: the pattern it answers to and the queue or flow it leads to.
   *
   * @param opts.expand - `identityresolution` adds how senders are matched with external contacts.
   * @permissions any of `routing:email:view`, `routing:email:manage`
   * @see GET /api/v2/routing/email/domains/{domainName}/routes/{routeId}
   */
  getRoutingEmailDomainRoute(
    domainName: string,
    routeId: string,
    opts?: { expand?: readonly OpenEnum<'identityresolution'>[] },
    request?: RequestOptions,
  ): ApiPromise<InboundRoute> {
    return this.call(
      'getRoutingEmailDomainRoute',
      'GET /api/v2/routing/email/domains/{domainName}/routes/{routeId}',
      { domainName, routeId },
      opts,
      request,
    );
  }

  /**
   * Reads whether the senders of mail on one inbound route are matched with external contacts, and in which division.
   *
   * @permissions all of `routing:email:manage`, `routing:identityResolutionEmail:view`
   * @see GET /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution
   */
  getRoutingEmailDomainRouteIdentityresolution(
    domainName: string,
    routeId: string,
    request?: RequestOptions,
  ): ApiPromise<RouteIdentityResolutionConfig> {
    return this.call(
      'getRoutingEmailDomainRouteIdentityresolution',
      'GET /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution',
      { domainName, routeId },
      {},
      request,
    );
  }

  /**
   * Lists the routes of an inbound e-mail domain.
   *
   * @permissions any of `routing:email:view`, `routing:email:manage`
   * @see GET /api/v2/routing/email/domains/{domainName}/routes
   */
  getRoutingEmailDomainRoutes(
    domainName: string,
    opts?: GetRoutingEmailDomainRoutesOptions,
    request?: RequestOptions,
  ): ApiPromise<InboundRouteEntityListing> {
    return this.call(
      'getRoutingEmailDomainRoutes',
      'GET /api/v2/routing/email/domains/{domainName}/routes',
      { domainName },
      opts,
      request,
    );
  }

  /**
   * Reads whether the organisation has proved by DNS records that an e-mail domain is its own.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/domains/{domainId}/verification
   */
  getRoutingEmailDomainVerification(domainId: string, request?: RequestOptions): ApiPromise<VerificationResult> {
    return this.call(
      'getRoutingEmailDomainVerification',
      'GET /api/v2/routing/email/domains/{domainId}/verification',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's inbound e-mail domains.
   *
   * @param opts.excludeStatus - Leaves the MX record's state out, which spares the look-up.
   * @param opts.pageSize - The platform assumes 25.
   * @param opts.pageNumber - The platform assumes 1.
   * @param opts.filter - Only domains that match this text.
   * @param opts.expand - `settings` fills in the e-mail settings.
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/domains
   */
  getRoutingEmailDomains(
    opts?: { excludeStatus?: boolean; pageSize?: number; pageNumber?: number; filter?: string; expand?: OpenEnum<'settings'> },
    request?: RequestOptions,
  ): ApiPromise<InboundDomainEntityListing> {
    return this.call('getRoutingEmailDomains', 'GET /api/v2/routing/email/domains', {}, opts, request);
  }

  /**
   * Reads a domain for outbound campaigns and agentless e-mail, with the results of its CNAME, DKIM and DMARC checks.
   *
   * @param opts.expand - `settings` fills in the e-mail settings.
   * @permissions any of `routing:email:manage`, `routing:email:view`
   * @see GET /api/v2/routing/email/outbound/domains/{domainId}
   */
  getRoutingEmailOutboundDomain(
    domainId: string,
    opts?: { expand?: OpenEnum<'settings'> },
    request?: RequestOptions,
  ): ApiPromise<OutboundDomain> {
    return this.call(
      'getRoutingEmailOutboundDomain',
      'GET /api/v2/routing/email/outbound/domains/{domainId}',
      { domainId },
      opts,
      request,
    );
  }

  /**
   * Reads how far the activation of an outbound e-mail domain has come, and which DNS records are still missing.
   *
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/outbound/domains/{domainId}/activation
   */
  getRoutingEmailOutboundDomainActivation(domainId: string, request?: RequestOptions): ApiPromise<EmailOutboundDomainResult> {
    return this.call(
      'getRoutingEmailOutboundDomainActivation',
      'GET /api/v2/routing/email/outbound/domains/{domainId}/activation',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Lists the domains from which campaigns and agentless e-mail can be sent. Domains for receiving mail are listed by
   * `getRoutingEmailDomains`.
   *
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/outbound/domains
   */
  getRoutingEmailOutboundDomains(
    opts?: GetRoutingEmailOutboundDomainsOptions,
    request?: RequestOptions,
  ): ApiPromise<OutboundDomainEntityListing> {
    return this.call('getRoutingEmailOutboundDomains', 'GET /api/v2/routing/email/outbound/domains', {}, opts, request);
  }

  /**
   * Lists the sets of e-mail settings that domains can share, such as which recipients agents may write to.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `email:settings:view`
   * @see GET /api/v2/routing/email/setting
   */
  getRoutingEmailSetting(
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<EmailSettingEntityListing> {
    return this.call('getRoutingEmailSetting', 'GET /api/v2/routing/email/setting', {}, opts, request);
  }

  /**
   * Reads one set of the e-mail settings that domains share, with the domains that mail may go to.
   *
   * @permissions `email:settings:view`
   * @see GET /api/v2/routing/email/setting/{emailSettingId}
   */
  getRoutingEmailSettingEmailSettingId(emailSettingId: string, request?: RequestOptions): ApiPromise<EmailSetting> {
    return this.call(
      'getRoutingEmailSettingEmailSettingId',
      'GET /api/v2/routing/email/setting/{emailSettingId}',
      { emailSettingId },
      {},
      request,
    );
  }

  /**
   * Reads the platform's root domain, under which subdomains can be created without changes to your DNS.
   *
   * @permissions `routing:email:manage`
   * @see GET /api/v2/routing/email/setup
   */
  getRoutingEmailSetup(request?: RequestOptions): ApiPromise<EmailSetup> {
    return this.call('getRoutingEmailSetup', 'GET /api/v2/routing/email/setup', {}, {}, request);
  }

  /**
   * Reads one language by which interactions can be routed.
   *
   * @permissions not documented
   * @see GET /api/v2/routing/languages/{languageId}
   */
  getRoutingLanguage(languageId: string, request?: RequestOptions): ApiPromise<Language> {
    return this.call('getRoutingLanguage', 'GET /api/v2/routing/languages/{languageId}', { languageId }, {}, request);
  }

  /**
   * Lists the languages by which interactions can be routed. Not the user interface's languages: those are in `LanguagesApi`.
   *
   * @example
   * ```ts
   * const languages = await new RoutingApi(client).getRoutingLanguages().items().toArray();
   * console.log(languages.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/routing/languages
   */
  getRoutingLanguages(opts?: GetRoutingLanguagesOptions, request?: RequestOptions): ApiPromise<LanguageEntityListing> {
    return this.call('getRoutingLanguages', 'GET /api/v2/routing/languages', {}, opts, request);
  }

  /**
   * Reads a messaging recipient, that is the organisation's end of a messaging channel, and the flow its inbound messages go
   * to.
   *
   * @permissions `routing:message:manage`
   * @see GET /api/v2/routing/message/recipients/{recipientId}
   */
  getRoutingMessageRecipient(recipientId: string, request?: RequestOptions): ApiPromise<Recipient> {
    return this.call(
      'getRoutingMessageRecipient',
      'GET /api/v2/routing/message/recipients/{recipientId}',
      { recipientId },
      {},
      request,
    );
  }

  /**
   * Lists the recipients of messaging channels (SMS numbers, pages, accounts) with the flow each is connected to.
   *
   * @permissions `routing:message:manage`
   * @see GET /api/v2/routing/message/recipients
   */
  getRoutingMessageRecipients(opts?: GetRoutingMessageRecipientsOptions, request?: RequestOptions): ApiPromise<RecipientListing> {
    return this.call('getRoutingMessageRecipients', 'GET /api/v2/routing/message/recipients', {}, opts, request);
  }

  /**
   * Reads a predictor: the queues it routes, the indicator it works on, its schedule and its state.
   *
   * @permissions `routing:predictor:view`
   * @see GET /api/v2/routing/predictors/{predictorId}
   */
  getRoutingPredictor(predictorId: string, request?: RequestOptions): ApiPromise<Predictor> {
    return this.call('getRoutingPredictor', 'GET /api/v2/routing/predictors/{predictorId}', { predictorId }, {}, request);
  }

  /**
   * Lists what a predictor's model goes by, with the weight of each feature in its decisions.
   *
   * @permissions `routing:predictorModelFeature:view`
   * @see GET /api/v2/routing/predictors/{predictorId}/models/{modelId}/features
   */
  getRoutingPredictorModelFeatures(
    predictorId: string,
    modelId: string,
    request?: RequestOptions,
  ): ApiPromise<PredictorModelFeatureListing> {
    return this.call(
      'getRoutingPredictorModelFeatures',
      'GET /api/v2/routing/predictors/{predictorId}/models/{modelId}/features',
      { predictorId, modelId },
      {},
      request,
    );
  }

  /**
   * Lists the models that a predictor has trained, with their media types and features.
   *
   * @permissions `routing:predictorModel:view`
   * @see GET /api/v2/routing/predictors/{predictorId}/models
   */
  getRoutingPredictorModels(predictorId: string, request?: RequestOptions): ApiPromise<PredictorModels> {
    return this.call(
      'getRoutingPredictorModels',
      'GET /api/v2/routing/predictors/{predictorId}/models',
      { predictorId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's predictors.
   *
   * @permissions any of `routing:predictor:view`, `routing:queue:view`
   * @see GET /api/v2/routing/predictors
   */
  getRoutingPredictors(opts?: GetRoutingPredictorsOptions, request?: RequestOptions): ApiPromise<PredictorListing> {
    return this.call('getRoutingPredictors', 'GET /api/v2/routing/predictors', {}, opts, request);
  }

  /**
   * Reads one key performance indicator of predictive routing, standard or custom.
   *
   * @param opts.expand - `queues` adds the queues.
   * @preview
   * @permissions `routing:keyPerformanceIndicator:view`
   * @see GET /api/v2/routing/predictors/keyperformanceindicators/{kpiId}
   */
  getRoutingPredictorsKeyperformanceindicator(
    kpiId: string,
    opts?: { expand?: readonly OpenEnum<'queues'>[] },
    request?: RequestOptions,
  ): ApiPromise<KeyPerformanceIndicator> {
    return this.call(
      'getRoutingPredictorsKeyperformanceindicator',
      'GET /api/v2/routing/predictors/keyperformanceindicators/{kpiId}',
      { kpiId },
      opts,
      request,
    );
  }

  /**
   * Lists the key performance indicators that a predictor can improve.
   *
   * @param opts.kpiGroup - Indicators of the platform (`Standard`) or of the organisation's own (`Custom`).
   * @param opts.expand - `queues` adds the queues.
   * @permissions `routing:keyPerformanceIndicator:view`
   * @see GET /api/v2/routing/predictors/keyperformanceindicators
   */
  getRoutingPredictorsKeyperformanceindicators(
    opts?: { kpiGroup?: OpenEnum<'Standard' | 'Custom'>; expand?: readonly OpenEnum<'queues'>[] },
    request?: RequestOptions,
  ): ApiPromise<KeyPerformanceIndicator[]> {
    return this.call(
      'getRoutingPredictorsKeyperformanceindicators',
      'GET /api/v2/routing/predictors/keyperformanceindicators',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the types of indicator that an organisation may define for itself, and what each can be measured by.
   *
   * @preview
   * @permissions `routing:keyPerformanceIndicator:view`
   * @see GET /api/v2/routing/predictors/keyperformanceindicatortypes
   */
  getRoutingPredictorsKeyperformanceindicatortypes(request?: RequestOptions): ApiPromise<KeyPerformanceIndicatorType[]> {
    return this.call(
      'getRoutingPredictorsKeyperformanceindicatortypes',
      'GET /api/v2/routing/predictors/keyperformanceindicatortypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads a queue with its media settings, routing rules, after-call work, flows, prompts and scripts. Its members are listed
   * by `getRoutingQueueMembers`.
   *
   * @param opts.expand - `identityresolution` adds how people called on behalf of the queue are matched with external contacts.
   * @example
   * ```ts
   * const queue = await new RoutingApi(client).getRoutingQueue(queueId);
   * console.log(queue.name, queue.mediaSettings?.call?.alertingTimeoutSeconds);
   * ```
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}
   */
  getRoutingQueue(
    queueId: string,
    opts?: { expand?: readonly OpenEnum<'identityresolution'>[] },
    request?: RequestOptions,
  ): ApiPromise<Queue> {
    return this.call('getRoutingQueue', 'GET /api/v2/routing/queues/{queueId}', { queueId }, opts, request);
  }

  /**
   * Reads which agent assistant serves a queue, for the media types it is switched on for.
   *
   * @permissions `assistants:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/assistant
   */
  getRoutingQueueAssistant(
    queueId: string,
    opts?: GetRoutingQueueAssistantOptions,
    request?: RequestOptions,
  ): ApiPromise<AssistantQueue> {
    return this.call('getRoutingQueueAssistant', 'GET /api/v2/routing/queues/{queueId}/assistant', { queueId }, opts, request);
  }

  /**
   * Reads one period in which predictive routing was tried on a queue, with the indicator's totals for the time it was on and
   * off.
   *
   * @permissions all of `routing:comparisonPeriod:view`, `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/comparisonperiods/{comparisonPeriodId}
   */
  getRoutingQueueComparisonperiod(
    queueId: string,
    comparisonPeriodId: string,
    request?: RequestOptions,
  ): ApiPromise<ComparisonPeriod> {
    return this.call(
      'getRoutingQueueComparisonperiod',
      'GET /api/v2/routing/queues/{queueId}/comparisonperiods/{comparisonPeriodId}',
      { queueId, comparisonPeriodId },
      {},
      request,
    );
  }

  /**
   * Lists the periods in which predictive routing was compared with ordinary routing on a queue.
   *
   * @permissions all of `routing:comparisonPeriod:view`, `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/comparisonperiods
   */
  getRoutingQueueComparisonperiods(queueId: string, request?: RequestOptions): ApiPromise<ComparisonPeriodListing> {
    return this.call(
      'getRoutingQueueComparisonperiods',
      'GET /api/v2/routing/queues/{queueId}/comparisonperiods',
      { queueId },
      {},
      request,
    );
  }

  /**
   * Estimates how long an interaction will wait in a queue, for all media together or as one waiting conversation sees it.
   *
   * @param opts.conversationId - A conversation that waits in the queue.
   * @example
   * ```ts
   * const { results } = await new RoutingApi(client).getRoutingQueueEstimatedwaittime(queueId);
   * console.log(results?.[0]?.estimatedWaitTimeSeconds);
   * ```
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/estimatedwaittime
   */
  getRoutingQueueEstimatedwaittime(
    queueId: string,
    opts?: { conversationId?: string },
    request?: RequestOptions,
  ): ApiPromise<EstimatedWaitTimePredictions> {
    return this.call(
      'getRoutingQueueEstimatedwaittime',
      'GET /api/v2/routing/queues/{queueId}/estimatedwaittime',
      { queueId },
      opts,
      request,
    );
  }

  /**
   * Reads whether the people called on behalf of a queue are matched with external contacts, and in which division.
   *
   * @permissions all of `routing:queue:view`, `queue:identityResolution:view`
   * @see GET /api/v2/routing/queues/{queueId}/identityresolution
   */
  getRoutingQueueIdentityresolution(queueId: string, request?: RequestOptions): ApiPromise<IdentityResolutionQueueConfig> {
    return this.call(
      'getRoutingQueueIdentityresolution',
      'GET /api/v2/routing/queues/{queueId}/identityresolution',
      { queueId },
      {},
      request,
    );
  }

  /**
   * Estimates how long an interaction of one media type will wait in a queue.
   *
   * @param mediaType - Media type as the platform spells it in estimates: `CALL`, `CALLBACK`, `CHAT`, `EMAIL`, `MESSAGE` …
   * @param opts.labelId - Only interactions with this utilization label.
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/mediatypes/{mediaType}/estimatedwaittime
   */
  getRoutingQueueMediatypeEstimatedwaittime(
    queueId: string,
    mediaType: string,
    opts?: { labelId?: string },
    request?: RequestOptions,
  ): ApiPromise<EstimatedWaitTimePredictions> {
    return this.call(
      'getRoutingQueueMediatypeEstimatedwaittime',
      'GET /api/v2/routing/queues/{queueId}/mediatypes/{mediaType}/estimatedwaittime',
      { queueId, mediaType },
      opts,
      request,
    );
  }

  /**
   * Lists the members of a queue, assigned one by one or through a group, with filters on skills, status and presence.
   *
   * @param opts.pageSize - At most 100.
   * @example
   * ```ts
   * const members = await new RoutingApi(client).getRoutingQueueMembers(queueId, { expand: ['routingStatus'] }).items().toArray();
   * for (const { name, routingStatus } of members) console.log(name, routingStatus?.status);
   * ```
   * @permissions any of `routing:queue:view`, `routing:queue:edit`, `routing:queue:readonly`, `routing:queueMember:manage`
   * @see GET /api/v2/routing/queues/{queueId}/members
   */
  getRoutingQueueMembers(
    queueId: string,
    opts?: GetRoutingQueueMembersOptions,
    request?: RequestOptions,
  ): ApiPromise<QueueMemberEntityListing> {
    return this.call('getRoutingQueueMembers', 'GET /api/v2/routing/queues/{queueId}/members', { queueId }, opts, request);
  }

  /**
   * Lists the members of a queue.
   *
   * @param opts.pageSize - At most 100.
   * @deprecated Use `getRoutingQueueMembers`, which also knows members by group.
   * @permissions any of `routing:queue:view`, `routing:queueMember:manage`
   * @see GET /api/v2/routing/queues/{queueId}/users
   */
  getRoutingQueueUsers(
    queueId: string,
    opts?: GetRoutingQueueUsersOptions,
    request?: RequestOptions,
  ): ApiPromise<QueueMemberEntityListingV1> {
    return this.call('getRoutingQueueUsers', 'GET /api/v2/routing/queues/{queueId}/users', { queueId }, opts, request);
  }

  /**
   * Lists the wrap-up codes that agents may choose from in a queue.
   *
   * @example
   * ```ts
   * const codes = await new RoutingApi(client).getRoutingQueueWrapupcodes(queueId).items().toArray();
   * console.log(codes.map(({ name }) => name));
   * ```
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/queues/{queueId}/wrapupcodes
   */
  getRoutingQueueWrapupcodes(
    queueId: string,
    opts?: GetRoutingQueueWrapupcodesOptions,
    request?: RequestOptions,
  ): ApiPromise<WrapupCodeEntityListing> {
    return this.call(
      'getRoutingQueueWrapupcodes',
      'GET /api/v2/routing/queues/{queueId}/wrapupcodes',
      { queueId },
      opts,
      request,
    );
  }

  /**
   * Lists queues with all their settings. Where ids and names will do, as in a picker, `getRoutingQueuesDivisionviews` is
   * lighter.
   *
   * @example
   * ```ts
   * const queues = new RoutingApi(client).getRoutingQueues({ pageSize: 100 });
   * for await (const queue of queues.items()) console.log(queue.name, queue.memberCount);
   * ```
   * @permissions `routing:queue:view`
   * @see GET /api/v2/routing/queues
   */
  getRoutingQueues(opts?: GetRoutingQueuesOptions, request?: RequestOptions): ApiPromise<QueueEntityListing> {
    return this.call('getRoutingQueues', 'GET /api/v2/routing/queues', {}, opts, request);
  }

  /**
   * Lists queues in short form within the divisions the caller may search, filtered by name, id or division.
   *
   * @param opts.pageSize - At most 100.
   * @param opts.pageNumber - At most 5: queues beyond the 500th come only from `getRoutingQueuesDivisionviewsAll`.
   * @permissions `routing:queue:search`
   * @see GET /api/v2/routing/queues/divisionviews
   */
  getRoutingQueuesDivisionviews(
    opts?: GetRoutingQueuesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<QueueEntityListing> {
    return this.call('getRoutingQueuesDivisionviews', 'GET /api/v2/routing/queues/divisionviews', {}, opts, request);
  }

  /**
   * Lists queues in short form without any filter, to walk through all of them; `getRoutingQueuesDivisionviews` is the one to
   * search with.
   *
   * @param opts.pageSize - At most 500.
   * @permissions `routing:queue:search`
   * @see GET /api/v2/routing/queues/divisionviews/all
   */
  getRoutingQueuesDivisionviewsAll(
    opts?: GetRoutingQueuesDivisionviewsAllOptions,
    request?: RequestOptions,
  ): ApiPromise<QueueEntityListing> {
    return this.call('getRoutingQueuesDivisionviewsAll', 'GET /api/v2/routing/queues/divisionviews/all', {}, opts, request);
  }

  /**
   * Lists the queues the caller is a member of, as an agent's desktop shows them for joining and leaving.
   *
   * @permissions not documented
   * @see GET /api/v2/routing/queues/me
   */
  getRoutingQueuesMe(opts?: GetRoutingQueuesMeOptions, request?: RequestOptions): ApiPromise<UserQueueEntityListing> {
    return this.call('getRoutingQueuesMe', 'GET /api/v2/routing/queues/me', {}, opts, request);
  }

  /**
   * Reads the organisation's general routing settings.
   *
   * @permissions not documented
   * @see GET /api/v2/routing/settings
   */
  getRoutingSettings(request?: RequestOptions): ApiPromise<RoutingSettings> {
    return this.call('getRoutingSettings', 'GET /api/v2/routing/settings', {}, {}, request);
  }

  /**
   * Reads the contact centre settings, such as what a blind transfer does with an interaction's skills.
   *
   * @permissions not documented
   * @see GET /api/v2/routing/settings/contactcenter
   */
  getRoutingSettingsContactcenter(request?: RequestOptions): ApiPromise<ContactCenterSettings> {
    return this.call('getRoutingSettingsContactcenter', 'GET /api/v2/routing/settings/contactcenter', {}, {}, request);
  }

  /**
   * Reads whether and how conversations are transcribed.
   *
   * @permissions `routing:transcriptionSettings:view`
   * @see GET /api/v2/routing/settings/transcription
   */
  getRoutingSettingsTranscription(request?: RequestOptions): ApiPromise<TranscriptionSettings> {
    return this.call('getRoutingSettingsTranscription', 'GET /api/v2/routing/settings/transcription', {}, {}, request);
  }

  /**
   * Reads one ACD skill by id.
   *
   * @permissions `routing:skill:view`
   * @see GET /api/v2/routing/skills/{skillId}
   */
  getRoutingSkill(skillId: string, request?: RequestOptions): ApiPromise<RoutingSkill> {
    return this.call('getRoutingSkill', 'GET /api/v2/routing/skills/{skillId}', { skillId }, {}, request);
  }

  /**
   * Reads one saved skill expression.
   *
   * @param opts.includeArchived - Finds it although it has been archived.
   * @param opts.format - Notation in which the expression is given.
   * @permissions `routing:skillExpressions:view`
   * @see GET /api/v2/routing/skillexpressions/{expressionId}
   */
  getRoutingSkillexpression(
    expressionId: string,
    opts?: { includeArchived?: boolean; format?: string },
    request?: RequestOptions,
  ): ApiPromise<SkillExpression> {
    return this.call(
      'getRoutingSkillexpression',
      'GET /api/v2/routing/skillexpressions/{expressionId}',
      { expressionId },
      opts,
      request,
    );
  }

  /**
   * Lists the saved skill expressions of the organisation.
   *
   * @permissions `routing:skillExpressions:view`
   * @see GET /api/v2/routing/skillexpressions
   */
  getRoutingSkillexpressions(
    opts?: GetRoutingSkillexpressionsOptions,
    request?: RequestOptions,
  ): ApiPromise<SkillExpressionEntityListing> {
    return this.call('getRoutingSkillexpressions', 'GET /api/v2/routing/skillexpressions', {}, opts, request);
  }

  /**
   * Lists the skill expressions that belong to one queue.
   *
   * @param opts.format - Notation in which the expressions are given.
   * @param opts.includeArchived - Adds those that have been archived.
   * @permissions `routing:skillExpressions:view`
   * @see GET /api/v2/routing/skillexpressions/queue/{queueId}
   */
  getRoutingSkillexpressionsQueueQueueId(
    queueId: string,
    opts?: { format?: string; includeArchived?: boolean },
    request?: RequestOptions,
  ): ApiPromise<SkillExpressionEntityListing> {
    return this.call(
      'getRoutingSkillexpressionsQueueQueueId',
      'GET /api/v2/routing/skillexpressions/queue/{queueId}',
      { queueId },
      opts,
      request,
    );
  }

  /**
   * Reads a skill group with the conditions by which the platform decides who belongs to it. Who that is comes from
   * `getRoutingSkillgroupMembers`.
   *
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/routing/skillgroups/{skillGroupId}
   */
  getRoutingSkillgroup(skillGroupId: string, request?: RequestOptions): ApiPromise<SkillGroup> {
    return this.call('getRoutingSkillgroup', 'GET /api/v2/routing/skillgroups/{skillGroupId}', { skillGroupId }, {}, request);
  }

  /**
   * Lists the users who meet a skill group's conditions at present.
   *
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/routing/skillgroups/{skillGroupId}/members
   */
  getRoutingSkillgroupMembers(
    skillGroupId: string,
    opts?: GetRoutingSkillgroupMembersOptions,
    request?: RequestOptions,
  ): ApiPromise<SkillGroupMemberEntityListing> {
    return this.call(
      'getRoutingSkillgroupMembers',
      'GET /api/v2/routing/skillgroups/{skillGroupId}/members',
      { skillGroupId },
      opts,
      request,
    );
  }

  /**
   * Lists the divisions from which a skill group draws its members.
   *
   * @param opts.expand - `entities` fills in the divisions.
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/routing/skillgroups/{skillGroupId}/members/divisions
   */
  getRoutingSkillgroupMembersDivisions(
    skillGroupId: string,
    opts?: { expand?: OpenEnum<'entities'> },
    request?: RequestOptions,
  ): ApiPromise<SkillGroupMemberDivisionList> {
    return this.call(
      'getRoutingSkillgroupMembersDivisions',
      'GET /api/v2/routing/skillgroups/{skillGroupId}/members/divisions',
      { skillGroupId },
      opts,
      request,
    );
  }

  /**
   * Lists the skill groups, without their conditions.
   *
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/routing/skillgroups
   */
  getRoutingSkillgroups(opts?: GetRoutingSkillgroupsOptions, request?: RequestOptions): ApiPromise<SkillGroupEntityListing> {
    return this.call('getRoutingSkillgroups', 'GET /api/v2/routing/skillgroups', {}, opts, request);
  }

  /**
   * Lists the ACD skills of the organisation. What one agent has is in `getUserRoutingskills`.
   *
   * @example
   * ```ts
   * const skills = await new RoutingApi(client).getRoutingSkills({ name: 'Billing' }).items().toArray();
   * console.log(skills.map(({ id, name }) => `${id} ${name}`));
   * ```
   * @permissions `routing:skill:view`
   * @see GET /api/v2/routing/skills
   */
  getRoutingSkills(opts?: GetRoutingSkillsOptions, request?: RequestOptions): ApiPromise<SkillEntityListing> {
    return this.call('getRoutingSkills', 'GET /api/v2/routing/skills', {}, opts, request);
  }

  /**
   * Reads one postal address registered for SMS numbers.
   *
   * @permissions `sms:phoneNumber:view`
   * @see GET /api/v2/routing/sms/addresses/{addressId}
   */
  getRoutingSmsAddress(addressId: string, request?: RequestOptions): ApiPromise<SmsAddress> {
    return this.call('getRoutingSmsAddress', 'GET /api/v2/routing/sms/addresses/{addressId}', { addressId }, {}, request);
  }

  /**
   * Lists the postal addresses registered for SMS numbers; some countries ask for one before a number is sold.
   *
   * @permissions `sms:phoneNumber:view`
   * @see GET /api/v2/routing/sms/addresses
   */
  getRoutingSmsAddresses(opts?: PageOptions, request?: RequestOptions): ApiPromise<SmsAddressEntityListing> {
    return this.call('getRoutingSmsAddresses', 'GET /api/v2/routing/sms/addresses', {}, opts, request);
  }

  /**
   * Searches for numbers that can be bought for SMS. `postRoutingSmsPhonenumbers` buys one of them. At most 30 come back,
   * drawn at random.
   *
   * @param countryCode - ISO 3166-1 alpha-2 code, e.g. `US`.
   * @permissions `sms:phoneNumber:add`
   * @see GET /api/v2/routing/sms/availablephonenumbers
   */
  getRoutingSmsAvailablephonenumbers(
    countryCode: string,
    phoneNumberType: OpenEnum<'local' | 'mobile' | 'tollfree'>,
    opts?: GetRoutingSmsAvailablephonenumbersOptions,
    request?: RequestOptions,
  ): ApiPromise<SMSAvailablePhoneNumberEntityListing> {
    return this.call(
      'getRoutingSmsAvailablephonenumbers',
      'GET /api/v2/routing/sms/availablephonenumbers',
      { countryCode, phoneNumberType },
      opts,
      request,
    );
  }

  /**
   * Reads whether people who text to an SMS number are matched with external contacts, and in which division.
   *
   * @param addressId - Id of the phone number (not of a postal address).
   * @permissions all of `sms:phoneNumber:view`, `sms:identityResolution:view`
   * @see GET /api/v2/routing/sms/identityresolution/phonenumbers/{addressId}
   */
  getRoutingSmsIdentityresolutionPhonenumber(
    addressId: string,
    request?: RequestOptions,
  ): ApiPromise<SmsIdentityResolutionConfig> {
    return this.call(
      'getRoutingSmsIdentityresolutionPhonenumber',
      'GET /api/v2/routing/sms/identityresolution/phonenumbers/{addressId}',
      { addressId },
      {},
      request,
    );
  }

  /**
   * Reads one of the organisation's SMS numbers, with its status and what it supports.
   *
   * @param addressId - Id of the phone number (not of a postal address).
   * @param opts.expand - Adds the number's compliance answers or fills in the message content it supports.
   * @permissions `sms:phoneNumber:view`
   * @see GET /api/v2/routing/sms/phonenumbers/{addressId}
   */
  getRoutingSmsPhonenumber(
    addressId: string,
    opts?: { expand?: OpenEnum<'compliance' | 'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<SmsPhoneNumber> {
    return this.call(
      'getRoutingSmsPhonenumber',
      'GET /api/v2/routing/sms/phonenumbers/{addressId}',
      { addressId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisation's SMS numbers and short codes.
   *
   * @permissions `sms:phoneNumber:view`
   * @see GET /api/v2/routing/sms/phonenumbers
   */
  getRoutingSmsPhonenumbers(
    opts?: GetRoutingSmsPhonenumbersOptions,
    request?: RequestOptions,
  ): ApiPromise<SmsPhoneNumberEntityListing> {
    return this.call('getRoutingSmsPhonenumbers', 'GET /api/v2/routing/sms/phonenumbers', {}, opts, request, {
      query: { integrationId: 'integration.id', supportedContentId: 'supportedContent.id' },
    });
  }

  /**
   * Reads an agent's backup for direct routing: the user or queue that stands in, and whether the agent is waited for first.
   *
   * @permissions `routing:directRoutingBackup:view`
   * @see GET /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  getRoutingUserDirectroutingbackupSettings(
    userId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'getRoutingUserDirectroutingbackupSettings',
      'GET /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads how many conversations of each media type an agent may handle at a time; `level` tells whether the figures are the
   * agent's own or the organisation's.
   *
   * @permissions any of `routing:utilization:manage`, `routing:utilization:view`
   * @see GET /api/v2/routing/users/{userId}/utilization
   */
  getRoutingUserUtilization(userId: string, request?: RequestOptions): ApiPromise<AgentMaxUtilizationResponse> {
    return this.call('getRoutingUserUtilization', 'GET /api/v2/routing/users/{userId}/utilization', { userId }, {}, request);
  }

  /**
   * Reads how many conversations of each media type agents may handle at a time, for agents without separate settings.
   *
   * @permissions any of `routing:utilization:manage`, `routing:utilization:view`
   * @see GET /api/v2/routing/utilization
   */
  getRoutingUtilization(request?: RequestOptions): ApiPromise<UtilizationResponse> {
    return this.call('getRoutingUtilization', 'GET /api/v2/routing/utilization', {}, {}, request);
  }

  /**
   * Reads the name of a utilization label.
   *
   * @permissions `routing:utilization:view`
   * @see GET /api/v2/routing/utilization/labels/{labelId}
   */
  getRoutingUtilizationLabel(labelId: string, request?: RequestOptions): ApiPromise<UtilizationLabel> {
    return this.call('getRoutingUtilizationLabel', 'GET /api/v2/routing/utilization/labels/{labelId}', { labelId }, {}, request);
  }

  /**
   * Lists the agents for whom a utilization label is set, to see whom its deletion would touch.
   *
   * @permissions `routing:utilization:view`
   * @see GET /api/v2/routing/utilization/labels/{labelId}/agents
   */
  getRoutingUtilizationLabelAgents(labelId: string, request?: RequestOptions): ApiPromise<JsonObject[]> {
    return this.call(
      'getRoutingUtilizationLabelAgents',
      'GET /api/v2/routing/utilization/labels/{labelId}/agents',
      { labelId },
      {},
      request,
    );
  }

  /**
   * Lists the utilization labels that interactions can be marked with. How much of each an agent may handle is part of
   * `getRoutingUtilization` and `getRoutingUserUtilization`.
   *
   * @permissions `routing:utilization:view`
   * @see GET /api/v2/routing/utilization/labels
   */
  getRoutingUtilizationLabels(
    opts?: GetRoutingUtilizationLabelsOptions,
    request?: RequestOptions,
  ): ApiPromise<UtilizationLabelEntityListing> {
    return this.call('getRoutingUtilizationLabels', 'GET /api/v2/routing/utilization/labels', {}, opts, request);
  }

  /**
   * Reads one wrap-up code by id.
   *
   * @permissions `routing:wrapupCode:view`
   * @see GET /api/v2/routing/wrapupcodes/{codeId}
   */
  getRoutingWrapupcode(codeId: string, request?: RequestOptions): ApiPromise<WrapupCode> {
    return this.call('getRoutingWrapupcode', 'GET /api/v2/routing/wrapupcodes/{codeId}', { codeId }, {}, request);
  }

  /**
   * Lists all wrap-up codes of the organisation, assigned to a queue or not.
   *
   * @example
   * ```ts
   * for await (const code of new RoutingApi(client).getRoutingWrapupcodes({ pageSize: 100 }).items()) console.log(code.name);
   * ```
   * @permissions `routing:wrapupCode:view`
   * @see GET /api/v2/routing/wrapupcodes
   */
  getRoutingWrapupcodes(opts?: GetRoutingWrapupcodesOptions, request?: RequestOptions): ApiPromise<WrapupCodeEntityListing> {
    return this.call('getRoutingWrapupcodes', 'GET /api/v2/routing/wrapupcodes', {}, opts, request);
  }

  /**
   * Reads a wrap-up code in short form, within the divisions the caller may search.
   *
   * @permissions `routing:wrapupCode:search`
   * @see GET /api/v2/routing/wrapupcodes/divisionviews/{codeId}
   */
  getRoutingWrapupcodesDivisionview(codeId: string, request?: RequestOptions): ApiPromise<WrapupCode> {
    return this.call(
      'getRoutingWrapupcodesDivisionview',
      'GET /api/v2/routing/wrapupcodes/divisionviews/{codeId}',
      { codeId },
      {},
      request,
    );
  }

  /**
   * Lists wrap-up codes in short form within the divisions the caller may search, as a picker needs them.
   *
   * @permissions `routing:wrapupCode:search`
   * @see GET /api/v2/routing/wrapupcodes/divisionviews
   */
  getRoutingWrapupcodesDivisionviews(
    opts?: GetRoutingWrapupcodesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<WrapupCodeEntityListing> {
    return this.call('getRoutingWrapupcodesDivisionviews', 'GET /api/v2/routing/wrapupcodes/divisionviews', {}, opts, request);
  }

  /**
   * Lists the queues a user is a member of, and whether the user is joined to each. Agents list their own with
   * `getRoutingQueuesMe`.
   *
   * @permissions `routing:queue:view`
   * @see GET /api/v2/users/{userId}/queues
   */
  getUserQueues(userId: string, opts?: GetUserQueuesOptions, request?: RequestOptions): ApiPromise<UserQueueEntityListing> {
    return this.call('getUserQueues', 'GET /api/v2/users/{userId}/queues', { userId }, opts, request);
  }

  /**
   * Lists the languages a user can be routed for, each with the user's proficiency.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/routinglanguages
   */
  getUserRoutinglanguages(
    userId: string,
    opts?: GetUserRoutinglanguagesOptions,
    request?: RequestOptions,
  ): ApiPromise<UserLanguageEntityListing> {
    return this.call('getUserRoutinglanguages', 'GET /api/v2/users/{userId}/routinglanguages', { userId }, opts, request);
  }

  /**
   * Lists a user's ACD skills, each with the user's proficiency.
   *
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/routingskills
   */
  getUserRoutingskills(
    userId: string,
    opts?: GetUserRoutingskillsOptions,
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call('getUserRoutingskills', 'GET /api/v2/users/{userId}/routingskills', { userId }, opts, request);
  }

  /**
   * Lists the skill groups that a user belongs to by virtue of the user's skills.
   *
   * @permissions `routing:skillGroup:view`
   * @see GET /api/v2/users/{userId}/skillgroups
   */
  getUserSkillgroups(
    userId: string,
    opts?: GetUserSkillgroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<UserSkillGroupEntityListing> {
    return this.call('getUserSkillgroups', 'GET /api/v2/users/{userId}/skillgroups', { userId }, opts, request);
  }

  /**
   * Changes how a waiting conversation is routed: its priority, skills, language or preferred agents. Only for conversations
   * that are still in a queue.
   *
   * @permissions `routing:conversation:edit`
   * @see PATCH /api/v2/routing/conversations/{conversationId}
   */
  patchRoutingConversation(
    conversationId: string,
    body: RoutingConversationAttributesRequest,
    request?: RequestOptions,
  ): ApiPromise<RoutingConversationAttributesResponse> {
    return this.call(
      'patchRoutingConversation',
      'PATCH /api/v2/routing/conversations/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Changes the MAIL FROM settings or the SMTP server of an inbound e-mail domain.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see PATCH /api/v2/routing/email/domains/{domainId}
   */
  patchRoutingEmailDomain(
    domainId: string,
    body: InboundDomainPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<InboundDomain> {
    return this.call(
      'patchRoutingEmailDomain',
      'PATCH /api/v2/routing/email/domains/{domainId}',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Has the DNS records of an inbound e-mail domain checked, after its owner has entered them.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see PATCH /api/v2/routing/email/domains/{domainId}/validate
   */
  patchRoutingEmailDomainValidate(
    domainId: string,
    body: InboundDomainPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<InboundDomain> {
    return this.call(
      'patchRoutingEmailDomainValidate',
      'PATCH /api/v2/routing/email/domains/{domainId}/validate',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Changes how mail from an outbound domain is sent, for instance to an SMTP server of the organisation's own.
   *
   * @permissions `routing:email:manage`
   * @see PATCH /api/v2/routing/email/outbound/domains/{domainId}
   */
  patchRoutingEmailOutboundDomain(
    domainId: string,
    body: OutboundDomainPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<OutboundDomain> {
    return this.call(
      'patchRoutingEmailOutboundDomain',
      'PATCH /api/v2/routing/email/outbound/domains/{domainId}',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Changes a set of e-mail settings for all domains that share it.
   *
   * @permissions `email:settings:edit`
   * @see PATCH /api/v2/routing/email/setting/{emailSettingId}
   */
  patchRoutingEmailSettingEmailSettingId(
    emailSettingId: string,
    body: EmailSetting,
    request?: RequestOptions,
  ): ApiPromise<EmailSetting> {
    return this.call(
      'patchRoutingEmailSettingEmailSettingId',
      'PATCH /api/v2/routing/email/setting/{emailSettingId}',
      { emailSettingId, body },
      {},
      request,
    );
  }

  /**
   * Changes a predictor's timeout, schedule or workload balancing. Queues and indicator are fixed once it is created.
   *
   * @permissions all of `routing:predictor:edit`, `routing:queue:edit`
   * @see PATCH /api/v2/routing/predictors/{predictorId}
   */
  patchRoutingPredictor(
    predictorId: string,
    opts?: { body?: PatchPredictorRequest },
    request?: RequestOptions,
  ): ApiPromise<Predictor> {
    return this.call('patchRoutingPredictor', 'PATCH /api/v2/routing/predictors/{predictorId}', { predictorId }, opts, request);
  }

  /**
   * Renames a custom key performance indicator, or enables or disables it.
   *
   * @preview
   * @permissions `routing:keyPerformanceIndicator:edit`
   * @see PATCH /api/v2/routing/predictors/keyperformanceindicators/{kpiId}
   */
  patchRoutingPredictorsKeyperformanceindicator(
    kpiId: string,
    opts?: { body?: UpdateKpiRequest },
    request?: RequestOptions,
  ): ApiPromise<KeyPerformanceIndicator> {
    return this.call(
      'patchRoutingPredictorsKeyperformanceindicator',
      'PATCH /api/v2/routing/predictors/keyperformanceindicators/{kpiId}',
      { kpiId },
      opts,
      request,
    );
  }

  /**
   * Joins or unjoins one member of a queue, or moves the member to another bullseye ring.
   *
   * @param memberId - The user's id.
   * @param body - `joined` and `ringNumber` are what can be changed.
   * @example
   * ```ts
   * await new RoutingApi(client).patchRoutingQueueMember(queueId, memberId, { id: memberId, joined: false });
   * ```
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see PATCH /api/v2/routing/queues/{queueId}/members/{memberId}
   */
  patchRoutingQueueMember(queueId: string, memberId: string, body: QueueMember, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'patchRoutingQueueMember',
      'PATCH /api/v2/routing/queues/{queueId}/members/{memberId}',
      { queueId, memberId, body },
      {},
      request,
    );
  }

  /**
   * Joins or unjoins several members of a queue at once.
   *
   * @param body - One entry a member, with the user's `id` and `joined`.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see PATCH /api/v2/routing/queues/{queueId}/members
   */
  patchRoutingQueueMembers(
    queueId: string,
    body: readonly QueueMember[],
    request?: RequestOptions,
  ): ApiPromise<QueueMemberEntityListing> {
    return this.call(
      'patchRoutingQueueMembers',
      'PATCH /api/v2/routing/queues/{queueId}/members',
      { queueId, body },
      {},
      request,
    );
  }

  /**
   * Changes one member's ring or joined state.
   *
   * @param memberId - The user's id.
   * @deprecated Use `patchRoutingQueueMember`.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see PATCH /api/v2/routing/queues/{queueId}/users/{memberId}
   */
  patchRoutingQueueUser(queueId: string, memberId: string, body: QueueMember, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'patchRoutingQueueUser',
      'PATCH /api/v2/routing/queues/{queueId}/users/{memberId}',
      { queueId, memberId, body },
      {},
      request,
    );
  }

  /**
   * Joins or unjoins several members of a queue.
   *
   * @param body - One entry a member, with the user's `id` and `joined`.
   * @deprecated Use `patchRoutingQueueMembers`.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see PATCH /api/v2/routing/queues/{queueId}/users
   */
  patchRoutingQueueUsers(
    queueId: string,
    body: readonly QueueMember[],
    request?: RequestOptions,
  ): ApiPromise<QueueMemberEntityListingV1> {
    return this.call('patchRoutingQueueUsers', 'PATCH /api/v2/routing/queues/{queueId}/users', { queueId, body }, {}, request);
  }

  /**
   * Changes the contact centre settings, such as whether a blind transfer drops the skills asked for.
   *
   * @permissions `routing:settings:edit`
   * @see PATCH /api/v2/routing/settings/contactcenter
   */
  patchRoutingSettingsContactcenter(body: ContactCenterSettings, request?: RequestOptions): ApiPromise<void> {
    return this.call('patchRoutingSettingsContactcenter', 'PATCH /api/v2/routing/settings/contactcenter', { body }, {}, request);
  }

  /**
   * Changes some of the transcription settings and leaves the rest. `putRoutingSettingsTranscription` replaces them all.
   *
   * @permissions `routing:transcriptionSettings:edit`
   * @see PATCH /api/v2/routing/settings/transcription
   */
  patchRoutingSettingsTranscription(body: TranscriptionSettings, request?: RequestOptions): ApiPromise<TranscriptionSettings> {
    return this.call('patchRoutingSettingsTranscription', 'PATCH /api/v2/routing/settings/transcription', { body }, {}, request);
  }

  /**
   * Moves an ACD skill to another division.
   *
   * @permissions `routing:skill:update`
   * @see PATCH /api/v2/routing/skills/{skillId}
   */
  patchRoutingSkill(skillId: string, body: UpdateSkillDivisionRequest, request?: RequestOptions): ApiPromise<RoutingSkill> {
    return this.call('patchRoutingSkill', 'PATCH /api/v2/routing/skills/{skillId}', { skillId, body }, {}, request);
  }

  /**
   * Changes a skill group's name or conditions. Its membership is then worked out anew, which is done when `status` is
   * `Complete`.
   *
   * @permissions `routing:skillGroup:edit`
   * @see PATCH /api/v2/routing/skillgroups/{skillGroupId}
   */
  patchRoutingSkillgroup(skillGroupId: string, body: SkillGroup, request?: RequestOptions): ApiPromise<SkillGroup> {
    return this.call(
      'patchRoutingSkillgroup',
      'PATCH /api/v2/routing/skillgroups/{skillGroupId}',
      { skillGroupId, body },
      {},
      request,
    );
  }

  /**
   * Changes which message content an SMS number supports. The rest of a number is changed with `putRoutingSmsPhonenumber`.
   *
   * @permissions `sms:phoneNumber:edit`
   * @see PATCH /api/v2/routing/sms/phonenumbers/{phoneNumberId}
   */
  patchRoutingSmsPhonenumber(
    phoneNumberId: string,
    body: SmsPhoneNumberPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<SmsPhoneNumber> {
    return this.call(
      'patchRoutingSmsPhonenumber',
      'PATCH /api/v2/routing/sms/phonenumbers/{phoneNumberId}',
      { phoneNumberId, body },
      {},
      request,
    );
  }

  /**
   * Joins a user to a queue or takes the user out of rotation there, without ending the membership.
   *
   * @param body - Only `joined` counts.
   * @permissions any of `routing:queue:join`, `routing:queueMember:manage`
   * @see PATCH /api/v2/users/{userId}/queues/{queueId}
   */
  patchUserQueue(queueId: string, userId: string, body: UserQueue, request?: RequestOptions): ApiPromise<UserQueue> {
    return this.call('patchUserQueue', 'PATCH /api/v2/users/{userId}/queues/{queueId}', { queueId, userId, body }, {}, request);
  }

  /**
   * Joins or unjoins a user for several queues in one call.
   *
   * @param body - One entry a queue, with its `id` and `joined`.
   * @param opts.divisionId - Confines the call to queues of these divisions.
   * @permissions any of `routing:queue:join`, `routing:queueMember:manage`
   * @see PATCH /api/v2/users/{userId}/queues
   */
  patchUserQueues(
    userId: string,
    body: readonly UserQueue[],
    opts?: { divisionId?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<UserQueueEntityListing> {
    return this.call('patchUserQueues', 'PATCH /api/v2/users/{userId}/queues', { userId, body }, opts, request);
  }

  /**
   * Changes a user's proficiency in a language that the user already has.
   *
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see PATCH /api/v2/users/{userId}/routinglanguages/{languageId}
   */
  patchUserRoutinglanguage(
    userId: string,
    languageId: string,
    body: UserRoutingLanguage,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingLanguage> {
    return this.call(
      'patchUserRoutinglanguage',
      'PATCH /api/v2/users/{userId}/routinglanguages/{languageId}',
      { userId, languageId, body },
      {},
      request,
    );
  }

  /**
   * Adds languages to a user, or changes the proficiency in those already there. Other languages of the user stay.
   *
   * @param body - At most 50 languages.
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see PATCH /api/v2/users/{userId}/routinglanguages/bulk
   */
  patchUserRoutinglanguagesBulk(
    userId: string,
    body: readonly UserRoutingLanguagePost[],
    request?: RequestOptions,
  ): ApiPromise<UserLanguageEntityListing> {
    return this.call(
      'patchUserRoutinglanguagesBulk',
      'PATCH /api/v2/users/{userId}/routinglanguages/bulk',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Adds ACD skills to a user, or changes the proficiency in those already there; `putUserRoutingskillsBulk` also removes the
   * rest.
   *
   * @permissions `routing:skill:assign`
   * @see PATCH /api/v2/users/{userId}/routingskills/bulk
   */
  patchUserRoutingskillsBulk(
    userId: string,
    body: readonly UserRoutingSkillPost[],
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call(
      'patchUserRoutingskillsBulk',
      'PATCH /api/v2/users/{userId}/routingskills/bulk',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Reads what is going on in queues at this moment: interactions waiting and in progress, agents on queue and idle. The
   * source of most wallboards.
   *
   * @param body - The filter names the queues (dimension `queueId`), `metrics` the figures, e.g. `oWaiting`.
   * @permissions `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/queues/observations/query
   */
  postAnalyticsQueuesObservationsQuery(
    body: QueueObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<QueueObservationQueryResponse> {
    return this.call(
      'postAnalyticsQueuesObservationsQuery',
      'POST /api/v2/analytics/queues/observations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads which agents are in which routing status at this moment, by queue. For interactions waiting or in progress, use
   * `postAnalyticsQueuesObservationsQuery`.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/routing/activity/query
   */
  postAnalyticsRoutingActivityQuery(
    body: RoutingActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<RoutingActivityResponse> {
    return this.call(
      'postAnalyticsRoutingActivityQuery',
      'POST /api/v2/analytics/routing/activity/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Starts an assessment of what predictive routing would gain on the given queues; `getRoutingAssessment` shows the outcome.
   *
   * @permissions all of `routing:assessment:add`, `routing:queue:view`
   * @see POST /api/v2/routing/assessments
   */
  postRoutingAssessments(
    opts?: { body?: CreateBenefitAssessmentRequest },
    request?: RequestOptions,
  ): ApiPromise<BenefitAssessment> {
    return this.call('postRoutingAssessments', 'POST /api/v2/routing/assessments', {}, opts, request);
  }

  /**
   * Starts a job that assesses the queues of whole divisions for predictive routing. Its progress is read with
   * `getRoutingAssessmentsJob`.
   *
   * @permissions `routing:assessment:add`
   * @see POST /api/v2/routing/assessments/jobs
   */
  postRoutingAssessmentsJobs(
    opts?: { body?: CreateBenefitAssessmentJobRequest },
    request?: RequestOptions,
  ): ApiPromise<BenefitAssessmentJob> {
    return this.call('postRoutingAssessmentsJobs', 'POST /api/v2/routing/assessments/jobs', {}, opts, request);
  }

  /**
   * Has the DKIM records of an e-mail domain looked up in DNS, after its owner has entered them.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains/{domainId}/dkim
   */
  postRoutingEmailDomainDkim(domainId: string, request?: RequestOptions): ApiPromise<VerificationResult> {
    return this.call(
      'postRoutingEmailDomainDkim',
      'POST /api/v2/routing/email/domains/{domainId}/dkim',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Sets the MAIL FROM domain of an e-mail domain and answers with the DNS records to enter for it.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains/{domainId}/mailfrom
   */
  postRoutingEmailDomainMailfrom(domainId: string, body: MailFromResult, request?: RequestOptions): ApiPromise<MailFromResult> {
    return this.call(
      'postRoutingEmailDomainMailfrom',
      'POST /api/v2/routing/email/domains/{domainId}/mailfrom',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Adds a route to an inbound e-mail domain, from an address pattern to a queue or a flow.
   *
   * @param body - `pattern` is what stands before the `@` of the address, e.g. `info`; pass either `queue` or `flow`.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains/{domainName}/routes
   */
  postRoutingEmailDomainRoutes(domainName: string, body: InboundRoute, request?: RequestOptions): ApiPromise<InboundRoute> {
    return this.call(
      'postRoutingEmailDomainRoutes',
      'POST /api/v2/routing/email/domains/{domainName}/routes',
      { domainName, body },
      {},
      request,
    );
  }

  /**
   * Sends a test message through the SMTP server set for an e-mail domain.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @param opts.body - Message to send.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains/{domainId}/testconnection
   */
  postRoutingEmailDomainTestconnection(
    domainId: string,
    opts?: { body?: TestMessage },
    request?: RequestOptions,
  ): ApiPromise<TestMessage> {
    return this.call(
      'postRoutingEmailDomainTestconnection',
      'POST /api/v2/routing/email/domains/{domainId}/testconnection',
      { domainId },
      opts,
      request,
    );
  }

  /**
   * Asks the platform to verify that an e-mail domain belongs to the organisation, and answers with the records to enter in DNS.
   *
   * @param domainId - The domain's name, which serves as its id.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains/{domainId}/verification
   */
  postRoutingEmailDomainVerification(domainId: string, request?: RequestOptions): ApiPromise<VerificationResult> {
    return this.call(
      'postRoutingEmailDomainVerification',
      'POST /api/v2/routing/email/domains/{domainId}/verification',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Registers an inbound e-mail domain, either one of the organisation's own or a subdomain of the platform's root domain.
   *
   * @param body - `id` is the domain's name. With `subDomain` the platform enters the DNS records; otherwise they are the
   * owner's task.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/domains
   */
  postRoutingEmailDomains(body: InboundDomainCreateRequest, request?: RequestOptions): ApiPromise<InboundDomain> {
    return this.call('postRoutingEmailDomains', 'POST /api/v2/routing/email/domains', { body }, {}, request);
  }

  /**
   * Sends a test message through the SMTP server set for an outbound e-mail domain.
   *
   * @param opts.body - Message to send.
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/outbound/domains/{domainId}/testconnection
   */
  postRoutingEmailOutboundDomainTestconnection(
    domainId: string,
    opts?: { body?: TestMessage },
    request?: RequestOptions,
  ): ApiPromise<TestMessage> {
    return this.call(
      'postRoutingEmailOutboundDomainTestconnection',
      'POST /api/v2/routing/email/outbound/domains/{domainId}/testconnection',
      { domainId },
      opts,
      request,
    );
  }

  /**
   * Registers a domain for campaigns and agentless e-mail and answers with the DNS records to enter. Afterwards activate it with
   * `putRoutingEmailOutboundDomainActivation`.
   *
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/outbound/domains
   */
  postRoutingEmailOutboundDomains(
    body: OutboundDomainCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<EmailOutboundDomainResult> {
    return this.call('postRoutingEmailOutboundDomains', 'POST /api/v2/routing/email/outbound/domains', { body }, {}, request);
  }

  /**
   * Registers a simulated domain for outbound e-mail, in place of a real one.
   *
   * @permissions `routing:email:manage`
   * @see POST /api/v2/routing/email/outbound/domains/simulated
   */
  postRoutingEmailOutboundDomainsSimulated(
    body: OutboundDomainCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<EmailOutboundDomainResult> {
    return this.call(
      'postRoutingEmailOutboundDomainsSimulated',
      'POST /api/v2/routing/email/outbound/domains/simulated',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a set of e-mail settings, which domains then name as their `emailSetting`.
   *
   * @permissions `email:settings:add`
   * @see POST /api/v2/routing/email/setting
   */
  postRoutingEmailSetting(body: EmailSetting, request?: RequestOptions): ApiPromise<EmailSetting> {
    return this.call('postRoutingEmailSetting', 'POST /api/v2/routing/email/setting', { body }, {}, request);
  }

  /**
   * Adds a language by which interactions can be routed.
   *
   * @permissions `routing:skill:manage`
   * @see POST /api/v2/routing/languages
   */
  postRoutingLanguages(body: Language, request?: RequestOptions): ApiPromise<Language> {
    return this.call('postRoutingLanguages', 'POST /api/v2/routing/languages', { body }, {}, request);
  }

  /**
   * Creates a predictor, which routes the interactions of its queues to the agent expected to do best on an indicator.
   *
   * @param opts.body - `kpi` is the id of an indicator from `getRoutingPredictorsKeyperformanceindicators`.
   * @permissions all of `routing:predictor:add`, `routing:queue:edit`
   * @see POST /api/v2/routing/predictors
   */
  postRoutingPredictors(opts?: { body?: CreatePredictorRequest }, request?: RequestOptions): ApiPromise<Predictor> {
    return this.call('postRoutingPredictors', 'POST /api/v2/routing/predictors', {}, opts, request);
  }

  /**
   * Defines a key performance indicator of the organisation's own, measured by wrap-up codes or by outcomes.
   *
   * @preview
   * @permissions `routing:keyPerformanceIndicator:add`
   * @see POST /api/v2/routing/predictors/keyperformanceindicators
   */
  postRoutingPredictorsKeyperformanceindicators(
    body: CreateKpiRequest,
    request?: RequestOptions,
  ): ApiPromise<KeyPerformanceIndicator> {
    return this.call(
      'postRoutingPredictorsKeyperformanceindicators',
      'POST /api/v2/routing/predictors/keyperformanceindicators',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds users to a queue, or removes them from it.
   *
   * @param body - The users' ids, 100 at most.
   * @param opts._delete - Removes the users instead of adding them.
   * @example
   * ```ts
   * await new RoutingApi(client).postRoutingQueueMembers(queueId, [{ id: userId }]);
   * ```
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see POST /api/v2/routing/queues/{queueId}/members
   */
  postRoutingQueueMembers(
    queueId: string,
    body: readonly WritableEntity[],
    opts?: { _delete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postRoutingQueueMembers',
      'POST /api/v2/routing/queues/{queueId}/members',
      { queueId, body },
      opts,
      request,
      { query: { _delete: 'delete' } },
    );
  }

  /**
   * Adds or removes members of a queue in bulk.
   *
   * @param body - The users' ids, 100 at most.
   * @param opts._delete - Removes the users instead of adding them.
   * @deprecated Use `postRoutingQueueMembers`.
   * @permissions any of `routing:queue:edit`, `routing:queueMember:manage`
   * @see POST /api/v2/routing/queues/{queueId}/users
   */
  postRoutingQueueUsers(
    queueId: string,
    body: readonly WritableEntity[],
    opts?: { _delete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call('postRoutingQueueUsers', 'POST /api/v2/routing/queues/{queueId}/users', { queueId, body }, opts, request, {
      query: { _delete: 'delete' },
    });
  }

  /**
   * Puts wrap-up codes on a queue's list. Those already there stay.
   *
   * @example
   * ```ts
   * await new RoutingApi(client).postRoutingQueueWrapupcodes(queueId, [{ id: wrapupCodeId }]);
   * ```
   * @permissions `routing:queue:edit`
   * @see POST /api/v2/routing/queues/{queueId}/wrapupcodes
   */
  postRoutingQueueWrapupcodes(
    queueId: string,
    body: readonly WrapUpCodeReference[],
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'postRoutingQueueWrapupcodes',
      'POST /api/v2/routing/queues/{queueId}/wrapupcodes',
      { queueId, body },
      {},
      request,
    );
  }

  /**
   * Creates a queue. Members and wrap-up codes are assigned afterwards.
   *
   * @param body - With `sourceQueueId`, settings left out are taken from that queue.
   * @example
   * ```ts
   * const queue = await new RoutingApi(client).postRoutingQueues({
   *   name: 'Support EN',
   *   division: { id: divisionId },
   *   acwSettings: { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 30_000 },
   * });
   * console.log(queue.id);
   * ```
   * @permissions `routing:queue:add`
   * @see POST /api/v2/routing/queues
   */
  postRoutingQueues(body: CreateQueueRequest, request?: RequestOptions): ApiPromise<Queue> {
    return this.call('postRoutingQueues', 'POST /api/v2/routing/queues', { body }, {}, request);
  }

  /**
   * Checks the text of a skill expression and names its errors with their positions, without saving it.
   *
   * @permissions `routing:skillExpressions:add`
   * @see POST /api/v2/routing/skillexpressions/validate
   */
  postRoutingSkillexpressionsValidate(
    body: SkillExpressionData,
    request?: RequestOptions,
  ): ApiPromise<SkillExpressionValidationResult> {
    return this.call(
      'postRoutingSkillexpressionsValidate',
      'POST /api/v2/routing/skillexpressions/validate',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds or removes divisions from which a skill group draws its members.
   *
   * @param opts.body - The divisions to add and those to remove.
   * @permissions `routing:skillGroup:add`
   * @see POST /api/v2/routing/skillgroups/{skillGroupId}/members/divisions
   */
  postRoutingSkillgroupMembersDivisions(
    skillGroupId: string,
    opts?: { body?: SkillGroupMemberDivisions },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postRoutingSkillgroupMembersDivisions',
      'POST /api/v2/routing/skillgroups/{skillGroupId}/members/divisions',
      { skillGroupId },
      opts,
      request,
    );
  }

  /**
   * Creates a skill group, whose members are the agents with the skills and languages that its conditions ask for.
   *
   * @permissions `routing:skillGroup:add`
   * @see POST /api/v2/routing/skillgroups
   */
  postRoutingSkillgroups(
    body: SkillGroupWithMemberDivisions,
    request?: RequestOptions,
  ): ApiPromise<SkillGroupWithMemberDivisions> {
    return this.call('postRoutingSkillgroups', 'POST /api/v2/routing/skillgroups', { body }, {}, request);
  }

  /**
   * Creates an ACD skill, to be given to agents with `postUserRoutingskills`.
   *
   * @example
   * ```ts
   * const skill = await new RoutingApi(client).postRoutingSkills({ name: 'Warranty' });
   * console.log(skill.id);
   * ```
   * @permissions any of `routing:skill:manage`, `routing:skill:create`
   * @see POST /api/v2/routing/skills
   */
  postRoutingSkills(body: CreateRoutingSkill, request?: RequestOptions): ApiPromise<RoutingSkill> {
    return this.call('postRoutingSkills', 'POST /api/v2/routing/skills', { body }, {}, request);
  }

  /**
   * Registers a postal address, as some countries require for SMS numbers.
   *
   * @param body - Set `autoCorrectAddress` to accept the corrections that address validation proposes.
   * @permissions `sms:phoneNumber:add`
   * @see POST /api/v2/routing/sms/addresses
   */
  postRoutingSmsAddresses(body: SmsAddressProvision, request?: RequestOptions): ApiPromise<SmsAddress> {
    return this.call('postRoutingSmsAddresses', 'POST /api/v2/routing/sms/addresses', { body }, {}, request);
  }

  /**
   * Buys an SMS number that `getRoutingSmsAvailablephonenumbers` has found. This incurs charges; progress shows in
   * `provisioningStatus`.
   *
   * @param body - Where the country asks for a postal address, `addressId` names one from `getRoutingSmsAddresses`.
   * @permissions `sms:phoneNumber:add`
   * @see POST /api/v2/routing/sms/phonenumbers
   */
  postRoutingSmsPhonenumbers(body: SmsPhoneNumberProvision, request?: RequestOptions): ApiPromise<SmsPhoneNumber> {
    return this.call('postRoutingSmsPhonenumbers', 'POST /api/v2/routing/sms/phonenumbers', { body }, {}, request);
  }

  /**
   * Provisions an alphanumeric sender, a name that stands in place of a number on outbound SMS.
   *
   * @preview
   * @permissions `sms:phoneNumber:add`
   * @see POST /api/v2/routing/sms/phonenumbers/alphanumeric
   */
  postRoutingSmsPhonenumbersAlphanumeric(body: SmsAlphanumericProvision, request?: RequestOptions): ApiPromise<SmsPhoneNumber> {
    return this.call(
      'postRoutingSmsPhonenumbersAlphanumeric',
      'POST /api/v2/routing/sms/phonenumbers/alphanumeric',
      { body },
      {},
      request,
    );
  }

  /**
   * Takes over an SMS number that comes with an integration, instead of buying one with `postRoutingSmsPhonenumbers`.
   *
   * @permissions `sms:phoneNumber:byoImport`
   * @see POST /api/v2/routing/sms/phonenumbers/import
   */
  postRoutingSmsPhonenumbersImport(body: SmsPhoneNumberImport, request?: RequestOptions): ApiPromise<SmsPhoneNumber> {
    return this.call('postRoutingSmsPhonenumbersImport', 'POST /api/v2/routing/sms/phonenumbers/import', { body }, {}, request);
  }

  /**
   * Creates a utilization label for interactions whose load on agents is to be counted apart from their media type.
   *
   * @permissions `routing:utilization:manage`
   * @see POST /api/v2/routing/utilization/labels
   */
  postRoutingUtilizationLabels(body: CreateUtilizationLabelRequest, request?: RequestOptions): ApiPromise<UtilizationLabel> {
    return this.call('postRoutingUtilizationLabels', 'POST /api/v2/routing/utilization/labels', { body }, {}, request);
  }

  /**
   * Creates a wrap-up code for the organisation. Agents are offered it once `postRoutingQueueWrapupcodes` has put it on a
   * queue.
   *
   * @example
   * ```ts
   * const code = await new RoutingApi(client).postRoutingWrapupcodes({ name: 'Callback agreed', division: { id: divisionId } });
   * console.log(code.id);
   * ```
   * @permissions `routing:wrapupCode:add`
   * @see POST /api/v2/routing/wrapupcodes
   */
  postRoutingWrapupcodes(body: WrapupCodeRequest, request?: RequestOptions): ApiPromise<WrapupCode> {
    return this.call('postRoutingWrapupcodes', 'POST /api/v2/routing/wrapupcodes', { body }, {}, request);
  }

  /**
   * Gives a user a language skill.
   *
   * @param body - `id` is that of the organisation's language; `proficiency` rates the user.
   * @permissions any of `routing:skill:assign`, `routing:language:assign`
   * @see POST /api/v2/users/{userId}/routinglanguages
   */
  postUserRoutinglanguages(
    userId: string,
    body: UserRoutingLanguagePost,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingLanguage> {
    return this.call('postUserRoutinglanguages', 'POST /api/v2/users/{userId}/routinglanguages', { userId, body }, {}, request);
  }

  /**
   * Gives a user an ACD skill.
   *
   * @param body - `id` is that of the organisation's skill; `proficiency` rates the user.
   * @permissions `routing:skill:assign`
   * @see POST /api/v2/users/{userId}/routingskills
   */
  postUserRoutingskills(userId: string, body: UserRoutingSkillPost, request?: RequestOptions): ApiPromise<UserRoutingSkill> {
    return this.call('postUserRoutingskills', 'POST /api/v2/users/{userId}/routingskills', { userId, body }, {}, request);
  }

  /**
   * Sets who stands in for the caller in direct routing, a colleague or a queue.
   *
   * @permissions `routing:directRoutingBackup:selfEdit`
   * @see PUT /api/v2/routing/directroutingbackup/settings/me
   */
  putRoutingDirectroutingbackupSettingsMe(
    body: AgentDirectRoutingBackupSettings,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'putRoutingDirectroutingbackupSettingsMe',
      'PUT /api/v2/routing/directroutingbackup/settings/me',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces a route of an inbound e-mail domain.
   *
   * @permissions `routing:email:manage`
   * @see PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId}
   */
  putRoutingEmailDomainRoute(
    domainName: string,
    routeId: string,
    body: InboundRoute,
    request?: RequestOptions,
  ): ApiPromise<InboundRoute> {
    return this.call(
      'putRoutingEmailDomainRoute',
      'PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId}',
      { domainName, routeId, body },
      {},
      request,
    );
  }

  /**
   * Sets whether the senders of mail on an inbound route are matched with external contacts, and to which division those belong.
   *
   * @permissions all of `routing:email:manage`, `routing:identityResolutionEmail:edit`
   * @see PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution
   */
  putRoutingEmailDomainRouteIdentityresolution(
    domainName: string,
    routeId: string,
    body: RouteIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<RouteIdentityResolutionConfig> {
    return this.call(
      'putRoutingEmailDomainRouteIdentityresolution',
      'PUT /api/v2/routing/email/domains/{domainName}/routes/{routeId}/identityresolution',
      { domainName, routeId, body },
      {},
      request,
    );
  }

  /**
   * Requests the activation of an outbound e-mail domain, once its DNS records have been entered.
   * `getRoutingEmailOutboundDomainActivation` shows the outcome.
   *
   * @permissions `routing:email:manage`
   * @see PUT /api/v2/routing/email/outbound/domains/{domainId}/activation
   */
  putRoutingEmailOutboundDomainActivation(domainId: string, request?: RequestOptions): ApiPromise<EmailOutboundDomainResult> {
    return this.call(
      'putRoutingEmailOutboundDomainActivation',
      'PUT /api/v2/routing/email/outbound/domains/{domainId}/activation',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Connects a messaging recipient with the flow that handles its inbound messages, or changes that connection.
   *
   * @permissions `routing:message:manage`
   * @see PUT /api/v2/routing/message/recipients/{recipientId}
   */
  putRoutingMessageRecipient(recipientId: string, body: RecipientRequest, request?: RequestOptions): ApiPromise<Recipient> {
    return this.call(
      'putRoutingMessageRecipient',
      'PUT /api/v2/routing/message/recipients/{recipientId}',
      { recipientId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a queue's settings. Read it first with `getRoutingQueue` and send it back whole, since settings left out fall
   * back.
   *
   * @example
   * ```ts
   * // PUT replaces the queue, so read it first and send it back with your change.
   * const routing = new RoutingApi(client);
   * const { name = '', ...queue } = await routing.getRoutingQueue(queueId);
   * await routing.putRoutingQueue(queueId, { ...queue, name, description: 'Calls in English' });
   * ```
   * @permissions `routing:queue:edit`
   * @see PUT /api/v2/routing/queues/{queueId}
   */
  putRoutingQueue(queueId: string, body: QueueRequest, request?: RequestOptions): ApiPromise<Queue> {
    return this.call('putRoutingQueue', 'PUT /api/v2/routing/queues/{queueId}', { queueId, body }, {}, request);
  }

  /**
   * Sets whether the people called on behalf of a queue are matched with external contacts.
   *
   * @permissions all of `routing:queue:edit`, `queue:identityResolution:edit`
   * @see PUT /api/v2/routing/queues/{queueId}/identityresolution
   */
  putRoutingQueueIdentityresolution(
    queueId: string,
    body: IdentityResolutionQueueConfig,
    request?: RequestOptions,
  ): ApiPromise<IdentityResolutionQueueConfig> {
    return this.call(
      'putRoutingQueueIdentityresolution',
      'PUT /api/v2/routing/queues/{queueId}/identityresolution',
      { queueId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the organisation's general routing settings.
   *
   * @permissions `routing:settings:edit`
   * @see PUT /api/v2/routing/settings
   */
  putRoutingSettings(body: RoutingSettings, request?: RequestOptions): ApiPromise<RoutingSettings> {
    return this.call('putRoutingSettings', 'PUT /api/v2/routing/settings', { body }, {}, request);
  }

  /**
   * Replaces the transcription settings of the organisation.
   *
   * @permissions `routing:transcriptionSettings:edit`
   * @see PUT /api/v2/routing/settings/transcription
   */
  putRoutingSettingsTranscription(body: TranscriptionSettings, request?: RequestOptions): ApiPromise<TranscriptionSettings> {
    return this.call('putRoutingSettingsTranscription', 'PUT /api/v2/routing/settings/transcription', { body }, {}, request);
  }

  /**
   * Sets whether people who text to an SMS number are matched with external contacts.
   *
   * @param addressId - Id of the phone number (not of a postal address).
   * @permissions all of `sms:phoneNumber:edit`, `sms:identityResolution:edit`
   * @see PUT /api/v2/routing/sms/identityresolution/phonenumbers/{addressId}
   */
  putRoutingSmsIdentityresolutionPhonenumber(
    addressId: string,
    body: SmsIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<SmsIdentityResolutionConfig> {
    return this.call(
      'putRoutingSmsIdentityresolutionPhonenumber',
      'PUT /api/v2/routing/sms/identityresolution/phonenumbers/{addressId}',
      { addressId, body },
      {},
      request,
    );
  }

  /**
   * Changes an SMS number of the organisation, for instance the postal address tied to it.
   *
   * @param addressId - Id of the phone number (not of a postal address).
   * @param body - Must hold the number's current `version`.
   * @deprecated The platform no longer offers it.
   * @permissions `sms:phoneNumber:edit`
   * @see PUT /api/v2/routing/sms/phonenumbers/{addressId}
   */
  putRoutingSmsPhonenumber(addressId: string, body: SmsPhoneNumber, request?: RequestOptions): ApiPromise<SmsPhoneNumber> {
    return this.call(
      'putRoutingSmsPhonenumber',
      'PUT /api/v2/routing/sms/phonenumbers/{addressId}',
      { addressId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Sets an agent's backup for direct routing on the agent's behalf.
   *
   * @permissions `routing:directRoutingBackup:edit`
   * @see PUT /api/v2/routing/users/{userId}/directroutingbackup/settings
   */
  putRoutingUserDirectroutingbackupSettings(
    userId: string,
    body: AgentDirectRoutingBackupSettings,
    request?: RequestOptions,
  ): ApiPromise<AgentDirectRoutingBackupSettings> {
    return this.call(
      'putRoutingUserDirectroutingbackupSettings',
      'PUT /api/v2/routing/users/{userId}/directroutingbackup/settings',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sets how many conversations of each media type an agent may handle at a time, and what may interrupt what, in place of
   * the organisation's settings.
   *
   * @param body - One entry a media type.
   * @permissions `routing:utilization:manage`
   * @see PUT /api/v2/routing/users/{userId}/utilization
   */
  putRoutingUserUtilization(
    userId: string,
    body: UtilizationRequest,
    request?: RequestOptions,
  ): ApiPromise<AgentMaxUtilizationResponse> {
    return this.call(
      'putRoutingUserUtilization',
      'PUT /api/v2/routing/users/{userId}/utilization',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sets how many conversations of each media type agents may handle at a time and which media may interrupt which.
   *
   * @param body - One entry a media type. Agents with separate settings are not affected.
   * @permissions `routing:utilization:manage`
   * @see PUT /api/v2/routing/utilization
   */
  putRoutingUtilization(body: UtilizationRequest, request?: RequestOptions): ApiPromise<UtilizationResponse> {
    return this.call('putRoutingUtilization', 'PUT /api/v2/routing/utilization', { body }, {}, request);
  }

  /**
   * Gives a utilization label another name. Capacities are set with `putRoutingUtilization`.
   *
   * @permissions `routing:utilization:manage`
   * @see PUT /api/v2/routing/utilization/labels/{labelId}
   */
  putRoutingUtilizationLabel(
    labelId: string,
    body: UpdateUtilizationLabelRequest,
    request?: RequestOptions,
  ): ApiPromise<UtilizationLabel> {
    return this.call(
      'putRoutingUtilizationLabel',
      'PUT /api/v2/routing/utilization/labels/{labelId}',
      { labelId, body },
      {},
      request,
    );
  }

  /**
   * Renames a wrap-up code. Conversations wrapped up with it keep pointing to the same id.
   *
   * @permissions `routing:wrapupCode:edit`
   * @see PUT /api/v2/routing/wrapupcodes/{codeId}
   */
  putRoutingWrapupcode(codeId: string, body: WrapupCodeRequest, request?: RequestOptions): ApiPromise<WrapupCode> {
    return this.call('putRoutingWrapupcode', 'PUT /api/v2/routing/wrapupcodes/{codeId}', { codeId, body }, {}, request);
  }

  /**
   * Changes a user's proficiency in, or the state of, an ACD skill that the user already has.
   *
   * @permissions `routing:skill:assign`
   * @see PUT /api/v2/users/{userId}/routingskills/{skillId}
   */
  putUserRoutingskill(
    userId: string,
    skillId: string,
    body: UserRoutingSkill,
    request?: RequestOptions,
  ): ApiPromise<UserRoutingSkill> {
    return this.call(
      'putUserRoutingskill',
      'PUT /api/v2/users/{userId}/routingskills/{skillId}',
      { userId, skillId, body },
      {},
      request,
    );
  }

  /**
   * Replaces all ACD skills of a user. Those missing from the body are removed; `patchUserRoutingskillsBulk` leaves them.
   *
   * @permissions `routing:skill:assign`
   * @see PUT /api/v2/users/{userId}/routingskills/bulk
   */
  putUserRoutingskillsBulk(
    userId: string,
    body: readonly UserRoutingSkillPost[],
    request?: RequestOptions,
  ): ApiPromise<UserSkillEntityListing> {
    return this.call('putUserRoutingskillsBulk', 'PUT /api/v2/users/{userId}/routingskills/bulk', { userId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace RoutingApi {
  type deleteRoutingQueueOptions = OptionsOf<RoutingApi['deleteRoutingQueue']>;
  type deleteRoutingSkillexpressionsOptions = OptionsOf<RoutingApi['deleteRoutingSkillexpressions']>;
  type deleteRoutingUtilizationLabelOptions = OptionsOf<RoutingApi['deleteRoutingUtilizationLabel']>;
  type getRoutingAssessmentsOptions = GetRoutingAssessmentsOptions;
  type getRoutingAssessmentsJobsOptions = OptionsOf<RoutingApi['getRoutingAssessmentsJobs']>;
  type getRoutingEmailDomainOptions = OptionsOf<RoutingApi['getRoutingEmailDomain']>;
  type getRoutingEmailDomainRouteOptions = OptionsOf<RoutingApi['getRoutingEmailDomainRoute']>;
  type getRoutingEmailDomainRoutesOptions = GetRoutingEmailDomainRoutesOptions;
  type getRoutingEmailDomainsOptions = OptionsOf<RoutingApi['getRoutingEmailDomains']>;
  type getRoutingEmailOutboundDomainOptions = OptionsOf<RoutingApi['getRoutingEmailOutboundDomain']>;
  type getRoutingEmailOutboundDomainsOptions = GetRoutingEmailOutboundDomainsOptions;
  type getRoutingEmailSettingOptions = OptionsOf<RoutingApi['getRoutingEmailSetting']>;
  type getRoutingLanguagesOptions = GetRoutingLanguagesOptions;
  type getRoutingMessageRecipientsOptions = GetRoutingMessageRecipientsOptions;
  type getRoutingPredictorsOptions = GetRoutingPredictorsOptions;
  type getRoutingPredictorsKeyperformanceindicatorOptions = OptionsOf<RoutingApi['getRoutingPredictorsKeyperformanceindicator']>;
  type getRoutingPredictorsKeyperformanceindicatorsOptions = OptionsOf<
    RoutingApi['getRoutingPredictorsKeyperformanceindicators']
  >;
  type getRoutingQueueOptions = OptionsOf<RoutingApi['getRoutingQueue']>;
  type getRoutingQueueAssistantOptions = GetRoutingQueueAssistantOptions;
  type getRoutingQueueEstimatedwaittimeOptions = OptionsOf<RoutingApi['getRoutingQueueEstimatedwaittime']>;
  type getRoutingQueueMediatypeEstimatedwaittimeOptions = OptionsOf<RoutingApi['getRoutingQueueMediatypeEstimatedwaittime']>;
  type getRoutingQueueMembersOptions = GetRoutingQueueMembersOptions;
  type getRoutingQueueUsersOptions = GetRoutingQueueUsersOptions;
  type getRoutingQueueWrapupcodesOptions = GetRoutingQueueWrapupcodesOptions;
  type getRoutingQueuesOptions = GetRoutingQueuesOptions;
  type getRoutingQueuesDivisionviewsOptions = GetRoutingQueuesDivisionviewsOptions;
  type getRoutingQueuesDivisionviewsAllOptions = GetRoutingQueuesDivisionviewsAllOptions;
  type getRoutingQueuesMeOptions = GetRoutingQueuesMeOptions;
  type getRoutingSkillexpressionOptions = OptionsOf<RoutingApi['getRoutingSkillexpression']>;
  type getRoutingSkillexpressionsOptions = GetRoutingSkillexpressionsOptions;
  type getRoutingSkillexpressionsQueueQueueIdOptions = OptionsOf<RoutingApi['getRoutingSkillexpressionsQueueQueueId']>;
  type getRoutingSkillgroupMembersOptions = GetRoutingSkillgroupMembersOptions;
  type getRoutingSkillgroupMembersDivisionsOptions = OptionsOf<RoutingApi['getRoutingSkillgroupMembersDivisions']>;
  type getRoutingSkillgroupsOptions = GetRoutingSkillgroupsOptions;
  type getRoutingSkillsOptions = GetRoutingSkillsOptions;
  type getRoutingSmsAddressesOptions = PageOptions;
  type getRoutingSmsAvailablephonenumbersOptions = GetRoutingSmsAvailablephonenumbersOptions;
  type getRoutingSmsPhonenumberOptions = OptionsOf<RoutingApi['getRoutingSmsPhonenumber']>;
  type getRoutingSmsPhonenumbersOptions = GetRoutingSmsPhonenumbersOptions;
  type getRoutingUtilizationLabelsOptions = GetRoutingUtilizationLabelsOptions;
  type getRoutingWrapupcodesOptions = GetRoutingWrapupcodesOptions;
  type getRoutingWrapupcodesDivisionviewsOptions = GetRoutingWrapupcodesDivisionviewsOptions;
  type getUserQueuesOptions = GetUserQueuesOptions;
  type getUserRoutinglanguagesOptions = GetUserRoutinglanguagesOptions;
  type getUserRoutingskillsOptions = GetUserRoutingskillsOptions;
  type getUserSkillgroupsOptions = GetUserSkillgroupsOptions;
  type patchRoutingPredictorOptions = OptionsOf<RoutingApi['patchRoutingPredictor']>;
  type patchRoutingPredictorsKeyperformanceindicatorOptions = OptionsOf<
    RoutingApi['patchRoutingPredictorsKeyperformanceindicator']
  >;
  type patchUserQueuesOptions = OptionsOf<RoutingApi['patchUserQueues']>;
  type postAnalyticsRoutingActivityQueryOptions = OptionsOf<RoutingApi['postAnalyticsRoutingActivityQuery']>;
  type postRoutingAssessmentsOptions = OptionsOf<RoutingApi['postRoutingAssessments']>;
  type postRoutingAssessmentsJobsOptions = OptionsOf<RoutingApi['postRoutingAssessmentsJobs']>;
  type postRoutingEmailDomainTestconnectionOptions = OptionsOf<RoutingApi['postRoutingEmailDomainTestconnection']>;
  type postRoutingEmailOutboundDomainTestconnectionOptions = OptionsOf<
    RoutingApi['postRoutingEmailOutboundDomainTestconnection']
  >;
  type postRoutingPredictorsOptions = OptionsOf<RoutingApi['postRoutingPredictors']>;
  type postRoutingQueueMembersOptions = OptionsOf<RoutingApi['postRoutingQueueMembers']>;
  type postRoutingQueueUsersOptions = OptionsOf<RoutingApi['postRoutingQueueUsers']>;
  type postRoutingSkillgroupMembersDivisionsOptions = OptionsOf<RoutingApi['postRoutingSkillgroupMembersDivisions']>;
}
