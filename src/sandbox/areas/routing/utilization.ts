import type { Hono } from 'hono';
import type { LabelUtilizationResponse, MediaUtilization, UtilizationRequest } from '../../../models/index.js';
import { chosen, readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import { activeUser } from '../users/users.js';

/** Something that an agent has in hand; what did not come by a queue is their own affair. */
export interface Load {
  media: string;
  isAcd: boolean;
}

type ByMedia = Record<string, MediaUtilization>;

type ByLabel = NonNullable<UtilizationRequest['labelUtilizations']>;

/** What is kept beside the kinds of interaction, and limits nobody here. */
type Beside = Pick<UtilizationRequest, 'labelUtilizations' | 'maxInboundCalls'>;

/** More of one kind at the same time is refused. */
const MOST = 25;

const ORGANISATION = 'organisation';
const LABELS = '/api/v2/routing/utilization/labels';

const only = (maximumCapacity: number, interruptableMediaTypes: string[] = []): MediaUtilization => ({
  maximumCapacity,
  interruptableMediaTypes,
  includeNonAcd: false,
});

/** As long as nobody has said anything else: an e-mail is laid aside for whatever else comes. */
const usual: ByMedia = {
  call: only(1),
  callback: only(1),
  chat: only(4),
  message: only(1),
  email: only(1, ['call', 'callback', 'chat', 'message']),
};

/** Agents who are played do one thing after the other. */
const played: ByMedia = Object.fromEntries(Object.keys(usual).map((media) => [media, only(1)]));

function keptOf(world: World): Map<string, ByMedia> {
  return world.collection<ByMedia>('routing.utilization');
}

function besideOf(world: World): Map<string, Beside> {
  return world.collection<Beside>('routing.utilization.beside');
}

/** Labels that have been deleted since say nothing any more. */
function shownBeside(world: World, key: string): Beside {
  const { labelUtilizations, ...more } = besideOf(world).get(key) ?? {};
  if (!labelUtilizations) return more;
  const there = Object.entries(labelUtilizations).filter(([id]) => labelsOf(world).find(id));
  return { ...more, labelUtilizations: Object.fromEntries(there) };
}

const labelsOf = (world: World): Kept => new Kept(world, LABELS);

/** What is said of labels, with their names. */
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

/** Whether an agent who has these in hand has room for one more: of its kind, and beside all that may not be interrupted by it. */
export function canTake(world: World, userId: string, media: string, inHand: readonly Load[]): boolean {
  if (inHand.length === 0) return true;
  const settings = keptOf(world).get(userId) ?? ofOrganisation(world);
  const counted = inHand.filter((load) => load.isAcd || settings[load.media]?.includeNonAcd === true);
  const same = counted.filter((load) => load.media === media).length;
  if (same >= (settings[media]?.maximumCapacity ?? 1)) return false;
  return counted.every((load) => load.media === media || settings[load.media]?.interruptableMediaTypes?.includes(media) === true);
}

/** How many interactions of which kinds agents can have at the same time. */
export function utilizationRoutes(app: Hono<SandboxEnv>, world: World): void {
  const organisation = '/api/v2/routing/utilization';
  const agent = '/api/v2/routing/users/:userId/utilization';
  const general = () => ({ utilization: ofOrganisation(world), ...shownBeside(world, ORGANISATION) });
  const viewOf = (userId: string) => {
    const own = keptOf(world).get(userId);
    const { labelUtilizations, ...shown } = own ? { utilization: own, ...shownBeside(world, userId) } : general();
    const labels = labelUtilizations && { labelUtilizations: named(world, labelUtilizations) };
    return { ...shown, ...labels, level: own ? 'Agent' : 'Organization' };
  };
  const keep = (context: SandboxContext, key: string): void => {
    const body = readObject<UtilizationRequest>(context, ['utilization']);
    refuseUnknownLabels(world, body);
    keptOf(world).set(key, checked(body));
    besideOf(world).set(key, chosen(body, ['labelUtilizations', 'maxInboundCalls']));
  };
  const forget = (key: string): void => {
    keptOf(world).delete(key);
    besideOf(world).delete(key);
  };

  app.get(organisation, (context) => context.json(general()));

  app.put(organisation, (context) => {
    keep(context, ORGANISATION);
    return context.json(general());
  });

  app.delete(organisation, (context) => {
    forget(ORGANISATION);
    return context.body(null, 204);
  });

  app.get(agent, (context) => context.json(viewOf(activeUser(world, context.req.param('userId')).id)));

  app.put(agent, (context) => {
    const { id } = activeUser(world, context.req.param('userId'));
    keep(context, id);
    return context.json(viewOf(id));
  });

  app.delete(agent, (context) => {
    forget(activeUser(world, context.req.param('userId')).id);
    return context.body(null, 204);
  });
}

/** @throws the platform's 400 for a label that there is not. */
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

/** What is said of some kinds, and of the others what is usual. */
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
