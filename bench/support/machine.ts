import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What the figures were measured on, for nobody's figures hold for another machine. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  const load = `load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return `${model}, ${processors.length} cores, ${memory}; ${system()}; Node ${process.version}; ${load}`;
}

/** Whether so much else is going on that the figures would be about that. */
export function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > cpus().length / 4;
}

function system(): string {
  try {
    const name = /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    if (name !== undefined) return `${name} (${type()} ${release()})`;
  } catch {
    // Only Linux has this file.
  }
  return `${type()} ${release()}`;
}
