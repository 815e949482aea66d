import { createSandbox } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call } from '../../support.js';

type StoredEntity = Record<string, unknown>;

/** Stored entities of a path, and those that remain with a query. */
const cases: [path: string, query: string, left: string[], entities: StoredEntity[]][] = [
  ['/flows/outcomes', 'nameOrDescription=PAID', ['Invoice', 'Paid'], notes(['Paid', ''], ['Invoice', 'was paid'], ['Lost', ''])],
  ['/flows/milestones', 'nameOrDescription=pa*d', ['Paid'], notes(['Paid', ''], ['Lost', ''])],
  ['/guides', 'nameContains=eta', ['Retail'], entitiesNamed('Retail', 'Wholesale')],
  ['/outbound/attemptlimits', 'name=ca', ['Cautious'], entitiesNamed('Cautious', 'Bold, carefully')],
  [
    '/outbound/attemptlimits',
    'name=ca&filterType=Contains',
    ['Bold, carefully', 'Cautious'],
    entitiesNamed('Cautious', 'Bold, carefully'),
  ],
  ['/outbound/attemptlimits', 'name=bold&filterType=Equals', ['Bold'], entitiesNamed('Bold', 'Bolder')],
  ['/outbound/attemptlimits', 'name=b..d$&filterType=RegEx', ['Bold'], entitiesNamed('Bold', 'Bolder')],
  ['/outbound/attemptlimits', 'name=bold&filterType=GreaterThan', ['Bolder'], entitiesNamed('Bold', 'Bolder')],
  [
    '/outbound/attemptlimits',
    'name=bolder&filterType=LessThanEqualTo',
    ['Bold', 'Bolder'],
    entitiesNamed('Bold', 'Bolder', 'Cautious'),
  ],
  ['/processautomation/triggers', 'hasDelayBy=false', ['At once'], [{ name: 'At once' }, { name: 'Later', delayBySeconds: 60 }]],
  [
    '/speechandtextanalytics/topics',
    'dialects=en-GB&dialects=de-DE',
    ['Beschwerde', 'Complaint'],
    [
      { name: 'Complaint', dialect: 'en-GB' },
      { name: 'Beschwerde', dialect: 'de-DE' },
      { name: 'Plainte', dialect: 'fr-FR' },
    ],
  ],
  [
    '/speechandtextanalytics/topics',
    'state=published',
    ['Out'],
    [
      { name: 'Out', published: true },
      { name: 'In work', published: false },
    ],
  ],
  [
    '/speechandtextanalytics/programs',
    'state=Latest',
    ['A', 'B'],
    [
      { name: 'A', published: true },
      { name: 'B', published: false },
    ],
  ],
  ['/intents/categories', 'queryValue=fare', ['Fares'], entitiesNamed('Fares', 'Dogs')],
  [
    '/telephony/providers/edges/extensionpools',
    'number=2050',
    ['Two'],
    [
      { name: 'One', startNumber: '1000', endNumber: '1999' },
      { name: 'Two', startNumber: '2000', endNumber: '2100' },
    ],
  ],
  [
    '/learning/modules',
    'statuses=Published',
    ['Out'],
    [
      { name: 'Out', isPublished: true, completionTimeInDays: 1 },
      { name: 'Gone', isPublished: true, isArchived: true, completionTimeInDays: 1 },
      { name: 'Draft', isPublished: false, completionTimeInDays: 1 },
    ],
  ],
  [
    '/learning/modules',
    'pageSize=9',
    ['Draft', 'Out'],
    [
      { name: 'Out', isPublished: true, completionTimeInDays: 1 },
      { name: 'Gone', isArchived: true, completionTimeInDays: 1 },
      { name: 'Draft', completionTimeInDays: 1 },
    ],
  ],
  ['/journey/actionmaps', 'filterField=weight&filterValue=2', ['Heavy'], weighed('displayName')],
  ['/journey/outcomes', 'queryFields=description&queryValue=SAIL', ['Bought'], journeys()],
  ['/journey/outcomes', 'queryFields=displayName&queryValue=SAIL', [], journeys()],
];

function notes(...pairs: [name: string, description: string][]): StoredEntity[] {
  return pairs.map(([name, description]) => ({ name, description }));
}

function entitiesNamed(...names: string[]): StoredEntity[] {
  return names.map((name) => ({ name }));
}

function weighed(field: string): StoredEntity[] {
  return [
    { [field]: 'Light', weight: 1 },
    { [field]: 'Heavy', weight: 2 },
    { [field]: 'Lighter', weight: 1 },
  ];
}

function journeys(): StoredEntity[] {
  return [
    { displayName: 'Bought', description: 'Has bought sails' },
    { displayName: 'Left', description: 'Has gone' },
  ];
}

interface Page {
  entities: { id: string; name?: string; displayName?: string }[];
  total?: number;
}

const openWith = async (path: string, entities: StoredEntity[]): Promise<Call> =>
  signIn(createSandbox({ seed: { entities: { [`/api/v2${path}`]: entities } }, rateLimit: false }));

const titles = ({ entities }: Page): string[] => entities.map(({ name, displayName }) => name ?? displayName ?? '');

it.each(cases)('a list is filtered by its query values: %s?%s leaves %j', async (path, query, remainingNames, entities) => {
  const call = await openWith(path, entities);

  const { status, body } = await call<Page>('GET', `/api/v2${path}?${query}`);

  expect(status).toBe(200);
  expect(titles(body).sort()).toEqual(remainingNames);
  expect(body.total ?? remainingNames.length).toBe(remainingNames.length);
});

it('entities are found by ID, under any name that a list uses for its IDs', async () => {
  const call = await openWith('/journey/outcomes', journeys());
  const { body: all } = await call<Page>('GET', '/api/v2/journey/outcomes');

  const { body } = await call<Page>('GET', `/api/v2/journey/outcomes?outcomeIds=${all.entities[1]!.id}`);

  expect(titles(body)).toEqual([titles(all)[1]]);
});

it('canned responses are those of the library, and found by their texts', async () => {
  const call = await signIn(createSandbox({ rateLimit: false }));
  const { body: library } = await call<{ id: string }>('POST', '/api/v2/responsemanagement/libraries', { name: 'Regrets' });
  const texts = [{ content: 'The ferry is late', contentType: 'text/plain' }];
  await call('POST', '/api/v2/responsemanagement/responses', { name: 'Delay', libraries: [{ id: library.id }], texts });

  const { body: listed } = await call<Page>('GET', `/api/v2/responsemanagement/responses?libraryId=${library.id}`);
  const { body: results } = await call<{ results: Page }>('POST', '/api/v2/responsemanagement/responses/query', {
    queryPhrase: 'FERRY IS',
  });

  expect(titles(listed)).toEqual(['Delay']);
  expect(titles(results.results)).toEqual(['Delay']);
});

it('flows are found by their publication date', async () => {
  const publishedVersion = { id: '3', datePublished: '2026-02-03T08:00:00.000Z' };
  const flows = [{ name: 'Welcome', type: 'INBOUNDCALL', publishedVersion }, { name: 'Draft' }];
  const call = await signIn(createSandbox({ seed: { flows }, rateLimit: false }));
  const namesOf = async (query: string): Promise<string[]> => titles((await call<Page>('GET', `/api/v2/flows?${query}`)).body);

  expect(await namesOf('publishedAfter=2026-02-03T09:00:00%2B02:00')).toEqual(['Welcome']);
  expect(await namesOf('publishedAfter=2026-02-04T00:00:00Z')).toEqual([]);
  expect(await namesOf('publishedBefore=2026-02-04T00:00:00Z&publishVersionId=3')).toEqual(['Welcome']);
});

it('response libraries are found by the beginning of their names', async () => {
  const call = await signIn(createSandbox({ rateLimit: false }));
  for (const name of ['Regrets', 'We regret']) await call('POST', '/api/v2/responsemanagement/libraries', { name });

  const { body } = await call<Page>('GET', '/api/v2/responsemanagement/libraries?libraryPrefix=regr');

  expect(titles(body)).toEqual(['Regrets']);
});

it('a list of journeys is sorted by several fields, descending with a minus', async () => {
  const call = await openWith('/journey/actionmaps', weighed('displayName'));

  const { body } = await call<Page>('GET', '/api/v2/journey/actionmaps?sortBy=weight,-displayName');

  expect(titles(body)).toEqual(['Lighter', 'Light', 'Heavy']);
});

it('schedule groups are found by any of their schedules', async () => {
  const call = await signIn(createSandbox({ rateLimit: false }));
  const times = { start: '2026-01-01T08:00:00.000', end: '2026-01-01T18:00:00.000', rrule: 'FREQ=DAILY' };
  const { body: holidays } = await call<{ id: string }>('POST', '/api/v2/architect/schedules', { name: 'Holidays', ...times });
  const { body: ours } = await call<{ id: string }>('POST', '/api/v2/architect/schedulegroups', {
    name: 'Counter',
    holidaySchedules: [{ id: holidays.id }],
  });
  await call('POST', '/api/v2/architect/schedulegroups', { name: 'Phones' });

  const { body } = await call<Page>('GET', `/api/v2/architect/schedulegroups?scheduleIds=${holidays.id}`);

  expect(body.entities.map(({ id }) => id)).toEqual([ours.id]);
});

it('a name that must be a regular expression is refused if it is invalid', async () => {
  const call = await openWith('/outbound/attemptlimits', entitiesNamed('Bold'));

  const { status, body } = await call<{ details: object[] }>('GET', '/api/v2/outbound/attemptlimits?name=(&filterType=RegEx');

  expect(status).toBe(400);
  expect(body.details).toEqual([{ errorCode: 'invalid.value', fieldName: 'name' }]);
});

it('a list of entities without a name is filtered by its date parameters', async () => {
  const sandbox = createSandbox({ rateLimit: false, now: () => Date.parse('2026-03-10T12:00:00Z') });
  const call = await signIn(sandbox);
  const path = '/api/v2/employeeengagement/recognitions';
  for (const title of ['First', 'Second', 'Third']) {
    await call('POST', path, { recipientId: sandbox.users[0]!.id, type: 'ThankYou', title });
    sandbox.clock.advance(3_600_000);
  }
  const query = 'dateStart=2026-03-10T12:30:00Z&dateEnd=2026-03-10T13:30:00Z';
  const { body } = await call<{ entities: { title: string }[] }>('GET', `${path}?${query}`);
  expect(body.entities.map(({ title }) => title)).toEqual(['Second']);
});
