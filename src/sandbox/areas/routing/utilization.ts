import type { Area } from '../../engine/area.js';
import type { LabelUtilizationResponse, MediaUtilization, UtilizationRequest } from '../../../models/index.js';
import { pickFields, readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
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

/** Stored settings that limit nothing in the sandbox. */
type Beside = Pick<UtilizationRequest, 'labelUtilizations' | 'maxInboundCalls'>;

/** Most interactions of one kind at the same time. */
const MOST = 25;

const ORGANISATION = 'organisation';
const LABELS = '/api/v2/routing/utilization/labels';

const only = (maximumCapacity: number, interruptableMediaTypes: string[] = []): MediaUtilization => ({
  maximumCapacity,
  interruptableMediaTypes,
  includeNonAcd: false,
});

/** Defaults: any other interaction interrupts an e-mail. */
const usual: ByMedia = {
  call: only(1),
  callback: only(1),
  chat: only(4),
  message: only(1),
  email: only(1, ['call', 'callback', 'chat', 'message']),
};

/** Simulated agents handle one interaction at a time. */
const played: ByMedia = Object.fromEntries(Object.keys(usual).map((media) => [media, only(1)]));

function keptOf(world: World): Map<string, ByMedia> {
  return world.collection<ByMedia>('routing.utilization');
}

function besideOf(world: World): Map<string, Beside> {
  return world.collection<Beside>('routing.utilization.beside');
}

/** Settings for deleted labels have no effect. */
function shownBeside(world: World, key: string): Beside {
  const { labelUtilizations, ...more } = besideOf(world).get(key) ?? {};
  if (!labelUtilizations) return more;
  const there = Object.entries(labelUtilizations).filter(([id]) => labelsOf(world).find(id));
  return { ...more, labelUtilizations: Object.fromEntries(there) };
}

const labelsOf = (world: World): Repository => new Repository(world, LABELS);

/** Settings for labels, with the labels' names. */
function named(world: World, utilizations: ByLabel): Record<string, LabelUtilizationResponse> {
  const shown = Object.entries(utilizations).map(([id, utilization]) => {
    const name = labelsOf(world).find(id)?.['name'];
    return [id, { ...utilization, ...(typeof name === 'string' && { labelName: name }) }] as const;
  });
  return Object.fromEntries(shown);
}

function ofOrganisation(world: World): ByMedia {
  return keptOf(world).get(ORGANISATION) ?? (world.traffic ? played : usual);
}

/**
 * Whether an agent with these interactions has capacity for one more, both for its own kind and beside those that it may not
 * interrupt.
 */
export function canTake(world: World, userId: string, media: string, inHand: readonly Load[]): boolean {
  if (inHand.length === 0) return true;
  const settings = keptOf(world).get(userId) ?? ofOrganisation(world);
  const counted = inHand.filter((load) => load.isAcd || settings[load.media]?.includeNonAcd === true);
  const same = counted.filter((load) => load.media === media).length;
  if (same >= (settings[media]?.maximumCapacity ?? 1)) return false;
  return counted.every((load) => load.media === media || settings[load.media]?.interruptableMediaTypes?.includes(media) === true);
}

/** How many interactions of each kind agents can handle at the same time. */
export function addUtilizationHandlers(area: Area, world: World): void {
  const general = () => ({ utilization: ofOrganisation(world), ...shownBeside(world, ORGANISATION) });
  const viewOf = (userId: string) => {
    const own = keptOf(world).get(userId);
    const { labelUtilizations, ...shown } = own ? { utilization: own, ...shownBeside(world, userId) } : general();
    const labels = labelUtilizations && { labelUtilizations: named(world, labelUtilizations) };
    return { ...shown, ...labels, level: own ? 'Agent' : 'Organization' };
  };
  const keep = (context: OperationContext, key: string): void => {
    const body = readObject<UtilizationRequest>(context, ['utilization']);
    refuseUnknownLabels(world, body);
    keptOf(world).set(key, checked(body));
    besideOf(world).set(key, pickFields(body, ['labelUtilizations', 'maxInboundCalls']));
  };
  const forget = (key: string): void => {
    keptOf(world).delete(key);
    besideOf(world).delete(key);
  };

  area.handle('getRoutingUtilization', () => general());

  area.handle('putRoutingUtilization', (context) => {
    keep(context, ORGANISATION);
    return general();
  });

  area.handle('deleteRoutingUtilization', () => {
    forget(ORGANISATION);
  });

  area.handle('getRoutingUserUtilization', (context) => viewOf(activeUser(world, context.param('userId')).id));

  area.handle('putRoutingUserUtilization', (context) => {
    const { id } = activeUser(world, context.param('userId'));
    keep(context, id);
    return viewOf(id);
  });

  area.handle('deleteRoutingUserUtilization', (context) => {
    forget(activeUser(world, context.param('userId')).id);
  });
}

/** @throws the platform's 400 for an unknown label. */
function refuseUnknownLabels(world: World, { labelUtilizations = {} }: UtilizationRequest): void {
  const labels = labelsOf(world);
  const ids = Object.entries(labelUtilizations).flatMap(([id, { interruptingLabelIds = [] }]) => [id, ...interruptingLabelIds]);
  const unknown = ids.find((id) => !labels.find(id));
  if (unknown === undefined) return;
  const fieldName = 'labelUtilizations';
  throw badRequest(`${fieldName} names no label: ${unknown}`, [
    { errorCode: 'invalid.value', fieldName, entityId: unknown, entityName: labels.entityName },
  ]);
}

/** The given settings, with defaults for the other kinds. */
function checked({ utilization = {} }: UtilizationRequest): ByMedia {
  for (const [media, { maximumCapacity = 0, interruptableMediaTypes = [] }] of Object.entries(utilization)) {
    const fieldName = `utilization.${media}`;
    const unknown = [media, ...interruptableMediaTypes].find((name) => !Object.hasOwn(usual, name));
    if (unknown !== undefined) {
      throw badRequest(`There is no media type ${unknown}`, [{ errorCode: 'invalid.value', fieldName }]);
    }
    if (maximumCapacity < 0 || maximumCapacity > MOST) {
      throw badRequest(`maximumCapacity must be from 0 to ${MOST}`, [
        { errorCode: 'invalid.value', fieldName: `${fieldName}.maximumCapacity` },
      ]);
    }
  }
  return { ...usual, ...utilization };
}
