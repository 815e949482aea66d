import type { Hono } from 'hono';
import type { VoicemailGroupPolicy, VoicemailOrganizationPolicy, VoicemailUserPolicy } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { groupOf, groupsOf } from '../groups/model.js';
import { keepPolicies, organizationPolicy, policiesOf, userPolicy } from './model.js';

const BASE = '/api/v2/voicemail';

/** Voicemail policies: a user's settings override the organisation's. */
export function policyRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${BASE}/policy`, (context) => context.json(organizationPolicy(world)));
  app.put(`${BASE}/policy`, (context) => {
    const body = readObject<VoicemailOrganizationPolicy>(context);
    const { minimumLength = 0, maximumLength = minimumLength } = body.pinConfiguration ?? {};
    if (minimumLength > maximumLength)
      throw badRequest('A PIN cannot be longer at least than it is at most', [
        { errorCode: 'invalid.value', fieldName: 'pinConfiguration.minimumLength' },
      ]);
    const organization = { ...policiesOf(world).organization, ...body, modifiedDate: world.timestamp() };
    keepPolicies(world, { ...policiesOf(world), organization });
    return context.json(organizationPolicy(world));
  });

  const mine = (context: SandboxContext): string => callerId(context);
  const named = (context: SandboxContext): string => world.store.users.get(context.req.param('userId') ?? '').id;
  for (const [path, verbs, userOf] of [
    [`${BASE}/me/policy`, ['PATCH'], mine],
    [`${BASE}/userpolicies/:userId`, ['PATCH', 'PUT'], named],
  ] as const) {
    app.get(path, (context) => context.json(userPolicy(world, userOf(context))));
    for (const verb of verbs)
      app.on(verb, path, (context) => {
        const id = userOf(context);
        const body = readObject<VoicemailUserPolicy>(context);
        refuseBadPin(world, body.pin);
        const { users } = policiesOf(world);
        const policy = { ...users[id], ...body, modifiedDate: world.timestamp() };
        keepPolicies(world, { ...policiesOf(world), users: { ...users, [id]: policy } });
        return context.json(userPolicy(world, id));
      });
  }

  const groupPath = `${BASE}/groups/:groupId/policy`;
  const policyOf = (context: SandboxContext): VoicemailGroupPolicy & { id: string } => {
    const { id, name } = groupOf(world, context.req.param('groupId') ?? '');
    const group = { id, name, selfUri: `/api/v2/groups/${id}` } as NonNullable<VoicemailGroupPolicy['group']>;
    return { id, name, group, enabled: false, sendEmailNotifications: true, ...policiesOf(world).groups[id] };
  };
  app.get(groupPath, (context) => {
    const { id: _, ...policy } = policyOf(context);
    return context.json(policy);
  });
  app.patch(groupPath, (context) => {
    const { id, ...before } = policyOf(context);
    const { name: _, group: __, ...body } = readObject<VoicemailGroupPolicy>(context);
    const { overflowGroupId } = body;
    if (overflowGroupId !== undefined && (overflowGroupId === id || !groupsOf(world).has(overflowGroupId)))
      throw badRequest('overflowGroupId names no other group', [
        { errorCode: 'invalid.value', fieldName: 'overflowGroupId', entityId: overflowGroupId, entityName: 'group' },
      ]);
    const { groups } = policiesOf(world);
    keepPolicies(world, { ...policiesOf(world), groups: { ...groups, [id]: { ...groups[id], ...body } } });
    return context.json({ ...before, ...body });
  });
}

/** @throws the platform's 400 for a PIN with other characters than digits, or of a wrong length. */
function refuseBadPin(world: World, pin: string | undefined): void {
  if (pin === undefined) return;
  const { minimumLength = 0, maximumLength = Infinity } = organizationPolicy(world).pinConfiguration ?? {};
  const isGood = /^\d+$/.test(pin) && pin.length >= minimumLength && pin.length <= maximumLength;
  // The error message does not repeat the PIN.
  if (!isGood)
    throw badRequest(`A PIN has ${minimumLength} to ${maximumLength} digits`, [{ errorCode: 'invalid.value', fieldName: 'pin' }]);
}
