import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

let call: Call;
beforeEach(async () => {
  call = await signIn(createSandbox({ rateLimit: false }));
});

it('a setting with the same name as its path is changed by each write', async () => {
  const path = '/api/v2/routing/settings/transcription';
  for (const transcription of ['EnabledGlobally', 'Disabled', 'EnabledQueueFlow']) {
    await call('PUT', path, { transcription, transcriptionConfidenceThreshold: 50 });
    expect((await call('GET', path)).body).toMatchObject({ transcription });
  }
});

it('a setting with a list of enumeration words reads as it was written', async () => {
  const path = '/api/v2/telephony/providers/edges/alertablepresences';
  expect((await call('PUT', path, { alertablePresences: ['Available', 'Busy'] })).status).toBe(204);
  expect((await call('GET', path)).body).toEqual({ alertablePresences: ['Available', 'Busy'] });
});

it('an ID that was written is read as a reference', async () => {
  const { entities } = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body;
  const [first, second] = entities.map(({ id }) => id);

  const { body: entity } = await call<NamedEntity & { version: number }>('POST', '/api/v2/locations', {
    name: 'Pier',
    contactUser: first,
  });
  expect((await call('GET', entity.selfUri)).body).toMatchObject({ contactUser: { id: first } });

  await call('PATCH', entity.selfUri, { name: 'Pier', version: entity.version, contactUser: second });
  expect((await call('GET', entity.selfUri)).body).toMatchObject({ contactUser: { id: second } });
});
