import type { AgentOwnedMappingPreviewListing } from 'contact-centre-client';
import { expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID, refusal } from '../office.js';

const CAMPAIGNS = '/api/v2/outbound/campaigns';

/** A campaign of the floor's queue. A column of its contacts names their owners. */
async function campaignOf({ call, queue }: Floor, owners: readonly string[], more: object): Promise<string> {
  const { body: list } = await call<NamedEntity>('POST', '/api/v2/outbound/contactlists', {
    name: 'Harbours',
    columnNames: ['phone', 'owner'],
  });
  const contacts = owners.map((owner, index) => ({ contactListId: list.id, data: { phone: `+4930${index}`, owner } }));
  await call('POST', `${list.selfUri}/contacts`, contacts);
  const { body } = await call<NamedEntity>('POST', CAMPAIGNS, {
    name: 'Harbours',
    contactList: { id: list.id },
    dialingMode: 'preview',
    callerName: 'H',
    callerAddress: '+49',
    phoneColumns: [{ columnName: 'phone', type: 'cell' }],
    queue: { id: queue.id },
    ...more,
  });
  return `${body.selfUri}/agentownedmappingpreview`;
}

it('previews the owners of the contacts of a campaign, and whether they are queue members', async () => {
  const floor = await openFloor();
  const { call, sandbox, agent } = floor;
  const stranger = (await call<{ entities: (NamedEntity & { email: string })[] }>('GET', '/api/v2/users')).body.entities[5]!;
  const { email } = (await call<{ email: string }>('GET', agent.selfUri)).body;
  const owners = [email, 'nobody@harbour.example', email.toUpperCase(), stranger.id, email, ''];
  const path = await campaignOf(floor, owners, { agentOwnedColumn: 'owner' });
  const results = async () => (await call<AgentOwnedMappingPreviewListing>('GET', `${path}/results`)).body.entities;
  expect((await call('GET', `${path}/results`)).status).toBe(404);
  expect((await call('POST', path)).status).toBe(202);
  expect(await results()).toStrictEqual([]);
  sandbox.clock.advance(3000);
  const of = { agentOwnedColumn: 'owner', userId: agent.id, exists: true, isQueueMember: true };
  expect(await results()).toStrictEqual([
    { ...of, email, recordCount: 2 },
    { agentOwnedColumn: 'owner', email: 'nobody@harbour.example', exists: false, isQueueMember: false, recordCount: 1 },
    { ...of, email, recordCount: 1 },
    { ...of, email: stranger.email, userId: stranger.id, isQueueMember: false, recordCount: 1 },
  ]);
});

it('requires a campaign with an owner column, and the permission to read its contacts', async () => {
  const floor = await openFloor();
  const path = await campaignOf(floor, ['x'], {});
  expect(refusal(await floor.call('POST', path))).toStrictEqual({
    status: 400,
    code: 'bad.request',
    fields: ['agentOwnedColumn'],
  });
  expect((await floor.asAgent('POST', path)).status).toBe(403);
  expect((await floor.call('POST', `${CAMPAIGNS}/${UNKNOWN_ID}/agentownedmappingpreview`)).status).toBe(404);
});
