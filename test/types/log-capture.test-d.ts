import type { ApiPromise } from 'contact-centre-client';
import { LogCaptureApi } from 'contact-centre-client/apis/log-capture';
import type {
  LogCaptureQueryResponse,
  LogCaptureUserConfiguration,
  LogCaptureUserConfigurationListing,
  LogEntry,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new LogCaptureApi();

const query = { interval: '2026-03-01T09:00:00Z/2026-03-01T10:00:00Z', userId: 'ann' };

describe('LogCaptureApi', () => {
  it('captures for whom, and until when', () => {
    expectTypeOf(
      api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: '2026-03-02T00:00:00Z' } }),
    ).toEqualTypeOf<ApiPromise<LogCaptureUserConfiguration>>();
    expectTypeOf(
      api.getDiagnosticsLogcaptureBrowserUsers({ includeExpired: true }),
    ).resolves.toEqualTypeOf<LogCaptureUserConfigurationListing>();
    expectTypeOf(api.deleteDiagnosticsLogcaptureBrowserUser('ann')).resolves.toBeVoid();
    // @ts-expect-error -- a date within a body is written out
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: new Date() } });
    // @ts-expect-error -- the body stands in opts
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { dateExpired: '2026-03-02T00:00:00Z' });
  });

  it('reads what was captured', () => {
    expectTypeOf(
      api.postDiagnosticsLogcaptureBrowserEntriesQuery({ after: 'c', body: query }),
    ).resolves.toEqualTypeOf<LogCaptureQueryResponse>();
    expectTypeOf<LogCaptureQueryResponse['entities']>().toEqualTypeOf<LogEntry[]>();
    // @ts-expect-error -- whose ones are they?
    void api.postDiagnosticsLogcaptureBrowserEntriesQuery({ body: { interval: query.interval } });
    // @ts-expect-error -- there are no page numbers
    void api.postDiagnosticsLogcaptureBrowserEntriesQuery({ pageNumber: 2, body: query });
    // @ts-expect-error -- which job?
    void api.getDiagnosticsLogcaptureBrowserEntriesDownloadJob();
  });

  it('knows how entries are captured and takes new ways', () => {
    expectTypeOf<Known<LogCaptureUserConfiguration['captureMethod']>>().toEqualTypeOf<'OnDemand' | 'Scheduled'>();
    void api.postDiagnosticsLogcaptureBrowserUser('ann', { body: { dateExpired: '2026-03-02', captureMethod: 'Always' } });
  });
});
