/**
 * The module of the thread, which tsx compiles when it runs from the sources: threads of Node 20 ignore `--import`. In the package,
 * packed-worker-file.ts replaces this module.
 */
export const workerFile = (): URL => {
  const tsx = new URL('../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href;
  const worker = new URL('worker.ts', import.meta.url).href;
  const script = `import { tsImport } from ${JSON.stringify(tsx)}; await tsImport(${JSON.stringify(worker)}, ${JSON.stringify(worker)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
};
