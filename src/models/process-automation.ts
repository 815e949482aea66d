import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';

export interface CreateScheduledTriggerRequest {
  target: TriggerTarget;
  enabled: boolean;
  name: string;
  schedule: TriggerSchedule;
  description?: string;
}

export interface CreateTriggerRequest {
  target: TriggerTarget;
  enabled: boolean;
  /** What an event must look like. Without criteria every event of the topic counts. */
  matchCriteria?: MatchCriteria[];
  name: string;
  /** Topic to listen to. */
  topicName: string;
  /** How old an event may be, in seconds, and still start the workflow. */
  eventTTLSeconds?: number;
  /** How long to wait after the event, in seconds. */
  delayBySeconds?: number;
  description?: string;
}

/** A comparison of one part of an event with a value. */
export interface MatchCriteria {
  /** Where in the event to look, as a JSON path. */
  jsonPath?: string;
  operator?: OpenEnum<
    | 'GreaterThanOrEqual'
    | 'LessThanOrEqual'
    | 'Equal'
    | 'NotEqual'
    | 'LessThan'
    | 'GreaterThan'
    | 'NotIn'
    | 'In'
    | 'Contains'
    | 'All'
    | 'Exists'
    | 'Size'
  >;
  /** For operators that take one value. */
  value?: JsonObject;
  /** For operators that take several, such as `In`. */
  values?: JsonObject[];
}

/** A criterion and how it fared against a sample event. */
export interface MatchCriteriaTestResult {
  jsonPath?: string;
  operator?: OpenEnum<
    | 'GreaterThanOrEqual'
    | 'LessThanOrEqual'
    | 'Equal'
    | 'NotEqual'
    | 'LessThan'
    | 'GreaterThan'
    | 'NotIn'
    | 'In'
    | 'Contains'
    | 'All'
    | 'Exists'
    | 'Size'
  >;
  value?: JsonObject;
  values?: JsonObject[];
  /** The condition as it was evaluated. */
  generatedJsonPathCondition?: string;
  match?: boolean;
  /** What the JSON path found in the event. */
  jsonPathExtraction?: MatchTestResult[];
}

export interface MatchTestResult {
  value?: JsonObject;
  /** Where in the event the value stands. */
  path?: string;
}

/** A trigger that starts a workflow on a timetable. */
export interface ScheduledTrigger {
  id: string;
  name?: string;
  target?: TriggerTarget;
  /** To be sent back when the trigger is replaced. */
  version?: number;
  enabled?: boolean;
  schedule?: TriggerSchedule;
  description?: string;
  selfUri?: string;
}

export interface ScheduledTriggerEntityListing {
  entities: ScheduledTrigger[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Step of a topic's test that sorts its triggers into those that match and those that do not. */
export interface TestMatchesEventOperation {
  name?: string;
  step?: number;
  matchedTriggers?: TestModeTrigger[];
  unmatchedTriggers?: TestModeTrigger[];
}

/** Step of a trigger's test that applies the match criteria. */
export interface TestMatchesOperation {
  name?: string;
  step?: number;
  matches?: boolean;
  details?: MatchCriteriaTestResult[];
}

/** Outcome of a test of all triggers of a topic. */
export interface TestModeEventResults {
  /** Whether the sample event fits the topic's schema. */
  schemaValidation?: TestSchemaOperation;
  triggerMatchValidation?: TestMatchesEventOperation;
}

/** Outcome of a test of one trigger. */
export interface TestModeResults {
  /** Whether the sample event fits the topic's schema. */
  schemaValidation?: TestSchemaOperation;
  /** Whether the workflow can be started. */
  targetValidation?: TestTargetOperation;
  jsonPathValidation?: TestMatchesOperation;
  /** Whether the trigger would act on the event. */
  triggerMatches?: boolean;
}

export interface TestModeTrigger {
  id?: string;
  name?: string;
  enabled?: boolean;
  selfUri?: string;
}

export interface TestSchemaOperation {
  name?: string;
  step?: number;
  matches?: boolean;
  details?: string[];
}

export type TestTargetOperation = TestSchemaOperation;

export interface TopicCursorEntityListing {
  entities: string[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A trigger that starts a workflow upon events of a topic. */
export interface Trigger {
  id: string;
  name?: string;
  topicName?: string;
  target?: TriggerTarget;
  /** To be sent back when the trigger is replaced. */
  version?: number;
  enabled?: boolean;
  matchCriteria?: MatchCriteria[];
  /** How old an event may be, in seconds, and still start the workflow. */
  eventTTLSeconds?: number;
  /** How long to wait after the event, in seconds. */
  delayBySeconds?: number;
  description?: string;
  selfUri?: string;
}

export interface TriggerEntityListing {
  entities: Trigger[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A timetable in the manner of cron, one field a unit. */
export interface TriggerSchedule {
  minutes?: string;
  hours?: string;
  daysOfMonth?: string;
  months?: string;
  daysOfWeek?: string;
  /** Time zone in which the other fields are read. */
  timezone?: string;
}

export interface TriggerTarget {
  type?: OpenEnum<'Workflow'>;
  /** Id of the workflow to start. */
  id?: string;
  workflowTargetSettings?: WorkflowTargetSettings;
}

export interface UpdateScheduledTriggerRequest {
  /** The version as last read. */
  version: number;
  enabled: boolean;
  target: TriggerTarget;
  name: string;
  schedule: TriggerSchedule;
  description?: string;
}

export interface UpdateTriggerRequest {
  /** The version as last read. */
  version: number;
  enabled: boolean;
  target: TriggerTarget;
  matchCriteria?: MatchCriteria[];
  name: string;
  topicName: string;
  /** How old an event may be, in seconds, and still start the workflow. */
  eventTTLSeconds?: number;
  /** How long to wait after the event, in seconds. */
  delayBySeconds?: number;
  description?: string;
}

export interface WorkflowTargetSettings {
  /** `Json` hands the whole event over as one object, `TopLevelPrimitives` its simple values one by one. */
  dataFormat?: OpenEnum<'Json' | 'TopLevelPrimitives'>;
}
