import type * as classes from '../../entries/areas.js';
import type { Undescribed } from '../values/json.js';
import type { OperationArguments, OperationName, OperationResult } from './call-of.js';

/** The methods of all API classes. A name belongs to one operation, whichever class has it. */
interface AllMethods
  extends
    classes.AIStudioApi,
    classes.AgentAssistantsApi,
    classes.AgentCopilotApi,
    classes.AgentUIApi,
    classes.AlertingApi,
    classes.AnalyticsApi,
    classes.ArchitectApi,
    classes.AssistantCopilotVariationsApi,
    classes.AuditApi,
    classes.AuthorizationApi,
    classes.BackgroundAssistantApi,
    classes.BillingApi,
    classes.BusinessRulesApi,
    classes.CarrierServicesApi,
    classes.CaseManagementApi,
    classes.ChatApi,
    classes.CoachingApi,
    classes.ContentManagementApi,
    classes.ConversationsApi,
    classes.DataExtensionsApi,
    classes.DataPrivacyApi,
    classes.DependenciesApi,
    classes.DownloadsApi,
    classes.EmailsApi,
    classes.EmployeeEngagementApi,
    classes.EventsApi,
    classes.ExternalContactsApi,
    classes.FaxApi,
    classes.FlowsApi,
    classes.GamificationApi,
    classes.GeneralDataProtectionRegulationApi,
    classes.GeolocationApi,
    classes.GreetingsApi,
    classes.GroupsApi,
    classes.IdentityProviderApi,
    classes.InfrastructureAsCodeApi,
    classes.IntegrationsApi,
    classes.IntentsApi,
    classes.JourneyApi,
    classes.KnowledgeApi,
    classes.LanguageUnderstandingApi,
    classes.LanguagesApi,
    classes.LearningApi,
    classes.LicenseApi,
    classes.LocationsApi,
    classes.LogCaptureApi,
    classes.MessagingApi,
    classes.MobileDevicesApi,
    classes.NotificationsApi,
    classes.OAuthApi,
    classes.ObjectsApi,
    classes.OperationalEventsApi,
    classes.OrganizationApi,
    classes.OrganizationAuthorizationApi,
    classes.OutboundApi,
    classes.PresenceApi,
    classes.ProcessAutomationApi,
    classes.QualityApi,
    classes.RecordingApi,
    classes.ResponseManagementApi,
    classes.RoutingApi,
    classes.SCIMApi,
    classes.ScreenMonitoringApi,
    classes.ScriptsApi,
    classes.SearchApi,
    classes.SettingsApi,
    classes.SocialMediaApi,
    classes.SpeechTextAnalyticsApi,
    classes.StationsApi,
    classes.SuggestApi,
    classes.TaskManagementApi,
    classes.TeamsApi,
    classes.TelephonyApi,
    classes.TelephonyProvidersEdgeApi,
    classes.TextbotsApi,
    classes.TokensApi,
    classes.UploadsApi,
    classes.UsageApi,
    classes.UserRecordingsApi,
    classes.UsersApi,
    classes.UsersRulesApi,
    classes.UtilitiesApi,
    classes.VirtualAgentsApi,
    classes.VoicemailApi,
    classes.WebChatApi,
    classes.WebDeploymentsApi,
    classes.WebMessagingApi,
    classes.WidgetsApi,
    classes.WorkforceManagementApi {}

/** The name of every method of every API class. */
export type Method = OperationName<AllMethods>;

/** The result that the API classes declare for a method. */
export type MethodResult<K extends Method> = OperationResult<AllMethods, K>;

/** The request body that the API classes declare for a method; `undefined` if it takes none. */
export type MethodBody<K extends Method> = K extends Method ? BodyIn<OperationArguments<AllMethods, K>> : never;

/** A required body is an argument, after ids and other texts. An optional one is in the options. */
type BodyIn<P extends readonly unknown[]> = P extends readonly [infer First, ...infer Rest]
  ? First extends string | number | boolean
    ? BodyIn<Rest>
    : First
  : P extends readonly [(infer Options)?, ...unknown[]]
    ? 'body' extends keyof NonNullable<Options>
      ? NonNullable<NonNullable<Options>['body']>
      : undefined
    : undefined;

/**
 * The parts of a result that a handler returns; the sandbox adds required fields that are missing. Objects need described fields,
 * except where the platform itself describes none.
 */
export type PartialResult<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? readonly PartialResult<E>[]
    : [string, unknown] extends [keyof T, T[keyof T]]
      ? unknown
      : T extends object
        ? { readonly [K in keyof T]?: PartialResult<T[K]> | undefined } & Readonly<Partial<Record<Undescribed, never>>>
        : T;
