import type { SeededNames } from './names.js';
import type { SandboxOrganisation } from './organisation.js';
import type { Random } from '../../values/random.js';
import { Store } from '../store.js';

/** The presences that the platform defines. */
export const systemPresences = [
  'Available',
  'Busy',
  'Away',
  'Break',
  'Meal',
  'Meeting',
  'Training',
  'On Queue',
  'Offline',
  'Idle',
] as const;

const departments = ['Reservations', 'Customer Care', 'Digital Channels'];

/** The creation date of all seeded entities. */
const foundedAt = '2024-03-04T08:00:00.000Z';

/** Seeds the contact centre of a small travel company: the same for the same random values and names. */
export function seedStore(store: Store, random: Random, organisation: SandboxOrganisation, names: SeededNames): void {
  store.divisions.save({ id: organisation.homeDivisionId, name: 'Home' });
  seedPresenceDefinitions(store, random);
  for (const name of names.skills) {
    store.skills.save({ id: random.uuid(), name, dateModified: foundedAt, state: 'active', version: '1' });
  }
  for (const name of names.wrapupCodes) {
    store.wrapupCodes.save({ id: random.uuid(), name, dateCreated: foundedAt, dateModified: foundedAt });
  }
  names.people.forEach((name, index) => {
    seedUser(store, random, organisation, name, index);
  });
  for (const name of names.queues) seedQueue(store, random, organisation, name);
}

function seedPresenceDefinitions(store: Store, random: Random): void {
  for (const name of systemPresences) {
    store.presenceDefinitions.save({
      id: random.uuid(),
      name,
      systemPresence: name,
      languageLabels: { en_US: name },
      primary: true,
      deactivated: false,
      createdDate: foundedAt,
      modifiedDate: foundedAt,
    });
  }
}

function seedUser(store: Store, random: Random, organisation: SandboxOrganisation, name: string, index: number): void {
  const id = random.uuid();
  const mailbox = name
    .normalize('NFD')
    .replace(/[^A-Za-z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  const email = `${mailbox}@${organisation.shortName}.example`;
  const isSupervisor = index % 8 === 0;
  store.users.save({
    id,
    name,
    email,
    username: email,
    state: 'active',
    version: 1,
    acdAutoAnswer: false,
    division: {
      id: organisation.homeDivisionId,
      name: 'Home',
      selfUri: `/api/v2/authorization/divisions/${organisation.homeDivisionId}`,
    },
    chat: { jabberId: `${random.hex(24)}@${organisation.shortName}.example` },
    department: departments[index % departments.length] ?? '',
    title: isSupervisor ? 'Team Leader' : 'Travel Adviser',
    primaryContactInfo: [{ address: email, mediaType: 'EMAIL', type: 'PRIMARY' }],
    addresses: [],
    profileSkills: [],
    certifications: [],
  });
  for (const skill of random.sample(store.skills.all(), 1 + random.below(4))) {
    store.userSkills.set(id, skill.id, 1 + random.below(5));
  }
  const presence = random.pick(store.presenceDefinitions.all());
  store.presences.set(id, 'PURECLOUD', {
    source: 'PURECLOUD',
    primary: true,
    message: '',
    modifiedDate: foundedAt,
    presenceDefinition: { id: presence.id, systemPresence: presence.systemPresence },
  });
  const status = presence.systemPresence === 'On Queue' ? 'IDLE' : 'OFF_QUEUE';
  store.routingStatuses.set(id, { userId: id, status, startTime: foundedAt });
}

function seedQueue(store: Store, random: Random, organisation: SandboxOrganisation, name: string): void {
  const id = random.uuid();
  store.queues.save({
    id,
    name,
    description: `${name} of ${organisation.name}`,
    dateCreated: foundedAt,
    dateModified: foundedAt,
    division: {
      id: organisation.homeDivisionId,
      name: 'Home',
      selfUri: `/api/v2/authorization/divisions/${organisation.homeDivisionId}`,
    },
    mediaSettings: {
      call: { alertingTimeoutSeconds: 30, serviceLevel: { percentage: 0.8, durationMs: 20_000 } },
      chat: { alertingTimeoutSeconds: 30, serviceLevel: { percentage: 0.8, durationMs: 20_000 } },
      email: { alertingTimeoutSeconds: 300, serviceLevel: { percentage: 0.8, durationMs: 86_400_000 } },
    },
    acwSettings: { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 60_000 },
    skillEvaluationMethod: 'BEST',
    autoAnswerOnly: true,
    enableTranscription: false,
    enableManualAssignment: false,
  });
  for (const user of random.sample(store.users.all(), 4 + random.below(7))) {
    store.members.set(id, user.id, { joined: random.next() < 0.8, ringNumber: 1 });
  }
  for (const code of random.sample(store.wrapupCodes.all(), 4)) store.queueWrapupCodes.set(id, code.id, true);
}
