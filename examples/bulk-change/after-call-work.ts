import type { ApiClient } from 'contact-centre-client';
import { RoutingApi } from 'contact-centre-client';
import type { Journal } from 'contact-centre-client/bulk';
import { bulk } from 'contact-centre-client/bulk';
import type { AcwSettings } from 'contact-centre-client/models';

const acwSettings: AcwSettings = { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 30_000 };

/** Describes the change: in every queue, agents have 30 s for their after-call work. */
export function limitAfterCallWork(client: ApiClient, name: string, journal: Journal) {
  const routing = new RoutingApi(client);
  return bulk({
    name,
    client,
    source: () => routing.getRoutingQueues({ pageSize: 100 }).items(),
    key: (queue) => queue.id,
    plan: (queue) => (queue.acwSettings?.timeoutMs === acwSettings.timeoutMs ? undefined : { acwSettings }),
    keep: ['id', 'name', 'acwSettings'],
    read: (id, request) => routing.getRoutingQueue(id, {}, request),
    // The operation replaces the whole queue, so its other settings are read and sent back.
    apply: async ({ id }, change, request) => {
      const { name: queueName = '', ...queue } = await routing.getRoutingQueue(id, {}, request);
      return await routing.putRoutingQueue(id, { ...queue, name: queueName, ...change }, request);
    },
    undo: ({ name: queueName = '', acwSettings: _, ...queue }, before, request) =>
      routing.putRoutingQueue(
        queue.id,
        { ...queue, name: queueName, ...(before.acwSettings && { acwSettings: before.acwSettings }) },
        request,
      ),
    journal,
  });
}
