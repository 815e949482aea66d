import { isObject } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import { MEMBERS } from '../../store/store.js';
import { MESSAGES } from '../voicemail/model.js';
import { readId } from '../repository.js';
import type { Json } from '../repository.js';
import type { StoredChannel } from '../../store/channels/stored-channel.js';
import { aboutIt, aboutThose, happened, whileThere } from './row.js';
import type { Row, Seen, Telling } from './row.js';

/** The ids in a list of references. */
const idsIn = (list: unknown): (string | undefined)[] => (Array.isArray(list) ? list.map(readId) : []);

const ownerOf = (kind: string) =>
  whileThere(aboutThose(({ entity }) => (entity['ownerType'] === kind ? [readId(entity['owner'])] : []), greeting));

function greeting({ entity }: Seen): Json {
  const { audioFile } = entity;
  return isObject(audioFile) ? { greetingAudioFile: audioFile } : {};
}

/** For resources below a user. */
const ownersOwn = whileThere(
  aboutThose(
    ({ parents }) => parents.slice(0, 1),
    ({ parents: [id] }) => ({ userId: id, user: { id } }),
  ),
);

/** The creator of a resource that concerns no other user. */
const maker = whileThere(aboutThose(({ entity }) => [readId(entity['createdBy'])]));

/** The recipients of an alert or a rule. */
function recipients({ entity: { notifications, user } }: Seen): (string | undefined)[] {
  const named = Array.isArray(notifications) ? notifications.filter(isObject).map(({ recipient }) => textOf(recipient)) : [];
  return [readId(user), ...named.filter((id) => id !== '')];
}

const alerted = aboutThose(recipients, (seen) => ({
  userId: readId(seen.entity['user']),
  action: happened(seen, ['CREATE', 'UPDATE', 'DELETE']),
}));

function coached(seen: Seen): Json {
  const conversations = idsIn(seen.entity['conversations']).map((id) => ({ id, action: 'None' }));
  return { conversations, changeType: happened(seen, ['Create', 'Update', 'Delete']) };
}

/** Events of users, groups and the resources that concern users. */
export const peopleRows: readonly Row[] = [
  { topic: 'v2.groups.{id}.greetings', place: '/api/v2/greetings', tellings: ownerOf('GROUP') },
  { topic: 'v2.users.{id}.greetings', place: '/api/v2/greetings', tellings: ownerOf('USER') },
  { topic: 'v2.users.{id}.callforwarding', place: '/api/v2/users/{}/callforwarding', tellings: ownersOwn },
  { topic: 'v2.users.{id}.geolocation', place: '/api/v2/users/{}/geolocations', tellings: ownersOwn },
  { topic: 'v2.users.{id}.outofoffice', place: 'users.outofoffice', tellings: aboutIt(({ id }) => ({ user: { id } })) },
  { topic: 'v2.users.{id}.fax.documents', place: '/api/v2/fax/documents', tellings: maker },
  { topic: 'v2.users.{id}.userrecordings', place: '/api/v2/userrecordings', tellings: maker },
  {
    topic: 'v2.routing.queues.{id}.users',
    place: `${MEMBERS}/{}`,
    tellings: ({ id, parents: [queueId = ''], before, entity, isGone }) => {
      const joined = !isGone && entity['joined'] === true;
      if (before && !isGone && before['joined'] === entity['joined']) return [];
      return [{ ids: [queueId], about: () => ({ id, user: { id }, queueId, joined }) }];
    },
  },
  {
    topic: 'v2.users.{id}.alerting.interactionstats.alerts',
    place: '/api/v2/alerting/interactionstats/alerts',
    tellings: whileThere(aboutThose(({ entity }) => idsIn(entity['notificationUsers']))),
  },
  {
    topic: 'v2.users.{id}.alerting.interactionstats.rules',
    place: '/api/v2/alerting/interactionstats/rules',
    tellings: whileThere(aboutThose(({ entity }) => idsIn(entity['notificationUsers']))),
  },
  {
    topic: 'v2.users.{id}.alerting.rules',
    place: '/api/v2/alerting/rules',
    tellings: alerted,
  },
  {
    topic: 'v2.users.{id}.alerting.alerts',
    place: '/api/v2/alerting/alerts',
    tellings: alerted,
  },
  {
    topic: 'v2.users.{id}.voicemail.messages',
    place: MESSAGES,
    tellings: aboutThose(
      ({ entity }) => [readId(entity['user'])],
      ({ isGone }) => (isGone ? { deleted: true } : {}),
    ),
  },
  {
    topic: 'v2.users.{id}.wem.coaching.appointment',
    place: '/api/v2/coaching/appointments',
    tellings: aboutThose(({ entity }) => [readId(entity['facilitator']), ...idsIn(entity['attendees'])], coached),
  },
  {
    topic: 'v2.users.{id}.wem.coaching.notification',
    place: '/api/v2/coaching/notifications',
    tellings: whileThere(aboutThose(({ entity }) => [readId(entity['user'])])),
  },
  {
    topic: 'v2.users.{id}.wem.learning.assignment',
    place: '/api/v2/learning/assignments',
    tellings: whileThere(aboutThose(({ entity }) => [readId(entity['user'])])),
  },
  {
    topic: 'v2.users.{id}.employeeengagement.celebrations',
    place: '/api/v2/employeeengagement/recognitions',
    tellings: (seen) =>
      seen.before === undefined ? aboutThose(({ entity }) => [readId(entity['recipient'])], celebrated)(seen) : [],
  },
  {
    topic: 'v2.users.{id}.workforcemanagement.timeoffrequests',
    place: '/api/v2/workforcemanagement/timeoffrequests',
    tellings: whileThere(aboutThose(({ entity }) => [readId(entity['user']) ?? readId(entity['submittedBy'])], timeOff)),
  },
  {
    topic: 'v2.users.{id}.tokens',
    place: 'tokens',
    tellings: whileThere(
      aboutThose(
        ({ entity }) => [typeof entity['userId'] === 'string' ? entity['userId'] : undefined],
        ({ world, entity }) => ({
          user: { id: entity['userId'] },
          dateCreated: world.timestamp(),
          tokenExpirationDate: entity['expires'],
        }),
      ),
    ),
  },
  { topic: 'v2.system.token_revoked.{id}', place: 'tokens', tellings: revoked },
];

/** A recognition for its recipient, with the topic's spelling of the type: `THANK_YOU` for `ThankYou`. */
const celebrated = ({ entity: { id, type } }: Seen): Json => ({
  type: 'RECOGNITION',
  sourceEntity: {
    id,
    type: textOf(type)
      .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase(),
  },
});

/** Notifies the clients that use a revoked token. */
function revoked({ world, id, entity, isGone }: Seen): readonly Telling[] {
  if (!isGone) return [];
  const channels = [...world.collection<StoredChannel>('notifications.channels').values()].filter(({ token }) => token === id);
  const { userId, clientId } = entity;
  return channels.map(({ id: channelId }) => ({
    ids: [channelId],
    about: () => ({
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
function timeOff({ entity }: Seen): Json {
  const user = readId(entity['user']) ?? readId(entity['submittedBy']);
  const people = ['submittedBy', 'reviewedBy', 'modifiedBy'].map((name) => [name, readId(entity[name])]);
  return { user: { id: user }, ...(Object.fromEntries(people) as Json) };
}
