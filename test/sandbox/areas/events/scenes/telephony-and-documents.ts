import type { Entity, Scenes, Stage } from './stage.js';

const EDGES = 'telephony/providers/edges';

const first = async (stage: Stage, path: string): Promise<Entity> =>
  (await stage.send<{ entities: Entity[] }>('GET', path)).entities[0]!;
const edge = async (stage: Stage): Promise<Entity> => {
  const base = async (trunkType: string): Promise<{ id: string }> => ({
    id: (await stage.make(`${EDGES}/trunkbasesettings`, { name: stage.name(), trunkMetabase: { id: 'p' }, trunkType })).id,
  });
  const phoneTrunkBases = [await base('PHONE')];
  const group = await stage.make(`${EDGES}/edgegroups`, { name: stage.name(), phoneTrunkBases, edgeTrunkBaseAssignment: {} });
  return await stage.make(EDGES, { name: stage.name(), edgeGroup: { id: group.id } });
};
const document = async (stage: Stage): Promise<Entity> => {
  const workspace = await stage.make('contentmanagement/workspaces', { name: stage.name() });
  return await stage.make('contentmanagement/documents', { name: stage.name(), workspace: { id: workspace.id } });
};
const contact = async (stage: Stage): Promise<Entity> =>
  await stage.make('externalcontacts/contacts', { firstName: 'Ines', lastName: 'Okafor', workEmail: 'ines@okafor.example' });
const organisation = async (stage: Stage): Promise<Entity> =>
  await stage.make('externalcontacts/organizations', { name: stage.name() });
const bidding = {
  bidWindowStartDate: '2026-04-01',
  bidWindowEndDate: '2026-04-08',
  effectiveDate: '2026-05-01',
  agentRankingType: 'HireDate',
  rankingTiebreakerType: 'HireDate',
};
const publishing =
  (word: 'programs' | 'topics', field: string, more: object) =>
  async (stage: Stage): Promise<void> => {
    const { id } = await stage.make(`speechandtextanalytics/${word}`, { name: stage.name(), ...more });
    await stage.make(`speechandtextanalytics/${word}/publishjobs`, { [field]: [id] });
    await stage.wait(5000);
  };
const configuration = async (stage: Stage): Promise<{ id: string; version: string }> => {
  const { id } = await stage.make('webdeployments/configurations', { name: stage.name() });
  await stage.send('POST', `webdeployments/configurations/${id}/versions/draft/publish`);
  return { id, version: '1' };
};
export const businessUnit = async (stage: Stage): Promise<Entity> =>
  await stage.make('workforcemanagement/businessunits', {
    name: stage.name(),
    divisionId: stage.sandbox.organisation.homeDivisionId,
    settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Paris' },
  });
const changed = async (stage: Stage): Promise<unknown> => {
  const { id, name } = await stage.make('routing/queues', { name: stage.name() });
  return await stage.send('PUT', `routing/queues/${id}`, { name, description: 'Ferries and trains' });
};

export const placeScenes: Scenes = {
  [`v2.telephony.providers.edges.{id}`]: edge,
  'v2.telephony.providers.edges.trunks.{id}': edge,
  'v2.telephony.providers.edges.{id}.logicalinterfaces': async (stage) =>
    await stage.make(`${EDGES}/${(await edge(stage)).id}/logicalinterfaces`, {
      name: stage.name(),
      friendlyName: 'WAN',
      hardwareAddress: '00:00:5e:00:53:01',
      physicalAdapterId: 'eth0',
    }),
  'v2.telephony.providers.edges.{id}.softwareupdate': async (stage) => {
    await stage.make(`${EDGES}/${(await edge(stage)).id}/softwareupdate`, {
      version: { id: '1', name: '1', edgeVersion: '1.0.0.9' },
    });
    await stage.wait(5000);
  },
  'v2.telephony.providers.edges.phones.{id}': async (stage) => {
    const location = { id: stage.userId, name: 'Pier' };
    const site = await stage.make(`${EDGES}/sites`, { name: stage.name(), location });
    const base = await stage.make(`${EDGES}/phonebasesettings`, {
      name: stage.name(),
      phoneMetaBase: { id: 'generic_sip.json' },
      lines: [],
    });
    const of = { site: { id: site.id }, phoneBaseSettings: { id: base.id } };
    return await stage.make(`${EDGES}/phones`, { name: stage.name(), ...of, lines: [] });
  },
  'v2.architect.prompts.{id}': async (stage) => await stage.make('architect/prompts', { name: `P${stage.name().slice(4)}` }),
  'v2.architect.prompts.{id}.resources.{id}': async (stage) => {
    const { id } = await stage.make('architect/prompts', { name: `P${stage.name().slice(4)}` });
    return await stage.make(`architect/prompts/${id}/resources`, { language: 'en-us', ttsString: 'Hello' });
  },
  'v2.architect.systemprompts.{id}.resources.{id}': async (stage) =>
    await stage.make(`architect/systemprompts/${(await first(stage, 'architect/systemprompts')).id}/resources`, {
      language: 'fr-fr',
      ttsString: 'Bonjour',
    }),
  'v2.flows.{id}': async (stage) => await stage.make('flows', { name: stage.name(), type: 'INBOUNDCALL' }),
  'v2.flows.outcomes.{id}': async (stage) => await stage.make('flows/outcomes', { name: stage.name() }),
  'v2.contentmanagement.documents.{id}': document,
  'v2.contentmanagement.workspaces.{id}.documents': document,
  'v2.externalcontacts.contacts.{id}': contact,
  'v2.externalcontacts.contacts.{id}.unresolved': contact,
  'v2.detail.events.collaboratechat.adhoc.{id}.messages': async (stage) => {
    const { jid } = await stage.make<{ jid: string }>('chats/rooms', { subject: stage.name(), userIds: [] });
    await stage.make(`chats/rooms/${jid}/messages`, { message: 'Anybody there?' });
  },
  'v2.externalcontacts.contacts.{id}.journey.segments': async (stage) => {
    const segment = { displayName: stage.name(), color: '#008000', isActive: true };
    const { id } = await stage.make('journey/segments', segment);
    const path = `externalcontacts/contacts/${(await contact(stage)).id}/journey/segments`;
    await stage.make(path, { assign: { segments: [{ id }] } });
  },
  'v2.externalcontacts.organizations.{id}': organisation,
  'v2.externalcontacts.relationships.{id}': async (stage) =>
    await stage.make('externalcontacts/relationships', {
      user: { id: stage.userId },
      externalOrganization: { id: (await organisation(stage)).id },
      relationship: 'Advises',
    }),
  'v2.externalcontacts.contacts.{id}.notes.{id}': async (stage) =>
    await stage.make(`externalcontacts/contacts/${(await contact(stage)).id}/notes`, { noteText: 'Rings on Mondays' }),
  'v2.externalcontacts.organizations.{id}.notes.{id}': async (stage) =>
    await stage.make(`externalcontacts/organizations/${(await organisation(stage)).id}/notes`, { noteText: 'Pays late' }),
  'v2.employeeperformance.externalmetrics.definitions': async (stage) =>
    await stage.make('employeeperformance/externalmetrics/definitions', {
      name: stage.name(),
      unit: 'Number',
      precision: 1,
      defaultObjectiveType: 'HigherIsBetter',
      enabled: true,
    }),
  'v2.workforcemanagement.businessunits.{id}.schedulebids.{id}': async (stage) =>
    await stage.make(`workforcemanagement/businessunits/${(await businessUnit(stage)).id}/schedulebids`, {
      name: stage.name(),
      ...bidding,
      weeksToSchedule: 4,
    }),
  'v2.workforcemanagement.businessunits.{id}.workplanbids.{id}': async (stage) =>
    await stage.make(`workforcemanagement/businessunits/${(await businessUnit(stage)).id}/workplanbids`, {
      name: stage.name(),
      ...bidding,
      workPlanFieldsVisibleToAgents: ['Name'],
    }),
  'v2.quality.evaluations': async (stage) => {
    const question = { text: 'Greeted?', type: 'multipleChoiceQuestion', answerOptions: [{ text: 'Yes', value: 5 }] };
    const questionGroups = [{ name: 'All', weight: 100, questions: [question] }];
    const { id } = await stage.make('quality/forms/evaluations', { name: stage.name(), questionGroups });
    const form = await stage.make('quality/publishedforms/evaluations', { id, published: true });
    const conversation = await stage.make('conversations/calls', { phoneNumber: '+441632960001' });
    return await stage.make(`quality/conversations/${conversation.id}/evaluations`, {
      evaluationForm: { id: form.id },
      agent: { id: stage.userId },
    });
  },
  'v2.speechandtextanalytics.programs.publishjobs.{id}': publishing('programs', 'programIds', {}),
  'v2.speechandtextanalytics.topics.publishjobs.{id}': publishing('topics', 'topicIds', { dialect: 'en-US', strictness: '72' }),
  'v2.webdeployments.configurations.{id}': configuration,
  'v2.webdeployments.deployments.{id}': async (stage) =>
    await stage.make('webdeployments/deployments', { name: stage.name(), configuration: await configuration(stage) }),
  'v2.workforcemanagement.businessunits.{id}.schedules': async (stage) =>
    await stage.make(`workforcemanagement/businessunits/${(await businessUnit(stage)).id}/weeks/2026-04-06/schedules`, {
      description: 'Easter',
      weekCount: 1,
    }),
  'v2.workforcemanagement.managementunits.{id}': async (stage) => {
    const from = await businessUnit(stage);
    const to = await businessUnit(stage);
    const unit = await stage.make('workforcemanagement/managementunits', { name: stage.name(), businessUnitId: from.id });
    return await stage.make(`workforcemanagement/managementunits/${unit.id}/move`, { businessUnitId: to.id });
  },
  'v2.audits.entitytype.{id}.entityid.{id}': changed,
};
