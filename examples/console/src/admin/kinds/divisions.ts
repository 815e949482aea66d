import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { AuthzDivision } from 'contact-centre-client/models';
import { entries } from './entries.js';
import { defineKind } from './kind.js';

export const divisions = defineKind<AuthzDivision>({
  ...entries.divisions,
  one: 'kind.division',
  several: 'kind.divisionNoun',
  model: 'AuthzDivision',
  list: (client, request) => new AuthorizationApi(client).getAuthorizationDivisions({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new AuthorizationApi(client).getAuthorizationDivision(id, {}, request),
  create: (client, division) => new AuthorizationApi(client).postAuthorizationDivisions(bodyOf(division)),
  update: (client, id, division, request) => new AuthorizationApi(client).putAuthorizationDivision(id, bodyOf(division), request),
  remove: (client, id) => new AuthorizationApi(client).deleteAuthorizationDivision(id),
  restore: (client, id, division) => new AuthorizationApi(client).postAuthorizationDivisionRestore(id, bodyOf(division)),
  columns: [
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 200 },
    { id: 'home', name: 'kind.homeDivision', value: ({ homeDivision }) => homeDivision, width: 130 },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' }, isRequired: true },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
  ],
});

const bodyOf = ({ name = '', description }: AuthzDivision): AuthzDivision => ({ name, description });
