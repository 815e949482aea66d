import { connect } from 'node:net';

/** The raw response on a separate connection. */
export interface RawAnswer {
  /** 0 if the connection ended without a response. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request unchanged, even an invalid one, and reads until the other side closes. */
export async function raw(url: string, target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  const fields = Object.entries({ Host: host, Connection: 'close', ...headers }).map((pair) => pair.join(': '));
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let read = '';
    socket.on('data', (chunk) => (read += chunk.toString()));
    socket.on('close', () => {
      resolve(read);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.write([`${method} ${target} HTTP/1.1`, ...fields, '', ''].join('\r\n'));
  });
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]);
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(pairs) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}
