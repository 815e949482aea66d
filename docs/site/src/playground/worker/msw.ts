/** Replaces MSW, which intercepts requests of Node or of a page. `setupSandbox` of the package needs it for its handlers only. */

function refuse(): never {
  throw new Error('The playground has no MSW, so `handlers` is not available. Use `sandbox.fetch` instead.');
}

export const http = { all: refuse };
export const ws = { link: refuse };
