export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Mutant {
  readonly file: string;
  readonly source: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly start: Place;
  readonly end: Place;
}

export declare function sourcesBelow(root: string, folder: string): string[];
export declare function mutantsOf(root: string, files: readonly string[]): Promise<Mutant[]>;
export declare function mutatedText(mutant: Mutant): string;
export declare function originalText(mutant: Mutant): string;
export declare function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[];
