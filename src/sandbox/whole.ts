import { completeOperationTable } from '../contract/table.js';
import { includedPart } from './included-part.js';
import type { LaterPart } from './areas/later-part.js';
import { addShapes } from './operations/shapes.js';
import { readContractAgain } from './operations/surface.js';
import { markWhole, SandboxNotLoadedError } from './operations/wholeness.js';

let loadedPart = includedPart;
let load: (() => Promise<LaterPart>) | undefined;

markWhole(loadedPart !== undefined);

/** Provides the later part, or a function that loads it. The files of the package call this before a sandbox is created. */
export function provideLaterPart(part: LaterPart | (() => Promise<LaterPart>)): void {
  if (typeof part === 'function') load = part;
  else complete(part);
}

/** The later part, if it is loaded. */
export const laterPartIfLoaded = (): LaterPart | undefined => loadedPart;

/** @throws SandboxNotLoadedError */
export async function loadLaterPart(): Promise<void> {
  if (loadedPart || !load) return;
  try {
    complete(await load());
  } catch (error) {
    throw new SandboxNotLoadedError(`The rest of the sandbox could not be loaded: ${(error as Error).message}`, { cause: error });
  }
}

function complete(part: LaterPart): void {
  if (loadedPart) return;
  if (part.tables) {
    completeOperationTable(part.tables.operations);
    addShapes(part.tables.shapes);
    readContractAgain();
  }
  loadedPart = part;
  markWhole(true);
}
