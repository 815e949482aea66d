/** The English texts of the fields that choose entities by name. */
export const texts = {
  'entities.campaigns': 'Campaigns by name',
  'entities.choose': 'Type a part of a name',
  'entities.chooseHelp': 'At most 100 at a time.',
  'entities.divisions': 'Divisions by name',
  'entities.flows': 'Flows by name',
  'entities.groups': 'Groups by name',
  'entities.languages': 'Languages by name',
  'entities.loading': 'The names are loading…',
  'entities.nothingFound': 'No such name',
  'entities.queues': 'Queues by name',
  'entities.skills': 'Skills by name',
  'entities.teams': 'Teams by name',
  'entities.users': 'Users by name',
  'entities.wrapUpCodes': 'Wrap-up codes by name',
} as const;
