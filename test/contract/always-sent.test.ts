import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { alwaysSent, fieldOf, identified, jobs, namedInBodies, pages, resultOnly, unprovenPages, words } from './always-sent.js';
import { modelFiles } from './source-files.js';
import { interfaceOf, typesOf } from './source-check.js';

const contract = parseContract();
const types = typesOf(modelFiles);
const only = resultOnly(types, contract);
const split = (place: string): [type: string, field: string] => place.split('.') as [string, string];

describe('what the platform always sends', () => {
  it('is promised by types that only come back', () => {
    const promising = [...words(identified), ...words(jobs).map((place) => split(place)[0])];
    expect(promising.filter((name) => !only.has(interfaceOf(name, types)?.name.text ?? name))).toEqual([]);
  });

  it('and by entities that bodies name, but that are no bodies', () => {
    const bodies = new Set(contract.map(({ body }) => body?.type.replace('[]', '')));
    expect(words(namedInBodies).filter((name) => only.has(name) || bodies.has(name))).toEqual([]);
  });

  it('is declared as present, 884 fields', () => {
    const places = alwaysSent(types, contract);
    const optional = places.filter((place) => {
      const field = fieldOf(...split(place), types);
      return !field || field.questionToken;
    });
    expect(optional).toEqual([]);
    expect(new Set(places).size).toBe(884);
  });

  it('is entities of every page, save those of which nothing shows it', () => {
    const optional = pages(types, contract).filter((name) => fieldOf(name, 'entities', types)?.questionToken);
    expect(optional.sort()).toEqual(words(unprovenPages));
  });
});

describe('a check for types that only come back', () => {
  const things = parseContract(`
## ThingsApi
getThings() GET /api/v2/things -> ThingListing
postThings(body) POST /api/v2/things {body: CreateThing[]} -> Thing
`);
  const declared = (more: string) =>
    typesOf([
      {
        name: 'things.ts',
        text: `
          export interface ThingListing { entities: Thing[]; total?: number }
          export interface Thing { id: string; parts?: Dictionary<Part>; owner?: Owner }
          export interface Part { id?: string }
          export interface Owner { id?: string }
          ${more}
        `,
      },
    ]);
  const findFields = (more: string): string[] => [...resultOnly(declared(more), things)].sort();

  it('takes what bodies hold for no such types, however deep', () => {
    expect(findFields('export interface CreateThing { name: string }')).toEqual(['Owner', 'Part', 'Thing', 'ThingListing']);
    expect(findFields('export interface CreateThing { owner: Owner[] }')).toEqual(['Part', 'Thing', 'ThingListing']);
    expect(findFields('export interface CreateThing { like?: Thing }')).toEqual(['ThingListing']);
    expect(findFields('export interface CreateThing extends Part { name: string }')).toEqual(['Owner', 'Thing', 'ThingListing']);
  });

  it('sees through other names of a type', () => {
    expect(findFields('export interface CreateThing { owner: Somebody } export type Somebody = Owner;')).not.toContain('Owner');
    expect(pages(declared('export type CreateThing = Part;'), things)).toEqual(['ThingListing']);
  });
});
