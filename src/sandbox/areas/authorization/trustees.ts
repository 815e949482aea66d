import type { Area } from '../../engine/area.js';
import type {
  RoleDivision,
  RoleDivisionGrants,
  TrustCreate,
  TrustMemberCreate,
  Trustee,
  TrustGroup,
  TrustUser,
  Trustor,
} from '../../../models/index.js';
import { readObject, readTexts } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { addGrant, removeGrants } from '../../sign-in/roles.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { checkNewGrant } from './grants.js';
import { authorizationOf } from './model.js';

const TRUST = '/api/v2/orgauthorization';
const TRUSTEES = `${TRUST}/trustees`;

/** The two kinds of trustee members, with the placeholders of their ids and their operations. */
const kinds = {
  users: {
    memberIdName: 'trusteeUserId',
    add: 'postOrgauthorizationTrusteeUsers',
    remove: 'deleteOrgauthorizationTrusteeUser',
    readRoles: 'getOrgauthorizationTrusteeUserRoles',
    replaceRoles: 'putOrgauthorizationTrusteeUserRoles',
    replaceRoleDivisions: 'putOrgauthorizationTrusteeUserRoledivisions',
    removeRoles: 'deleteOrgauthorizationTrusteeUserRoles',
  },
  groups: {
    memberIdName: 'trusteeGroupId',
    add: 'postOrgauthorizationTrusteeGroups',
    remove: 'deleteOrgauthorizationTrusteeGroup',
    readRoles: 'getOrgauthorizationTrusteeGroupRoles',
    replaceRoles: 'putOrgauthorizationTrusteeGroupRoles',
    replaceRoleDivisions: 'putOrgauthorizationTrusteeGroupRoledivisions',
    removeRoles: 'deleteOrgauthorizationTrusteeGroupRoles',
  },
} as const;

type MemberKind = keyof typeof kinds;

/** Trustee organisations: their users and groups that can access this organisation, with their roles. */
export function addTrusteeHandlers(area: Area, world: World): void {
  area.handle('postOrgauthorizationTrustees', (context) => {
    const { users = [], groups = [], ...body } = readObject<TrustCreate>(context, ['enabled']);
    for (const member of [...users, ...groups]) readGrants(world, context, member);
    const createdBy = creatorOf(context);
    const trustee = trusteesOf(world).create(context, body, createdBy && { createdBy });
    for (const user of users) addMember(context, world, trustee.id, 'users', user);
    for (const group of groups) addMember(context, world, trustee.id, 'groups', group);
    return trusteesOf(world).view(trustee);
  });

  const removeTrustee = ({ id }: Entity<Trustee>): void => {
    for (const kind of ['users', 'groups'] as const)
      for (const member of membersOf(world, id, kind).all()) setGrants(world, member.id, []);
    trusteesOf(world).remove(id);
  };
  area.handle('deleteOrgauthorizationTrustees', (context) => {
    const removedTrustees = queryList(context, 'id').map((id) => trusteesOf(world).get(id));
    for (const trustee of removedTrustees) removeTrustee(trustee);
  });
  area.handle('deleteOrgauthorizationTrustee', (context) => {
    removeTrustee(trusteesOf(world).get(context.param('trusteeOrgId')));
  });

  addMemberHandlers(area, world, 'users');
  addMemberHandlers(area, world, 'groups');

  area.handle('deleteOrgauthorizationTrustors', (context) => {
    const trustors = new Repository<Trustor>(world, `${TRUST}/trustors`);
    const removedIds = queryList(context, 'id').map((id) => trustors.get(id).id);
    for (const id of removedIds) trustors.remove(id);
  });
}

const trusteesOf = (world: World): Repository<Trustee> => new Repository<Trustee>(world, TRUSTEES);

type TrustMember = TrustUser | TrustGroup;

const membersOf = (world: World, trusteeId: string, kind: MemberKind): Repository<TrustMember> =>
  new Repository<TrustMember>(world, `${TRUSTEES}/{}/${kind}`, [trusteeId]);

/** The users or the groups of a trustee. */
function addMemberHandlers(area: Area, world: World, kind: MemberKind): void {
  const { memberIdName, add, remove, readRoles, replaceRoles, replaceRoleDivisions, removeRoles } = kinds[kind];
  const idOf = (context: OperationContext): string => {
    const { id } = trusteesOf(world).get(context.param('trusteeOrgId'));
    return membersOf(world, id, kind).get(context.param(memberIdName)).id;
  };

  area.handle(add, (context) => {
    const { id } = trusteesOf(world).get(context.param('trusteeOrgId'));
    const member = addMember(context, world, id, kind, readObject<TrustMemberCreate>(context, ['id']));
    return membersOf(world, id, kind).view(member);
  });
  area.handle(remove, (context) => {
    const id = idOf(context);
    setGrants(world, id, []);
    membersOf(world, context.param('trusteeOrgId'), kind).remove(id);
  });

  area.handle(readRoles, (context) => authorizationOf(world, idOf(context)));
  area.handle(replaceRoles, (context) => {
    const id = idOf(context);
    setGrants(world, id, readGrants(world, context, { id, roleIds: readTexts(context) }));
    return authorizationOf(world, id);
  });
  area.handle(replaceRoleDivisions, (context) => {
    const id = idOf(context);
    const roleDivisions = readObject<RoleDivisionGrants>(context, ['grants']);
    setGrants(world, id, readGrants(world, context, { id, roleDivisions }));
    return authorizationOf(world, id);
  });
  area.handle(removeRoles, (context) => {
    setGrants(world, idOf(context), []);
  });
}

/** Adds a member with its grants. @throws the platform's 409 if the trustee has the member already. */
function addMember(
  context: OperationContext,
  world: World,
  trusteeId: string,
  kind: MemberKind,
  member: TrustMemberCreate,
): Entity<TrustMember> {
  const grants = readGrants(world, context, member);
  const members = membersOf(world, trusteeId, kind);
  if (members.find(member.id))
    throw new Problem(409, 'The trustee has this member already', { entityId: member.id, entityName: members.entityName });
  const createdBy = creatorOf(context);
  const details = { dateCreated: world.timestamp(), ...(createdBy && { createdBy }) };
  const extraFields = kind === 'users' ? { trustUserDetails: details } : details;
  const entity = members.save({ id: member.id, state: 'active', ...extraFields });
  setGrants(world, member.id, grants);
  return entity;
}

/** The caller as trusts refer to users: without a `selfUri`. */
function creatorOf(context: OperationContext): { id: string } | undefined {
  const caller = callerOf(context);
  return caller && { id: caller.id };
}

/** Roles without a division apply to the home division. @throws the platform's error if the caller cannot grant them. */
function readGrants(world: World, context: OperationContext, { roleIds = [], roleDivisions }: TrustMemberCreate): RoleDivision[] {
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
