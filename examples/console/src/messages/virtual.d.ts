/** Generated at build time by build/messages.ts. */
declare module 'virtual:messages/*' {
  export const messages: import('@lingui/core').Messages;
}
