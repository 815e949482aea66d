import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir, readlink, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Names of the files that downloads are written to before they are complete: `.{target}-{machine}-{pid}-{start}-{random}.part`.
 * The target is a digest of the final name. Machine, pid and start time identify the process, so that a later download can
 * remove the leftovers of a killed process.
 */
const pattern = /^\.([\da-f]{16})-([\da-f]{16})-(\d{1,10})-(\d{1,20})-[\da-f-]{36}\.part$/;

/** The process that a part's name identifies. `start` is 0 if the system does not report when a process started. */
interface ProcessIdentity {
  readonly machine: string;
  readonly pid: number;
  readonly start: string;
}

/** Makes a unique name for the part of a target. */
export async function newPartName(target: string): Promise<string> {
  const { machine, pid, start } = await currentProcess();
  return `.${digestOf(target)}-${machine}-${pid}-${start}-${randomUUID()}.part`;
}

/**
 * Removes the parts of a target that killed processes have left in a directory. Keeps parts of running processes, of other
 * machines or containers, and of processes whose state is unknown. Never fails: parts that cannot be removed stay.
 */
export async function removeLeftParts(folder: string, target: string): Promise<void> {
  try {
    const { machine } = await currentProcess();
    const digest = digestOf(target);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const [, ofTarget, ofMachine, pid, start = ''] = pattern.exec(entry.name) ?? [];
      if (ofTarget !== digest || ofMachine !== machine || !entry.isFile()) continue;
      if (await isGone(Number(pid), start)) await unlink(join(folder, entry.name)).catch(() => undefined);
    }
  } catch {
    // The directory may be writable but not listable.
  }
}

/** Whether a process of this machine has certainly ended. */
async function isGone(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // With any other error, such as a missing permission, the process may be running.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  // The system may have reused the pid.
  const current = await startOf(pid);
  return current !== '0' && start !== '0' && current !== start;
}

async function currentProcess(): Promise<ProcessIdentity> {
  const { pid } = process;
  return { machine: await machineId(), pid, start: await startOf(pid) };
}

/** Identifies the machine and, on Linux, the container, because pids are unique only within one. */
async function machineId(): Promise<string> {
  let namespace = '';
  try {
    namespace = await readlink('/proc/self/ns/pid');
  } catch {
    // Only Linux has these namespaces.
  }
  return digestOf(`${nameOfHost()} ${namespace}`);
}

/** The host's name, or a random one if the runtime does not permit reading it, so that no other part matches this machine. */
function nameOfHost(): string {
  try {
    return hostname();
  } catch {
    return randomUUID();
  }
}

/** The start time of a process in clock ticks since boot, as Linux reports it; otherwise 0. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The program's name precedes the last parenthesis and may contain any character.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return /^\d{1,20}$/.test(start) ? start : '0';
  } catch {
    return '0';
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
