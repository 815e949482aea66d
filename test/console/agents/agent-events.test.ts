import { describe, expect, it } from 'vitest';
import { applyMemberEvent, applyPresenceEvent, applyUserEvent } from '../../../examples/console/src/agents/user-events.js';

const meeting = { presenceDefinition: { id: 'm', systemPresence: 'Meeting' }, modifiedDate: '2026-03-12T08:00:00Z' };
const idle = { status: 'IDLE', startTime: '2026-03-12T08:00:00Z' };
const page = (...ids: string[]) => ({ entities: ids.map((id) => ({ id, name: `Agent ${id}`, version: 1 })) });

describe('An event about a user', () => {
  it('updates the page with the user, and leaves the other pages unchanged', () => {
    const users = { pages: [page('a', 'b'), page('c', 'd')], pageParams: [1, 2] };
    const changed = applyUserEvent(applyUserEvent(users, { id: 'c', presence: meeting }), { id: 'c', routingStatus: idle });
    expect(changed.pages[0]).toBe(users.pages[0]);
    expect(changed.pages[1]?.entities[0]).toEqual({
      id: 'c',
      name: 'Agent c',
      version: 1,
      presence: meeting,
      routingStatus: { userId: 'c', ...idle },
    });
    expect(users.pages[1]?.entities[0]).not.toHaveProperty('presence');
    expect(applyUserEvent(users, { id: 'nobody', presence: meeting })).toBe(users);
  });

  it('is ignored for the presence of a program that is not primary', () => {
    const before = { source: 'PURECLOUD', primary: true };
    expect(applyPresenceEvent(before, { ...meeting, source: 'OTHER', primary: false })).toBe(before);
    expect(applyPresenceEvent(before, { ...meeting, source: 'OTHER', primary: true })).toMatchObject({
      source: 'OTHER',
      ...meeting,
    });
  });

  it('also updates queue members, who have a user in turn', () => {
    const members = { entities: [{ id: 'a', joined: true, user: { id: 'a', version: 1 } }, { id: 'b' }] };
    const [member] = applyMemberEvent(members, { id: 'a', routingStatus: idle }).entities;
    expect(member).toMatchObject({ joined: true, routingStatus: idle, user: { routingStatus: idle } });
    expect(applyMemberEvent(members, { id: 'a', presence: meeting }).entities[0]?.user?.presence).toEqual(meeting);
    expect(applyMemberEvent(members, { id: 'b', joined: false }).entities[1]).toEqual({ id: 'b', joined: false });
    expect(applyMemberEvent(members, { id: 'b', joined: undefined }).entities[1]).toEqual({ id: 'b' });
    expect(applyMemberEvent(members, { id: 'nobody', joined: true })).toBe(members);
  });
});
