import type { ApiPromise } from 'contact-centre-client';
import { LogCaptureApi } from 'contact-centre-client/apis/log-capture';
import type {
  LogCaptureQueryResponse,
  LogCaptureUserConfiguration,
  LogCaptureUserConfigurationListing,
  LogEntry,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new LogCaptureApi();

const query = { interval: '2026-03-01T09:00:00Z/2026-03-01T10:00:00Z', userId: 'ann' };

describe('LogCaptureApi', () => {
  it('captures the log of a user until a given time', () => {
    expectTypeOf(
      api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: '2026-03-02T00:00:00Z' } }),
    ).toEqualTypeOf<ApiPromise<LogCaptureUserConfiguration>>();
    expectTypeOf(
      api.getDiagnosticsLogcaptureBrowserUsers({ includeExpired: true }),
    ).resolves.toEqualTypeOf<LogCaptureUserConfigurationListing>();
    expectTypeOf(api.deleteDiagnosticsLogcaptureBrowserUser('ann')).resolves.toBeVoid();
    // @ts-expect-error -- a date within a body is a text
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: new Date() } });
    // @ts-expect-error -- the body belongs in opts
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { dateExpired: '2026-03-02T00:00:00Z' });
  });

  it('reads captured entries', () => {
    expectTypeOf(
      api.postDiagnosticsLogcaptureBrowserEntriesQuery({ after: 'c', body: query }),
    ).resolves.toEqualTypeOf<LogCaptureQueryResponse>();
    expectTypeOf<LogCaptureQueryResponse['entities']>().toEqualTypeOf<LogEntry[]>();
    // @ts-expect-error -- the owner is missing
    void api.postDiagnosticsLogcaptureBrowserEntriesQuery({ body: { interval: query.interval } });
    // @ts-expect-error -- there are no page numbers
    void api.postDiagnosticsLogcaptureBrowserEntriesQuery({ pageNumber: 2, body: query });
    // @ts-expect-error -- the job is missing
    void api.getDiagnosticsLogcaptureBrowserEntriesDownloadJob();
  });

  it('accepts known and new kinds of capture', () => {
    expectTypeOf<KnownValues<LogCaptureUserConfiguration['captureMethod']>>().toEqualTypeOf<'OnDemand' | 'Scheduled'>();
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: '2026-03-02', captureMethod: 'Always' } });
  });
});
