import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir, readlink, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Names of the files that downloads are written to before they are complete:
 * `.{target}-{machine}-{pid}-{start}-{random}.part`. The target is a digest of the final name. Machine, pid and start time identify the
 * process, so that a later download recognises what a killed process left behind.
 */
const pattern = /^\.([\da-f]{16})-([\da-f]{16})-(\d{1,10})-(\d{1,20})-[\da-f-]{36}\.part$/;

/** A process as a name holds it. `start` is 0 where the system does not report when a process started. */
interface ProcessIdentity {
  readonly machine: string;
  readonly pid: number;
  readonly start: string;
}

/** Makes a name for the part of a target, which no other download has. */
export async function newPartName(target: string): Promise<string> {
  const { machine, pid, start } = await currentProcess();
  return `.${digestOf(target)}-${machine}-${pid}-${start}-${randomUUID()}.part`;
}

/**
 * Removes the parts of a target that killed processes have left in a directory. Keeps what belongs to a living process, to another machine
 * or container, or to a process that may be alive. Never fails: what cannot be removed stays.
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
    // A directory that cannot be listed is only written to.
  }
}

/** Whether a process of this machine has certainly ended. */
async function isGone(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Anything else, such as a missing permission, leaves open whether it lives.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  // The system may have given the number to another process since.
  const current = await startOf(pid);
  return current !== '0' && start !== '0' && current !== start;
}

async function currentProcess(): Promise<ProcessIdentity> {
  const { pid } = process;
  return { machine: await machineId(), pid, start: await startOf(pid) };
}

/** Identifies the machine, and on Linux the container: only within one do process numbers mean the same. */
async function machineId(): Promise<string> {
  let namespace = '';
  try {
    namespace = await readlink('/proc/self/ns/pid');
  } catch {
    // Other systems have no such namespaces.
  }
  return digestOf(`${nameOfHost()} ${namespace}`);
}

/** The host's name. Where a runtime does not permit to read it, a random one, so that nothing is taken for this machine's. */
function nameOfHost(): string {
  try {
    return hostname();
  } catch {
    return randomUUID();
  }
}

/** When a process started, in ticks since the system did, as Linux reports it; otherwise 0. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // Before the last parenthesis is the program's name, which may hold anything.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return /^\d{1,20}$/.test(start) ? start : '0';
  } catch {
    return '0';
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
