import type { ListedMethod, MethodList } from '../../../../scripts/build/site/method-list.js';
import { loadIndex } from '../../../../src/find/search.js';

let methodList: Promise<MethodList> | undefined;

/** Loads the list of methods when it is first needed. @param root - The address of the site. */
export function loadMethods(root: URL): Promise<MethodList> {
  methodList ??= fetchMethods(root).catch((error: unknown) => {
    methodList = undefined;
    throw error;
  });
  return methodList;
}

async function fetchMethods(root: URL): Promise<MethodList> {
  const response = await fetch(new URL('search/methods.bin', root));
  if (!response.ok || response.body === null) throw new Error(`The list of methods could not be loaded: ${response.status}`);
  const text = new Response(response.body.pipeThrough(new DecompressionStream('gzip')));
  const { methods, index } = (await text.json()) as { methods: ListedMethod[]; index: object };
  return { methods, index: loadIndex(index) };
}
