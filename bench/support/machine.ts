import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine that the figures were measured on. Figures of other machines differ. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  const load = `load before the run ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return `${model}, ${processors.length} cores, ${memory}; ${system()}; Node ${process.version}; ${load}`;
}

/** Whether other load on the machine is too high to measure. */
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
