/** Imported by handwritten areas and by the engine. */
export { divisionOf } from '../../engine/division.js';
