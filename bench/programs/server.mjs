/** The platform as far as the benches need one. Writes its address once it listens, and ends with the process that started it. */
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';

const user = Buffer.from(
  JSON.stringify({
    id: '5d3c2b1a-0f9e-4d8c-b7a6-958473625140',
    name: 'Asta Lindqvist',
    division: { id: 'b0a9f8e7-d6c5-4b3a-9281-706f5e4d3c2b', name: 'Home', selfUri: '/api/v2/authorization/divisions/b0a9f8e7' },
    email: 'asta.lindqvist@harbour.example',
    state: 'active',
    title: 'Team lead',
    version: 41,
    skills: Array.from({ length: 12 }, (_, index) => ({
      id: `0c1d2e3f-4a5b-4c6d-8e7f-${String(index).padStart(12, '0')}`,
      name: `Skill ${index}`,
      proficiency: index % 5,
      state: 'active',
      skillUri: '/api/v2/routing/skills',
    })),
    selfUri: '/api/v2/users/5d3c2b1a-0f9e-4d8c-b7a6-958473625140',
  }),
);
const piece = Buffer.alloc(2 ** 16, 'contact centre ');
const download = 100 * 2 ** 20;

function stream(response) {
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': download });
  let left = download;
  const more = () => {
    while (left > 0) {
      left -= piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

const server = createServer((request, response) => {
  if (request.url.startsWith('/download')) return stream(response);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': user.length });
  response.end(user);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify(`http://127.0.0.1:${server.address().port}`));
});
process.stdin.resume().once('end', () => process.exit());
