import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { WrapupCode, WrapupCodeRequest } from 'contact-centre-client/models';
import { entries } from './entries.js';
import { defineKind } from './kind.js';
import { divisionColumn, divisionField, pickDivision } from './shared.js';

export const wrapupCodes = defineKind<WrapupCode>({
  ...entries.wrapupCodes,
  one: 'kind.wrapupCode',
  several: 'kind.wrapupCodeNoun',
  model: 'WrapupCodeRequest',
  list: (client, request) => new RoutingApi(client).getRoutingWrapupcodes({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new RoutingApi(client).getRoutingWrapupcode(id, request),
  create: (client, code) => new RoutingApi(client).postRoutingWrapupcodes(bodyOf(code)),
  update: (client, id, code, request) => new RoutingApi(client).putRoutingWrapupcode(id, bodyOf(code), request),
  remove: (client, id) => new RoutingApi(client).deleteRoutingWrapupcode(id),
  columns: [
    { id: 'description', name: 'kind.description', value: ({ description }) => description, width: 160 },
    divisionColumn,
    { id: 'changed', name: 'kind.changed', value: ({ dateModified }) => dateModified, format: 'date', width: 150 },
  ],
  fields: [
    { path: 'name', label: 'kind.name', type: { name: 'text' } },
    { path: 'description', label: 'kind.description', type: { name: 'text', isLong: true } },
    divisionField,
  ],
});

const bodyOf = ({ name, description = '', division }: WrapupCode): WrapupCodeRequest => ({
  name,
  description,
  ...pickDivision(division),
});
