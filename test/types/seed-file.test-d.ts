import { describe, it } from 'vitest';
import { createSandbox } from 'contact-centre-client/sandbox';
import { readSeedFile } from 'contact-centre-client/sandbox/serve';
import { setupSandbox } from 'contact-centre-client/testing';

describe('a seed file', () => {
  it('can be the source of a sandbox, besides a number', async () => {
    createSandbox({ seed: 7 });
    createSandbox({ seed: await readSeedFile('centre.yaml') });
    setupSandbox({
      seed: { users: [{ name: 'Una', skills: { Freight: 3 }, roles: ['Agent', { role: 'Admin', division: 'Home' }] }] },
    });
  });

  it('has no other fields', () => {
    // @ts-expect-error There is no such section.
    createSandbox({ seed: { peopel: [] } });
    // @ts-expect-error Everything has a name.
    createSandbox({ seed: { users: [{ email: 'una@meridian.example' }] } });
    // @ts-expect-error A proficiency is a number.
    createSandbox({ seed: { users: [{ name: 'Una', skills: { Freight: 'much' } }] } });
    // @ts-expect-error There is no such grant.
    createSandbox({ seed: { oauthClients: [{ name: 'Board', grant: 'magic' }] } });
    // @ts-expect-error A field that a queue does not have.
    createSandbox({ seed: { queues: [{ name: 'Tickets', colour: 'red' }] } });
  });
});
