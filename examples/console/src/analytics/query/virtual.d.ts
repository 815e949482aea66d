/** Generated at build time by build/analytics-data.ts. */
declare module 'virtual:analytics' {
  const contract: import('./types.js').AnalyticsContract;
  export default contract;
}
