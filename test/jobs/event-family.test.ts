import { AbortError, ConfigurationError, ApiError, ArchitectApi, WorkforceManagementApi } from 'contact-centre-client';
import {
  JobFailedError,
  JobTimeoutError,
  flowHistory,
  flowPublished,
  forecastGenerated,
  shiftTradesDecided,
} from 'contact-centre-client/jobs';
import type { Listen } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, errorOf } from '../core/probe.js';
import { listening } from './sandbox-channel.js';
import { answering, passing, stopTime } from './support.js';

describe('An operation whose end is reported by an event', () => {
  it('is started after its subscription, so that an immediate event is not missed', async () => {
    const { sandbox, client, listen, countListeners } = await listening();
    const architect = new ArchitectApi(client);
    const flow = await architect.postFlows({ name: 'Told of', type: 'INBOUNDCALL' });
    const flowId = flow.id ?? '';
    await architect.postFlowsActionsCheckout(flowId);
    await architect.postFlowVersions(flowId, {});
    const job = await flowPublished.start(architect, { flowId }, { listen });
    const end = await job.done();
    expect(end).toMatchObject({ id: job.started.id, complete: true, actionName: 'PUBLISH', actionStatus: 'SUCCESS' });
    const calls = sandbox.requests.map(({ method, path }) => `${method} ${path.replace(/.*\//, '')}`);
    expect(calls.slice(-2)).toEqual(['POST subscriptions', 'POST publish']);
    expect(countListeners()).toBe(0);
  });

  it('ends its subscription if it fails to start', async () => {
    const { client, listen, countListeners } = await listening();
    await errorOf(flowHistory.start(new ArchitectApi(client), 'nobody', { listen }), ApiError);
    expect(countListeners()).toBe(0);
  });

  describe('with fake timers', () => {
    beforeEach(stopTime);
    afterEach(() => {
      vi.useRealTimers();
    });

    /** A pending forecast and a function that emits events about it. */
    async function forecast(startResponse: object = { status: 'Processing', operationId: 'op-1' }) {
      let tell: (event: unknown) => void = () => undefined;
      const stop = vi.fn();
      const { client } = answering(() => answer(202, startResponse));
      const week = { businessUnitId: 'bu', weekDateId: '2022-07-04', body: {} as never };
      const job = await passing(
        forecastGenerated.start(new WorkforceManagementApi(client), week, {
          listen: (topic, listener) => {
            expect(topic).toBe('v2.workforcemanagement.businessunits.bu.shorttermforecasts.generate');
            tell = listener;
            return stop;
          },
        }),
      );
      return {
        job,
        stop,
        tell: (event: unknown) => {
          tell(event);
        },
      };
    }

    it('ignores events of other operations', async () => {
      const { job, tell, stop } = await forecast();
      tell({ operationId: 'op-2', status: 'Error' });
      tell('noise');
      tell({ operationId: 'op-1', status: 'Processing', progress: 50 });
      const done = job.result();
      tell({ operationId: 'op-1', status: 'Complete', result: { id: 'forecast' } });
      expect(await passing(done)).toEqual({ id: 'forecast' });
      expect(stop).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
    });

    it.each([
      ['Error', 'failed'],
      ['Canceled', 'cancelled'],
    ])('fails if the event says %s', async (status, state) => {
      const { job, tell } = await forecast();
      const failure = errorOf(passing(job.done()), JobFailedError);
      tell({ operationId: 'op-1', status });
      expect(await failure).toMatchObject({ family: 'forecastGenerated', state, raw: status });
    });

    it('accepts a response that already contains the result', async () => {
      const { job } = await forecast({ status: 'Complete', result: { id: 'forecast' } });
      expect(await passing(job.result())).toEqual({ id: 'forecast' });
    });

    it.each<[object, string]>([
      [{ maxWiat: 5 }, 'job: unknown option "maxWiat"'],
      [{ signal: 'later' }, 'signal must be an AbortSignal'],
      [{ fetch: 'undici' }, 'fetch must be a function such as fetch'],
    ])('rejects the invalid options %j', async (options, message) => {
      const { job } = await forecast();
      expect((await errorOf(job.done(options as never), ConfigurationError)).message).toContain(message);
    });

    it('rejects after the maximum wait, and immediately on abort', async () => {
      const late = await forecast();
      expect(await errorOf(passing(late.job.done({ maxWait: 5 })), JobTimeoutError)).toMatchObject({ maxWait: 5 });
      const { job, stop } = await forecast();
      const controller = new AbortController();
      const waiting = errorOf(job.done({ signal: controller.signal }), AbortError);
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      controller.abort();
      await waiting;
      expect([vi.getTimerCount(), stop.mock.calls.length]).toEqual([0, 1]);
    });

    it('does not start to wait if the signal is already aborted', async () => {
      const { job, stop } = await forecast();
      const error = await errorOf(job.done({ signal: AbortSignal.abort('enough') }), AbortError);
      expect(error.cause).toBe('enough');
      expect([vi.getTimerCount(), stop.mock.calls.length]).toEqual([0, 1]);
    });

    it('subscribes to the topic of its input', async () => {
      const { client } = answering(() => answer(200, { status: 'Complete' }));
      const topics: string[] = [];
      const unit = { managementUnitId: 'mu', weekDateId: '2022-07-04', body: {} as never };
      const listen: Listen = (topic) => {
        topics.push(topic);
        return () => undefined;
      };
      const job = await passing(shiftTradesDecided.start(new WorkforceManagementApi(client), unit, { listen }));
      job.close();
      expect(topics).toEqual(['v2.workforcemanagement.managementunits.mu.shifttrades.state.bulk']);
    });
  });
});
