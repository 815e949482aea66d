export interface AddressableLicenseDefinition {
  id?: string;
  selfUri?: string;
}

/** Who gains and who loses one licence. */
export interface LicenseAssignmentRequest {
  licenseId: string;
  userIdsAdd: string[];
  userIdsRemove: string[];
}

export interface LicenseBatchAssignmentRequest {
  assignments: LicenseAssignmentRequest[];
}

export interface LicenseDefinition {
  id: string;
  description?: string;
  /** What a holder of the licence may be granted. */
  permissions?: Permissions;
  /** Licences a user must hold before this one. */
  prerequisites?: AddressableLicenseDefinition[];
  /** Licences that this one includes. */
  comprises?: LicenseDefinition[];
  selfUri?: string;
}

/** Whether a licence feature is on for the organisation. */
export interface LicenseOrgToggle {
  featureName?: string;
  enabled?: boolean;
}

/** The outcome of one assignment or removal. */
export interface LicenseUpdateStatus {
  userId?: string;
  licenseId?: string;
  result?: string;
}

export interface LicenseUser {
  id: string;
  licenses?: LicenseDefinition[];
  selfUri?: string;
}

/** The permissions a licence covers. */
export interface Permissions {
  /** Permissions as `domain:entity:action`. */
  ids: string[];
}

/** A user with the licences held, by id; `LicenseUser` carries the full definitions. */
export interface UserLicenses {
  /** The user's id. */
  id: string;
  /** Licence ids. */
  licenses?: string[];
  selfUri?: string;
}

export interface UserLicensesEntityListing {
  entities: UserLicenses[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}
