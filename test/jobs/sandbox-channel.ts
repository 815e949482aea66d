import { NotificationsApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import type { Listen } from 'contact-centre-client/jobs';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxOptions } from 'contact-centre-client/sandbox';
import { inSandbox } from '../support/in-sandbox.js';

/** Subscribes over a channel of the sandbox, as a program does on the platform. */
export async function listening(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options);
  const transport = inSandbox(sandbox);
  const client = new ApiClient({ apiUrl: 'https://api.sandbox.example', timeout: 0, transport });
  client.setAccessToken(sandbox.issueAccessToken(options.permissions === 'off' ? sandbox.users[0]?.id : undefined));
  const api = new NotificationsApi(client);
  const { id } = await api.postNotificationsChannels();
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  sandbox.connect(id, {
    send: (text) => {
      const { topicName, eventBody } = JSON.parse(text) as { topicName: string; eventBody: unknown };
      for (const listener of listeners.get(topicName) ?? []) listener(eventBody);
    },
    close: () => undefined,
  });
  const listen: Listen = async (topic, listener) => {
    const topicListeners = listeners.get(topic) ?? new Set();
    listeners.set(topic, topicListeners.add(listener));
    await api.postNotificationsChannelSubscriptions(id, [{ id: topic }]);
    return () => topicListeners.delete(listener);
  };
  const countListeners = (): number => [...listeners.values()].reduce((sum, topicListeners) => sum + topicListeners.size, 0);
  return { sandbox, client, listen, countListeners };
}
