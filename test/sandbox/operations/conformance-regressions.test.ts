import { expect, it } from 'vitest';
import { openFloor, ring } from '../areas/support.js';
import { signIn } from '../support.js';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxEvent } from 'contact-centre-client/sandbox';

it('The estimated wait time refuses a media type that it does not list', async () => {
  const { call, queue } = await openFloor();
  const path = (media: string): string => `${queue.selfUri}/mediatypes/${media}/estimatedwaittime`;
  expect((await call('GET', path('call'))).body).toMatchObject({ results: [{ intent: 'CALL', formula: 'BEST' }] });
  expect(await call('GET', path('pigeon'))).toMatchObject({
    status: 400,
    body: {
      message:
        'Value [PIGEON] is not valid for field type [MediaType]. Allowable values are: ALL, CALL, CALLBACK, CHAT, EMAIL, SOCIALEXPRESSION, VIDEOCOMM, MESSAGE',
      details: [{ errorCode: 'invalid.value', fieldName: 'mediaType' }],
    },
  });
});

it('An entry that a read-only list lacks cannot be removed from it', async () => {
  const call = await signIn(createSandbox());
  expect(await call('DELETE', '/api/v2/orphanrecordings/some-id')).toMatchObject({ status: 404, body: { entityId: 'some-id' } });
});

it('The event of a conversation for its queue has references without the addresses of responses', async () => {
  const floor = await openFloor();
  const events: SandboxEvent[] = [];
  floor.sandbox.subscribe((event) => events.push(event));
  const id = await ring(floor);
  const last = (topicName: string): unknown => events.findLast((event) => event.topicName === topicName)?.eventBody;
  const topic = `v2.routing.queues.${floor.queue.id}.conversations`;
  expect(last(topic)).toMatchObject({ id, participants: [{ purpose: 'customer' }, { queueId: floor.queue.id }] });
  expect(last(topic)).not.toHaveProperty('selfUri');
  expect(last(topic)).not.toHaveProperty('participants.0.calls.0.segments');
  expect(last(`${topic}.calls`)).toMatchObject({ participants: [{}, { queue: { id: floor.queue.id } }] });
  expect(last(`${topic}.calls`)).not.toHaveProperty('participants.1.queue.selfUri');
});
