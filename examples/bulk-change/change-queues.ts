import type { ApiClient } from 'contact-centre-client';
import { fileJournal } from 'contact-centre-client/bulk';
import { limitAfterCallWork } from './after-call-work.js';

interface ChangeOptions {
  /** `preview`, `apply` or `undo`. */
  command: string;
  /** Names the run and its journal, such as `2026-03-09`. */
  night: string;
  /** The directory of the journals. */
  directory: string;
  print: (line: string) => void;
}

/** Previews, applies or reverts the change of a night. @returns the number of queues that failed. */
export async function changeQueues(client: ApiClient, { command, night, directory, print }: ChangeOptions): Promise<number> {
  const name = `after-call-work-${night}`;
  const run = limitAfterCallWork(client, name, fileJournal(`${directory}/${name}.jsonl`));

  if (command === 'preview') {
    const { entities, planned, samples, missing } = await run.rehearse({ permissions: ['routing:queue:edit'] });
    print(`${planned} of ${entities} queues would change`);
    for (const { before, change } of samples) {
      print(`  ${before.name}: ${describe(before.acwSettings?.timeoutMs)} → ${describe(change.acwSettings.timeoutMs)}`);
    }
    if (missing.length > 0) print(`Missing permissions: ${missing.join(', ')}`);
    return missing.length;
  }

  if (command !== 'apply' && command !== 'undo') {
    throw new Error(`Unknown command "${command}". Use preview, apply or undo.`);
  }
  const work = command === 'apply' ? run.start({ maxFailures: '5%' }) : run.undo();
  const { done, failed, skipped } = await work;
  print(`${command === 'apply' ? 'Changed' : 'Restored'}: ${done}, failed: ${failed}, skipped: ${skipped}`);
  for await (const { key, reason } of run.notes()) print(`  ${key}: ${reason}`);
  return failed;
}

function describe(timeoutMs: number | undefined): string {
  return timeoutMs === undefined ? 'no limit' : `${timeoutMs / 1000} s`;
}
