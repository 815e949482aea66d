import { parseContract } from '../contract/index.js';
import { packFacts } from './packed-facts.js';

/** The facts of all operations. The build replaces this module by one that contains the text itself (`packed-operation-facts.ts`). */
export const factText = packFacts(parseContract());
