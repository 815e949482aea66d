import type { DomainPermissionPolicy, ErrorBody } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { callWith } from '../../support.js';
import type { Answer, Call, Listing, NamedEntity } from '../../support.js';

export const authorization = '/api/v2/authorization';

/** Two divisions of a contact centre, and people of each kind. */
export interface Office {
  sandbox: Sandbox;
  /** Calls as each of them. */
  admin: Call;
  supervisor: Call;
  agent: Call;
  /** Their ids. */
  supervisorId: string;
  agentId: string;
  home: string;
  nordic: string;
  /** A queue of each division. */
  homeQueue: NamedEntity;
  nordicQueue: NamedEntity;
  roleId: (name: string) => string;
}

export async function openOffice(options: SandboxOptions = {}): Promise<Office> {
  const sandbox = createSandbox({ rateLimit: false, ...options });
  const admin = callWith(sandbox, sandbox.issueAccessToken());
  const supervisorId = sandbox.users.find(({ name }) => name === 'Ines Valdivia')!.id;
  const agentId = sandbox.users.find(({ name }) => name === 'Dilnoza Karimova')!.id;
  const home = sandbox.organisation.homeDivisionId;
  const { id: nordic } = (await admin<NamedEntity>('POST', `${authorization}/divisions`, { name: 'Nordic', description: '' }))
    .body;
  const make = async (name: string, division: string): Promise<NamedEntity> =>
    (await admin<NamedEntity>('POST', '/api/v2/routing/queues', { name, division: { id: division } })).body;
  const roles = (await admin<Listing<NamedEntity>>('GET', `${authorization}/roles`)).body.entities;
  return {
    sandbox,
    admin,
    supervisorId,
    agentId,
    home,
    nordic,
    supervisor: callWith(sandbox, sandbox.issueAccessToken(supervisorId)),
    agent: callWith(sandbox, sandbox.issueAccessToken(agentId)),
    homeQueue: await make('Ferries', home),
    nordicQueue: await make('Fjord Cruises', nordic),
    roleId: (name) => roles.find((role) => role.name === name)!.id,
  };
}

/** Creates a user with exactly one role, which is new and granted in one division. */
export async function withRole(
  { sandbox, admin, home }: Office,
  policies: Omit<DomainPermissionPolicy, 'allowConditions'>[],
  divisionId = home,
): Promise<{ call: Call; userId: string; roleId: string }> {
  const email = `somebody.${sandbox.users.length}@harbourline.example`;
  const { id: userId } = (await admin<NamedEntity>('POST', '/api/v2/users', { name: 'Somebody', email })).body;
  const role = { name: `Role ${sandbox.users.length}`, permissionPolicies: policies };
  const { id: roleId } = (await admin<NamedEntity>('POST', `${authorization}/roles`, role)).body;
  const grants = [{ roleId, divisionId }];
  await admin('POST', `${authorization}/subjects/${userId}/bulkreplace`, { grants });
  return { call: callWith(sandbox, sandbox.issueAccessToken(userId)), userId, roleId };
}

/** The platform's response if any one of several permissions would be enough. */
export const lacksAny = (...names: string[]): { status: number; body: Partial<ErrorBody> } =>
  refusal('missing.any.permissions', 'You must have at least one of the following permissions assigned', names);

/** The platform's response if all permissions are required. */
export const lacksAll = (...names: string[]): { status: number; body: Partial<ErrorBody> } =>
  refusal('missing.permissions', 'You are missing the following permission(s)', names);

function refusal(code: string, words: string, names: string[]): { status: number; body: Partial<ErrorBody> } {
  const permissions = `[${names.join(', ')}]`;
  return {
    status: 403,
    body: {
      code,
      status: 403,
      message: `Unable to perform the requested action. ${words}: ${permissions}`,
      messageWithParams: `Unable to perform the requested action. ${words}: {permissions}`,
      messageParams: { permissions },
    },
  };
}

export const names = ({ body }: Answer<Listing<NamedEntity>>): string[] => body.entities.map(({ name }) => name);
