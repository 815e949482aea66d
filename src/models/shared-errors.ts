import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';

export interface Detail {
  /** Code of this single problem. */
  errorCode?: string;
  /** Field of the body that is at fault. */
  fieldName?: string;
  /** The entity that the problem concerns. */
  entityId?: string;
  /** The entity that the problem concerns. */
  entityName?: string;
}

/** The platform's account of what went wrong. */
export interface ErrorBody {
  /** Readable text; decide by `code` instead. */
  message?: string;
  /** Stable code, e.g. `not.found`; decide by this and not by the text. */
  code?: string;
  /** HTTP status. */
  status?: number;
  /** The entity that the error concerns; absent where it concerns none. */
  entityId?: string;
  /** The entity that the error concerns; absent where it concerns none. */
  entityName?: string;
  /** The message with places for `messageParams`. */
  messageWithParams?: string;
  /** Values for the placeholders of `messageWithParams`. */
  messageParams?: Dictionary<string>;
  /** Names the request when asking support; equals the header `inin-correlation-id`. */
  contextId?: string;
  /** One entry for each field or entity that is at fault. */
  details?: Detail[];
  /** Errors of which this one consists. */
  errors?: ErrorBody[];
  /** Limit that the request exceeded; absent for other errors. */
  limit?: Limit;
}

export interface Limit {
  /** Name of the limit within its namespace. */
  key?: string;
  /** Highest permitted value. */
  value?: number;
  /** Area of the platform that the limit belongs to. */
  namespace?: LimitNamespace;
}

export type LimitNamespace = OpenEnum<
  | 'workforce.management.forecast'
  | 'agent.assistant'
  | 'agentic.virtual.agents'
  | 'analytics.agents'
  | 'analytics.alerting'
  | 'analytics.data.extraction'
  | 'analytics'
  | 'analytics.realtime'
  | 'analytics.reporting.settings'
  | 'architect'
  | 'audiohook'
  | 'audiohook.monitor'
  | 'audit'
  | 'auth.api'
  | 'authorization'
  | 'automation.testing'
  | 'bots'
  | 'bots.voice'
  | 'business.rules'
  | 'callback'
  | 'cobrowse'
  | 'content.management'
  | 'conversation'
  | 'copilot'
  | 'dataactions'
  | 'datatables'
  | 'directory'
  | 'dsar'
  | 'email'
  | 'employee.engagement'
  | 'event.orchestration'
  | 'external.contacts'
  | 'external.events.data.ingestion'
  | 'gamification'
  | 'gcv'
  | 'gdpr'
  | 'groups'
  | 'guides'
  | 'historical.adherence'
  | 'infrastructureascode'
  | 'integrations'
  | 'intent.miner'
  | 'internal.messaging'
  | 'journey'
  | 'knowledge'
  | 'language.understanding'
  | 'learning'
  | 'limit.registry'
  | 'marketplace'
  | 'media.communications'
  | 'messaging'
  | 'micro.frontend'
  | 'notifications'
  | 'onboarding'
  | 'outbound'
  | 'platform.api'
  | 'predictive.routing'
  | 'presence'
  | 'quality'
  | 'recording'
  | 'response.management'
  | 'routing'
  | 'scim'
  | 'screen.monitoring'
  | 'search'
  | 'secondary.automation.testing'
  | 'skills'
  | 'social.media'
  | 'speech.and.text.analytics'
  | 'speech.integration'
  | 'supportability'
  | 'task.management'
  | 'telephony.configuration'
  | 'usage'
  | 'users'
  | 'users.rules'
  | 'voice.transcription'
  | 'web.deployments'
  | 'web.messaging'
  | 'webchat'
  | 'webhooks'
  | 'workforce.management.agent.availability'
  | 'workforce.management'
  | 'workforce.management.self.schedule'
  | 'workforce.management.shift.trading'
  | 'system'
>;
