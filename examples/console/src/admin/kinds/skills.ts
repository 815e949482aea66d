import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { RoutingSkill } from 'contact-centre-client/models';
import { entries } from './entries.js';
import { defineKind } from './kind.js';
import { divisionColumn } from './shared.js';

/** The body has the id of the division, and the response the division. */
type Skill = RoutingSkill & { divisionId?: string };

export const skills = defineKind<Skill>({
  ...entries.skills,
  one: 'kind.skill',
  several: 'kind.skillNoun',
  model: 'CreateRoutingSkill',
  list: listSkills,
  read: async (client, id, request) => withDivisionId(await new RoutingApi(client).getRoutingSkill(id, request)),
  create: (client, { name, divisionId }) =>
    new RoutingApi(client).postRoutingSkills({ name, ...(divisionId !== undefined && { divisionId }) }),
  update: (client, id, { divisionId }, request) =>
    new RoutingApi(client).patchRoutingSkill(id, divisionId === undefined ? {} : { divisionId }, request),
  remove: (client, id) => new RoutingApi(client).deleteRoutingSkill(id),
  columns: [
    divisionColumn,
    { id: 'changed', name: 'kind.changed', value: ({ dateModified }) => dateModified, format: 'date', width: 150 },
  ],
  fields: [
    { path: 'name', label: 'kind.name', help: 'kind.nameFixed', type: { name: 'text' }, isFixed: true },
    {
      path: 'divisionId',
      label: 'kind.division',
      help: 'kind.divisionHelp',
      isPermanent: true,
      type: { name: 'reference', target: 'divisions', isId: true },
      isBulk: true,
    },
  ],
});

async function* listSkills(client: CallSender, request?: RequestOptions): AsyncGenerator<Skill, void> {
  for await (const skill of new RoutingApi(client).getRoutingSkills({ pageSize: 100 }, request).items())
    yield withDivisionId(skill);
}

const withDivisionId = (skill: RoutingSkill): Skill => {
  const { id } = skill.division ?? {};
  return { ...skill, ...(id !== undefined && { divisionId: id }) };
};
