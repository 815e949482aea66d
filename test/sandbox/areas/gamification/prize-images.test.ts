import { beforeEach, describe, expect, it } from 'vitest';
import { CONTESTS, contestDefinition, performanceProfile } from './support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID } from '../office.js';

const FILE = { contentType: 'image/png', contentLength: 3 };

interface Place {
  url: string;
  uploadKey: string;
  headers: Record<string, string>;
}

let floor: Floor;
let place: Place;
beforeEach(async () => {
  floor = await openFloor();
  place = (await floor.call<Place>('POST', `${CONTESTS}/uploads/prizeimages`, FILE)).body;
});

const put = async () => {
  const request = new Request(place.url, { method: 'PUT', headers: place.headers, body: new Uint8Array([1, 2, 3]) });
  expect((await floor.sandbox.fetch(request)).status).toBe(200);
};

/** A contest with one prize. */
const contest = async (imageId: string): Promise<string> => {
  const definition = contestDefinition(floor, await performanceProfile(floor, 'Pilots'), imageId);
  return (await floor.call<{ id: string }>('POST', CONTESTS, definition)).body.id;
};

describe("The picture of a contest's prize", () => {
  it('is returned if a prize of the contest has it and it is uploaded', async () => {
    const path = `${CONTESTS}/${await contest(place.uploadKey)}/prizeimages/${place.uploadKey}`;
    expect((await floor.call('GET', path)).status).toBe(404);
    await put();
    const { imageUrl } = (await floor.call<{ imageUrl: string }>('GET', path)).body;
    const picture = await floor.sandbox.fetch(new Request(imageUrl));
    expect(new Uint8Array(await picture.arrayBuffer())).toStrictEqual(new Uint8Array([1, 2, 3]));
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  it('is not found in other contests', async () => {
    await put();
    const other = await contest(UNKNOWN_ID);
    expect((await floor.call('GET', `${CONTESTS}/${other}/prizeimages/${place.uploadKey}`)).status).toBe(404);
    expect((await floor.call('GET', `${CONTESTS}/${UNKNOWN_ID}/prizeimages/${place.uploadKey}`)).status).toBe(404);
  });

  it('is rejected with the wrong type, or without permission', async () => {
    const path = `${CONTESTS}/uploads/prizeimages`;
    expect((await floor.call('POST', path, { ...FILE, contentType: 'text/html' })).status).toBe(400);
    expect((await floor.asAgent('POST', path, FILE)).status).toBe(403);
  });
});
