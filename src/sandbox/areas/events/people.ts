import { isObject } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import { MEMBERS } from '../../store/store.js';
import { MESSAGES } from '../voicemail/model.js';
import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import type { StoredChannel } from '../../store/channels/stored-channel.js';
import { entityEvent, eventForEach, changeType, unlessDeleted } from './row.js';
import type { Row, EntityChange, TopicEvent } from './row.js';

/** The ids in a list of references. */
const readIds = (list: unknown): (string | undefined)[] => (Array.isArray(list) ? list.map(readId) : []);

const eventsForOwner = (kind: string) =>
  unlessDeleted(eventForEach(({ entity }) => (entity['ownerType'] === kind ? [readId(entity['owner'])] : []), greetingFields));

function greetingFields({ entity }: EntityChange): Json {
  const { audioFile } = entity;
  return isObject(audioFile) ? { greetingAudioFile: audioFile } : {};
}

/** For resources below a user. */
const ownerEvents = unlessDeleted(
  eventForEach(
    ({ parents }) => parents.slice(0, 1),
    ({ parents: [id] }) => ({ userId: id, user: { id } }),
  ),
);

/** The creator of a resource that concerns no other user. */
const creatorEvents = unlessDeleted(eventForEach(({ entity }) => [readId(entity['createdBy'])]));

/** The recipients of an alert or a rule. */
function recipientIds({ entity: { notifications, user } }: EntityChange): (string | undefined)[] {
  const notifiedIds = Array.isArray(notifications)
    ? notifications.filter(isObject).map(({ recipient }) => textOf(recipient))
    : [];
  return [readId(user), ...notifiedIds.filter((id) => id !== '')];
}

const alertEvents = eventForEach(recipientIds, (change) => ({
  userId: readId(change.entity['user']),
  action: changeType(change, ['CREATE', 'UPDATE', 'DELETE']),
}));

function coachingFields(change: EntityChange): Json {
  const conversations = readIds(change.entity['conversations']).map((id) => ({ id, action: 'None' }));
  return { conversations, changeType: changeType(change, ['Create', 'Update', 'Delete']) };
}

/** Events of users, groups and the resources that concern users. */
export const peopleRows: readonly Row[] = [
  { topic: 'v2.groups.{id}.greetings', collection: '/api/v2/greetings', createEvents: eventsForOwner('GROUP') },
  { topic: 'v2.users.{id}.greetings', collection: '/api/v2/greetings', createEvents: eventsForOwner('USER') },
  { topic: 'v2.users.{id}.callforwarding', collection: '/api/v2/users/{}/callforwarding', createEvents: ownerEvents },
  { topic: 'v2.users.{id}.geolocation', collection: '/api/v2/users/{}/geolocations', createEvents: ownerEvents },
  {
    topic: 'v2.users.{id}.outofoffice',
    collection: 'users.outofoffice',
    createEvents: entityEvent(({ id }) => ({ user: { id } })),
  },
  { topic: 'v2.users.{id}.fax.documents', collection: '/api/v2/fax/documents', createEvents: creatorEvents },
  { topic: 'v2.users.{id}.userrecordings', collection: '/api/v2/userrecordings', createEvents: creatorEvents },
  {
    topic: 'v2.routing.queues.{id}.users',
    collection: `${MEMBERS}/{}`,
    createEvents: ({ id, parents: [queueId = ''], before, entity, isDeleted }) => {
      const joined = !isDeleted && entity['joined'] === true;
      if (before && !isDeleted && before['joined'] === entity['joined']) return [];
      return [{ ids: [queueId], content: () => ({ id, user: { id }, queueId, joined }) }];
    },
  },
  {
    topic: 'v2.users.{id}.alerting.interactionstats.alerts',
    collection: '/api/v2/alerting/interactionstats/alerts',
    createEvents: unlessDeleted(eventForEach(({ entity }) => readIds(entity['notificationUsers']))),
  },
  {
    topic: 'v2.users.{id}.alerting.interactionstats.rules',
    collection: '/api/v2/alerting/interactionstats/rules',
    createEvents: unlessDeleted(eventForEach(({ entity }) => readIds(entity['notificationUsers']))),
  },
  {
    topic: 'v2.users.{id}.alerting.rules',
    collection: '/api/v2/alerting/rules',
    createEvents: alertEvents,
  },
  {
    topic: 'v2.users.{id}.alerting.alerts',
    collection: '/api/v2/alerting/alerts',
    createEvents: alertEvents,
  },
  {
    topic: 'v2.users.{id}.voicemail.messages',
    collection: MESSAGES,
    createEvents: eventForEach(
      ({ entity }) => [readId(entity['user'])],
      ({ isDeleted }) => (isDeleted ? { deleted: true } : {}),
    ),
  },
  {
    topic: 'v2.users.{id}.wem.coaching.appointment',
    collection: '/api/v2/coaching/appointments',
    createEvents: eventForEach(({ entity }) => [readId(entity['facilitator']), ...readIds(entity['attendees'])], coachingFields),
  },
  {
    topic: 'v2.users.{id}.wem.coaching.notification',
    collection: '/api/v2/coaching/notifications',
    createEvents: unlessDeleted(eventForEach(({ entity }) => [readId(entity['user'])])),
  },
  {
    topic: 'v2.users.{id}.wem.learning.assignment',
    collection: '/api/v2/learning/assignments',
    createEvents: unlessDeleted(eventForEach(({ entity }) => [readId(entity['user'])])),
  },
  {
    topic: 'v2.users.{id}.employeeengagement.celebrations',
    collection: '/api/v2/employeeengagement/recognitions',
    createEvents: (change) =>
      change.before === undefined ? eventForEach(({ entity }) => [readId(entity['recipient'])], recognitionFields)(change) : [],
  },
  {
    topic: 'v2.users.{id}.workforcemanagement.timeoffrequests',
    collection: '/api/v2/workforcemanagement/timeoffrequests',
    createEvents: unlessDeleted(
      eventForEach(({ entity }) => [readId(entity['user']) ?? readId(entity['submittedBy'])], timeOffFields),
    ),
  },
  {
    topic: 'v2.users.{id}.tokens',
    collection: 'tokens',
    createEvents: unlessDeleted(
      eventForEach(
        ({ entity }) => [typeof entity['userId'] === 'string' ? entity['userId'] : undefined],
        ({ world, entity }) => ({
          user: { id: entity['userId'] },
          dateCreated: world.timestamp(),
          tokenExpirationDate: entity['expires'],
        }),
      ),
    ),
  },
  { topic: 'v2.system.token_revoked.{id}', collection: 'tokens', createEvents: revocationEvents },
];

/** A recognition for its recipient, with the topic's spelling of the type: `THANK_YOU` for `ThankYou`. */
const recognitionFields = ({ entity: { id, type } }: EntityChange): Json => ({
  type: 'RECOGNITION',
  sourceEntity: {
    id,
    type: textOf(type)
      .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase(),
  },
});

/** Notifies the clients that use a revoked token. */
function revocationEvents({ world, id, entity, isDeleted }: EntityChange): readonly TopicEvent[] {
  if (!isDeleted) return [];
  const channels = [...world.collection<StoredChannel>('notifications.channels').values()].filter(({ token }) => token === id);
  const { userId, clientId } = entity;
  return channels.map(({ id: channelId }) => ({
    ids: [channelId],
    content: () => ({
      channelId,
      userId,
      oauthClientId: clientId,
      organizationId: world.organisation.id,
      systemTopicType: 'token_revoked',
      reason: 'user_tokens_revoked',
      message: 'The token has been revoked',
    }),
  }));
}

/** Events refer to users by id only. */
function timeOffFields({ entity }: EntityChange): Json {
  const user = readId(entity['user']) ?? readId(entity['submittedBy']);
  const userIds = ['submittedBy', 'reviewedBy', 'modifiedBy'].map((name) => [name, readId(entity[name])]);
  return { user: { id: user }, ...(Object.fromEntries(userIds) as Json) };
}
