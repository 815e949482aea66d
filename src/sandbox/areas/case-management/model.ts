import type {
  Case,
  Caseplan,
  CaseplanReference,
  IntakeSetting,
  Stage,
  Stageplan,
  Step,
  Stepplan,
  UserReference,
} from '../../../models/index.js';
import { unknownReference, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity, Fields } from '../repository.js';

const BASE = '/api/v2/casemanagement';
export const PLANS = `${BASE}/caseplans`;
export const CASES = `${BASE}/cases`;

/** The template of a stage, which has one step. */
export type StoredStageplan = Stageplan & { step: Stepplan };

/** A version of a plan. Drafts can be changed in every respect. */
export interface PlanVersion {
  number: number;
  state: 'Draft' | 'Published';
  stageplans: StoredStageplan[];
  /** Schema ids by the keys that the plan uses for them. */
  dataSchemas: Record<string, string>;
  intakeSettings: IntakeSetting[];
}

/** A step of a case, with the fields that are needed to start it. */
export interface StoredStep extends Step {
  plan?: { activityType?: string | undefined; worktypeId?: string | undefined };
}

export type Plan = Caseplan & { versions: PlanVersion[] };

export const plansOf = (world: World): Map<string, Plan> => world.collection<Plan>('casemanagement.caseplans');

/** @throws the platform's 404. */
export function planOf(world: World, id = ''): Plan {
  const plan = plansOf(world).get(id);
  if (!plan) throw notFound('caseplan', id);
  return plan;
}

/** @throws the platform's 404. */
export function versionOf(plan: Plan, number = ''): PlanVersion {
  const version = plan.versions.find((each) => String(each.number) === number);
  if (!version) throw notFound('version', number);
  return version;
}

export const casesOf = (world: World): Repository<Case> => new Repository<Case>(world, CASES);
export const stagesOf = (world: World, caseId: string): Repository<Stage> =>
  new Repository<Stage>(world, `${CASES}/{}/stages`, [caseId]);
export const stepsOf = (world: World, caseId: string, stageId: string): Repository<StoredStep> =>
  new Repository<StoredStep>(world, `${CASES}/{}/stages/{}/steps`, [caseId, stageId]);

export const planReference = ({ id, name }: Plan, version: number): CaseplanReference => ({
  id,
  name,
  version,
  selfUri: `${PLANS}/${id}/versions/${version}`,
});

/** A reference to a user. @throws the platform's 400 for an unknown user. */
export function requireUser(
  world: World,
  fieldName: string,
  id: string | undefined,
): (UserReference & { name: string }) | undefined {
  if (id === undefined) return undefined;
  const user = world.store.users.find(id);
  if (user?.state !== 'active') throw unknownReference(fieldName, id, 'user');
  return { id, name: user.name, selfUri: `/api/v2/users/${id}` };
}

/** Changes an entity, with its version and modification date. */
export const withModification = <T extends Case | Stage | Step>(
  world: World,
  entity: Entity<T>,
  changedFields: Fields<T>,
): Entity<T> => ({
  ...entity,
  ...changedFields,
  id: entity.id,
  dateModified: world.timestamp(),
  ...(entity.version !== undefined && { version: entity.version + 1 }),
});
