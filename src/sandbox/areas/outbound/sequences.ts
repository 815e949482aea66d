import type { Area } from '../../engine/area.js';
import type { CampaignSequence } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { switchCampaign } from './campaigns.js';
import { campaignOf, campaignsOf, diallingsOf, saveCampaign } from './model.js';

const SEQUENCES = '/api/v2/outbound/sequences';

/** Campaign sequences: while one is on, its campaigns run one after another. */
export function addSequenceHandlers(area: Area, world: World): void {
  const sequences = new Repository<CampaignSequence>(world, SEQUENCES);

  const saveSequence = (context: OperationContext<CampaignSequence>, before?: Entity<CampaignSequence>): CampaignSequence => {
    const body = readObject(context, ['name?']);
    const { status, campaigns } = body;
    if (status === 'on' && campaigns.length === 0)
      throw invalidField('A sequence without campaigns cannot be turned on', 'campaigns');
    if (status === 'complete' && before?.['status'] !== 'complete') throw transitionProblem();
    const isTurnedOn = status === 'on' && before?.['status'] !== 'on';
    const extraFields = { status, currentCampaign: isTurnedOn ? 0 : (before?.['currentCampaign'] ?? 0) };
    const savedSequence = before
      ? sequences.update(context, before, body, { replaces: true, more: extraFields })
      : sequences.create(context, body, extraFields);
    if (isTurnedOn) startCampaign(world, savedSequence, 0);
    if (before?.['status'] === 'on' && status === 'off') stopCampaign(world, savedSequence);
    return sequences.view(savedSequence);
  };

  area.handle('postOutboundSequences', (context) => saveSequence(context));
  area.handle('putOutboundSequence', (context) => saveSequence(context, sequences.get(context.param('sequenceId'))));
}

/** Updates sequences to the present: when a campaign is complete, the next one begins. */
export function settleSequences(world: World): void {
  const sequences = new Repository<CampaignSequence>(world, SEQUENCES);
  for (const sequence of sequences.all()) {
    if (sequence['status'] !== 'on') continue;
    const position = Number(sequence['currentCampaign']);
    const ids = campaignIdsOf(sequence);
    if (campaignsOf(world).get(ids[position] ?? '')?.campaignStatus !== 'complete') continue;
    if (position + 1 < ids.length) startCampaign(world, sequence, position + 1);
    else if (sequence['repeat'] === true) startCampaign(world, sequence, 0);
    else sequences.save({ ...sequence, status: 'complete' });
  }
}

const campaignIdsOf = (sequence: Entity<CampaignSequence>): string[] =>
  [sequence['campaigns']].flat().map((campaign) => readId(campaign) ?? '');

/** A complete campaign calls its contacts again. */
function startCampaign(world: World, sequence: Entity<CampaignSequence>, position: number): void {
  const campaign = campaignOf(world, campaignIdsOf(sequence)[position] ?? '');
  if (campaign.campaignStatus === 'complete') {
    diallingsOf(world).set(campaign.id, { before: 0 });
    switchCampaign(world, saveCampaign(world, { ...campaign, campaignStatus: 'off' }), 'on');
  } else switchCampaign(world, campaign, 'on');
  new Repository<CampaignSequence>(world, SEQUENCES).save({ ...sequence, currentCampaign: position });
}

function stopCampaign(world: World, sequence: Entity<CampaignSequence>): void {
  const campaign = campaignsOf(world).get(campaignIdsOf(sequence)[Number(sequence['currentCampaign'])] ?? '');
  if (campaign) switchCampaign(world, campaign, 'off');
}

function transitionProblem(): Error {
  return invalidField('Only the sequence itself comes to its end', 'status');
}
