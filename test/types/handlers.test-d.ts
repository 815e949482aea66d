import { describe, it } from 'vitest';
import { GamificationApi, RoutingApi, SearchApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Area } from '../../src/sandbox/engine/area.js';
import { readObject } from '../../src/sandbox/http/body.js';
import type { Method } from '../../src/sandbox/operations/methods.js';
import type { Json } from '../../src/sandbox/values/json.js';

declare const area: Area;
declare const json: Json;
declare const anyMethod: Method;
declare const anyReadingMethod: 'getRoutingQueue' | 'getUser';

describe('A handler', () => {
  it('returns parts of the declared result, a response or a promise of either', () => {
    area.handle('getRoutingQueue', () => ({ name: 'Tickets', division: { id: 'd1' } }));
    area.handle('getRoutingQueue', async () => await Promise.resolve({ name: 'Tickets' }));
    area.handle('getRoutingQueue', (context) => context.json({ name: 'Tickets' }, 202));
    area.handle('getRoutingQueues', () => ({ entities: [{ id: 'q1' }], total: 1 }));
    area.handle('deleteRoutingQueue', () => undefined);
    area.handle('getUserDirectreports', () => [{ id: 'u1' }]);
  });

  it('returns fields of the declared types', () => {
    // @ts-expect-error A name is a text.
    area.handle('getRoutingQueue', () => ({ name: 7 }));
    // @ts-expect-error The id of a division is a text.
    area.handle('getRoutingQueue', () => ({ division: { id: 7 } }));
    // @ts-expect-error An entity's name is a text.
    area.handle('getRoutingQueues', () => ({ entities: [{ name: 7 }] }));
    // @ts-expect-error A promise of a wrong result.
    area.handle('getRoutingQueue', async () => await Promise.resolve({ name: 7 }));
    // @ts-expect-error A name in a response with another status is a text.
    area.handle('getRoutingQueue', (context) => context.json({ name: 7 }, 202));
    // @ts-expect-error The status of a contest is a text, though it is an open enumeration.
    area.handle('getGamificationContest', () => ({ status: { length: 7 } }));
    // @ts-expect-error The result is an array.
    area.handle('getUserDirectreports', () => ({ entities: [] }));
    // @ts-expect-error The operation has a result.
    area.handle('getRoutingQueue', () => undefined);
  });

  it('returns only declared fields in a literal', () => {
    // @ts-expect-error The field is named name.
    area.handle('getRoutingQueue', () => ({ nmae: 'Tickets' }));
    // @ts-expect-error A division has no such field.
    area.handle('getRoutingQueue', () => ({ name: 'Tickets', division: { colour: 'red' } }));
  });

  it('returns described fields only', () => {
    // @ts-expect-error JSON without described fields could contain anything.
    area.handle('getRoutingQueue', () => json);
    // @ts-expect-error The copy of such an object is not described either.
    area.handle('getRoutingQueue', () => ({ ...json, name: 'Tickets' }));
    // @ts-expect-error Nor are such objects described in a list.
    area.handle('getRoutingQueues', () => ({ entities: [json] }));
    area.handle('getFlowLatestconfiguration', () => json);
  });

  it('reads the body that the method declares', () => {
    area.handle('postRoutingQueues', (context) => ({ name: readObject(context, ['name']).name }));
    // @ts-expect-error The body has no such field.
    area.handle('postRoutingQueues', (context) => ({ name: String(readObject(context).nmae) }));
    // @ts-expect-error The name of the body is a text.
    area.handle('postRoutingQueues', (context) => ({ memberCount: readObject(context).name }));
  });

  it('names the method, because a name of any method does not say what the result is', () => {
    area.handle(anyReadingMethod, () => ({ name: 'Tickets' }));
    // @ts-expect-error Any method could be meant.
    area.handle(anyMethod, () => ({ name: 'Tickets' }));
  });

  it('belongs to a method of an API class', () => {
    // @ts-expect-error There is no such method.
    area.handle('getRoutingQueu', () => ({}));
  });

  it('returns anything where the platform does not describe the values', () => {
    area.handle('getAuthorizationSubjectsRolecounts', () => ({ u1: 3 }));
    area.handle('getFlowLatestconfiguration', () => ['anything']);
  });
});

describe('An override', () => {
  const sandbox = createSandbox();

  it('is typed like a handler', () => {
    sandbox.on(RoutingApi, 'getRoutingQueue', () => ({ name: 'Tickets' }));
    sandbox.on(SearchApi, 'postSpeechandtextanalyticsTranscriptsSearch', { results: [{ conversationId: 'c1' }] });
    // @ts-expect-error A name is a text.
    sandbox.on(RoutingApi, 'getRoutingQueue', () => ({ name: 7 }));
    // @ts-expect-error The field is named name.
    sandbox.on(RoutingApi, 'getRoutingQueue', { nmae: 'Tickets' });
    // @ts-expect-error The status of a contest is a text.
    sandbox.on(GamificationApi, 'getGamificationContest', { status: { length: 7 } });
  });
});
