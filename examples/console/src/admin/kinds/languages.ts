import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { Language } from 'contact-centre-client/models';
import { entries } from './entries.js';
import { defineKind } from './kind.js';

/** The platform creates and deletes languages, but changes none. */
export const languages = defineKind<Language>({
  ...entries.languages,
  one: 'kind.language',
  several: 'kind.languageNoun',
  model: 'Language',
  list: (client, request) => new RoutingApi(client).getRoutingLanguages({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new RoutingApi(client).getRoutingLanguage(id, request),
  create: (client, { name }) => new RoutingApi(client).postRoutingLanguages({ name }),
  remove: (client, id) => new RoutingApi(client).deleteRoutingLanguage(id),
  columns: [{ id: 'changed', name: 'kind.changed', value: ({ dateModified }) => dateModified, format: 'date', width: 150 }],
  fields: [{ path: 'name', label: 'kind.name', help: 'kind.nameFixed', type: { name: 'text' }, isFixed: true }],
});
