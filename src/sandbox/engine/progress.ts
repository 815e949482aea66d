import type { World } from '../store/world.js';
import type { Json } from '../values/json.js';
import { shapeOf } from '../operations/shapes.js';

/** How long a job waits, and how long it runs, in ms. */
const STEP = 1000;

const waitingPattern = /^(queued|pending|registered|created|submitted|requested|notstarted|not_started|initiated)$/i;
const runningPattern = /^(running|processing|started|inprogress|in_progress|executing)$/i;
const donePattern = /^(complete|completed|succeeded|success|successful|fulfilled|finished|done|ready)$/i;

/** Whether a created entity of this type is a job that progresses without further requests. */
export function isJob(type: string): boolean {
  return /Job|Import|Export|Execution|Operation|Async|Status(Result|Response)?$/.test(type) && stages(type).length > 0;
}

/** Returns the current state of a job: queued initially, then running, then done, by the sandbox's clock. */
export function withProgress(world: World, type: string, job: Json, startTime: number): Json {
  const stage = Math.floor((world.now() - startTime) / STEP);
  const stageFields = Object.fromEntries(
    stages(type).map(([name, states]) => [name, states[Math.min(Math.max(stage - (3 - states.length), 0), states.length - 1)]]),
  );
  return { ...job, ...stageFields };
}

/** The fields of a type that show the progress of a job, and their successive values. */
function stages(type: string): [field: string, states: readonly (string | boolean)[]][] {
  return [...shapeOf(type).values()].flatMap(({ name, kind, values }): [string, readonly (string | boolean)[]][] => {
    if (kind === 'boolean' && name === 'complete') return [[name, [false, true]]];
    if (kind !== 'enum') return [];
    const states = [waitingPattern, runningPattern, donePattern].map((pattern) => values.find((value) => pattern.test(value)));
    const [, , end] = states;
    const declaredStates = states.filter((state) => state !== undefined);
    return end !== undefined && declaredStates.length > 1 ? [[name, declaredStates]] : [];
  });
}
