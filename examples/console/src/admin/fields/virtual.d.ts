/** Generated at build time by build/admin-models.ts. */
declare module 'virtual:admin-models' {
  export const models: import('../../explorer/data/types.js').Models;
}
