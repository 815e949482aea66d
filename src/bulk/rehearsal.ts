import type { AuthzSubject } from '../models/shared-administration.js';
import { readOptions } from '../core/arguments/option-checks.js';
import { isAmount } from '../core/values/plain-objects.js';
import { signalDemand } from './work-options.js';
import type { Gate } from './pacing/gate.js';
import { KeySet } from './keys.js';
import type { Rehearsal, RehearsalOptions } from './options.js';
import type { Run } from './run.js';
import { readSource } from './source.js';
import { assertWholeNumber } from './whole-number.js';

/** {@link RehearsalOptions} with defaults. */
type RehearsalSettings = Required<Omit<RehearsalOptions, 'signal'>> & Pick<RehearsalOptions, 'signal'>;

export function readRehearsalOptions(options: unknown): RehearsalSettings {
  const fields = readOptions('The options of rehearse', options, {
    samples: [(value) => Number.isInteger(value) && isAmount(value), 'a whole number from 0'],
    perMinute: 0,
    permissions: [isTextList, 'a list of permissions'],
    signal: signalDemand,
  });
  const { samples = 10, perMinute = 300, permissions = [], signal } = fields as RehearsalOptions;
  assertWholeNumber('perMinute', perMinute, 1_000_000);
  return { samples, perMinute, permissions, ...(signal && { signal }) };
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Reads the source like a run, and reports what a run would do. */
export async function rehearse(run: Run, settings: RehearsalSettings, gate: Gate): Promise<Rehearsal<object, object>> {
  const { samples: maxSamples, perMinute, permissions, signal } = settings;
  const keys = new KeySet();
  const samples: { key: string; before: object; change: object }[] = [];
  const counts = { entities: 0, planned: 0, unchanged: 0, repeated: 0 };
  while (!gate.isOpen()) await gate.pass();
  const missing = permissions.length === 0 ? [] : await findMissingPermissions(run, permissions, signal);
  for await (const entity of readSource(run, gate)) {
    counts.entities += 1;
    const key = run.key(entity);
    if (!keys.add(key)) {
      counts.repeated += 1;
      continue;
    }
    const plannedChange = run.plan(entity, key);
    if (!plannedChange) counts.unchanged += 1;
    else if (++counts.planned <= maxSamples)
      samples.push({ key, before: plannedChange.keptValues, change: plannedChange.change });
  }
  const calls = Math.ceil(counts.planned / (run.batch?.size ?? 1));
  return { ...counts, samples, calls, minutes: calls / perMinute, missing };
}

/** The permissions that the caller has in no division. */
async function findMissingPermissions(
  { client }: Run,
  permissions: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const request = signal ? { signal } : {};
  const call = client.send<AuthzSubject>({
    operation: 'rehearse',
    route: 'GET /api/v2/authorization/subjects/me',
    required: {},
    request,
  });
  const { body } = await call.withResponse();
  const policies = (body.grants ?? []).flatMap(({ role }) => role?.policies ?? []);
  return permissions.filter((permission) => {
    const [domain, entity, action] = permission.split(':');
    const covers = (actual: string | undefined, expected: string | undefined): boolean => actual === '*' || actual === expected;
    return !policies.some(
      (policy) =>
        covers(policy.domain, domain) &&
        covers(policy.entityName, entity) &&
        policy.actions?.some((permittedAction) => covers(permittedAction, action)),
    );
  });
}
