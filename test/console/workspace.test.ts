import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agentLimitOf } from '../../examples/console/src/workspace/agent-limit.js';
import type { Workspace } from '../../examples/console/src/workspace/workspace.js';
import {
  MOST_ENTITIES,
  WorkspaceStore,
  isLimited,
  queueListOf,
  readWorkspace,
  wholeOrganisation,
  withWorkspace,
  withoutParts,
  workspaceAt,
} from '../../examples/console/src/workspace/workspace.js';
import { MemoryStorage } from '../support/page.js';

const sales = { id: 'd-1', name: 'Sales' };
const north = { id: 't-1', name: 'North' };
const workspace: Workspace = { divisions: [sales], teams: [north], timeZone: 'Europe/Lisbon' };

describe('The store of the workspace', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
  });

  it('returns what was stored for an organisation', () => {
    const store = new WorkspaceStore('mypurecloud.ie.client');
    expect(store.read()).toEqual(wholeOrganisation);
    expect(store.write(workspace)).toBe(true);
    expect(store.read()).toEqual(workspace);
    expect(new WorkspaceStore('mypurecloud.com.client').read()).toEqual(wholeOrganisation);
    store.write({ ...workspace, timeZone: undefined });
    expect(store.read().timeZone).toBeUndefined();
  });

  it('says that it cannot store', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(new WorkspaceStore('a').write(workspace)).toBe(false);
  });

  it.each([
    ['damaged', '{'],
    ['no object', '7'],
    ['null', 'null'],
    ['of another form', '{"divisions":"d-1","teams":{"id":"t-1"},"timeZone":7}'],
    ['with invalid entries', '{"divisions":[null,7,"d-1",{"name":"Sales"},{"id":"a,b"}],"timeZone":"Mars/Olympus"}'],
  ])('ignores text that is %s', (_, text) => {
    storage.setItem('console.workspace.a', text);
    expect(new WorkspaceStore('a').read()).toEqual(wholeOrganisation);
  });

  it('keeps the valid parts, and no more entities than a request can have', () => {
    const many = Array.from({ length: MOST_ENTITIES + 1 }, (_, index) => ({ id: `d-${index}` }));
    const { divisions, teams } = readWorkspace({ divisions: many, teams: [{}, north], timeZone: '' });
    expect(divisions).toHaveLength(MOST_ENTITIES);
    expect(divisions[0]).toEqual({ id: 'd-0', name: '' });
    expect(teams).toEqual([north]);
  });
});

describe('The workspace of an address', () => {
  it('is restored from a path that contains it, in another browser without the names', () => {
    const path = withWorkspace('/agents?presence=Busy', workspace);
    expect(path).toBe('/agents?presence=Busy&divisions=d-1&teams=t-1&zone=Europe%2FLisbon');
    const search = path.slice(path.indexOf('?'));
    expect(workspaceAt(search, workspace)).toEqual(workspace);
    expect(workspaceAt(search, wholeOrganisation)).toEqual({
      divisions: [{ id: 'd-1', name: '' }],
      teams: [{ id: 't-1', name: '' }],
      timeZone: 'Europe/Lisbon',
    });
  });

  it('replaces the stored parts that it contains', () => {
    expect(workspaceAt('?divisions=d-2', workspace)).toEqual({ ...workspace, divisions: [{ id: 'd-2', name: '' }] });
    expect(workspaceAt('?divisions=', workspace)).toEqual({ ...workspace, divisions: [] });
    expect(workspaceAt('?zone=Asia/Tokyo', workspace).timeZone).toBe('Asia/Tokyo');
  });

  it('is the stored one if the address has no part or invalid ones', () => {
    expect(workspaceAt('?view=table', workspace)).toBe(workspace);
    expect(workspaceAt('?zone=Mars', workspace)).toEqual(workspace);
    expect(workspaceAt('?divisions=a%20b,d-1', wholeOrganisation).divisions).toEqual([{ id: 'd-1', name: '' }]);
  });

  it('replaces the one that a path has, and leaves no part of the whole organisation', () => {
    expect(withWorkspace('/?divisions=d-9&view=table', { ...workspace, teams: [], timeZone: undefined })).toBe(
      '/?divisions=d-1&view=table',
    );
    expect(withWorkspace('/?divisions=d-9', wholeOrganisation)).toBe('/');
  });

  it('can be removed in parts', () => {
    const search = '?view=table&divisions=d-1&teams=t-1&zone=Asia%2FTokyo';
    expect(withoutParts(search, { divisions: [], teams: [] })).toBe('?view=table&zone=Asia%2FTokyo');
    expect(withoutParts('?zone=Asia%2FTokyo', { timeZone: undefined })).toBe('');
  });
});

describe('The limit of a workspace', () => {
  it('exists with a division or a team', () => {
    expect(isLimited(wholeOrganisation)).toBe(false);
    expect(isLimited({ ...wholeOrganisation, timeZone: 'Asia/Tokyo' })).toBe(false);
    expect(isLimited({ ...wholeOrganisation, divisions: [sales] })).toBe(true);
    expect(isLimited({ ...wholeOrganisation, teams: [north] })).toBe(true);
  });

  it('filters queues by the platform', () => {
    expect(queueListOf(wholeOrganisation)).toEqual({ pageSize: 100 });
    expect(queueListOf(workspace)).toEqual({ pageSize: 100, divisionId: ['d-1'] });
  });

  it.each([
    ['without a limit', [], undefined, ['a', 'b', 'c']],
    ['by division', [sales], undefined, ['a']],
    ['by team', [], ['b', 'c'], ['b', 'c']],
    ['by both', [sales], ['b'], []],
    ['by teams without members', [], [], []],
  ])('includes agents %s', (_, divisions, memberIds, expected) => {
    const users = [{ id: 'a', division: { id: 'd-1' } }, { id: 'b', division: { id: 'd-2' } }, { id: 'c' }];
    expect(users.filter(agentLimitOf(divisions, memberIds)).map(({ id }) => id)).toEqual(expected);
  });
});
