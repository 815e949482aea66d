import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { NamedEntity } from '../../support.js';
import { download, UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/externalcontacts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

type Contact = NamedEntity & Record<string, unknown>;
interface Page {
  entities: Contact[];
}

const send = async <T = Contact>(verb: string, path: string, body?: object): Promise<T> =>
  (await office.call<T>(verb, `${BASE}/${path}`, body)).body;
const make = (path: string, body: object) => send('POST', path, body);
const read = (path: string) => send('GET', path);
const contact = (more: object = {}) => make('contacts', { firstName: 'Ada', lastName: 'Ash', ...more });
const refused = async (verb: string, path: string, body?: object) => refusal(await office.call(verb, `${BASE}/${path}`, body));

describe('A change of single fields', () => {
  const change = (path: string, ...changes: object[]) => send('PATCH', path, { changes });

  it('keeps all other fields, and can depend on the previous value', async () => {
    const { id } = await contact({ title: 'Dr', address: { city: 'Leith', state: 'SC' } });
    office.sandbox.clock.advance(1000);
    await change(
      `contacts/${id}`,
      { field: '$.title', action: 'UpdateIfEmpty', value: 'Prof' },
      { field: '$.middleName', action: 'UpdateIfEmpty', value: 'May' },
      { field: '$.salutation', action: 'UpdateIfExists', value: 'Hello' },
      { field: '$.address.city', action: 'Update', value: 'Oban' },
      { field: '$.address.state', action: 'Remove' },
    );
    expect(await read(`contacts/${id}`)).toMatchObject({
      firstName: 'Ada',
      title: 'Dr',
      middleName: 'May',
      modifyDate: '2026-03-10T12:30:01.000Z',
    });
    expect((await read(`contacts/${id}`))['address']).toEqual({ city: 'Oban' });
    expect(await read(`contacts/${id}`)).not.toHaveProperty('salutation');
  });

  it('adds items to lists and removes them', async () => {
    const { id } = await make('organizations', { name: 'Ferry Line', tags: ['sea', 'land'] });
    await change(`organizations/${id}`, { field: '$.tags', action: 'AppendToCollection', value: ['air'] });
    expect((await read(`organizations/${id}`))['tags']).toEqual(['sea', 'land', 'air']);
    await change(`organizations/${id}`, { field: '$.tags', action: 'RemoveFromCollection', value: ['land', 'ice'] });
    expect((await read(`organizations/${id}`))['tags']).toEqual(['sea', 'air']);
    const path = `organizations/${id}`;
    const body = { changes: [{ field: '$.name', action: 'AppendToCollection', value: 'x' }] };
    expect(await refused('PATCH', path, body)).toMatchObject({ status: 400, fields: ['changes[0].action'] });
  });

  it.each([
    ['an unknown field', [{ field: '$.colour', action: 'Update', value: 'red' }], 'changes[0].field'],
    ['a read-only field', [{ field: '$.createDate', action: 'Update', value: '' }], 'changes[0].field'],
    ['an invalid path', [{ field: 'firstName', action: 'Update', value: 'Bea' }], 'changes[0].field'],
    [
      'a field and its subfield',
      [
        { field: '$.address', action: 'Update', value: {} },
        { field: '$.address.city', action: 'Update', value: 'Oban' },
      ],
      'changes[1].field',
    ],
    ['a required field', [{ field: '$.lastName', action: 'Remove' }], 'lastName'],
    ['a value of another type', [{ field: '$.firstName', action: 'Update', value: 7 }], 'firstName'],
  ])('with %s is rejected and changes nothing', async (_, changes, field) => {
    const { id } = await contact();
    expect(await refused('PATCH', `contacts/${id}`, { changes })).toMatchObject({ status: 400, fields: [field] });
    expect(await read(`contacts/${id}`)).toMatchObject({ firstName: 'Ada', lastName: 'Ash' });
  });

  it('also works for notes and relationships', async () => {
    const { id } = await contact();
    const note = await make(`contacts/${id}/notes`, { noteText: 'Prefers mail' });
    await change(`contacts/${id}/notes/${note.id}`, { field: '$.noteText', action: 'Update', value: 'Prefers calls' });
    expect(await read(`contacts/${id}/notes/${note.id}`)).toMatchObject({ noteText: 'Prefers calls', entityId: id });
    const firm = await make('organizations', { name: 'Ferry Line' });
    const body = { user: { id: office.me.id }, externalOrganization: { id: firm.id }, relationship: 'Sales' };
    const relationship = await make('relationships', body);
    await change(`relationships/${relationship.id}`, { field: '$.relationship', action: 'Update', value: 'Support' });
    expect(await read(`relationships/${relationship.id}`)).toMatchObject({
      relationship: 'Support',
      user: { id: office.me.id },
    });
  });
});

describe('Contacts that are merged', () => {
  const pair = async () =>
    [await contact({ title: 'Dr' }), await contact({ firstName: 'A.', workEmail: 'ada@example.com' })] as const;

  it('become a new contact that both ids lead to', async () => {
    const [target, source] = await pair();
    const note = await make(`contacts/${source.id}/notes`, { noteText: 'Prefers mail' });
    const one = await make('merge/contacts', { sourceContactId: source.id, targetContactId: target.id });
    expect([target.id, source.id]).not.toContain(one.id);
    expect(one).toMatchObject({
      firstName: 'Ada',
      title: 'Dr',
      workEmail: 'ada@example.com',
      type: 'Curated',
      canonicalContact: { id: one.id },
      mergeOperation: { sourceContact: { id: source.id }, targetContact: { id: target.id }, resultingContact: { id: one.id } },
      mergedFrom: [{ id: target.id }, { id: source.id }],
      mergeSet: [{ id: one.id }, { id: target.id }, { id: source.id }],
    });
    expect((await read(`contacts/${source.id}`)).id).toBe(one.id);
    expect(await read(`contacts/${source.id}/unresolved`)).toMatchObject({
      id: source.id,
      firstName: 'A.',
      mergedTo: { id: one.id },
      canonicalContact: { id: one.id },
    });
    expect((await send<Page>('GET', 'contacts')).entities.map(({ id }) => id)).toEqual([one.id]);
    expect((await send<Page>('GET', `contacts/${one.id}/notes`)).entities.map(({ id }) => id)).toEqual([note.id]);
    const query = { entities: [{ id: source.id }] };
    expect(await make('bulk/contacts', query)).toMatchObject({ results: [{ entity: { id: one.id } }] });
    expect(await make('bulk/contacts/unresolved', query)).toMatchObject({ results: [{ entity: { id: source.id } }] });
  });

  it('can be several, with overriding values, and can be merged again', async () => {
    const [first, second] = await pair();
    const contactIds = [first.id, second.id];
    const one = await make('contacts/merge', { contactIds, valueOverride: { firstName: 'Augusta', lastName: 'Ash' } });
    expect(one).toMatchObject({ firstName: 'Augusta', title: 'Dr', workEmail: 'ada@example.com' });
    const third = await contact({ personalEmail: 'a@example.com' });
    const whole = await make('contacts/merge', { contactIds: [one.id, third.id] });
    expect((whole['mergeSet'] as NamedEntity[]).map(({ id }) => id)).toEqual([whole.id, one.id, first.id, second.id, third.id]);
    expect((await read(`contacts/${second.id}`)).id).toBe(whole.id);
    expect(await read(`contacts/${second.id}/unresolved`)).toMatchObject({
      mergedTo: { id: one.id },
      canonicalContact: { id: whole.id },
    });
  });

  it('must exist and be at least two', async () => {
    const { id } = await contact();
    for (const contactIds of [[id], [id, id]])
      expect(await refused('POST', 'contacts/merge', { contactIds })).toMatchObject({ status: 400, fields: ['contactIds'] });
    const body = { sourceContactId: UNKNOWN_ID, targetContactId: id };
    expect(await refused('POST', 'merge/contacts', body)).toMatchObject({ status: 404 });
  });

  it('are published in events by id', async () => {
    const [target, source] = await pair();
    const events: unknown[] = [];
    office.sandbox.subscribe(({ topicName, eventBody }) => {
      if (topicName === `v2.externalcontacts.contacts.${source.id}.unresolved`) events.push(eventBody);
    });
    const one = await make('merge/contacts', { sourceContactId: source.id, targetContactId: target.id });
    const ids = { id: source.id, canonicalContactId: one.id, mergedTo: one.id, mergeSet: [one.id, target.id, source.id] };
    expect(events).toEqual([expect.objectContaining(ids)]);
  });
});

describe('An identifier', () => {
  const mail = { type: 'Email', value: 'ada@example.com' };
  const claim = (id: string, identifier: object, operation = 'Claim') =>
    office.call('PATCH', `${BASE}/contacts/${id}/identifiers`, { operation, identifier });

  it.each([
    ['Email', 'ADA@example.com', { workEmail: 'ada@example.com' }],
    ['Phone', '+44 1632 960001', { cellPhone: { e164: '+441632960001' } }],
    ['SocialTwitter', '77', { twitterId: { id: '77' } }],
    ['SocialLine', 'U1', { lineId: { ids: [{ userId: 'U1' }] } }],
    ['SocialFacebook', 'F1', { facebookId: { ids: [{ scopedId: 'F1' }] } }],
    ['SocialWhatsapp', '+441632960002', { whatsAppId: { phoneNumber: { e164: '+441632960002' } } }],
    ['AppleOpaqueId', 'P1', { appleOpaqueIds: [{ value: 'P1' }] }],
  ])('of type %s leads to the contact that has it in a field', async (type, value, more) => {
    const { id } = await contact(more);
    await contact();
    expect((await make('identifierlookup/contacts', { type, value })).id).toBe(id);
    expect(await refused('POST', 'identifierlookup/contacts', { type, value: 'other' })).toMatchObject({ status: 404 });
  });

  it('is claimed for one contact, and available again after it is released', async () => {
    const one = await contact();
    const other = await contact();
    expect((await claim(one.id, { type: 'Cookie', value: 'c1' })).status).toBe(200);
    expect(await read(`contacts/${one.id}/identifiers`)).toMatchObject({
      entities: [{ type: 'Cookie', value: 'c1', dateCreated: '2026-03-10T12:30:00.000Z' }],
    });
    const conflict = refusal(await claim(other.id, { type: 'Cookie', value: 'c1' }));
    expect(conflict).toMatchObject({ status: 409, code: 'identifier.claimed', fields: ['identifier'] });
    await claim(one.id, { type: 'Cookie', value: 'c1' }, 'Release');
    expect((await claim(other.id, { type: 'Cookie', value: 'c1' })).status).toBe(200);
    expect(refusal(await claim(one.id, { type: 'Cookie', value: 'c1' }, 'Release'))).toMatchObject({ status: 404 });
    expect((await make('identifierlookup', { type: 'Cookie', value: 'c1' })).id).toBe(other.id);
  });

  it('requires an action and a value', async () => {
    const { id } = await contact();
    const sent = { identifier: mail };
    for (const [body, field] of [
      [sent, 'operation'],
      [{ operation: 'Claim' }, 'identifier'],
    ] as const) {
      const answer = refusal(await office.call('PATCH', `${BASE}/contacts/${id}/identifiers`, body));
      expect(answer).toMatchObject({ status: 400, fields: [field] });
    }
  });

  it('in a field can be released too, and is kept in a merge', async () => {
    const one = await contact({ workEmail: mail.value });
    const other = await contact();
    await claim(other.id, { type: 'Cookie', value: 'c1' });
    await claim(one.id, mail, 'Release');
    expect(await refused('POST', 'identifierlookup/contacts', mail)).toMatchObject({ status: 404 });
    const whole = await make('contacts/merge', { contactIds: [one.id, other.id] });
    expect((await make('identifierlookup/contacts', { type: 'Cookie', value: 'c1' })).id).toBe(whole.id);
    expect(await read(`contacts/${whole.id}?expand=identifiers`)).toMatchObject({
      identifiers: expect.arrayContaining([expect.objectContaining({ type: 'Cookie' })]) as unknown,
    });
  });

  it('leads to an organisation by its external id', async () => {
    const source = await make('externalsources', { name: 'CRM' });
    const { id } = await make('organizations', { name: 'Ferry Line' });
    const identifier = { type: 'ExternalId', value: '7', externalSource: { id: source.id, name: 'CRM' } };
    await send('PATCH', `organizations/${id}/identifiers`, { operation: 'Claim', identifier });
    expect((await make('identifierlookup/organizations', identifier)).id).toBe(id);
    const elsewhere = { ...identifier, externalSource: { id: UNKNOWN_ID, name: 'ERP' } };
    expect(await refused('POST', 'identifierlookup/organizations', elsewhere)).toMatchObject({ status: 404 });
  });
});

describe('An ephemeral contact', () => {
  it('becomes curated only by promotion', async () => {
    const { id } = await contact({ type: 'Ephemeral' });
    await send('PUT', `contacts/${id}`, { firstName: 'Ada', lastName: 'Fox', type: 'Curated' });
    expect(await read(`contacts/${id}`)).toMatchObject({ lastName: 'Fox', type: 'Ephemeral' });
    expect(await make(`contacts/${id}/promotion`, {})).toMatchObject({ id, type: 'Curated' });
    expect(await read(`contacts/${id}`)).toMatchObject({ type: 'Curated' });
  });
});

describe('A search', () => {
  it('finds contacts by words, numbers and ids, in the requested order', async () => {
    const ash = await contact({ title: 'Pilot' });
    const fox = await contact({ firstName: 'Bea', lastName: 'Fox', title: 'Pilot' });
    const elm = await contact({ firstName: 'Cy', workPhone: { e164: '+441632960001' } });
    const search = async (simpleSearch: object, more: object = {}) =>
      (await send<Page & { total: number }>('POST', 'contacts/search', { operation: { simpleSearch }, ...more })).entities.map(
        ({ id }) => id,
      );
    expect(await search({ query: 'pilot', sortOrder: ['lastName:desc'] })).toEqual([fox.id, ash.id]);
    expect(await search({ query: 'pilot fox' })).toEqual([fox.id]);
    expect(await search({ query: '+44 1632 960001' })).toEqual([elm.id]);
    expect(await search({ ids: [ash.id, UNKNOWN_ID] })).toEqual([ash.id]);
    expect(await search({}, { divisionIds: [UNKNOWN_ID] })).toEqual([]);
    expect(await search({ sortOrder: ['lastName'] }, { pageSize: 1, pageNumber: 3 })).toEqual([fox.id]);
  });
});

describe('An enrichment', () => {
  const mail = { type: 'Email', value: 'ada@example.com' };
  const enrich = (action: string, more: object = {}, query = '') =>
    office.call<Contact>('POST', `${BASE}/contacts/enrich${query}`, {
      matchingIdentifiers: [mail],
      action,
      contact: { firstName: 'Ada', lastName: 'Ash', title: 'Dr' },
      ...more,
    });

  it('adds an unknown contact once, and updates it afterwards', async () => {
    expect((await enrich('Update')).status).toBe(404);
    const { body: one } = await enrich('Upsert');
    expect(await read(`contacts/${one.id}/identifiers`)).toMatchObject({ entities: [mail] });
    expect(refusal(await enrich('Insert'))).toMatchObject({ status: 409 });
    const { body: same } = await enrich('Upsert', { contact: { firstName: 'Ada', lastName: 'Fox' } });
    expect(same).toMatchObject({ id: one.id, lastName: 'Fox', title: 'Dr' });
  });

  it.each([
    ['PreferExisting', { title: 'Prof', middleName: 'May' }, { title: 'Dr', middleName: 'May' }],
    ['PreferProvided', { title: 'Prof' }, { title: 'Prof', cellPhone: { display: '1' } }],
  ])('with %s decides which values are kept', async (defaultAction, args, expected) => {
    await contact({ title: 'Dr', workEmail: mail.value, cellPhone: { display: '1' } });
    const more = { contact: { firstName: 'Ada', lastName: 'Ash', ...args }, fieldRules: { defaultAction } };
    expect((await enrich('Update', more)).body).toMatchObject(expected);
  });

  it('can decide for each field, including nested fields and lists', async () => {
    const apple = (value: string) => ({ value });
    await contact({ title: 'Dr', workEmail: mail.value, address: { city: 'Oban', state: 'SC' }, appleOpaqueIds: [apple('1')] });
    const rules = [
      { field: '$.title', action: 'AlwaysUseProvided' },
      { field: '$.address.city', action: 'PreferExisting' },
      { field: '$.appleOpaqueIds', arrayAction: 'Extend' },
    ];
    const input = { firstName: 'Ada', lastName: 'Ash', address: { city: 'Leith', state: 'SCT' } };
    const more = { contact: { ...input, appleOpaqueIds: [apple('1'), apple('2')] }, fieldRules: { rules } };
    const { body } = await enrich('Update', more);
    expect(body).not.toHaveProperty('title');
    expect(body).toMatchObject({ address: { city: 'Oban', state: 'SCT' }, appleOpaqueIds: [apple('1'), apple('2')] });
  });

  it('merges all contacts with one of the identifiers on request', async () => {
    const one = await contact({ workEmail: mail.value });
    const other = await contact({ cellPhone: { e164: '+441632960001' } });
    const matchingIdentifiers = [mail, { type: 'Phone', value: '+441632960001' }];
    const { body } = await enrich('Merge', { matchingIdentifiers });
    expect((await read(`contacts/${one.id}`)).id).toBe(body.id);
    expect((await read(`contacts/${other.id}`)).id).toBe(body.id);
    expect(body).toMatchObject({ title: 'Dr', workEmail: mail.value, cellPhone: { e164: '+441632960001' } });
  });

  it('changes nothing in a dry run, and promotes the contact on request', async () => {
    const { id } = await contact({ type: 'Identified', workEmail: mail.value });
    expect((await enrich('Update', { options: { promote: true } }, '?dryRun=true')).body).toMatchObject({ id, type: 'Curated' });
    expect(await read(`contacts/${id}`)).toMatchObject({ type: 'Identified' });
    expect(await read(`contacts/${id}`)).not.toHaveProperty('title');
    await enrich('Update', { options: { promote: true } });
    expect(await read(`contacts/${id}`)).toMatchObject({ type: 'Curated', title: 'Dr' });
  });

  it('refuses in a dry run what it refuses otherwise', async () => {
    const expectedRefusal = refusal(await enrich('Insert', { contact: undefined }));
    expect(expectedRefusal).toMatchObject({ status: 400, fields: ['firstName', 'lastName'] });
    expect(refusal(await enrich('Insert', { contact: undefined }, '?dryRun=true'))).toEqual(expectedRefusal);
  });

  it('of several contacts returns each result with the id of its request', async () => {
    const source = await make('externalsources', { name: 'CRM' });
    const entry = (id: string, action: string) => ({
      id,
      action,
      externalOrganization: { name: 'Ferry Line' },
      matchingIdentifiers: [{ type: 'ExternalId', value: id, externalSource: { id: source.id, name: 'CRM' } }],
    });
    const body = await make('bulk/organizations/enrich', { entities: [entry('a', 'Upsert'), entry('b', 'Update')] });
    expect(body).toMatchObject({
      errorCount: 1,
      errorIndexes: [1],
      results: [
        { id: 'a', success: true, entity: { name: 'Ferry Line' } },
        { id: 'b', success: false, error: { status: 404 } },
      ],
    });
  });
});

describe('An export', () => {
  const ready = async (path: string, body: object = {}) => {
    const { id } = await make(`${path}/exports`, body);
    expect(await read(`${path}/exports/${id}`)).toMatchObject({ status: 'RUNNING' });
    office.sandbox.clock.advance(10_000);
    return await read(`${path}/exports/${id}`);
  };
  const lines = async (exportJob: Contact) => (await download(office.sandbox, exportJob['downloadUrl'] as string)).split('\r\n');

  it('contains the records that match the filter, and is listed', async () => {
    const ash = await contact({ workEmail: 'ada@example.com' });
    await contact({ type: 'Ephemeral' });
    const filters = {
      and: [{ eq: { field: 'ContactClassification', value: 'Curated' } }, { not: { in: { field: 'DivisionId', values: [] } } }],
    };
    const exportJob = await ready('contacts', { queryConditions: { filters } });
    expect(exportJob).toMatchObject({ status: 'SUCCEEDED', resultRowCount: 1, createdBy: { id: office.me.id } });
    const [heading = '', row = '', ...more] = await lines(exportJob);
    expect(more).toEqual([]);
    expect(heading).toContain('workEmail');
    expect(row).toContain(ash.id);
    expect(row).toContain('ada@example.com');
    expect((await send<Page>('GET', 'contacts/exports')).entities).toMatchObject([{ id: exportJob.id, status: 'SUCCEEDED' }]);
  });

  it('is available for organisations, relationships and notes', async () => {
    const firm = await make('organizations', { name: 'Ferry Line' });
    await make('relationships', { user: { id: office.me.id }, externalOrganization: { id: firm.id }, relationship: 'Sales' });
    await make(`organizations/${firm.id}/notes`, { noteText: 'Pays, late' });
    office.sandbox.clock.advance(60_000);
    await make(`organizations/${firm.id}/notes`, { noteText: 'Pays' });
    expect((await lines(await ready('organizations')))[1]).toContain('Ferry Line');
    expect((await lines(await ready('relationships')))[1]).toContain('Sales');
    const filters = { lte: { field: 'CreateDate', value: '2026-03-10T12:30:30Z' } };
    const notes = await lines(await ready('notes', { queryConditions: { filters } }));
    expect(notes.slice(1)).toEqual([expect.stringContaining('"Pays, late"')]);
  });
});

describe('An import', () => {
  const csv =
    'First,Last,Mail,Phone\r\nAda,Ash,ada@example.com,+44 1632 960001\r\nBea,,bea@example.com,\r\nCy,Elm,cy@example.com,\r\n';
  const mappings = [
    ...[
      ['First', 'firstName'],
      ['Last', 'lastName'],
      ['Mail', 'workEmail'],
      ['Phone', 'workPhone'],
    ].map(([sourceField, targetField]) => ({ sourceField, targetField })),
  ];

  const uploaded = async (content = csv) => {
    const reserved = await make('import/csv/uploads', { fileName: 'people.csv', fileSize: content.length });
    const { uploadId, uploadUrl, uploadHeaders } = reserved as unknown as {
      uploadId: string;
      uploadUrl: string;
      uploadHeaders: { name: string; value: string }[];
    };
    const headers = Object.fromEntries(uploadHeaders.map(({ name, value }) => [name, value]));
    await office.sandbox.fetch(new Request(uploadUrl, { method: 'PUT', headers, body: content }));
    return uploadId;
  };
  const begun = async (settings: object = {}) => {
    const uploadId = await uploaded();
    const { id: settingsId } = await make('import/csv/settings', { mappings, ...settings });
    const { job } = await send<{ job: NamedEntity }>('POST', 'import/csv/jobs', { uploadId, settingsId });
    return job.id;
  };
  const tell = (jobId: string, status: string) => office.call('PUT', `${BASE}/import/jobs/${jobId}`, { jobId, status });

  it('starts with an upload, and reports its columns and errors', async () => {
    const uploadId = await uploaded('First,Last\r\nAda,Ash\r\nBea\r\n');
    expect(await read(`import/csv/uploads/${uploadId}/preview`)).toEqual({
      uploadId,
      headers: ['First', 'Last'],
      entries: [['Ada', 'Ash'], ['Bea']],
    });
    expect(await read(`import/csv/uploads/${uploadId}/details`)).toMatchObject({
      uploadId,
      fileName: 'people.csv',
      validationResult: { separatorValid: true, fileEncodingValid: true, errors: [{ lineNumber: 3 }] },
    });
  });

  it('validates first, waits, and imports after the confirmation', async () => {
    const id = await begun();
    expect(await read(`import/jobs/${id}`)).toMatchObject({ status: 'Created', executionStep: 'Validating' });
    expect(refusal(await tell(id, 'Continue'))).toMatchObject({ status: 409 });
    office.sandbox.clock.advance(10_000);
    const waiting = await read(`import/jobs/${id}`);
    expect(waiting).toMatchObject({
      executionStep: 'Validated',
      metadata: { fileName: 'people.csv', dryRunSuccessCount: 2, dryRunFailedCount: 1 },
    });
    const report = (waiting['metadata'] as { dryRunReportDownloadUrl: string }).dryRunReportDownloadUrl;
    expect((await download(office.sandbox, report)).split('\r\n')[2]).toBe('Bea,,bea@example.com,,lastName is required');
    expect((await send<Page>('GET', 'contacts')).entities).toEqual([]);
    expect((await tell(id, 'Continue')).status).toBe(200);
    office.sandbox.clock.advance(10_000);
    expect(await read(`import/jobs/${id}`)).toMatchObject({
      status: 'Completed',
      executionStep: 'Importing',
      metadata: { importSuccessCount: 2, importFailedCount: 1 },
    });
    expect((await send<Page>('GET', 'contacts')).entities).toMatchObject([
      { firstName: 'Ada', type: 'Curated', workPhone: { e164: '+441632960001' } },
      { firstName: 'Cy' },
    ]);
    expect((await send<Page>('GET', 'import/jobs?jobStatus=Completed')).entities).toMatchObject([{ id }]);
    expect(refusal(await tell(id, 'Cancel'))).toMatchObject({ status: 409 });
  });

  it.each([
    ['updates', false],
    ['merges with', true],
  ])('of an existing contact %s that contact', async (_, mergeContacts) => {
    const source = await make('externalsources', { name: 'CRM' });
    const existingContact = await contact({ firstName: 'Augusta', title: 'Dr', workEmail: 'ada@example.com' });
    const importFields = [{ name: 'firstName', included: true }];
    const settings = { name: 'CRM', matchingCriteria: ['Email'], mergeContacts, externalSourceId: source.id, importFields };
    const { id: externalSettingsId } = await make('import/settings', settings);
    const id = await begun({ externalSettingsId });
    office.sandbox.clock.advance(10_000);
    await tell(id, 'Continue');
    office.sandbox.clock.advance(10_000);
    const now = await read(`contacts/${existingContact.id}`);
    expect(now).toMatchObject({ firstName: 'Ada', title: 'Dr' });
    expect(now.id === existingContact.id).toBe(!mergeContacts);
    expect((await send<Page>('GET', 'contacts')).entities).toHaveLength(2);
  });

  it('can be cancelled while it waits', async () => {
    const id = await begun();
    office.sandbox.clock.advance(10_000);
    await tell(id, 'Cancel');
    expect(await read(`import/jobs/${id}`)).toMatchObject({ status: 'Cancelled' });
    expect(refusal(await tell(id, 'Continue'))).toMatchObject({ status: 409 });
  });
});

describe('An external organisation', () => {
  it('represents a trustor until the link is removed', async () => {
    const { id } = await make('organizations', { name: 'Ferry Line' });
    expect(await send('PUT', `organizations/${id}/trustor/${UNKNOWN_ID}`)).toMatchObject({
      externalOrganizationId: id,
      trustorOrgId: UNKNOWN_ID,
    });
    await send('PUT', `organizations/${id}`, { name: 'Ferry Lines' });
    expect(await read(`organizations/${id}`)).not.toHaveProperty('trustor');
    expect(await read(`organizations/${id}?includeTrustors=true`)).toMatchObject({ trustor: { id: UNKNOWN_ID } });
    expect((await office.call('DELETE', `${BASE}/organizations/${id}/trustor`)).status).toBe(204);
    expect(await read(`organizations/${id}?includeTrustors=true`)).not.toHaveProperty('trustor');
    expect((await office.call('DELETE', `${BASE}/organizations/${id}/trustor`)).status).toBe(404);
  });
});

describe('A journey segment', () => {
  it('contains a contact until the contact is removed or the assignment expires', async () => {
    const segment = async (assignmentExpirationDays: number) =>
      (
        await office.call<NamedEntity>('POST', '/api/v2/journey/segments', {
          displayName: 'Regulars',
          color: '#008000',
          isActive: true,
          assignmentExpirationDays,
        })
      ).body;
    const short = await segment(1);
    const long = await segment(9);
    const { id } = await contact();
    const path = `contacts/${id}/journey/segments`;
    const segments = [short, long, { id: UNKNOWN_ID }].map((each) => ({ id: each.id }));
    expect(await make(path, { assign: { segments } })).toEqual({
      unprocessedItems: { assign: { segments: [{ id: UNKNOWN_ID }] }, count: 1 },
    });
    const ids = async () =>
      (await send<{ entities: { segment: NamedEntity }[] }>('GET', path)).entities.map((entry) => entry.segment.id);
    expect(await ids()).toEqual([short.id, long.id]);
    office.sandbox.clock.advance(2 * 86_400_000);
    office.call = callWith(office.sandbox, office.sandbox.issueAccessToken(office.me.id));
    expect(await ids()).toEqual([long.id]);
    await make(path, { unassign: { segments: [{ id: long.id }] } });
    expect(await ids()).toEqual([]);
  });
});
