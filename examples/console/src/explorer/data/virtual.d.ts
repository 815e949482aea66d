/** Generated at build time by build/explorer-data.ts. */
declare module 'virtual:explorer' {
  export const index: readonly import('./types.js').IndexedArea[];
  export const areaData: Readonly<Record<string, () => Promise<import('./types.js').AreaData>>>;
  /** The modules of the API classes, by slug. */
  export const areaClasses: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
