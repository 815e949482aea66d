import type { ServeOptions } from 'contact-centre-client/sandbox/serve';

/** The person who looks at the console. */
export const supervisor = 'Sofia Lindqvist';

const HALF_AN_HOUR = 1_800_000;

/** A contact centre at work with many queues; each agent is a member of three of them. */
export function largeCentre({ queueCount, agentCount }: { queueCount: number; agentCount: number }): ServeOptions {
  const agents = Array.from({ length: agentCount }, (_, index) => `Agent ${String(index + 1).padStart(4, '0')}`);
  const queues = Array.from({ length: queueCount }, (_, index) => ({
    name: `Queue ${String(index + 1).padStart(3, '0')}`,
    members: agents.filter((_name, agent) => [0, 1, 2].some((offset) => (agent + offset) % queueCount === index)),
  }));
  return {
    rateLimit: false,
    traffic: { historyMs: HALF_AN_HOUR },
    seed: {
      users: [
        { name: supervisor, title: 'Team Leader', roles: ['Admin'] },
        ...agents.map((name) => ({ name, title: 'Adviser', roles: ['Agent'] })),
      ],
      queues,
    },
  };
}
