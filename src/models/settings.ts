import type { DomainEntityRef, UserReference } from './shared-references.js';

/** Whether flows store data about their execution. */
export interface ExecutionDataGlobalSettingsResponse {
  id: string;
  name?: string;
  enabled?: boolean;
  modifiedBy?: UserReference;
  /** OAuth client by which the setting was changed last. */
  modifiedByClient?: DomainEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ExternalContactsSettings {
  /** Whether users may assign a division from within an interaction, where none is mapped to the channel. */
  manuallyAssignDivisionsToInteractions?: boolean;
  /** Whether users may assign a division to contacts that they create by hand. */
  manuallyAssignDivisionsToContacts?: boolean;
}

export interface UpdatedSettingsResponse {
  message?: string;
}
