/** In the package, this module is part of `cli/mcp.js`, next to the file. */
export const workerFile = (): URL => new URL('mcp-worker.js', import.meta.url);
