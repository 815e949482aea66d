import { ApiClient } from 'contact-centre-client/fetch';
import type { TransportRequest, TransportResponse } from 'contact-centre-client';
import { vi } from 'vitest';

export type Answering = (request: TransportRequest, count: number) => TransportResponse;

/** A client whose requests are handled by a function, and the requests it sent, as `GET /path`. */
export function answering(answer: Answering, host = 'api.example') {
  const requests: string[] = [];
  const client = new ApiClient({
    apiUrl: `https://${host}`,
    timeout: 0,
    transport: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v2', '')}`);
      return Promise.resolve(answer(request, requests.length));
    },
  });
  client.setAccessToken('tkn-of-a-job');
  return { client, requests };
}

/** Advances the clock whenever no other work is pending, until a promise settles. */
export async function passing<T>(settling: PromiseLike<T>): Promise<T> {
  const at = { isOver: false };
  const over = (): void => {
    at.isOver = true;
  };
  settling.then(over, over);
  for (let turn = 0; !at.isOver; turn += 1) {
    if (turn > 20_000) throw new Error('It never settles');
    await new Promise((resolve) => setImmediate(resolve));
    if (turn % 5 !== 4) continue;
    // Fake timers do not wait for lazily loaded modules.
    await vi.dynamicImportSettled();
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
  }
  return await settling;
}

/** Stops the clock; only {@link passing} advances it. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2022, 6, 1) });
}
