import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { usePlatformQuery, useSession } from 'contact-centre-client/react';

const current = { oWaiting: 'waiting', oLongestWaiting: 's longest wait', oOnQueueUsers: 'agents on queue' };
const today = { nOffered: 'offered today', tAnswered: 'answered today' };

export function Wallboard() {
  const { status, error, signIn } = useSession();
  const queues = usePlatformQuery(RoutingApi, 'getRoutingQueues', [{ pageSize: 100 }]);
  const { entities = [] } = queues.data ?? {};
  const filter = { type: 'or', predicates: entities.map(({ id }) => ({ dimension: 'queueId', value: id })) };
  const options = { enabled: entities.length > 0, refetchInterval: 10_000 };
  const nowQuery = { filter, metrics: Object.keys(current) };
  const now = usePlatformQuery(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', [nowQuery], options);
  const midnight = new Date().setHours(0, 0, 0, 0);
  const interval = `${new Date(midnight).toISOString()}/${new Date(midnight + 86_400_000).toISOString()}`;
  const dayQuery = { interval, filter, groupBy: ['queueId'], metrics: Object.keys(today) };
  const day = usePlatformQuery(AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', [dayQuery], options);

  const days = day.data?.results?.map(({ group, data: [data] = [] }) => ({ group, data: data?.metrics ?? [] }));
  // A queue has a group for each media type. The longest wait is given as the time when that interaction arrived.
  const figure = (queueId: string | undefined, name: string) =>
    [...(now.data?.results ?? []), ...(days ?? [])]
      .filter(({ group }) => group?.['queueId'] === queueId)
      .flatMap(({ data = [] }) => data.filter(({ metric }) => metric === name))
      .map(({ stats: { count = 0, calculatedMetricValue: since } = {} }) => (since ? (Date.now() - since) / 1000 : count))
      .reduce((total, value) => (name === 'oLongestWaiting' ? Math.max(total, value) : total + value), 0);
  const failure = error ?? queues.error ?? now.error ?? day.error;
  if (status === 'signed-out' || status === 'error') return <button onClick={() => signIn()}>Sign in {error?.message}</button>;
  return (
    <main>
      {queues.isPending && <p role="status">Loading…</p>}
      {failure && <p role="alert">{failure.message}</p>}
      {entities.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          <h2>{name}</h2>
          {Object.entries({ ...current, ...today }).map(([metric, label]) => (
            <p key={metric}>
              <b>{Math.round(figure(id, metric))}</b> {label}
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}
