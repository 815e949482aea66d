import { NotFoundError, UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { clientOf } from '../../../support/in-sandbox.js';

it('signs in, creates, updates and expands a user, sets skills, and deletes the user', async () => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox, { rejectWith: 'error' });
  const { id, secret } = sandbox.clients.clientCredentials;
  await client.loginClientCredentialsGrant(id, secret);
  const users = new UsersApi(client);
  const created = await users.postUsers({
    name: 'Zora Lund',
    email: 'zora.lund@harbourline.example',
    password: 'Kept-Nowhere-1',
    divisionId: sandbox.organisation.homeDivisionId,
  });
  const changed = await users.patchUser(created.id, { version: created.version, title: 'Travel Adviser' });
  expect(changed).toMatchObject({ title: 'Travel Adviser', version: created.version + 1 });
  expect(await users.putUserProfileskills(created.id, ['Norwegian', 'Ferries'])).toEqual(['Norwegian', 'Ferries']);
  expect(await users.getUser(created.id, { expand: ['profileSkills', 'presence'] })).toMatchObject({
    name: 'Zora Lund',
    title: 'Travel Adviser',
    profileSkills: ['Norwegian', 'Ferries'],
    presence: { presenceDefinition: { systemPresence: 'Offline' } },
  });
  await users.deleteUser(created.id);
  await expect(users.getUser(created.id)).rejects.toBeInstanceOf(NotFoundError);
});
