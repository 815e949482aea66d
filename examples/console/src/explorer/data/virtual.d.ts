/** Generated at build time by build/explorer-data.ts. */
declare module 'virtual:explorer' {
  export const index: readonly import('./types.js').IndexedArea[];
  /** The operations of the common tasks, by name. */
  export const taskOperations: Readonly<Record<string, import('./types.js').OperationFacts>>;
  /** The names of all query values, as they are sent. */
  export const queryNames: readonly string[];
  export const areaData: Readonly<Record<string, () => Promise<import('./types.js').AreaData>>>;
  /** The models of request bodies, by slug. */
  export const areaModels: Readonly<Record<string, () => Promise<import('./types.js').Models>>>;
  /** The modules of the API classes, by slug. */
  export const areaClasses: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}

/** Loaded by the worker of the search only. */
declare module 'virtual:explorer/-search' {
  const data: import('./types.js').SearchData;
  export default data;
}

/** Loaded with the first response that has a body. */
declare module 'virtual:explorer/-readers' {
  const data: import('./types.js').ReaderData;
  export default data;
}

/** Loaded with the first form that has a field for an id. */
declare module 'virtual:explorer/-entities' {
  const lists: import('./types.js').EntityLists;
  export default lists;
}

/** Loaded by the page that lists what a user can call. */
declare module 'virtual:explorer/-operations' {
  const data: readonly import('./types.js').ListedOperation[];
  export default data;
}
