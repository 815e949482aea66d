import type { PartialResult } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type {
  BulkResult,
  DocumentVariationResponse,
  KnowledgeBase,
  KnowledgeDocumentBulkVersionAddRequest,
  KnowledgeDocumentResponse,
  KnowledgeDocumentVersion,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { BASES, documentsOf, variationsOf, versionsOf } from './documents.js';
import type { StoredVersion } from './documents.js';

/** Published versions of documents. Each one stores the document and its variations. */
export function addKnowledgeVersionHandlers(area: Area, world: World): void {
  const findBaseId = (context: OperationContext): string =>
    new Repository<KnowledgeBase>(world, BASES).get(context.param('knowledgeBaseId')).id;
  const versionOf = (
    context: OperationContext,
  ): { version: Entity<StoredVersion>; variations: PartialResult<DocumentVariationResponse>[] } => {
    const baseId = findBaseId(context);
    const { id } = documentsOf(world, baseId).get(context.param('documentId'));
    const version = versionsOf(world, baseId, id).get(context.param('versionId'));
    const { selfUri } = version;
    const variations = (version.variations ?? []).map((variation) => ({
      ...variation,
      documentVersion: { id: version.id, ...(selfUri !== undefined && { selfUri }) },
      selfUri: `${selfUri ?? ''}/variations/${variation.id}`,
    }));
    return { version, variations };
  };

  area.handle('postKnowledgeKnowledgebaseDocumentVersions', (context) => {
    const { restoreFromVersionId } = readObject<Partial<KnowledgeDocumentVersion>>(context);
    const baseId = findBaseId(context);
    const document = documentsOf(world, baseId).get(context.param('documentId'));
    const version = publishVersion(world, baseId, document, restoreFromVersionId);
    return versionsOf(world, baseId, document.id).view(version);
  });
  area.handle('getKnowledgeKnowledgebaseDocumentVersionVariations', (context) =>
    listPage(context, world, versionOf(context).variations),
  );
  area.handle('getKnowledgeKnowledgebaseDocumentVersionVariation', (context) => {
    const id = context.param('variationId');
    const variation = versionOf(context).variations.find((each) => each.id === id);
    if (!variation) throw notFound('variation', id);
    return variation;
  });

  area.handle('postKnowledgeKnowledgebaseDocumentsVersionsBulkAdd', (context) => {
    const baseId = findBaseId(context);
    const { entities } = readObject<KnowledgeDocumentBulkVersionAddRequest>(context);
    const results = entities.map(({ id, restoreFromVersionId, restorePrevious }) =>
      outcomeOf(() => {
        const document = documentsOf(world, baseId).get(id);
        const versions = versionsOf(world, baseId, document.id).all();
        const previous = restorePrevious === true ? versions.at(-2)?.id : undefined;
        const { id: versionId, versionNumber } = publishVersion(world, baseId, document, restoreFromVersionId ?? previous);
        return { id: versionId, versionNumber };
      }),
    );
    return summariseResults(results);
  });
}

/** The result of one entry of a bulk call. An entry that fails does not affect the others. */
export function outcomeOf(action: () => object): PartialResult<BulkResult> {
  try {
    return { entity: action() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, code } = error.body('');
    return { error: { message, code } };
  }
}

/**
 * Creates the next version of a document from its draft or from another version. @throws the platform's 404 if that one does
 * not exist.
 */
export function publishVersion(
  world: World,
  baseId: string,
  document: Entity<KnowledgeDocumentResponse>,
  restoreFromVersionId = '',
): Entity<StoredVersion> {
  const versions = versionsOf(world, baseId, document.id);
  const variations = variationsOf(world, baseId, document.id);
  const source = restoreFromVersionId === '' ? undefined : versions.get(restoreFromVersionId);
  if (source) {
    for (const { id } of variations.all()) variations.remove(id);
    for (const variation of source.variations ?? []) variations.save(variation);
  }
  const versionNumber = versions.all().length + 1;
  const now = world.timestamp();
  const id = world.newId();
  const selfUri = `${BASES}/${baseId}/documents/${document.id}/versions/${id}`;
  const publishedDocument = {
    ...document,
    ...source?.document,
    id: document.id,
    dateModified: now,
    state: 'Published' as const,
    datePublished: now,
    lastPublishedVersionNumber: versionNumber,
    documentVersion: { id, selfUri },
  };
  documentsOf(world, baseId).save(publishedDocument);
  const versionFields = {
    id,
    versionNumber,
    datePublished: now,
    document: publishedDocument,
    variations: variations.all(),
    selfUri,
  };
  return versions.save({ ...versionFields, ...(source && { restoreFromVersionId }) });
}
