import { pageLoading } from './page-loading.js';

/** The files of a module that the build has written, as paths of the console's origin. */
interface BuiltFiles {
  script: string;
  styles: readonly string[];
}

type Load<T> = () => Promise<T>;

/**
 * Loads a module whose files may be out of reach. It waits until the device is online again; if a new version of the console has
 * been deployed meanwhile, it reloads the page once, at the same address.
 *
 * @param name - The module below `src`, without extension.
 */
export async function loadModule<T>(name: string, load: Load<T> | undefined): Promise<T> {
  if (!load) throw new Error(`There is no module ${name}.`);
  try {
    return await load();
  } catch (error) {
    const files = builtFiles()[name];
    if (!files) throw error;
    return await loadAgain<T>(files, error);
  } finally {
    pageLoading.report(undefined);
  }
}

async function loadAgain<T>(files: BuiltFiles, error: unknown): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const state = await probe(files);
    if (state === 'gone') return await reloadOnce(error);
    if (state === 'reachable') {
      try {
        await Promise.all(files.styles.map(addStyle));
        // A browser remembers that a module could not be loaded. Another address makes it try again.
        return (await import(/* @vite-ignore */ `${files.script}?attempt=${attempt}`)) as T;
      } catch {
        // A module that this one imports has failed before, and browsers do not load it again.
        return await reloadOnce(error);
      }
    }
    await pageLoading.waitForRetry(attempt);
  }
}

/** Whether the files can be loaded now. `gone`: the server no longer has them. */
async function probe({ script, styles }: BuiltFiles): Promise<'reachable' | 'unreachable' | 'gone'> {
  try {
    const responses = await Promise.all([script, ...styles].map((file) => fetch(file, { cache: 'no-cache' })));
    if (responses.some(({ status }) => status >= 500 || status === 429)) return 'unreachable';
    // A server may respond with the start page to an address that it does not know.
    const isScript = responses[0]?.headers.get('Content-Type')?.includes('javascript') ?? false;
    return isScript && responses.every(({ ok }) => ok) ? 'reachable' : 'gone';
  } catch {
    return 'unreachable';
  }
}

async function addStyle(href: string): Promise<void> {
  const isPresent = [...document.styleSheets].some((sheet) => sheet.href?.endsWith(href));
  if (isPresent) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

const RELOADED = 'console.reloaded';

/** Reloads the page, unless this version of the console has been reloaded already. */
async function reloadOnce(error: unknown): Promise<never> {
  const version = import.meta.url;
  if (readReloaded() === version) throw error;
  try {
    sessionStorage.setItem(RELOADED, version);
  } catch {
    // Without storage, the page could reload forever.
    throw error;
  }
  location.reload();
  return await new Promise<never>(() => undefined);
}

function readReloaded(): string | null {
  try {
    return sessionStorage.getItem(RELOADED);
  } catch {
    return null;
  }
}

/** Written by build/page-files.ts. Empty in development. */
function builtFiles(): Partial<Record<string, BuiltFiles>> {
  const text = document.getElementById('page-files')?.textContent ?? '{}';
  return JSON.parse(text) as Partial<Record<string, BuiltFiles>>;
}
