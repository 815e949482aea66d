import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';
import { withSelfUri } from './fixed-data.js';
import type { Json } from '../../values/json.js';

const foundedAt = '2024-03-04T08:00:00.000Z';

const scripts = ['Default Inbound Script', 'Default Outbound Script', 'Default Callback Script', 'Booking Assistant'];

const cannedResponses = [
  ['Greeting', 'Good day, this is {{company}}. How can I help you with your trip?'],
  ['Refund under way', 'Your refund is on its way. It takes five working days to reach your account.'],
  ['Goodbye', 'Thank you for travelling with us. Have a pleasant journey.'],
] as const;

const licences = [
  ['callCenter1', 'Voice interactions', ['routing:queue:view', 'routing:queue:join', 'conversation:communication:view']],
  ['callCenter2', 'Voice and digital interactions', ['conversation:email:create', 'conversation:message:create']],
  ['callCenter3', 'Interactions, quality and workforce management', ['quality:evaluation:add', 'wfm:agentSchedule:view']],
  ['collaborate', 'Directory, chat and video', ['directory:user:view', 'directory:userProfile:view']],
  ['communicate', 'Telephony', ['telephony:plugin:all']],
] as const;

/** Collections by path that every organisation has from its creation, with ids that differ per organisation. */
export function organisationCollections(world: World): [path: string, entities: Json[]][] {
  // A separate random stream, so that all other ids stay the same.
  const random = new Random(world.seed ^ 0x2c1b3c6d);
  const { homeDivisionId, name } = world.organisation;
  const division = { id: homeDivisionId, name: 'Home', selfUri: `/api/v2/authorization/divisions/${homeDivisionId}` };
  const library = { id: random.uuid(), name: 'Everyday answers', version: 1, dateCreated: foundedAt };
  const libraries = [{ id: library.id, name: library.name, selfUri: `/api/v2/responsemanagement/libraries/${library.id}` }];
  const location = { id: random.uuid(), name: 'Head Office', state: 'active', version: 1, path: [] };
  const all: [path: string, entities: Json[]][] = [
    ['/api/v2/scripts', scripts.map((script) => createScript(script, random, division))],
    ['/api/v2/locations', [location]],
    [
      '/api/v2/telephony/providers/edges/sites',
      [
        {
          id: random.uuid(),
          name: `${name} Voice`,
          division,
          version: 1,
          state: 'active',
          dateCreated: foundedAt,
          dateModified: foundedAt,
          managed: true,
          mediaModel: 'Cloud',
          coreSite: true,
          location: { id: location.id, name: location.name, selfUri: `/api/v2/locations/${location.id}` },
        },
      ],
    ],
    ['/api/v2/responsemanagement/libraries', [library]],
    [
      '/api/v2/responsemanagement/responses',
      cannedResponses.map(([title, content]) => ({
        id: random.uuid(),
        name: title,
        version: 1,
        dateCreated: foundedAt,
        libraries,
        texts: [{ content, contentType: 'text/plain' }],
      })),
    ],
    ['/api/v2/license/definitions', licenceDefinitions()],
  ];
  return all.map(([path, entities]) => [path, entities.map((entity) => withSelfUri(path, entity))]);
}

function createScript(name: string, random: Random, division: Json): Json {
  return {
    id: random.uuid(),
    name,
    division,
    versionId: random.uuid(),
    createdDate: foundedAt,
    modifiedDate: foundedAt,
    publishedDate: foundedAt,
    versionDate: foundedAt,
    pages: [],
  };
}

function licenceDefinitions(): Json[] {
  return licences.map(([id, description, ids]) => ({
    id,
    description,
    permissions: { ids },
    prerequisites: [],
    comprises: [],
  }));
}
