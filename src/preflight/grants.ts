/** A division of the organisation. */
export interface GrantDivision {
  readonly id: string;
  readonly name: string;
}

/** A permission that the caller has, or a pattern of permissions such as `routing:queue:*`. */
export interface PermissionGrant {
  readonly pattern: string;
  /** Where it applies; `'all'` for all divisions. */
  readonly division: GrantDivision | 'all';
  /** The condition that the role attaches to it, as the platform writes it. */
  readonly condition: string | undefined;
}

/** What a token may do. It contains no secret and can be stored as JSON. */
export interface Grants {
  /** Whether the token belongs to a user or to an OAuth client itself; `undefined` if the platform did not say. */
  readonly kind: 'user' | 'client' | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly organization: string | undefined;
  /** The scopes that limit the token. Empty if none do, `undefined` if the platform did not say. */
  readonly scopes: readonly string[] | undefined;
  /** The permissions of all roles; `undefined` if the platform did not state them. */
  readonly permissions: readonly PermissionGrant[] | undefined;
  /** Why `permissions` is `undefined`, in one sentence. */
  readonly problem: string | undefined;
  /**
   * The permissions that apply in all divisions as soon as the caller has them in one. `undefined` if they were not needed, or if the
   * platform did not state them.
   */
  readonly organizationWide: readonly string[] | undefined;
}
