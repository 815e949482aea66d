import { StoredValue, isObject } from '../../shared/stored-value.js';
import type { Settings } from '../../session/settings.js';
import { placeName, settingsProblems } from '../../session/settings.js';

const MOST_ENVIRONMENTS = 12;

/** The places that this browser has connected to, the latest first. No setting is secret. */
export class EnvironmentsStore extends StoredValue<readonly Settings[]> {
  constructor() {
    super('console.environments', readEnvironments);
  }

  add(settings: Settings): void {
    const stored = this.read();
    if (stored[0] && keyOf(stored[0]) === keyOf(settings)) return;
    const others = stored.filter((each) => keyOf(each) !== keyOf(settings));
    this.store([settings, ...others].slice(0, MOST_ENVIRONMENTS));
  }
}

export const keyOf = (settings: Settings): string => [settings.place, placeName(settings), settings.clientId.trim()].join(' ');

/** Reads stored places. What has another form is left out. */
export function readEnvironments(json: unknown): readonly Settings[] {
  const list: unknown[] = Array.isArray(json) ? json : [];
  return list.filter(isSettings);
}

function isSettings(value: unknown): value is Settings {
  if (!isObject(value)) return false;
  const { place, region, host, grant, clientId, keep } = value;
  const isPlace = place === 'sandbox' || place === 'region' || place === 'host';
  const areTexts = [region, host, clientId].every((text) => typeof text === 'string');
  const isComplete = isPlace && areTexts && (grant === 'pkce' || grant === 'implicit') && typeof keep === 'boolean';
  return isComplete && Object.keys(settingsProblems(value as unknown as Settings)).length === 0;
}
