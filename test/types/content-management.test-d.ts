import type { ApiPromise } from 'contact-centre-client';
import { ContentManagementApi } from 'contact-centre-client/apis/content-management';
import type { Document, DomainEntityRef, WorkspaceMember } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ContentManagementApi();

describe('ContentManagementApi', () => {
  it('reads a document and its related entities', () => {
    expectTypeOf(api.getContentmanagementDocument('id', { expand: ['lockInfo', 'acl'] })).toEqualTypeOf<ApiPromise<Document>>();
    expectTypeOf(api.getContentmanagementDocuments('workspace', { name: 'Price list', sortBy: 'name' })).resolves.toHaveProperty(
      'entities',
    );
    expectTypeOf(
      api.getContentmanagementWorkspaceMember('w', 'm', { expand: ['member'] }),
    ).resolves.toEqualTypeOf<WorkspaceMember>();
    expectTypeOf<Document['workspace']>().toEqualTypeOf<DomainEntityRef | undefined>();
  });

  it('uploads into a workspace', () => {
    expectTypeOf(
      api.postContentmanagementDocuments({ name: 'Prices', workspace: { id: 'w' } }, { override: true }),
    ).resolves.toEqualTypeOf<Document>();
    // @ts-expect-error -- the workspace is missing
    void api.postContentmanagementDocuments({ name: 'Prices' });
    // @ts-expect-error -- a workspace is named by a reference
    void api.postContentmanagementDocuments({ name: 'Prices', workspace: 'w' });
  });

  it('accepts types of documents and a new disposition', () => {
    expectTypeOf<KnownValues<Document['systemType']>>().toEqualTypeOf<'DOCUMENT' | 'FAX' | 'RECORDING'>();
    void api.getContentmanagementDocumentContent('id', { disposition: 'preview' });
  });

  it('rejects wrong ids, missing arguments and unknown options', () => {
    // @ts-expect-error -- a member belongs to a workspace
    void api.getContentmanagementWorkspaceMember('member');
    // @ts-expect-error -- ids are text
    void api.deleteContentmanagementShare(4711);
    // @ts-expect-error -- one value here, no list
    void api.getContentmanagementSharedSharedId('id', { expand: ['document.acl'] });
    // @ts-expect-error -- this option does not move documents
    void api.deleteContentmanagementWorkspace('id', { moveTo: 'other' });
    // @ts-expect-error -- the member is required
    void api.putContentmanagementWorkspaceMember('w', 'm');
  });
});
