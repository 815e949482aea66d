import type { ApiPromise } from 'contact-centre-client';
import type { GetScriptsOptions, GetScriptsPublishedScriptIdVariablesOptions } from 'contact-centre-client/apis/scripts';
import { ScriptsApi } from 'contact-centre-client/apis/scripts';
import type { ExportScriptResponse, JsonObject, Page, Script } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ScriptsApi();

describe('ScriptsApi', () => {
  it('reads scripts, their pages and variables', () => {
    expectTypeOf(api.getScript('id')).toEqualTypeOf<ApiPromise<Script>>();
    expectTypeOf(api.getScriptsPublishedScriptIdPages('id', { scriptDataVersion: '2' })).resolves.toEqualTypeOf<Page[]>();
    expectTypeOf(api.getScriptsPublishedScriptIdVariables('id', { type: 'number' })).resolves.toEqualTypeOf<JsonObject>();
  });

  it('exports with or without a body, which is in opts', () => {
    expectTypeOf(api.postScriptExport('id')).resolves.toEqualTypeOf<ExportScriptResponse>();
    void api.postScriptExport('id', { body: { fileName: 'greeting', versionId: 'v' } });
    // @ts-expect-error -- a file's name is no option
    void api.postScriptExport('id', { fileName: 'greeting' });
    // @ts-expect-error -- and it is text
    void api.postScriptExport('id', { body: { fileName: 1 } });
  });

  it('accepts orders and types, and flags that are sent as text', () => {
    expectTypeOf<KnownValues<GetScriptsOptions['sortBy']>>().toEqualTypeOf<'modifiedDate' | 'createdDate' | 'name'>();
    expectTypeOf<KnownValues<GetScriptsPublishedScriptIdVariablesOptions['type']>>().toEqualTypeOf<
      'string' | 'number' | 'boolean'
    >();
    void api.getScripts({ sortBy: 'version', sortOrder: 'ascending' });
    // @ts-expect-error -- this one is no boolean
    void api.getScriptsPublishedScriptIdVariables('id', { input: true });
  });

  it('rejects wrong ids and options', () => {
    // @ts-expect-error -- the page is missing
    void api.getScriptPage('id');
    // @ts-expect-error -- the version is named in an option
    void api.getScriptPages('id', '2');
    // @ts-expect-error -- divisions come as one text
    void api.getScriptsPublishedDivisionviews({ divisionIds: ['home'] });
    // @ts-expect-error -- waiting is a flag
    void api.getScriptsUploadStatus('upload', { longPoll: 30 });
    // @ts-expect-error -- a script is identified by text
    void api.getScript(1);
  });
});
