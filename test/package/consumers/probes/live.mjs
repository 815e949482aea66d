// Hears live events, whatever the runtime: the same few scenarios in each.
import { ApiClient } from 'contact-centre-client/fetch/client';
import { Notifications } from 'contact-centre-client/notifications';

const { fetch, setTimeout } = globalThis;

/** Connects, hears an event, is cut and comes back, closes. What came of it is told in plain values. */
export async function hearing({ url, token }) {
  const control = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await fetch(`${url}/sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status !== 204) throw new Error(`${path} was answered ${status}`);
  };
  const client = new ApiClient({ apiUrl: url });
  client.setAccessToken(token);
  const live = new Notifications(client);
  const heard = [];
  const waiting = new Set();
  const until = (count) => new Promise((resolve) => waiting.add(() => heard.length >= count && resolve()));
  const listen = ({ repaired, eventBody }) => {
    heard.push(repaired ?? eventBody.source);
    for (const look of waiting) look();
  };
  const connected = until(1);
  await live.on('v2.users.{id}.presence', 'u1', listen, { repair: async () => 'repaired' }).ready;
  await connected;

  const told = until(2);
  await control('events', { topicName: 'v2.users.u1.presence', eventBody: { source: 'PURECLOUD' } });
  await told;

  const back = until(3);
  const waited = timersRun();
  await control('channel-faults', { effect: 'cut' });
  await back;
  const isBackInTime = waited() < 1500;

  await live.close();
  await control('events', { topicName: 'v2.users.u1.presence', eventBody: { source: 'LATE' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { heard, isBackInTime, state: live.status.state };
}

/** Counts what the timers of the time between were set to, in ms: the wait that was chosen, however busy the machine is. */
function timersRun() {
  let sum = 0;
  globalThis.setTimeout = (act, ms = 0, ...values) =>
    setTimeout(() => {
      sum += ms;
      act(...values);
    }, ms);
  return () => {
    globalThis.setTimeout = setTimeout;
    return sum;
  };
}
