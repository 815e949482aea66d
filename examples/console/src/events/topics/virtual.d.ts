/** Generated at build time by build/topic-data.ts. */
declare module 'virtual:topics' {
  const topics: readonly import('./types.js').ContractTopic[];
  export default topics;
}

declare module 'virtual:topics/-models' {
  const models: import('./types.js').PayloadModels;
  export default models;
}
