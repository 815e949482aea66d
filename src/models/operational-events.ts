import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef } from './shared-references.js';

export interface EventAggregatesQueryRequest {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
}

export interface EventAggregatesResponse {
  interval?: string;
  eventDefinitionAggregates?: EventDefinitionAggregates[];
}

/** A kind of operational event. */
export interface EventDefinition {
  id: string;
  name?: string;
  description?: string;
}

/** How often one kind of event occurred. */
export interface EventDefinitionAggregates {
  eventDefinition?: AddressableEntityRef;
  eventCount?: number;
}

export interface EventDefinitionListing {
  entities: EventDefinition[];
}

/** Which events to look for. */
export interface EventQueryRequest {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Only events of these kinds; all where absent. */
  eventDefinitionIds?: string[];
  /** Text to look for in the events. */
  searchTerm?: string;
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
}

export interface EventQueryResponse {
  entities: OperationalEvent[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Something that failed or changed for one entity. */
export interface OperationalEvent {
  eventDefinition?: AddressableEntityRef;
  /** Of the entity that it happened to, whose kind follows from the definition. */
  entityId?: string;
  entityToken?: string;
  entityName?: string;
  /** Before the event, where a value changed. */
  previousValue?: string;
  /** After the event, where a value changed. */
  currentValue?: string;
  /** Of the service that reported the event. */
  errorCode?: string;
  /** Entity that the entity belongs to. */
  parentEntityId?: string;
  /** Conversation in which it happened, if any. */
  conversation?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  dateModified?: string;
  entityModifiedBy?: string;
  /** Version of the entity in the service that keeps it. */
  entityVersion?: string;
  phoneNumber?: string;
  externalContactId?: string;
}
