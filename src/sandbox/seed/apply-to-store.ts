import type { Json } from '../values/json.js';
import type { Store, StoredQueue, StoredSkill, StoredUser, StoredWrapupCode } from '../store/store.js';
import { streamFor } from './names.js';
import type { ReadEntry, ReadFile } from './read.js';

/** The creation date of all seeded entities. */
const foundedAt = '2024-03-04T08:00:00.000Z';

/** Applies the content of a file to a seeded store. */
export function applyToStore(store: Store, { seed, sections }: ReadFile): void {
  const { divisions, skills, wrapupCodes, users, queues } = sections;
  for (const { fields } of divisions ?? []) store.divisions.save(fields as { id: string });
  if (skills) {
    for (const collection of [store.skills, store.userSkills]) collection.clear();
    for (const { fields } of skills) {
      store.skills.save({ dateModified: foundedAt, state: 'active', version: '1', ...fields } as unknown as StoredSkill);
    }
  }
  if (wrapupCodes) {
    for (const collection of [store.wrapupCodes, store.queueWrapupCodes]) collection.clear();
    for (const { fields } of wrapupCodes) {
      store.wrapupCodes.save({ dateCreated: foundedAt, dateModified: foundedAt, ...fields } as unknown as StoredWrapupCode);
    }
    // Queues of the sandbox itself have all wrap-up codes.
    if (!queues) for (const queue of store.queues.all()) setAll(store.queueWrapupCodes, queue.id, wrapupCodes);
  }
  if (users) applyUsers(store, users, seed, queues === undefined);
  if (queues) applyQueues(store, queues);
}

function setAll(children: Store['queueWrapupCodes'], parentId: string, entries: readonly ReadEntry[]): void {
  for (const { id } of entries) children.set(parentId, id, true);
}

function applyUsers(store: Store, users: readonly ReadEntry[], seed: number, shouldJoinQueues: boolean): void {
  for (const part of [store.users, store.members, store.userSkills, store.presences, store.routingStatuses]) part.clear();
  const offlinePresence = store.presenceDefinitions.all().find(({ systemPresence }) => systemPresence === 'Offline');
  for (const { id, name, fields, seedFields } of users) {
    const email = typeof fields['email'] === 'string' ? fields['email'] : `${mailboxOf(name)}@users.example`;
    const [mailbox = '', domain = ''] = email.split('@');
    store.users.save({
      state: 'active',
      version: 1,
      acdAutoAnswer: false,
      username: email,
      addresses: [],
      profileSkills: [],
      certifications: [],
      primaryContactInfo: [{ address: email, mediaType: 'EMAIL', type: 'PRIMARY' }],
      chat: { jabberId: `${streamFor(seed, 'jabber', mailbox, domain).hex(24)}@${domain}` },
      ...fields,
      id,
      name,
      email,
      division: divisionOf(store, seedFields['division']),
      ...(typeof seedFields['manager'] === 'string' && {
        manager: { id: seedFields['manager'], selfUri: `/api/v2/users/${seedFields['manager']}` },
      }),
    } as unknown as StoredUser);
    for (const [skillId, level] of Object.entries((seedFields['skills'] ?? {}) as Record<string, number>)) {
      store.userSkills.set(id, skillId, level);
    }
    const presence = store.presenceDefinitions.find((seedFields['presence'] as string | undefined) ?? offlinePresence?.id ?? '');
    if (presence) {
      store.presences.set(id, 'PURECLOUD', {
        source: 'PURECLOUD',
        primary: true,
        message: '',
        modifiedDate: foundedAt,
        presenceDefinition: { id: presence.id, systemPresence: presence.systemPresence },
      });
    }
    const status = (seedFields['routingStatus'] ?? 'OFF_QUEUE') as 'IDLE' | 'OFF_QUEUE';
    store.routingStatuses.set(id, { userId: id, status, startTime: foundedAt });
  }
  if (!shouldJoinQueues) return;
  // Queues of the sandbox itself need members: each has every second user.
  for (const [queueIndex, queue] of store.queues.all().entries()) {
    for (const [index, { id }] of users.entries()) {
      if (users.length === 1 || (queueIndex + index) % 2 === 0) store.members.set(queue.id, id, { joined: true, ringNumber: 1 });
    }
  }
}

function applyQueues(store: Store, queues: readonly ReadEntry[]): void {
  const [defaultQueue] = store.queues.all();
  for (const part of [store.queues, store.members, store.queueWrapupCodes]) part.clear();
  for (const { id, name, fields, seedFields } of queues) {
    store.queues.save({
      dateCreated: foundedAt,
      dateModified: foundedAt,
      mediaSettings: defaultQueue?.mediaSettings,
      acwSettings: defaultQueue?.acwSettings,
      skillEvaluationMethod: 'BEST',
      autoAnswerOnly: true,
      enableTranscription: false,
      enableManualAssignment: false,
      ...fields,
      id,
      name,
      division: divisionOf(store, seedFields['division']),
    } as StoredQueue);
    for (const userId of (seedFields['members'] ?? []) as string[])
      store.members.set(id, userId, { joined: true, ringNumber: 1 });
    for (const codeId of (seedFields['wrapupCodes'] ?? []) as string[]) store.queueWrapupCodes.set(id, codeId, true);
  }
}

/** The home division comes first. */
function divisionOf(store: Store, divisionId: unknown): Json {
  const [home] = store.divisions.all();
  const division = (typeof divisionId === 'string' ? store.divisions.find(divisionId) : undefined) ?? home;
  const id = division?.id ?? '';
  return { id, name: division?.name, selfUri: `/api/v2/authorization/divisions/${id}` };
}

function mailboxOf(name: string): string {
  const letters = name.normalize('NFD').replace(/[^A-Za-z0-9 -]/g, '');
  return letters.toLowerCase().split(' ').filter(Boolean).join('.') || 'user';
}
