import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, [program: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the user's browser. `onFailure` is called if this machine has no program for it. */
export function openBrowser(url: string, onFailure: () => void): void {
  const [program, ...words] = openers[process.platform] ?? ['xdg-open'];
  spawn(program, [...words, url], { stdio: 'ignore', detached: true })
    .once('error', onFailure)
    .unref();
}
