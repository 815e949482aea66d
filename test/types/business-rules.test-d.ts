import type { ApiPromise } from 'contact-centre-client';
import { BusinessRulesApi } from 'contact-centre-client/apis/business-rules';
import type {
  DecisionTable,
  DecisionTableExecutionResponse,
  DecisionTableExportJob,
  DecisionTableListing,
  DecisionTableRow,
  DecisionTableVersion,
  Literal,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new BusinessRulesApi();

const table = { name: 'Discounts', divisionId: 'd', schemaId: 's', columns: { inputs: [], outputs: [] } };
const row = { inputs: { customer: { literal: { string: 'gold' } } }, outputs: { discount: { literal: { number: 0.1 } } } };

describe('BusinessRulesApi', () => {
  it('creates a table, which is returned as its first version', () => {
    expectTypeOf(api.postBusinessrulesDecisiontables(table)).toEqualTypeOf<ApiPromise<DecisionTableVersion>>();
    expectTypeOf(api.patchBusinessrulesDecisiontable('id', { name: 'Rebates' })).resolves.toEqualTypeOf<DecisionTable>();
    expectTypeOf(api.deleteBusinessrulesDecisiontable('id', { forceDelete: true })).resolves.toBeVoid();
    // @ts-expect-error -- the columns are missing
    void api.postBusinessrulesDecisiontables({ name: 'Discounts', divisionId: 'd', schemaId: 's' });
    // @ts-expect-error -- columns go in and come out
    void api.postBusinessrulesDecisiontables({ ...table, columns: { inputs: [] } });
  });

  it('writes rows of a version', () => {
    expectTypeOf(api.postBusinessrulesDecisiontableVersionRows('id', '1', row)).resolves.toEqualTypeOf<DecisionTableRow>();
    expectTypeOf(api.postBusinessrulesDecisiontableVersionRowsBulkRemove('id', '1', { rowIds: ['r'] })).resolves.toBeVoid();
    // @ts-expect-error -- a version is identified by text
    void api.postBusinessrulesDecisiontableVersionRows('id', 1, row);
    // @ts-expect-error -- a value is a literal of some type
    void api.postBusinessrulesDecisiontableVersionRows('id', '1', { ...row, outputs: { discount: 0.1 } });
    // @ts-expect-error -- the row is missing
    void api.putBusinessrulesDecisiontableVersionRow('id', '1', row);
    // @ts-expect-error -- page numbers are text here
    void api.getBusinessrulesDecisiontableVersionRows('id', '1', { pageNumber: 2 });
  });

  it('executes a decision', () => {
    const execution = { inputs: { customer: { level: 'gold' } } };
    expectTypeOf(
      api.postBusinessrulesDecisiontableExecute('id', execution),
    ).resolves.toEqualTypeOf<DecisionTableExecutionResponse>();
    // @ts-expect-error -- the subject is missing
    void api.postBusinessrulesDecisiontableVersionExecute('id', '1', {});
  });

  it('exports and rolls back', () => {
    expectTypeOf(
      api.postBusinessrulesDecisiontableExports('id', { exportType: 'Populated', format: 'Csv' }),
    ).resolves.toEqualTypeOf<DecisionTableExportJob>();
    void api.postBusinessrulesDecisiontableVersionRollback('id', '1');
    // @ts-expect-error -- the format is missing
    void api.postBusinessrulesDecisiontableExports('id', { exportType: 'Populated' });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postBusinessrulesDecisiontableVersionRollback('id', '1', { rollbackReason: 'Wrong' });
  });

  it('accepts known and new special values and states', () => {
    expectTypeOf(
      api.getBusinessrulesDecisiontables({ name: 'Dis', divisionIds: ['d'] }),
    ).resolves.toEqualTypeOf<DecisionTableListing>();
    expectTypeOf<KnownValues<Literal['special']>>().toEqualTypeOf<'Wildcard' | 'Null' | 'Empty' | 'CurrentTime'>();
    expectTypeOf<KnownValues<DecisionTableVersion['status']>>().toEqualTypeOf<
      'Draft' | 'Published' | 'Error' | 'Preparing' | 'Superseded'
    >();
    void api.patchBusinessrulesDecisiontableImport('id', 'job', { status: 'Paused' });
    // @ts-expect-error -- tables have no such filter
    void api.getBusinessrulesDecisiontables({ schemaId: 's' });
  });
});
