import type { AnsweredRequest, SentRequest, WorkerMessage } from '../messages.js';

/** Longer bodies are cut, so that the page stays fast. */
const MAX_BODY = 20_000;
/** After these, requests are answered but not shown. */
const MAX_REQUESTS = 500;

let count = 0;

/** Sends a request, and reports it and its response to the page. */
export async function record(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  const id = ++count;
  if (id > MAX_REQUESTS) return await send(request);
  const start = performance.now();
  report({ type: 'request', request: await describeRequest(id, request) });
  const finish = (status: number, body: string): void => {
    report({ type: 'response', response: { id, status, ms: performance.now() - start, body } satisfies AnsweredRequest });
  };
  try {
    const response = await send(request);
    // Before the sample can read the response, so that the list is complete when the sample ends.
    finish(response.status, response.type === 'error' ? '' : await responseText(response.clone()));
    return response;
  } catch (error) {
    finish(0, String(error));
    throw error;
  }
}

/** Sends a message to the page. */
export function report(message: WorkerMessage): void {
  self.postMessage(message);
}

async function describeRequest(id: number, request: Request): Promise<SentRequest> {
  const { origin, pathname, search } = new URL(request.url);
  return { id, method: request.method, origin, path: pathname + search, body: await textOf(request.clone()) };
}

/** A fault of the sandbox may end a body early. The sample then receives that error when it reads the body. */
async function responseText(response: Response): Promise<string> {
  try {
    return await textOf(response);
  } catch (error) {
    return `(The body could not be read: ${String(error)})`;
  }
}

async function textOf(message: Request | Response): Promise<string> {
  const type = message.headers.get('content-type') ?? '';
  if (message.body === null) return '';
  if (!/json|text|urlencoded|xml|csv|multipart/.test(type)) return `(${type === '' ? 'a body without a type' : type})`;
  const text = await message.text();
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}\n… ${text.length - MAX_BODY} more characters` : text;
}
