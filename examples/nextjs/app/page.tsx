import { RoutingApi } from 'contact-centre-client/apis/routing';
import { Waiting } from '#components/waiting';
import { platform } from '#lib/platform';

// Rendered for each request, not during the build.
export const dynamic = 'force-dynamic';

/** A list of the queues, rendered on the server. */
export default async function Page() {
  const { entities } = await new RoutingApi(platform()).getRoutingQueues({ pageSize: 100 });
  return (
    <main>
      <h1>Queues</h1>
      <ul>
        {entities.map(({ id, name }) => (
          <li key={id}>
            {name}: <Waiting queueId={id} />
          </li>
        ))}
      </ul>
    </main>
  );
}
