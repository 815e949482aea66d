/** A file store in a separate process: accepts uploads whose digest matches, and serves files of a requested size. */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    const digest = createHash('md5');
    for await (const piece of request) digest.update(piece);
    response.writeHead(digest.digest('base64') === request.headers['content-md5'] ? 200 : 400).end();
    return;
  }
  const size = Number(new URL(request.url, 'http://localhost').searchParams.get('size'));
  response.writeHead(200, { 'content-length': size, 'content-disposition': 'attachment; filename="noise"' });
  for (let offset = 0; offset < size; offset += 65_536) {
    if (!response.write(Buffer.alloc(Math.min(65_536, size - offset), (offset / 65_536) % 251))) await once(response, 'drain');
  }
  response.end();
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(`http://127.0.0.1:${server.address().port}`)));
process.stdin.once('end', () => process.exit()).resume();
