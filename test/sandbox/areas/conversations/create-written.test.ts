import type { EmailConversation } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { conversation, openFloor, participant } from '../support.js';
import type { Floor } from '../support.js';

const EMAILS = '/api/v2/conversations/emails';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const begin = async (body: object) => await floor.call<EmailConversation & { id: string }>('POST', EMAILS, body);

describe('an email conversation without a direction, created by an OAuth client', () => {
  const email = { toAddress: 'desk@post.example', toName: 'Desk', fromAddress: 'ada@mail.example', fromName: 'Ada Ash' };

  it('is inbound with a third-party provider, and waits in the queue', async () => {
    const body = { queueId: floor.queue.id, provider: 'Post', subject: 'A lost suitcase', ...email };
    const { status, body: created } = await begin(body);
    expect(status).toBe(200);
    expect(await participant(floor, created.id, 'customer')).toMatchObject({ address: 'ada@mail.example', name: 'Ada Ash' });
    expect(await participant(floor, created.id, 'acd')).toMatchObject({ queueId: floor.queue.id });
    const { participants } = (await conversation(floor, created.id)) as { participants: { emails?: { direction: string }[] }[] };
    expect(participants.flatMap(({ emails = [] }) => emails).map(({ direction }) => direction)).toContain('inbound');
  });

  it('is outbound with the platform’s own provider, which requires a user', async () => {
    const refused = await begin({ queueId: floor.queue.id, provider: 'PureCloud Email', ...email });
    expect(refused).toMatchObject({ status: 400, body: { code: 'not.a.user' } });
  });

  it('requires a queue, and rejects a flow in addition', async () => {
    const flow = { flowId: '00000000-0000-4000-8000-000000000000', provider: 'Post' };
    expect(await begin({ provider: 'Post', ...email })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'queueId' }] },
    });
    expect(await begin({ ...flow, queueId: floor.queue.id })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'flowId' }] },
    });
    expect(await begin(flow)).toMatchObject({ status: 501 });
  });
});
