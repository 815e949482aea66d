// Makes a call in a worker thread and posts the response back.
import { parentPort, workerData } from 'node:worker_threads';

const { entry, apiUrl } = workerData as { entry: string; apiUrl: string };
const { ApiClient, TokensApi } = (await import(entry)) as typeof import('../../../src/entries/index.js');
const client = new ApiClient({ timeout: 0, apiUrl });
client.setAccessToken('t');
parentPort!.postMessage({ runtime: client.runtime, body: await new TokensApi(client).getTokensMe() });
