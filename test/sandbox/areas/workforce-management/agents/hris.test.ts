import type {
  AgentIntegrationsResponse,
  AgentsIntegrationsListing,
  ErrorBody,
  WfmIntegrationListing,
} from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import { NOBODY as UNKNOWN_ID, openCrew, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
let payroll = '';
let archive = '';
beforeEach(async () => {
  const integrations = [{ name: 'Payroll', active: true }, { name: 'Archive' }];
  crew = await openCrew({ seed: { entities: { [`${WFM}/integrations/hris`]: integrations } } });
  const { entities } = (await crew.call<WfmIntegrationListing>('GET', `${WFM}/integrations/hris`)).body;
  [payroll = '', archive = ''] = entities.map(({ id }) => id);
});

const link = (integrationId: string) => ({ integrationId, agentExternalId: `F-${integrationId.slice(0, 4)}`, locked: false });
const put = <T = AgentIntegrationsResponse>(links: object[], selectedIntegrationId?: string, agent = crew.agent) =>
  crew.call<T>('PUT', `${WFM}/agents/${agent}/integrations/hris`, {
    associatedIntegrations: links,
    ...(selectedIntegrationId !== undefined && { selectedIntegrationId }),
  });
const query = async (agentIds: string[]) =>
  await crew.call<AgentsIntegrationsListing>('POST', `${WFM}/agents/integrations/hris/query`, { agentIds });

it("replaces an agent's ids in human-resources systems, and finds them with those of others", async () => {
  const links = [link(payroll), link(archive)];
  const shown = {
    agent: { id: crew.agent, selfUri: `/api/v2/users/${crew.agent}` },
    associatedIntegrations: links.map(({ integrationId: id, ...rest }) => ({
      ...rest,
      integration: { id, selfUri: `${WFM}/integrations/hris/${id}` },
    })),
  };
  const chosen = { id: payroll, selfUri: `${WFM}/integrations/hris/${payroll}` };
  expect((await put(links, payroll)).body).toStrictEqual({ ...shown, selectedIntegration: chosen, userSelected: true });
  expect((await query([crew.agent, crew.other])).body.entities).toStrictEqual([
    { ...shown, selectedIntegration: chosen, userSelected: true },
    { agent: { id: crew.other, selfUri: `/api/v2/users/${crew.other}` }, associatedIntegrations: [] },
  ]);
  await put([link(archive)]);
  expect((await query([crew.agent])).body.entities).toStrictEqual([
    { ...shown, associatedIntegrations: shown.associatedIntegrations.slice(1) },
  ]);
});

it.each([
  ['an unknown integration', () => put<ErrorBody>([link(UNKNOWN_ID)]), 'integrationId'],
  ['an integration twice', () => put<ErrorBody>([link(payroll), link(payroll)]), 'integrationId'],
  ['a selected integration without the agent', () => put<ErrorBody>([link(payroll)], archive), 'selectedIntegrationId'],
])('refuses %s without any change', async (_, refused, fieldName) => {
  await put([link(archive)]);
  expect(await refused()).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
  expect((await query([crew.agent])).body.entities[0]?.associatedIntegrations).toMatchObject([{ integration: { id: archive } }]);
});

it('finds no such ids for a user who is not an agent', async () => {
  expect(await put<ErrorBody>([], undefined, crew.stranger)).toMatchObject({ status: 404, body: { entityName: 'agent' } });
  expect(await query([UNKNOWN_ID])).toMatchObject({ status: 400, body: { details: [{ fieldName: 'agentIds' }] } });
});
