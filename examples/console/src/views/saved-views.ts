import { isObject } from '../shared/stored-value.js';
import { text } from '../shared/text.js';

/** The pages that have views, by the path of their route. */
export const viewPages = {
  wallboard: '/',
  agents: '/agents',
  interactions: '/interactions',
  wall: '/wall',
  analytics: '/analytics',
} as const;
export type ViewPage = keyof typeof viewPages;

/** A page with its filters, sorting and columns under a name. It is stored on this device, without personal data. */
export interface SavedView {
  page: ViewPage;
  name: string;
  /** Path and query. */
  path: string;
  /** Whether the page opens with this view. */
  isDefault: boolean;
}

export const LONGEST_NAME = 60;
/** Views that a user can save for all pages together. */
export const MOST_VIEWS = 200;
const LONGEST_PATH = 20_000;

/** Parameters that may name a person, such as a telephone number or the name of an agent, and those of a moment. */
const unsavedParameters: Readonly<Record<ViewPage, readonly string[]>> = {
  wallboard: [],
  agents: ['find', 'agent'],
  interactions: ['find', 'agent', 'page'],
  wall: [],
  // Conditions of a query are ids of entities, without names.
  analytics: [],
};

/** Returns the page that a path belongs to, if it has views. */
export function viewPageOf(pathname: string): ViewPage | undefined {
  const names = Object.keys(viewPages) as ViewPage[];
  return names.find((name) => viewPages[name] === pathname) ?? (/^\/wall\/[^/]+$/.test(pathname) ? 'wall' : undefined);
}

/** Returns the path without what is not saved, and the names of the parameters that were left out. */
export function savablePath(page: ViewPage, path: string): { path: string; omitted: readonly string[] } {
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = new URLSearchParams(search);
  const omitted = unsavedParameters[page].filter((name) => params.has(name));
  for (const name of omitted) params.delete(name);
  // The order of parameters depends on the order in which the user has set them.
  params.sort();
  const query = params.toString();
  return { path: query === '' ? pathname : `${pathname}?${query}`, omitted };
}

/** Returns the saved view that a path shows, if there is one. */
export function currentView(views: readonly SavedView[], page: ViewPage, path: string): SavedView | undefined {
  const shownPath = savablePath(page, path).path;
  return views.find((view) => view.page === page && view.path === shownPath);
}

/** Why a name cannot be used, as a text to show beside its field. */
export function nameProblem(views: readonly SavedView[], page: ViewPage, name: string, before?: string): string | undefined {
  const trimmedName = name.trim();
  if (trimmedName === '') return text('views.enterName');
  if (trimmedName.length > LONGEST_NAME) return text('views.nameTooLong', { count: LONGEST_NAME });
  const isTaken = views.some((view) => view.page === page && view.name === trimmedName && view.name !== before);
  return isTaken ? text('views.nameTaken') : undefined;
}

/** Adds a view. At most one view of a page is its default. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const added = { ...view, name: view.name.trim(), path: savablePath(view.page, view.path).path };
  const others = views.map((each) => (added.isDefault && each.page === added.page ? { ...each, isDefault: false } : each));
  return [...others, added];
}

const isSame = (one: SavedView, other: SavedView): boolean => one.page === other.page && one.name === other.name;

export function renameView(views: readonly SavedView[], view: SavedView, name: string): SavedView[] {
  return views.map((each) => (isSame(each, view) ? { ...each, name: name.trim() } : each));
}

export function removeView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return views.filter((each) => !isSame(each, view));
}

/** Makes a view the default of its page, or the page open without a view. */
export function changeDefault(views: readonly SavedView[], view: SavedView, isDefault: boolean): SavedView[] {
  return views.map((each) => {
    if (each.page !== view.page) return each;
    return { ...each, isDefault: isDefault && isSame(each, view) };
  });
}

/** Reads stored or imported views. Entries that are invalid are left out. */
export function readViews(value: unknown): SavedView[] {
  const entries = isObject(value) && Array.isArray(value['views']) ? value['views'] : [];
  return entries.slice(0, MOST_VIEWS).reduce<SavedView[]>((views, entry: unknown) => {
    const view = readView(entry);
    return view && nameProblem(views, view.page, view.name) === undefined ? addView(views, view) : views;
  }, []);
}

function readView(entry: unknown): SavedView | undefined {
  if (!isObject(entry)) return undefined;
  const { name, path, isDefault } = entry;
  if (typeof name !== 'string' || typeof path !== 'string' || path.length > LONGEST_PATH) return undefined;
  // The path decides, so that a file cannot lead from one page to another place.
  const page = viewPageOf(path.split('?', 1)[0] ?? '');
  return page && { page, name, path, isDefault: isDefault === true };
}

/** Adds imported views. One with the name of an existing view gets a number; an equal view is not added again. */
export function mergeViews(views: readonly SavedView[], imported: readonly SavedView[]): SavedView[] {
  return imported.reduce<SavedView[]>(
    (all, view) => {
      const isPresent = all.some((each) => isSame(each, view) && each.path === view.path);
      if (isPresent || all.length >= MOST_VIEWS) return all;
      // The user's own default stays.
      return addView(all, { ...view, name: freeName(all, view), isDefault: false });
    },
    [...views],
  );
}

function freeName(views: readonly SavedView[], { page, name }: SavedView): string {
  if (nameProblem(views, page, name) === undefined) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, LONGEST_NAME - 5)} (${number})`;
    if (nameProblem(views, page, numbered) === undefined) return numbered;
  }
}

/** The content of an exported file. */
export function viewsFile(views: readonly SavedView[]): string {
  return `${JSON.stringify({ version: 1, views }, null, 2)}\n`;
}
