import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf } from '../repository.js';
import { planOf, plansOf, versionOf } from './model.js';
import type { Plan, PlanVersion } from './model.js';

/** @throws the platform's 404 for an unknown plan or version. */
export function findVersion(context: OperationContext, world: World): { plan: Plan; version: PlanVersion } {
  const plan = planOf(world, context.param('caseplanId'));
  return { plan, version: versionOf(plan, context.param('versionId')) };
}

/** @throws the platform's 409 if the plan has no draft. */
export function draftOf(plan: Plan): PlanVersion {
  const last = plan.versions.at(-1);
  if (last?.state === 'Draft') return last;
  throw new Problem(409, 'The caseplan has no draft: make one first', {
    code: 'caseplan.not.draft',
    entityId: plan.id,
    entityName: 'caseplan',
  });
}

/** Stores a plan with one changed version. */
export function savePlan(context: OperationContext, world: World, plan: Plan, changedVersion?: PlanVersion): Plan {
  const others = plan.versions.filter(({ number }) => number !== changedVersion?.number);
  const versions = [...others, ...(changedVersion ? [changedVersion] : [])].sort((one, other) => one.number - other.number);
  const savedPlan = { ...plan, versions, dateModified: world.timestamp(), modifiedBy: callerOf(context) ?? plan.modifiedBy };
  plansOf(world).set(plan.id, savedPlan);
  return savedPlan;
}

/** The error for a field that is fixed once a version of the plan has been published. */
export function publishedProblem({ id }: Plan, fieldName: string): Problem {
  return new Problem(409, `${fieldName} cannot be changed once the caseplan has been published`, {
    code: 'caseplan.published',
    entityId: id,
    entityName: 'caseplan',
    details: [{ errorCode: 'invalid.value', fieldName }],
  });
}
