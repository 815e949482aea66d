import type { Area } from '../../engine/area.js';
import type { LabelUtilizationResponse, MediaUtilization, UtilizationLabel, UtilizationRequest } from '../../../models/index.js';
import { pickFields, readObject } from '../../http/body.js';
import { badRequest, invalidField } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { activeUser } from '../users/users.js';

/** An interaction that occupies an agent; interactions without a queue do not count. */
export interface Load {
  media: string;
  isAcd: boolean;
}

type ByMedia = Record<string, MediaUtilization>;

type ByLabel = NonNullable<UtilizationRequest['labelUtilizations']>;

/** Stored settings without an effect in the sandbox. */
type OtherSettings = Pick<UtilizationRequest, 'labelUtilizations' | 'maxInboundCalls'>;

/** Most interactions of one kind at the same time. */
const MAX_CAPACITY = 25;

const ORGANISATION = 'organisation';
const LABELS = '/api/v2/routing/utilization/labels';

const limitTo = (maximumCapacity: number, interruptableMediaTypes: string[] = []): MediaUtilization => ({
  maximumCapacity,
  interruptableMediaTypes,
  includeNonAcd: false,
});

/** Defaults: any other interaction interrupts an e-mail. */
const defaultUtilization: ByMedia = {
  call: limitTo(1),
  callback: limitTo(1),
  chat: limitTo(4),
  message: limitTo(1),
  email: limitTo(1, ['call', 'callback', 'chat', 'message']),
};

/** Simulated agents handle one interaction at a time. */
const simulatedUtilization: ByMedia = Object.fromEntries(Object.keys(defaultUtilization).map((media) => [media, limitTo(1)]));

function utilizationsOf(world: World): Map<string, ByMedia> {
  return world.collection<ByMedia>('routing.utilization');
}

function otherSettingsOf(world: World): Map<string, OtherSettings> {
  return world.collection<OtherSettings>('routing.utilization.beside');
}

/** Settings for deleted labels have no effect. */
function readOtherSettings(world: World, key: string): OtherSettings {
  const { labelUtilizations, ...remainingSettings } = otherSettingsOf(world).get(key) ?? {};
  if (!labelUtilizations) return remainingSettings;
  const existingLabels = Object.entries(labelUtilizations).filter(([id]) => labelsOf(world).find(id));
  return { ...remainingSettings, labelUtilizations: Object.fromEntries(existingLabels) };
}

const labelsOf = (world: World): Repository<UtilizationLabel> => new Repository<UtilizationLabel>(world, LABELS);

/** Settings for labels, with the labels' names. */
function withLabelNames(world: World, utilizations: ByLabel): Record<string, LabelUtilizationResponse> {
  const entries = Object.entries(utilizations).map(([id, utilization]) => {
    const name = labelsOf(world).find(id)?.['name'];
    return [id, { ...utilization, ...(typeof name === 'string' && { labelName: name }) }] as const;
  });
  return Object.fromEntries(entries);
}

function organisationUtilization(world: World): ByMedia {
  return utilizationsOf(world).get(ORGANISATION) ?? (world.traffic ? simulatedUtilization : defaultUtilization);
}

/**
 * Whether an agent with these interactions has capacity for one more, both for its own kind and beside those that it may not
 * interrupt.
 */
export function hasCapacity(world: World, userId: string, media: string, currentLoads: readonly Load[]): boolean {
  if (currentLoads.length === 0) return true;
  const settings = utilizationsOf(world).get(userId) ?? organisationUtilization(world);
  const countedLoads = currentLoads.filter((load) => load.isAcd || settings[load.media]?.includeNonAcd === true);
  const sameMediaCount = countedLoads.filter((load) => load.media === media).length;
  if (sameMediaCount >= (settings[media]?.maximumCapacity ?? 1)) return false;
  return countedLoads.every(
    (load) => load.media === media || settings[load.media]?.interruptableMediaTypes?.includes(media) === true,
  );
}

/** How many interactions of each kind agents can handle at the same time. */
export function addUtilizationHandlers(area: Area, world: World): void {
  const organisationSettings = () => ({ utilization: organisationUtilization(world), ...readOtherSettings(world, ORGANISATION) });
  const viewOf = (userId: string) => {
    const userUtilization = utilizationsOf(world).get(userId);
    const { labelUtilizations, ...settings } = userUtilization
      ? { utilization: userUtilization, ...readOtherSettings(world, userId) }
      : organisationSettings();
    const labels = labelUtilizations && { labelUtilizations: withLabelNames(world, labelUtilizations) };
    return { ...settings, ...labels, level: userUtilization ? 'Agent' : 'Organization' };
  };
  const saveSettings = (context: OperationContext<UtilizationRequest>, key: string): void => {
    const body = readObject(context, ['utilization']);
    rejectUnknownLabels(world, body);
    utilizationsOf(world).set(key, validateUtilization(body));
    otherSettingsOf(world).set(key, pickFields(body, ['labelUtilizations', 'maxInboundCalls']));
  };
  const deleteSettings = (key: string): void => {
    utilizationsOf(world).delete(key);
    otherSettingsOf(world).delete(key);
  };

  area.handle('getRoutingUtilization', () => organisationSettings());

  area.handle('putRoutingUtilization', (context) => {
    saveSettings(context, ORGANISATION);
    return organisationSettings();
  });

  area.handle('deleteRoutingUtilization', () => {
    deleteSettings(ORGANISATION);
  });

  area.handle('getRoutingUserUtilization', (context) => viewOf(activeUser(world, context.param('userId')).id));

  area.handle('putRoutingUserUtilization', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    saveSettings(context, id);
    return viewOf(id);
  });

  area.handle('deleteRoutingUserUtilization', (context) => {
    deleteSettings(activeUser(world, context.param('userId')).id);
  });
}

/** @throws the platform's 400 for an unknown label. */
function rejectUnknownLabels(world: World, { labelUtilizations = {} }: UtilizationRequest): void {
  const labels = labelsOf(world);
  const ids = Object.entries(labelUtilizations).flatMap(([id, { interruptingLabelIds = [] }]) => [id, ...interruptingLabelIds]);
  const unknownId = ids.find((id) => !labels.find(id));
  if (unknownId === undefined) return;
  const fieldName = 'labelUtilizations';
  throw badRequest(`${fieldName} does not match a label: ${unknownId}`, [
    { errorCode: 'invalid.value', fieldName, entityId: unknownId, entityName: labels.entityName },
  ]);
}

/** The given settings, with defaults for the other kinds. */
function validateUtilization({ utilization = {} }: UtilizationRequest): ByMedia {
  for (const [media, { maximumCapacity = 0, interruptableMediaTypes = [] }] of Object.entries(utilization)) {
    const fieldName = `utilization.${media}`;
    const unknownMedia = [media, ...interruptableMediaTypes].find((name) => !Object.hasOwn(defaultUtilization, name));
    if (unknownMedia !== undefined) {
      throw invalidField(`There is no media type ${unknownMedia}`, fieldName);
    }
    if (maximumCapacity < 0 || maximumCapacity > MAX_CAPACITY) {
      throw invalidField(`maximumCapacity must be from 0 to ${MAX_CAPACITY}`, `${fieldName}.maximumCapacity`);
    }
  }
  return { ...defaultUtilization, ...utilization };
}
