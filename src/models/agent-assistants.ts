import type { OpenEnum } from './open-enum.js';
import type { Assistant, AssistantQueue } from './shared-assistants.js';
import type { ErrorInfo, UserReference } from './shared-references.js';

/** Points that an agent is to cover in a conversation. */
export interface AgentChecklist {
  id?: string;
  name: string;
  language: string;
  checklistItems: AgentChecklistItem[];
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface AgentChecklistItem {
  id?: string;
  name: string;
  description?: string;
  /** Whether the item is ticked by what is said, besides by the agent. */
  automatedCheckEnabled?: boolean;
  /** Whether the automatic check waits for the exact wording. */
  exactPhraseMatch?: boolean;
  /** Whether the item is marked out to the agent. */
  important?: boolean;
  selfUri?: string;
}

export interface AgentChecklistListing {
  entities: AgentChecklist[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface AssistantListing {
  entities: Assistant[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface AssistantQueueListing {
  entities: AssistantQueue[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface AssistantQueueUser {
  /** An agent's user id. */
  id: string;
}

export type AssistantQueueUsersBulkAddRequest = AssistantQueueUsersQueryRequest;

export type AssistantQueueUsersBulkRemoveRequest = AssistantQueueUsersQueryRequest;

export type AssistantQueueUsersJobErrorInfo = ErrorInfo;

export interface AssistantQueueUsersJobsRequest {
  /**
   * `AutoAssignment` gives the assistant to all licensed agents of the queue, `ManualAssignment` to those that are then added.
   */
  action: OpenEnum<'AutoAssignment' | 'ManualAssignment'>;
}

/** A change of the way in which agents get an assistant, as an asynchronous task. */
export interface AssistantQueueUsersJobsResponse {
  id: string;
  selfUri?: string;
  status?: OpenEnum<'InProgress' | 'Succeeded' | 'Failed'>;
  errorInfo?: AssistantQueueUsersJobErrorInfo;
}

export interface AssistantQueueUsersQueryRequest {
  /** The agents to look for. */
  entities: AssistantQueueUser[];
}

export interface AssistantQueueUsersQueryResponse {
  queue?: AssistantQueue;
  /** Those of the agents asked for who have the assistant. */
  users?: UserReference[];
}
