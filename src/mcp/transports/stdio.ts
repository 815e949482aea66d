import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';

/** Larger than any arguments that a tool accepts, so that a tool refuses them with an error instead of closing the connection. */
const MAX_MESSAGE_BYTES = 64_000_000;

/** Where messages come from and go to. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Serves one client over stdin and stdout, until the client closes its end or `stop` fires. */
// oxlint-disable-next-line typescript/no-deprecated -- see createServer
export async function serveStdio(server: Server, stop: AbortSignal, { input, output }: Streams): Promise<void> {
  const transport = new StdioServerTransport(input as never, output as never, { maxBufferSize: MAX_MESSAGE_BYTES });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  const end = (): void => {
    void server.close();
  };
  // The transport does not notice that a client has gone.
  input.once('end', end);
  input.once('close', end);
  output.once('error', end);
  stop.addEventListener('abort', end, { once: true });
  await server.connect(transport);
  if (stop.aborted) end();
  await closed;
  stop.removeEventListener('abort', end);
}
