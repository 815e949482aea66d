import type { DomainPermissionPolicy } from 'contact-centre-client/models';

/** What a role may do with one kind of entity: a row of the form. */
export interface PermissionRow {
  readonly domain: string;
  readonly entity: string;
  /** Those of the catalogue, and those that the role has beyond it. */
  readonly actions: readonly string[];
}

export const policiesIn = (value: unknown): readonly DomainPermissionPolicy[] =>
  Array.isArray(value) ? (value as readonly DomainPermissionPolicy[]) : [];

/** Returns the permissions of policies as texts: `routing:queue:view`. */
export const permissionsOf = (policies: readonly DomainPermissionPolicy[]): string[] => [
  ...new Set(
    policies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
      actionSet.map((action) => `${domain}:${entityName}:${action}`),
    ),
  ),
];

/** Whether policies name a permission itself. */
export const hasPermission = (policies: readonly DomainPermissionPolicy[], { domain, entity }: PermissionRow, action: string) =>
  policies.some((policy) => isAbout(policy, domain, entity) && policy.actionSet?.includes(action) === true);

/** Whether policies grant a permission by `*`, without naming it. */
export function coversPermission(policies: readonly DomainPermissionPolicy[], row: PermissionRow, action: string): boolean {
  const isMatch = (pattern = '', value: string): boolean => pattern === '*' || pattern === value;
  return policies.some(
    ({ domain, entityName, actionSet = [] }) =>
      isMatch(domain, row.domain) &&
      isMatch(entityName, row.entity) &&
      actionSet.some((each) => isMatch(each, action)) &&
      !(domain === row.domain && entityName === row.entity && !actionSet.includes('*')),
  );
}

/** Adds a permission to policies, or removes it. Conditions of policies stay, as long as they grant anything. */
export function withPermission(
  policies: readonly DomainPermissionPolicy[],
  { domain, entity }: PermissionRow,
  action: string,
  isGranted: boolean,
): DomainPermissionPolicy[] {
  if (!isGranted) {
    return policies.flatMap((policy) => {
      if (!isAbout(policy, domain, entity)) return [policy];
      const actionSet = (policy.actionSet ?? []).filter((each) => each !== action);
      return actionSet.length === 0 ? [] : [{ ...policy, actionSet }];
    });
  }
  // A policy with conditions would restrict the new permission too.
  const index = policies.findIndex((policy) => isAbout(policy, domain, entity) && policy.allowConditions !== true);
  if (index === -1) return [...policies, { domain, entityName: entity, actionSet: [action], allowConditions: false }];
  return policies.map((policy, at) =>
    at === index ? { ...policy, actionSet: [...new Set([...(policy.actionSet ?? []), action])] } : policy,
  );
}

/** Returns the rows of a form: those of the catalogue, and those that policies have beyond it, by name. */
export function rowsOf(
  catalogue: readonly PermissionRow[],
  policies: readonly DomainPermissionPolicy[],
  { text, isGranted }: { text: string; isGranted: boolean },
): PermissionRow[] {
  const rows = new Map(catalogue.map((row) => [`${row.domain}:${row.entity}`, row]));
  for (const { domain = '', entityName: entity = '', actionSet = [] } of policies) {
    const row = rows.get(`${domain}:${entity}`);
    rows.set(`${domain}:${entity}`, { domain, entity, actions: [...new Set([...(row?.actions ?? []), ...actionSet])] });
  }
  const part = text.trim().toLowerCase();
  return [...rows.values()]
    .filter(({ domain, entity, actions }) =>
      actions.some((action) => `${domain}:${entity}:${action}`.toLowerCase().includes(part)),
    )
    .filter((row) => !isGranted || row.actions.some((action) => hasPermission(policies, row, action)))
    .sort((one, other) => `${one.domain}:${one.entity}`.localeCompare(`${other.domain}:${other.entity}`));
}

const isAbout = (policy: DomainPermissionPolicy, domain: string, entity: string): boolean =>
  policy.domain === domain && policy.entityName === entity;
