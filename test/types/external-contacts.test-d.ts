import type { ApiPromise } from 'contact-centre-client';
import type { GetExternalcontactsContactNotesOptions } from 'contact-centre-client/apis/external-contacts';
import { ExternalContactsApi } from 'contact-centre-client/apis/external-contacts';
import type { DataSchema, ExternalContact, JsonObject, ReverseWhitepagesLookupResult } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ExternalContactsApi();

describe('ExternalContactsApi', () => {
  it('finds contacts by text and by number', () => {
    expectTypeOf(api.getExternalcontactsContacts({ q: 'Müller', expand: ['externalOrganization'] })).resolves.toHaveProperty(
      'entities',
    );
    expectTypeOf(api.getExternalcontactsReversewhitepageslookup('+49301234')).toEqualTypeOf<
      ApiPromise<ReverseWhitepagesLookupResult>
    >();
    expectTypeOf(api.deleteExternalcontactsContact('id')).resolves.toEqualTypeOf<JsonObject>();
  });

  it('handles contacts one by one and in bulk', () => {
    expectTypeOf(api.getExternalcontactsContact('id')).resolves.toEqualTypeOf<ExternalContact>();
    expectTypeOf(api.getExternalcontactsContactsSchema('id')).resolves.toEqualTypeOf<DataSchema>();
    void api.postExternalcontactsBulkContacts({ entities: [{ id: 'a' }, { id: 'b' }] });
    // @ts-expect-error -- ids are wrapped in entities
    void api.postExternalcontactsBulkContacts({ ids: ['a', 'b'] });
    // @ts-expect-error -- each entity is an object
    void api.postExternalcontactsBulkNotesRemove({ entities: ['a'] });
    // @ts-expect-error -- nothing to update
    void api.postExternalcontactsBulkContactsUpdate();
  });

  it('accepts the contact and author of a note', () => {
    type Expand = NonNullable<GetExternalcontactsContactNotesOptions['expand']>[number];
    expectTypeOf<KnownValues<Expand>>().toEqualTypeOf<'author' | 'externalDataSources' | 'division' | 'mergeset'>();
    void api.getExternalcontactsContactNotes('id', { expand: ['author', 'attachments'] });
  });

  it('rejects invalid arguments', () => {
    // @ts-expect-error -- a version belongs to a schema
    void api.getExternalcontactsContactsSchemaVersion('schema');
    // @ts-expect-error -- contacts expand by a list
    void api.getExternalcontactsContacts({ expand: 'externalOrganization' });
    // @ts-expect-error -- a note is identified by two ids, both texts
    void api.getExternalcontactsContactNote('contact', 5);
  });
});
