import type { ApiPromise } from 'contact-centre-client';
import { KnowledgeApi } from 'contact-centre-client/apis/knowledge';
import type {
  KnowledgeBase,
  KnowledgeDocument,
  KnowledgeDocumentRequest,
  KnowledgeSearchResponse,
  UploadUrlResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new KnowledgeApi();

const faq: KnowledgeDocumentRequest = { type: 'Faq', faq: { question: 'Open on Sundays?', answer: 'No', alternatives: [] } };

describe('KnowledgeApi', () => {
  it('writes a document into a knowledge base with a language', () => {
    expectTypeOf(api.postKnowledgeKnowledgebaseLanguageDocuments('base', 'en-US', faq)).toEqualTypeOf<
      ApiPromise<KnowledgeDocument>
    >();
    expectTypeOf(api.deleteKnowledgeKnowledgebase('base')).resolves.toEqualTypeOf<KnowledgeBase>();
    expectTypeOf(api.postKnowledgeDocumentuploads({ fileName: 'faq.csv' })).resolves.toEqualTypeOf<UploadUrlResponse>();
    // @ts-expect-error -- the language is missing
    void api.postKnowledgeKnowledgebaseLanguageDocuments('base', faq);
    // @ts-expect-error -- a question has an answer
    void api.postKnowledgeKnowledgebaseLanguageDocuments('base', 'en-US', { type: 'Faq', faq: { question: 'Open on Sundays?' } });
    // @ts-expect-error -- a bulk change takes a list
    void api.patchKnowledgeKnowledgebaseLanguageDocuments('base', 'en-US', faq);
  });

  it('searches with a body in opts', () => {
    const search = api.postKnowledgeKnowledgebaseSearch('base', { body: { query: 'sunday', languageCode: 'en-US' } });
    expectTypeOf(search).resolves.toEqualTypeOf<KnowledgeSearchResponse>();
    // @ts-expect-error -- the language is missing
    void api.postKnowledgeKnowledgebaseSearch('base', { body: { query: 'sunday' } });
  });

  it('accepts types of documents and languages of a knowledge base', () => {
    expectTypeOf<KnownValues<KnowledgeDocumentRequest['type']>>().toEqualTypeOf<'Faq' | 'Article'>();
    expectTypeOf<'en-US' | 'de-DE' | 'pt-BR'>().toExtend<KnownValues<KnowledgeBase['coreLanguage']>>();
    void api.postKnowledgeKnowledgebases({ coreLanguage: 'tlh-KX', name: 'Klingon' });
    // @ts-expect-error -- a base has a language
    void api.postKnowledgeKnowledgebases({ name: 'Questions' });
  });

  it('pages with text and cursors', () => {
    void api.getKnowledgeKnowledgebases({ after: 'c', limit: '10' });
    // @ts-expect-error -- there are no page numbers
    void api.getKnowledgeKnowledgebases({ pageNumber: 2 });
    // @ts-expect-error -- ids are texts
    void api.getKnowledgeKnowledgebase(1);
    // @ts-expect-error -- a document is required
    void api.postKnowledgeKnowledgebaseLanguageDocuments('base', 'en-US');
  });
});
