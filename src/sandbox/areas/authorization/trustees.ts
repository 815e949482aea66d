import type { Hono } from 'hono';
import type { RoleDivision, RoleDivisionGrants, TrustCreate, TrustMemberCreate } from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { addGrant, removeGrants } from '../../sign-in/roles.js';
import type { World } from '../../store/world.js';
import { callerOf, Kept } from '../kept.js';
import type { Entity } from '../kept.js';
import { checkNewGrant } from './grants.js';
import { authorizationOf } from './model.js';

const TRUST = '/api/v2/orgauthorization';
const TRUSTEES = `${TRUST}/trustees`;

/** The two types of trustee members, with their path parameters. */
const kinds = { users: 'trusteeUserId', groups: 'trusteeGroupId' } as const;

/** Trustee organisations: their users and groups that can access this organisation, with their roles. */
export function trusteeRoutes(app: Hono<SandboxEnv>, world: World): void {
  const trustees = (): Kept => new Kept(world, TRUSTEES);
  const membersOf = (trusteeId: string, kind: keyof typeof kinds): Kept => new Kept(world, `${TRUSTEES}/{}/${kind}`, [trusteeId]);
  const admitted = (context: SandboxContext, trusteeId: string, kind: keyof typeof kinds, member: TrustMemberCreate): Entity => {
    const grants = grantsIn(world, context, member);
    const members = membersOf(trusteeId, kind);
    if (members.find(member.id))
      throw new Problem(409, 'The trustee has this member already', { entityId: member.id, entityName: members.entityName });
    const createdBy = creatorOf(context);
    const details = { dateCreated: world.timestamp(), ...(createdBy && { createdBy }) };
    const more = kind === 'users' ? { trustUserDetails: details } : details;
    const entity = members.put({ id: member.id, state: 'active', ...more });
    setGrants(world, member.id, grants);
    return entity;
  };

  app.post(TRUSTEES, (context) => {
    const { users = [], groups = [], ...body } = readObject<TrustCreate>(context, ['enabled']);
    for (const member of [...users, ...groups]) grantsIn(world, context, member);
    const createdBy = creatorOf(context);
    const trustee = trustees().create(context, body, createdBy && { createdBy });
    for (const user of users) admitted(context, trustee.id, 'users', user);
    for (const group of groups) admitted(context, trustee.id, 'groups', group);
    return context.json(trustees().view(trustee));
  });

  const dismissed = ({ id }: Entity): void => {
    for (const kind of ['users', 'groups'] as const)
      for (const member of membersOf(id, kind).all()) setGrants(world, member.id, []);
    trustees().remove(id);
  };
  app.delete(TRUSTEES, (context) => {
    const gone = queryList(context, 'id').map((id) => trustees().get(id));
    for (const trustee of gone) dismissed(trustee);
    return context.body(null, 204);
  });
  app.delete(`${TRUSTEES}/:trusteeOrgId`, (context) => {
    dismissed(trustees().get(context.req.param('trusteeOrgId')));
    return context.body(null, 204);
  });

  for (const kind of ['users', 'groups'] as const) {
    const path = `${TRUSTEES}/:trusteeOrgId/${kind}`;
    const one = `${path}/:memberId`;
    const own = (context: SandboxContext): string => {
      const { id } = trustees().get(context.req.param('trusteeOrgId'));
      return membersOf(id, kind).get(context.req.param('memberId')).id;
    };
    const told = (context: SandboxContext, id: string, grants: readonly RoleDivision[]): Response => {
      setGrants(world, id, grants);
      return context.json(authorizationOf(world, id));
    };

    app.post(path, (context) => {
      const { id } = trustees().get(context.req.param('trusteeOrgId'));
      const member = admitted(context, id, kind, readObject<TrustMemberCreate>(context, ['id']));
      return context.json(membersOf(id, kind).view(member));
    });
    app.delete(one, (context) => {
      const id = own(context);
      setGrants(world, id, []);
      membersOf(context.req.param('trusteeOrgId') ?? '', kind).remove(id);
      return context.body(null, 204);
    });

    app.get(`${one}/roles`, (context) => context.json(authorizationOf(world, own(context))));
    app.put(`${one}/roles`, (context) => {
      const id = own(context);
      return told(context, id, grantsIn(world, context, { id, roleIds: readTexts(context) }));
    });
    app.put(`${one}/roledivisions`, (context) => {
      const id = own(context);
      const roleDivisions = readObject<RoleDivisionGrants>(context, ['grants']);
      return told(context, id, grantsIn(world, context, { id, roleDivisions }));
    });
    app.delete(`${one}/roles`, (context) => {
      setGrants(world, own(context), []);
      return context.body(null, 204);
    });
  }

  app.delete(`${TRUST}/trustors`, (context) => {
    const trustors = new Kept(world, `${TRUST}/trustors`);
    const gone = queryList(context, 'id').map((id) => trustors.get(id).id);
    for (const id of gone) trustors.remove(id);
    return context.body(null, 204);
  });
}

/** The caller as trusts refer to users: without a `selfUri`. */
function creatorOf(context: SandboxContext): { id: string } | undefined {
  const caller = callerOf(context);
  return caller && { id: caller.id };
}

/** Roles without a division apply to the home division. @throws the platform's error if the caller cannot grant them. */
function grantsIn(world: World, context: SandboxContext, { roleIds = [], roleDivisions }: TrustMemberCreate): RoleDivision[] {
  const { homeDivisionId: divisionId } = world.organisation;
  const grants = [...roleIds.map((roleId) => ({ roleId, divisionId })), ...(roleDivisions?.grants ?? [])];
  for (const grant of grants) checkNewGrant(world, context, grant.roleId, grant.divisionId);
  return grants;
}

/** Sets a subject's grants and revokes all others. */
function setGrants(world: World, subjectId: string, grants: readonly RoleDivision[]): void {
  removeGrants(world, subjectId, () => true);
  for (const { roleId, divisionId } of grants) addGrant(world, subjectId, roleId, divisionId);
}
