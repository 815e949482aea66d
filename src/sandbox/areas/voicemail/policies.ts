import type { Area } from '../../engine/area.js';
import type { VoicemailGroupPolicy, VoicemailUserPolicy } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { groupOf, groupsOf } from '../groups/model.js';
import { savePolicies, organizationPolicy, policiesOf, userPolicy } from './model.js';

/** Voicemail policies: a user's settings override the organisation's. */
export function addPolicyHandlers(area: Area, world: World): void {
  area.handle('getVoicemailPolicy', () => organizationPolicy(world));
  area.handle('putVoicemailPolicy', (context) => {
    const body = readObject(context);
    const { minimumLength = 0, maximumLength = minimumLength } = body.pinConfiguration ?? {};
    if (minimumLength > maximumLength)
      throw invalidField('A PIN cannot be longer at least than it is at most', 'pinConfiguration.minimumLength');
    const organization = { ...policiesOf(world).organization, ...body, modifiedDate: world.timestamp() };
    savePolicies(world, { ...policiesOf(world), organization });
    return organizationPolicy(world);
  });

  addUserPolicyHandlers(area, world);
  addGroupPolicyHandlers(area, world);
}

function addUserPolicyHandlers(area: Area, world: World): void {
  const findUserId = (context: OperationContext): string => world.store.users.get(context.param('userId')).id;
  const change = (context: OperationContext<VoicemailUserPolicy>, id: string): VoicemailUserPolicy => {
    const body = readObject(context);
    rejectInvalidPin(world, body.pin);
    const { users } = policiesOf(world);
    const policy = { ...users[id], ...body, modifiedDate: world.timestamp() };
    savePolicies(world, { ...policiesOf(world), users: { ...users, [id]: policy } });
    return userPolicy(world, id);
  };
  area.handle('getVoicemailMePolicy', (context) => userPolicy(world, callerId(context)));
  area.handle('patchVoicemailMePolicy', (context) => change(context, callerId(context)));
  area.handle('getVoicemailUserpolicy', (context) => userPolicy(world, findUserId(context)));
  area.handle('patchVoicemailUserpolicy', (context) => change(context, findUserId(context)));
  area.handle('putVoicemailUserpolicy', (context) => change(context, findUserId(context)));
}

function addGroupPolicyHandlers(area: Area, world: World): void {
  const policyOf = (context: OperationContext): VoicemailGroupPolicy & { id: string } => {
    const { id, name } = groupOf(world, context.param('groupId'));
    const group = { id, name, selfUri: `/api/v2/groups/${id}` } as NonNullable<VoicemailGroupPolicy['group']>;
    return { id, name, group, enabled: false, sendEmailNotifications: true, ...policiesOf(world).groups[id] };
  };
  area.handle('getVoicemailGroupPolicy', (context) => {
    const { id: _, ...policy } = policyOf(context);
    return policy;
  });
  area.handle('patchVoicemailGroupPolicy', (context) => {
    const { id, ...before } = policyOf(context);
    const { name: _, group: __, ...body } = readObject(context);
    const { overflowGroupId } = body;
    if (overflowGroupId !== undefined && (overflowGroupId === id || !groupsOf(world).has(overflowGroupId)))
      throw badRequest('overflowGroupId does not match another group', [
        { errorCode: 'invalid.value', fieldName: 'overflowGroupId', entityId: overflowGroupId, entityName: 'group' },
      ]);
    const { groups } = policiesOf(world);
    savePolicies(world, { ...policiesOf(world), groups: { ...groups, [id]: { ...groups[id], ...body } } });
    return { ...before, ...body };
  });
}

/** @throws the platform's 400 for a PIN with other characters than digits, or of a wrong length. */
function rejectInvalidPin(world: World, pin: string | undefined): void {
  if (pin === undefined) return;
  const { minimumLength = 0, maximumLength = Infinity } = organizationPolicy(world).pinConfiguration ?? {};
  const isValid = /^\d+$/.test(pin) && pin.length >= minimumLength && pin.length <= maximumLength;
  // The error message does not repeat the PIN.
  if (!isValid) throw invalidField(`A PIN has ${minimumLength} to ${maximumLength} digits`, 'pin');
}
