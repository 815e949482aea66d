import type { ShapeTable } from './shapes.js';

/** The rest of the tables, if the first part of the sandbox does not have all operations and types. */
export interface LaterTables {
  /** The rest of the operations, with `KEPT_LINE` for each line of the first part. */
  readonly operations: string;
  readonly shapes: ShapeTable;
}

/** None here: the build divides the tables (scripts/build/divided-tables.ts). */
export const laterTables: LaterTables | undefined = undefined;
