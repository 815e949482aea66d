/** Entries of the package for browsers, under names that the build resolves. Samples get other modules under the usual names. */
declare module 'contact-centre-client/sandbox-in-page' {
  export {
    NotReceivedError,
    SandboxNotLoadedError,
    createSandbox,
    loadWholeSandbox,
    sandboxAt,
  } from 'contact-centre-client/sandbox';
}
declare module 'contact-centre-client/testing-in-page' {
  export { NotReceivedError, setupSandbox } from 'contact-centre-client/testing';
}
