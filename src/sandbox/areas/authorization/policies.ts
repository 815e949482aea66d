import type { Area } from '../../engine/area.js';
import type { AuthorizationPolicy, Subject, ValidationErrorResponse } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { knownSubject } from './subjects.js';
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
  const policies = new Repository(world, POLICIES, [], 'AuthorizationPolicy');
  const target = (context: OperationContext): string => context.params['targetName'] ?? '';
  const at = (targetName: string): Entity[] => policies.all().filter(({ targetResource }) => targetResource === targetName);
  const of = (policy: Entity): string => subjectKey(policy['subject'] as Subject);
  const ofSubject = (id: string): Entity[] => policies.all().filter((policy) => of(policy) === id);
  const found = (context: OperationContext): Entity => {
    const id = context.params['subjectId'] ?? '';
    const policy = at(target(context)).find((each) => of(each) === id);
    if (!policy) throw notFound('policy', id);
    return policy;
  };
  const read = (context: OperationContext): AuthorizationPolicy => {
    const policy = readObject<AuthorizationPolicy>(context, ['subject', 'effect']);
    const [mistake] = mistakesIn(world, target(context), policy);
    if (mistake)
      throw badRequest(mistake.message ?? '', [{ errorCode: 'invalid.value', fieldName: mistake.arguments?.['field'] ?? '' }]);
    return policy;
  };
  const same = (context: OperationContext, { subject }: AuthorizationPolicy): Entity | undefined =>
    at(target(context)).find((policy) => of(policy) === subjectKey(subject));
  const kept = (context: OperationContext, policy: AuthorizationPolicy, before?: Entity): unknown => {
    const more = { targetResource: target(context), dateModified: world.timestamp() };
    const entity = before
      ? policies.update(context, before, policy, { replaces: true, more })
      : policies.create(context, policy, more);
    return policies.view(entity);
  };

  area.handle('getAuthorizationPoliciesSubjectSubjectId', (context) => {
    const id = context.param('subjectId');
    const found = ofSubject(id);
    // Policies for everyone have the subject type in place of an id.
    return listPage(context, world, found.length > 0 ? found : ofSubject(knownSubject(world, id)));
  });
  area.handle('getAuthorizationPoliciesTarget', (context) => listPage(context, world, at(target(context))));
  area.handle('getAuthorizationPoliciesTargetSubjectSubjectId', (context) => policies.view(found(context)));
  area.handle('deleteAuthorizationPoliciesTargetSubjectSubjectId', (context) => {
    policies.remove(found(context).id);
  });

  area.handle('postAuthorizationPoliciesTarget', (context) => {
    const policy = read(context);
    const taken = same(context, policy);
    if (taken) throw new Problem(409, 'The subject has a policy at this target', { entityId: taken.id, entityName: 'policy' });
    return kept(context, policy);
  });
  area.handle('putAuthorizationPoliciesTarget', (context) => {
    const policy = read(context);
    return kept(context, policy, same(context, policy));
  });
  area.handle('postAuthorizationPoliciesTargetValidate', (context) => {
    const policy = readObject<AuthorizationPolicy>(context, ['subject', 'effect']);
    return { entities: mistakesIn(world, target(context), policy) };
  });
}

/** The subject that stands for everyone has no id. */
const subjectKey = ({ type, id }: Subject): string => id ?? type ?? '';

function mistakesIn(world: World, targetName: string, policy: AuthorizationPolicy): ValidationErrorResponse[] {
  const { subject, targetResource = targetName, presetAttributes = {} } = policy;
  const mistake = (field: string, message: string): ValidationErrorResponse => ({
    message,
    errorType: 'invalid.value',
    arguments: { field },
  });
  return [
    ...(isThere(world, subject) ? [] : [mistake('subject', `subject names no ${(subject.type ?? 'subject').toLowerCase()}`)]),
    ...(targetResource === targetName ? [] : [mistake('targetResource', `targetResource is not ${targetName}`)]),
    ...Object.entries(presetAttributes).flatMap(([name, attribute]) =>
      isObject(attribute) && attribute['type'] !== undefined && attribute['value'] !== undefined
        ? []
        : [mistake(`presetAttributes.${name}`, `presetAttributes.${name} has no type or no value`)],
    ),
  ];
}

function isThere(world: World, { type, id = '' }: Subject): boolean {
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
