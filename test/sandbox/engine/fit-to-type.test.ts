import { describe, expect, it } from 'vitest';
import { fitToType } from '../../../src/sandbox/engine/fit-to-type.js';

const CAMPAIGN = 'DialerCampaignConfigChangeCampaign';

describe('a value in the form of a contract type', () => {
  it.each([
    ['in its own words', '(Pending|InProgress)', 'INPROGRESS', 'InProgress'],
    ['in its own words, whatever joins them', '(NO_ANSWER_TRANSFER|PEER)', 'noAnswerTransfer', 'NO_ANSWER_TRANSFER'],
    ['as times that end with Z', 'date', '2026-05-04T10:00:00+02:00', '2026-05-04T08:00:00.000Z'],
    ['as times, of ms as well', 'date', 0, '1970-01-01T00:00:00.000Z'],
    ['as days', 'day', '2026-05-04T10:00:00Z', '2026-05-04'],
    ['as texts', 'string', 7, '7'],
    ['entry by entry', 'int[]', [1, '2', 3], [1, 3]],
    ['key by key', 'number{}', { one: 1.5, two: 'b' }, { one: 1.5 }],
    ['field by field', CAMPAIGN, { id: 'c', colour: 'red', queue: { id: 'q', size: 3 } }, { id: 'c', queue: { id: 'q' } }],
  ])('is converted: %s', (_, type, value, expected) => {
    expect(fitToType(type, value)).toEqual(expected);
  });

  it.each([
    ['a word that it does not have', '(on|off)', 'complete'],
    ['no word at all', '(on|off)', 1],
    ['no time', 'date', 'soon'],
    ['a time that no calendar has', 'date', 9e15],
    ['no day', 'day', 'Monday'],
    ['a fraction for a whole number', 'int', 1.5],
    ['a number that is none', 'number', NaN],
    ['an object for a text', 'string', {}],
    ['a text for a truth', 'boolean', 'true'],
    ['an object for a list', 'string[]', {}],
    ['a list for a dictionary', 'string{}', []],
    ['a text for an entity', CAMPAIGN, 'c'],
    ['nothing', CAMPAIGN, null],
  ])('is left out if it is %s', (_, type, value) => {
    expect(fitToType(type, value)).toBeUndefined();
  });
});
