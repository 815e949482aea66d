import type { AreaName } from './areas.mjs';

export interface Arguments {
  readonly targets: readonly { readonly name: AreaName; readonly file?: string }[];
  readonly sample?: number;
  readonly seed: number;
  readonly concurrency: number;
}

export declare function readArguments(words: readonly string[]): Arguments;
