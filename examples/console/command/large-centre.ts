import type { SeedFile } from 'contact-centre-client/sandbox/serve';

const places = ['North', 'South', 'East', 'West', 'Coast', 'City', 'Islands', 'Airport', 'Borders', 'Online'];
const subjects = [
  'Bookings',
  'Changes',
  'Refunds',
  'Complaints',
  'Loyalty',
  'Groups',
  'Billing',
  'Support',
  'Feedback',
  'Lost property',
];
const firstNames = [
  'Ada',
  'Ben',
  'Chloe',
  'Dara',
  'Elif',
  'Femi',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kemi',
  'Liam',
  'Mina',
  'Noor',
];
const lastNames = ['Abara', 'Berg', 'Costa', 'Dunn', 'Evans', 'Farah', 'Greco', 'Hale', 'Ito', 'Janda', 'Kaya', 'Lund', 'Moreau'];

/** Agents answer for this many queues each. */
const QUEUES_OF_AGENT = 3;

interface Size {
  queues: number;
  agents: number;
  seed: number;
}

/** Returns a contact centre of a chosen size, for trying how the console looks with many queues and agents. */
export function largeCentre({ queues: queueCount, agents: agentCount, seed }: Size): SeedFile {
  const agents = Array.from({ length: agentCount }, (_, index) => nameAt(index, firstNames, lastNames, ' '));
  const queues = Array.from({ length: queueCount }, (_, index) => ({
    name: nameAt(index, subjects, places, ' – '),
    members: agents.filter((_name, agent) => isMember(agent, index, queueCount)),
  }));
  return {
    seed,
    users: [
      { name: 'Amara Osei', title: 'Team Leader', roles: ['Admin'] },
      ...agents.map((name) => ({ name, title: 'Travel Adviser', roles: ['Agent'] })),
    ],
    queues,
  };
}

/** Combines two lists. The lists have lengths without a common factor or are used up in turn; a number tells repetitions apart. */
function nameAt(index: number, first: readonly string[], second: readonly string[], separator: string): string {
  const combinations = first.length * second.length;
  const round = Math.floor(index / combinations);
  const name = [first[index % first.length], second[Math.floor(index / first.length) % second.length]].join(separator);
  return round === 0 ? name : `${name} ${round + 1}`;
}

function isMember(agent: number, queue: number, queueCount: number): boolean {
  const distance = (queue - agent * QUEUES_OF_AGENT) % queueCount;
  return (distance < 0 ? distance + queueCount : distance) < QUEUES_OF_AGENT;
}
