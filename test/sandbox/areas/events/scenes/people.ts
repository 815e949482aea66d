import { callWith } from '../../../support.js';
import type { Scenes, Stage } from './stage.js';

const appointment = { dateStart: '2026-04-01T10:00:00Z', lengthInMinutes: 30 };
const module = async (stage: Stage): Promise<{ id: string }> => {
  const response = await stage.make('learning/modules', { name: stage.name(), completionTimeInDays: 3, informSteps: [] });
  await stage.send('POST', `learning/modules/${response.id}/publish`, {});
  return response;
};
const status = async (stage: Stage): Promise<void> => {
  await stage.idle();
};
/** The sandbox has no operation that creates one, so this uses the first existing one. */
const read =
  (path: string) =>
  async (stage: Stage): Promise<unknown> => {
    const [{ id, name } = { id: '', name: '' }] = (await stage.send<{ entities: { id: string; name: string }[] }>('GET', path))
      .entities;
    return await stage.send('PUT', `${path}/${id}`, { name, read: true });
  };

export const peopleScenes: Scenes = {
  'v2.groups.{id}.greetings': async (stage) => {
    const [{ id } = { id: '' }] = (await stage.send<{ entities: { id: string }[] }>('GET', 'groups')).entities;
    return await stage.make(`groups/${id}/greetings`, {
      type: 'VOICEMAIL',
      ownerType: 'GROUP',
      owner: { id },
      audioTTS: 'Hello',
    });
  },
  'v2.users.{id}.greetings': async (stage) =>
    await stage.make(`users/${stage.userId}/greetings`, {
      type: 'NAME',
      ownerType: 'USER',
      owner: { id: stage.userId },
      name: 'Mine',
      audioFile: { durationMilliseconds: 900, sizeBytes: 44 },
    }),
  'v2.users.{id}.callforwarding': async (stage) =>
    await stage.send('PUT', `users/${stage.userId}/callforwarding`, {
      enabled: true,
      voicemail: 'PURECLOUD',
      calls: [{ targets: [{ type: 'PHONENUMBER', value: '+441632960002' }] }],
    }),
  'v2.users.{id}.geolocation': async (stage) =>
    await stage.send('PATCH', `users/${stage.userId}/geolocations/${stage.sandbox.clients.code.id}`, {
      type: 'web',
      country: 'France',
      city: 'Lille',
    }),
  'v2.users.{id}.outofoffice': async (stage) =>
    await stage.send('PUT', `users/${stage.userId}/outofoffice`, {
      active: true,
      startDate: '2026-04-01T08:00:00+02:00',
      endDate: '2026-04-02T08:00:00Z',
    }),
  'v2.users.{id}.fax.documents': read('fax/documents'),
  'v2.users.{id}.userrecordings': read('userrecordings'),
  'v2.users.{id}.alerting.rules': async (stage) =>
    await stage.make('alerting/rules', {
      name: stage.name(),
      description: 'Somebody waits',
      type: 'ConversationMetrics',
      notifications: [{ recipient: stage.userId, notificationTypes: ['Device'] }],
    }),
  'v2.users.{id}.alerting.alerts': async (stage) => {
    const { entities } = await stage.make<{ entities: { id: string }[] }>('alerting/alerts/query', {
      ruleType: 'All',
      queryType: 'Info',
    });
    return await stage.send('PATCH', `alerting/alerts/${entities[0]?.id ?? ''}`, { type: 'Unread', unread: { state: false } });
  },
  'v2.users.{id}.alerting.interactionstats.rules': async (stage) =>
    await stage.make('alerting/interactionstats/rules', {
      name: stage.name(),
      dimension: 'queueId',
      dimensionValue: stage.floor.queue.id,
      metric: 'tWait',
      mediaType: 'voice',
      numericRange: 'gt',
      statistic: 'max',
      value: 9.5,
      enabled: true,
      alertTypes: ['EMAIL'],
      notificationUsers: [{ id: stage.userId }],
    }),
  'v2.users.{id}.alerting.interactionstats.alerts': async (stage) => {
    const path = 'alerting/interactionstats/alerts';
    const [{ id } = { id: '' }] = (await stage.send<{ entities: { id: string }[] }>('GET', path)).entities;
    return await stage.send('PUT', `${path}/${id}`, { unread: false });
  },
  'v2.users.{id}.voicemail.messages': async (stage) => {
    await stage.leaveMessage();
  },
  'v2.users.{id}.wem.coaching.appointment': async (stage) => {
    const { id } = await stage.make('coaching/appointments', {
      ...appointment,
      name: stage.name(),
      description: 'Tone',
      attendeeIds: [stage.userId],
      facilitatorId: stage.userId,
    });
    await stage.send('DELETE', `coaching/appointments/${id}`);
  },
  'v2.users.{id}.wem.coaching.notification': async (stage) =>
    await callWith(stage.sandbox, stage.sandbox.issueAccessToken(stage.sandbox.users.at(-1)!.id))(
      'POST',
      '/api/v2/coaching/appointments',
      {
        ...appointment,
        name: stage.name(),
        description: 'Tone',
        attendeeIds: [stage.userId],
      },
    ),
  'v2.users.{id}.employeeengagement.celebrations': async (stage) =>
    await stage.make('employeeengagement/recognitions', { recipientId: stage.userId, type: 'ThankYou', title: stage.name() }),
  'v2.users.{id}.wem.learning.assignment': async (stage) =>
    await stage.make('learning/assignments', { moduleId: (await module(stage)).id, userId: stage.userId }),
  'v2.users.{id}.tokens': async (stage) => {
    stage.sandbox.issueAccessToken(stage.userId);
    await Promise.resolve();
  },
  'v2.system.token_revoked.{id}': async (stage) => {
    const call = callWith(stage.sandbox, stage.sandbox.issueAccessToken(stage.sandbox.users.at(-1)!.id));
    await call('POST', '/api/v2/notifications/channels');
    await call('DELETE', '/api/v2/tokens/me');
  },
  'v2.users.{id}.presence': status,
  'v2.users.{id}.routingStatus': status,
  'v2.users.{id}.activity': status,
  'v2.analytics.users.details.jobs.availability': status,
  'v2.users.{id}.station': async (stage) => {
    const { entities } = await stage.send<{ entities: { id: string; status: string; type: string }[] }>('GET', 'stations');
    const free = entities.find((station) => station.status === 'AVAILABLE' && station.type !== 'inin_webrtc_softphone');
    return await stage.send('PUT', `users/${stage.userId}/station/associatedstation/${free!.id}`);
  },
  'v2.routing.queues.{id}.users': async (stage) => {
    const path = `routing/queues/${stage.floor.queue.id}/members/${stage.userId}`;
    await stage.send('PATCH', path, { joined: false });
    await stage.send('PATCH', path, { joined: true });
  },
};
