import type { ExtendedWrapup, MediaParticipantRequest } from '../../../../models/index.js';
import { invalidField, Problem } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { changeConversation, connect, disconnect, finishAcw, FORCED_TIMEOUT, hold } from '../life.js';
import { requireInProgress, isActive, isInAcw, omitUndefined, wrapupPrompt } from '../model.js';
import type { Party, StoredConversation } from '../model.js';

/**
 * Applies a change request to a participant: all of it, or none if a part is invalid.
 *
 * @param callerOf - Returns the caller's user id; called only if it makes a difference.
 */
export function applyRequest(
  world: World,
  callerOf: () => string,
  conversation: StoredConversation,
  party: Party,
  request: MediaParticipantRequest,
): void {
  const { state, held, muted, confined, recording, wrapup, wrapupSkipped } = request;
  checkState(callerOf, party, state);
  // A request that answers can also change what applies to a connected participant.
  const isConnected = party.state === 'connected' || (state === 'connected' && isActive(party));
  for (const fieldName of ['held', 'muted', 'confined'] as const) {
    if (request[fieldName] === true && !isConnected)
      throw invalidField(`Only a connected participant can be ${fieldName}`, fieldName);
  }
  for (const fieldName of ['muted', 'confined'] as const) {
    if (request[fieldName] === true && conversation.media !== 'call') {
      throw invalidField(`Only participants of calls can be ${fieldName}`, fieldName);
    }
  }
  if (recording === true && conversation.media !== 'call') throw invalidField('Only calls can be recorded', 'recording');
  if (recording === true) requireInProgress(conversation);
  const validWrapup = wrapup && readWrapup(world, party, wrapup);
  changeConversation(world, conversation, () => {
    if (validWrapup) wrapUp(world, party, validWrapup);
    if (wrapupSkipped !== undefined) party.wrapupSkipped = wrapupSkipped;
    if (state === 'connected') connect(world, conversation, party);
    if (muted !== undefined) party.muted = muted;
    if (confined !== undefined) party.confined = confined;
    if (held !== undefined) hold(world, party, held);
    if (recording !== undefined) setRecording(conversation, recording ? 'active' : 'none');
    if (state === 'disconnected' || state === 'terminated') disconnect(world, conversation, party);
    if (wrapupSkipped === true) finishAcw(world, party);
  });
}

/** @throws the platform's 400 for an invalid state, and its 403 if the caller answers an alert of another user. */
function checkState(callerOf: () => string, party: Party, state: string | undefined): void {
  if (state === undefined) return;
  if (!['connected', 'disconnected', 'terminated'].includes(state)) {
    throw invalidField('A participant can be connected or disconnected', 'state');
  }
  if (state !== 'connected') return;
  if (!isActive(party)) throw invalidField('The participant has left the conversation', 'state');
  if (party.state === 'alerting' && callerOf() !== party.userId) {
    throw new Problem(403, 'Only the user whom a conversation alerts can answer it');
  }
  if (party.state === 'dialing') throw invalidField('The participant has not answered yet', 'state');
}

/** @throws the platform's 400 if the party cannot wrap up, or if its queue does not have the code. */
function readWrapup(world: World, { purpose, queueId }: Party, wrapup: ExtendedWrapup): ExtendedWrapup {
  if (purpose !== 'agent' || queueId === undefined) {
    throw invalidField('Only an agent of a queue wraps a conversation up', 'wrapup');
  }
  const { code } = wrapup;
  if (code !== undefined && world.store.queueWrapupCodes.get(queueId, code) === undefined) {
    throw invalidField('The queue has no wrap-up code with this id', 'wrapup.code');
  }
  return wrapup;
}

/**
 * Stores a wrap-up code. If the conversation is in progress, the code applies when it ends; afterwards it ends the after-call
 * work.
 */
function wrapUp(world: World, party: Party, wrapup: ExtendedWrapup): void {
  const { code, notes, tags, provisional } = wrapup;
  const wrapupCode = code === undefined ? undefined : world.store.wrapupCodes.find(code);
  const { startAcw, endAcw = world.now() } = party;
  const acwSeconds = startAcw === undefined ? undefined : Math.round((endAcw - startAcw) / 1000);
  const durationSeconds = wrapup.durationSeconds ?? acwSeconds;
  const isProvisional = provisional === true ? true : undefined;
  party.wrapup = omitUndefined({
    code,
    name: wrapupCode?.name,
    notes,
    tags,
    durationSeconds,
    provisional: isProvisional,
    end: world.now(),
  });
  // After-call work with a forced timeout does not end early.
  if (provisional === true || wrapupPrompt(world, party.queueId ?? '') === FORCED_TIMEOUT) return;
  if (isInAcw(party)) finishAcw(world, party);
}

/** @throws the platform's 400 for an invalid recording state. */
export function setRecording(conversation: StoredConversation, state: string): void {
  const recordingState = state.toLowerCase();
  if (recordingState !== 'active' && recordingState !== 'paused' && recordingState !== 'none') {
    throw invalidField('recordingState must be ACTIVE, PAUSED or NONE', 'recordingState');
  }
  if (recordingState !== conversation.recordingState) requireInProgress(conversation).recordingState = recordingState;
}
