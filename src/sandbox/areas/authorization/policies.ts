import type { Area } from '../../engine/area.js';
import type { AuthorizationPolicy, Subject, ValidationErrorResponse } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { requireSubject } from './subjects.js';
import { groupsOf } from '../groups/model.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { teamsOf } from '../teams/model.js';

const POLICIES = '/api/v2/authorization/policies';

/**
 * Access policies, one per subject and target. The sandbox stores them but does not apply them, because no source documents
 * their conditions and targets.
 */
export function addPolicyHandlers(area: Area, world: World): void {
  const policies = new Repository<AuthorizationPolicy>(world, POLICIES, [], 'AuthorizationPolicy');
  const policiesAt = (targetName: string): Entity<AuthorizationPolicy>[] =>
    policies.all().filter(({ targetResource }) => targetResource === targetName);
  const subjectOf = (policy: Entity<AuthorizationPolicy>): string => subjectKey(policy.subject ?? {});
  const policiesOf = (id: string): Entity<AuthorizationPolicy>[] => policies.all().filter((policy) => subjectOf(policy) === id);
  const findPolicy = (context: OperationContext): Entity<AuthorizationPolicy> => {
    const id = context.param('subjectId');
    const policy = policiesAt(target(context)).find((each) => subjectOf(each) === id);
    if (!policy) throw notFound('policy', id);
    return policy;
  };
  const read = (context: OperationContext): AuthorizationPolicy => {
    const policy = readObject<AuthorizationPolicy>(context, ['subject', 'effect']);
    const [mistake] = findMistakes(world, target(context), policy);
    if (mistake) throw invalidField(mistake.message ?? '', mistake.arguments?.['field'] ?? '');
    return policy;
  };
  const findSame = (context: OperationContext, { subject }: AuthorizationPolicy): Entity<AuthorizationPolicy> | undefined =>
    policiesAt(target(context)).find((policy) => subjectOf(policy) === subjectKey(subject));
  const savePolicy = (
    context: OperationContext,
    policy: AuthorizationPolicy,
    before?: Entity<AuthorizationPolicy>,
  ): AuthorizationPolicy => {
    const extraFields = { targetResource: target(context), dateModified: world.timestamp() };
    const entity = before
      ? policies.update(context, before, policy, { replaces: true, more: extraFields })
      : policies.create(context, policy, extraFields);
    return policies.view(entity);
  };

  area.handle('getAuthorizationPoliciesSubjectSubjectId', (context) => {
    const id = context.param('subjectId');
    const policiesOfSubject = policiesOf(id);
    // Policies for everyone have the subject type in place of an id.
    return listPage(context, world, policiesOfSubject.length > 0 ? policiesOfSubject : policiesOf(requireSubject(world, id)));
  });
  area.handle('getAuthorizationPoliciesTarget', (context) => listPage(context, world, policiesAt(target(context))));
  area.handle('getAuthorizationPoliciesTargetSubjectSubjectId', (context) => policies.view(findPolicy(context)));
  area.handle('deleteAuthorizationPoliciesTargetSubjectSubjectId', (context) => {
    policies.remove(findPolicy(context).id);
  });

  area.handle('postAuthorizationPoliciesTarget', (context) => {
    const policy = read(context);
    const existing = findSame(context, policy);
    if (existing)
      throw new Problem(409, 'The subject has a policy at this target', { entityId: existing.id, entityName: 'policy' });
    return savePolicy(context, policy);
  });
  area.handle('putAuthorizationPoliciesTarget', (context) => {
    const policy = read(context);
    return savePolicy(context, policy, findSame(context, policy));
  });
  area.handle('postAuthorizationPoliciesTargetValidate', (context) => {
    const policy = readObject<AuthorizationPolicy>(context, ['subject', 'effect']);
    return { entities: findMistakes(world, target(context), policy) };
  });
}

const target = (context: OperationContext): string => context.param('targetName');

/** The subject that stands for everyone has no id. */
const subjectKey = ({ type, id }: Subject): string => id ?? type ?? '';

function findMistakes(world: World, targetName: string, policy: AuthorizationPolicy): ValidationErrorResponse[] {
  const { subject, targetResource = targetName, presetAttributes = {} } = policy;
  const createMistake = (field: string, message: string): ValidationErrorResponse => ({
    message,
    errorType: 'invalid.value',
    arguments: { field },
  });
  return [
    ...(subjectExists(world, subject)
      ? []
      : [createMistake('subject', `subject does not match a ${(subject.type ?? 'subject').toLowerCase()}`)]),
    ...(targetResource === targetName ? [] : [createMistake('targetResource', `targetResource is not ${targetName}`)]),
    ...Object.entries(presetAttributes).flatMap(([name, attribute]) =>
      isObject(attribute) && attribute['type'] !== undefined && attribute['value'] !== undefined
        ? []
        : [createMistake(`presetAttributes.${name}`, `presetAttributes.${name} has no type or no value`)],
    ),
  ];
}

function subjectExists(world: World, { type, id = '' }: Subject): boolean {
  switch (type) {
    case 'ALL':
      return id === '';
    case 'USER':
      return world.store.users.find(id)?.state === 'active';
    case 'CLIENT':
      return world.client(id) !== undefined;
    case 'GROUP':
      return groupsOf(world).has(id);
    default:
      return type === 'TEAM' && teamsOf(world).find(id) !== undefined;
  }
}
