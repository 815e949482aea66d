import type { Hono } from 'hono';
import type { LicenseDefinition, LicenseUser, UserLicenses, UserLicensesEntityListing } from '../../../models/index.js';
import { Keep } from '../../contract/keep.js';
import { notFound } from '../../http/errors.js';
import { listing } from '../../http/listing.js';
import type { SandboxEnv } from '../../http/context.js';
import { extentOf } from '../../sign-in/permissions.js';
import { holdsAnywhere } from '../../world/extent.js';
import type { StoredUser } from '../../world/store.js';
import type { World } from '../../world/world.js';

const USERS = '/api/v2/license/users';
const DEFINITIONS = '/api/v2/license/definitions';

/** Which licences people take up: it follows from what they may do. */
export function licenceRoutes(app: Hono<SandboxEnv>, world: World): void {
  const active = (): StoredUser[] => world.store.users.all().filter(({ state }) => state === 'active');

  app.get(USERS, (context) => {
    const view = ({ id }: StoredUser): UserLicenses => ({ id, licenses: licencesOf(world, id), selfUri: `${USERS}/${id}` });
    const { entities, pageSize, pageNumber, total = 0, pageCount = 0 } = listing(context, world, active(), view);
    // It names no other pages.
    const answer: UserLicensesEntityListing = { entities, pageSize, pageNumber, total, pageCount };
    return context.json(answer);
  });

  app.get(`${USERS}/:userId`, (context) => {
    const id = context.req.param('userId');
    if (!active().some((user) => user.id === id)) throw notFound('user', id);
    const keep = new Keep(world);
    const licenses = licencesOf(world, id).flatMap((licence): LicenseDefinition[] => {
      const definition = keep.find(DEFINITIONS, licence);
      return definition ? [{ ...definition, id: licence }] : [];
    });
    const answer: LicenseUser = { id, licenses, selfUri: `${USERS}/${id}` };
    return context.json(answer);
  });
}

export function licencesOf(world: World, userId: string): string[] {
  const may = (permission: string): boolean => holdsAnywhere(extentOf(world, userId, permission));
  const work = may('quality:evaluation:add') ? ['callCenter3'] : may('routing:queue:join') ? ['callCenter2'] : [];
  return ['collaborate', 'communicate', ...work];
}
