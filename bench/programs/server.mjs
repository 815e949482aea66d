/**
 * The platform as far as the benchmarks need it. Writes its address once it listens, and ends with the process that started it.
 */
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
  let remaining = download;
  const writeMore = () => {
    while (remaining > 0) {
      remaining -= piece.length;
      if (!response.write(piece)) return void response.once('drain', writeMore);
    }
    response.end();
  };
  writeMore();
}

const PAGE_SIZE = 100;

/** Pages of lists by number of items, as bytes, so that generating them is not measured. */
const lists = new Map();

function pagesOf(count) {
  const cached = lists.get(count);
  if (cached) return cached;
  const pageCount = Math.ceil(count / PAGE_SIZE);
  const pages = Array.from({ length: pageCount }, (_, page) => {
    const entities = Array.from({ length: Math.min(PAGE_SIZE, count - page * PAGE_SIZE) }, (_item, index) => {
      const number = page * PAGE_SIZE + index;
      const id = `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
      return { id, name: `Skill ${number}`, dateModified: '2026-01-01T00:00:00Z', state: 'active', version: '1' };
    });
    return Buffer.from(JSON.stringify({ entities, pageNumber: page + 1, pageSize: PAGE_SIZE, total: count, pageCount }));
  });
  lists.set(count, pages);
  return pages;
}

/** Responds with a page of a list whose length is the first segment of the path. */
function respondWithPage(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://platform');
  const page = pagesOf(Number(pathname.split('/')[2]))[Number(searchParams.get('pageNumber') ?? 1) - 1];
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': page.length });
  response.end(page);
}

const server = createServer((request, response) => {
  if (request.url.startsWith('/list/')) return respondWithPage(request, response);
  if (request.url.startsWith('/download')) return stream(response);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': user.length });
  response.end(user);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify(`http://127.0.0.1:${server.address().port}`));
});
process.stdin.resume().once('end', () => process.exit());
