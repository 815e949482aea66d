import type { Area } from '../../engine/area.js';
import type { CampaignSequence } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { switched } from './campaigns.js';
import { campaignOf, campaignsOf, diallingsOf, keepCampaign } from './model.js';

const SEQUENCES = '/api/v2/outbound/sequences';

/** Campaign sequences: while one is on, its campaigns run one after another. */
export function addSequenceHandlers(area: Area, world: World): void {
  const sequences = new Repository(world, SEQUENCES);

  const keep = (context: OperationContext, before?: Entity): unknown => {
    const body = readObject<CampaignSequence>(context, ['name?']);
    const { status, campaigns } = body;
    if (status === 'on' && campaigns.length === 0)
      throw badRequest('A sequence without campaigns cannot be turned on', [
        { errorCode: 'invalid.value', fieldName: 'campaigns' },
      ]);
    if (status === 'complete' && before?.['status'] !== 'complete') throw invalidTransition();
    const isTurnedOn = status === 'on' && before?.['status'] !== 'on';
    const more = { status, currentCampaign: isTurnedOn ? 0 : (before?.['currentCampaign'] ?? 0) };
    const kept = before
      ? sequences.update(context, before, body, { replaces: true, more })
      : sequences.create(context, body, more);
    if (isTurnedOn) start(world, kept, 0);
    if (before?.['status'] === 'on' && status === 'off') stop(world, kept);
    return sequences.view(kept);
  };

  area.handle('postOutboundSequences', (context) => keep(context));
  area.handle('putOutboundSequence', (context) => keep(context, sequences.get(context.param('sequenceId'))));
}

/** Updates sequences to the present: when a campaign is complete, the next one begins. */
export function settleSequences(world: World): void {
  const sequences = new Repository(world, SEQUENCES);
  for (const sequence of sequences.all()) {
    if (sequence['status'] !== 'on') continue;
    const at = Number(sequence['currentCampaign']);
    const ids = campaignIds(sequence);
    if (campaignsOf(world).get(ids[at] ?? '')?.campaignStatus !== 'complete') continue;
    if (at + 1 < ids.length) start(world, sequence, at + 1);
    else if (sequence['repeat'] === true) start(world, sequence, 0);
    else sequences.save({ ...sequence, status: 'complete' });
  }
}

const campaignIds = (sequence: Entity): string[] => [sequence['campaigns']].flat().map((campaign) => readId(campaign) ?? '');

/** A complete campaign calls its contacts again. */
function start(world: World, sequence: Entity, at: number): void {
  const campaign = campaignOf(world, campaignIds(sequence)[at] ?? '');
  if (campaign.campaignStatus === 'complete') {
    diallingsOf(world).set(campaign.id, { before: 0 });
    switched(world, keepCampaign(world, { ...campaign, campaignStatus: 'off' }), 'on');
  } else switched(world, campaign, 'on');
  new Repository(world, SEQUENCES).save({ ...sequence, currentCampaign: at });
}

function stop(world: World, sequence: Entity): void {
  const campaign = campaignsOf(world).get(campaignIds(sequence)[Number(sequence['currentCampaign'])] ?? '');
  if (campaign) switched(world, campaign, 'off');
}

function invalidTransition(): Error {
  return badRequest('Only the sequence itself comes to its end', [{ errorCode: 'invalid.value', fieldName: 'status' }]);
}
