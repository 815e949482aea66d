import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedView } from '../../examples/console/src/views/saved-views.js';
import {
  addView,
  changeDefault,
  mergeViews,
  nameProblem,
  readViews,
  removeView,
  renameView,
  savablePath,
  viewPageOf,
  viewsFile,
} from '../../examples/console/src/views/saved-views.js';
import { ViewsStore } from '../../examples/console/src/views/views-store.js';
import { MemoryStorage } from '../support/page.js';
import './support/english.js';

const table: SavedView = { page: 'wallboard', name: 'Table', path: '/?view=table', isDefault: true };
const idle: SavedView = { page: 'agents', name: 'Idle', path: '/agents?status=IDLE', isDefault: true };

describe('A saved view', () => {
  it('belongs to the page of its path', () => {
    const paths = ['/', '/agents', '/interactions', '/wall', '/wall/Front%20desk', '/queues/1', '/explorer', '/wall/a/b'];
    expect(paths.map(viewPageOf)).toEqual([
      'wallboard',
      'agents',
      'interactions',
      'wall',
      'wall',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has no parameters that may name a person, and an order that does not depend on the user', () => {
    expect(savablePath('interactions', '/interactions?page=3&outcome=abandoned&find=%2B4416329&agent=u1')).toEqual({
      path: '/interactions?outcome=abandoned',
      omitted: ['find', 'agent', 'page'],
    });
    expect(savablePath('agents', '/agents?find=Osei').path).toBe('/agents');
    expect(savablePath('wallboard', '/?view=table&find=billing').path).toBe('/?find=billing&view=table');
    expect(addView([], { ...idle, path: '/agents?find=Osei&status=IDLE' })[0]?.path).toBe('/agents?status=IDLE');
  });

  it('is the only default of its page', () => {
    const cards: SavedView = { ...table, name: ' Cards ', path: '/?view=cards' };
    const views = addView([table, idle], cards);
    expect(views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Table', false],
      ['Idle', true],
      ['Cards', true],
    ]);
    expect(changeDefault(views, table, true).map(({ isDefault }) => isDefault)).toEqual([true, true, false]);
    expect(changeDefault(views, { ...cards, name: 'Cards' }, false).map(({ isDefault }) => isDefault)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('can be renamed and deleted', () => {
    expect(renameView([table, idle], table, ' List ').map(({ name }) => name)).toEqual(['List', 'Idle']);
    expect(removeView([table, idle], table)).toEqual([idle]);
  });

  it.each([
    ['', 'Enter a name'],
    ['x'.repeat(61), 'Enter at most 60 characters'],
    [' Table ', 'Another view of this page has this name'],
    ['Idle', undefined],
  ])('has a valid name: %j', (name, problem) => {
    expect(nameProblem([table, idle], 'wallboard', name)).toBe(problem);
  });

  it('may keep its own name', () => {
    expect(nameProblem([table], 'wallboard', 'Table', 'Table')).toBeUndefined();
  });
});

describe('A file of views', () => {
  it('contains all views, and is read again', () => {
    expect(readViews(JSON.parse(viewsFile([table, idle])))).toEqual([table, idle]);
  });

  it.each([
    null,
    7,
    [],
    {},
    { views: 'none' },
    { views: [null, 1, {}, { name: 'a' }, { name: 'a', path: 7 }, { name: '', path: '/' }] },
  ])('without valid views is empty: %j', (value) => {
    expect(readViews(value)).toEqual([]);
  });

  it('leads to pages of the console only', () => {
    const paths = [
      'https://evil.example/',
      '//evil.example/',
      'javascript:alert(1)',
      '/explorer/users/deleteUser',
      '/sign-in?code=1',
    ];
    expect(readViews({ views: paths.map((path, index) => ({ name: `View ${index}`, path })) })).toEqual([]);
  });

  it('adds views, numbers names that exist, and leaves the own default', () => {
    const other: SavedView = { ...table, path: '/?view=cards' };
    const merged = mergeViews([table], [table, other, idle]);
    expect(merged).toEqual([table, { ...other, name: 'Table (2)', isDefault: false }, { ...idle, isDefault: false }]);
    expect(mergeViews(merged, [idle])).toEqual(merged);
  });
});

describe('The store of views', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
  });

  it('keeps the views of a user, and returns the same list until it changes', () => {
    const store = new ViewsStore('mypurecloud.ie.user-1');
    expect(store.read()).toEqual([]);
    expect(store.write([table])).toBe(true);
    expect(store.read()).toEqual([table]);
    expect(store.read()).toBe(store.read());
    expect(new ViewsStore('mypurecloud.ie.user-2').read()).toEqual([]);
  });

  it('has no views if the stored text is damaged, and says that it cannot store', () => {
    storage.setItem('console.views.a', '{');
    expect(new ViewsStore('a').read()).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(new ViewsStore('a').read()).toEqual([]);
    expect(new ViewsStore('a').write([table])).toBe(false);
  });
});
