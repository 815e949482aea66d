export interface TestFile {
  /** The path from the repository's root. */
  readonly file: string;
  /** In ms. */
  readonly duration: number;
}

export declare class TestOrder {
  constructor(root: string, testFiles: readonly TestFile[]);
  addNoticed(source: string, testFile: string): void;
  filesFor(source: string): { first: string[]; rest: string[] };
}

export declare function readResults(root: string, report: object): { testFiles: TestFile[]; failed: string[] };
