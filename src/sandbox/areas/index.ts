import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import { grantsOf, rolesOf } from '../sign-in/roles.js';
import type { TrafficSettings } from '../store/control/checked-options.js';
import type { World } from '../store/world.js';
import { administrationRoutes } from './administration.js';
import { detailJobRoutes } from './analytics/detail-jobs.js';
import { analyticsRoutes } from './analytics/routes.js';
import { jobRoutes } from './job-routes.js';
import { authorizationRoutes } from './authorization/routes.js';
import { eventRoutes } from './events-api.js';
import { externalContactRoutes } from './external-contacts/routes.js';
import { tellChanges } from './events/index.js';
import { faxRoutes } from './fax.js';
import { groupsOf, memberIds } from './groups/model.js';
import { greetingRoutes } from './greetings/routes.js';
import { groupRoutes } from './groups/routes.js';
import { telephonyRoutes } from './telephony/routes.js';
import { stationsOf } from './stations/model.js';
import { stationRoutes } from './stations/routes.js';
import { guestChatRoutes } from './webchat/routes.js';
import { destinationRoutes } from './conversations/participants/destinations.js';
import { callLegRoutes } from './conversations/participants/call-legs.js';
import { memberGroupRoutes } from './routing/member-groups.js';
import { languagesOf, spokenOf } from './routing/language-model.js';
import { directRoutingBackupRoutes } from './routing/direct-routing-backups.js';
import { languageRoutes } from './routing/languages.js';
import { utilizationRoutes } from './routing/utilization.js';
import { conversationCreationRoutes } from './conversations/create.js';
import { writtenCreationRoutes } from './conversations/create-written.js';
import { settle } from './conversations/assignment.js';
import { conversationMessageRoutes } from './conversations/messaging/messages.js';
import { conversationsOf } from './conversations/model.js';
import { participantRoutes } from './conversations/participants/participants.js';
import { conversationRoutes } from './conversations/routes.js';
import { absentMediaRoutes } from './conversations/absent-media.js';
import { attributeSearchRoutes } from './conversations/attribute-search.js';
import { customAttributeRoutes } from './conversations/custom-attributes.js';
import { messagingIntegrationRoutes } from './conversations/messaging/messaging-integrations.js';
import { messagingSettingRoutes } from './conversations/messaging/messaging-settings.js';
import { parkingRoutes } from './conversations/participants/parking.js';
import { checklistRoutes } from './conversations/checklists.js';
import { internalMessageRoutes } from './conversations/messaging/internal-messages.js';
import { wholeConversationRoutes } from './conversations/whole.js';
import { recordingRoutes } from './recording/recordings.js';
import { licenceRoutes } from './license/routes.js';
import { featureRoutes } from './organization/features.js';
import { sublocationRoutes } from './organization/sublocations.js';
import { limitRoutes } from './organization/limits.js';
import { searchRoutes } from './search/routes.js';
import { uploadRoutes } from './uploads/uploads.js';
import { oauthClientRoutes } from './oauth/clients.js';
import { campaignsOf, contactListsOf } from './outbound/model.js';
import { outboundRoutes } from './outbound/routes.js';
import { estimatedWaitRoutes } from './users/estimated-wait.js';
import { messagesOf } from './voicemail/model.js';
import { voicemailRoutes } from './voicemail/routes.js';
import { invitationRoutes } from './users/invitations.js';
import { scimRoutes } from './scim/routes.js';
import { externalIdRoutes } from './users/external-ids.js';
import { passwordRoutes } from './users/passwords.js';
import { passkeyRoutes } from './users/passkeys.js';
import { verifierRoutes } from './users/verifiers.js';
import { userAttributeRoutes } from './users/custom-attributes.js';
import { userDetailRoutes } from './users/details.js';
import { profileRoutes } from './users/profiles.js';
import { favouriteRoutes } from './users/favourites.js';
import { userRuleRoutes } from './users/rules.js';
import { userQueueRoutes } from './users/user-queues.js';

/** Areas whose responses depend on the passage of time. */
const timely = ['conversations', 'analytics', 'events', 'routing', 'users', 'webchat'];

function catchUp(world: World, traffic: Traffic): void {
  if (world.traffic) traffic.moveOn(world, world.traffic);
  else settle(world);
}

/** Simulated traffic (`../traffic`). The application passes it in, because traffic is built on the areas. */
interface Traffic {
  startTraffic: (world: World, settings: TrafficSettings) => void;
  moveOn: (world: World, settings: TrafficSettings) => void;
  openWhereNew: (world: World, settings: TrafficSettings) => void;
}

/** The main processes: operations that behave as on the platform, instead of only storing what they receive. */
export function flowRoutes(app: Hono<SandboxEnv>, world: World, live: Traffic): void {
  tellChanges(world);
  conversationsOf(world);
  // Creates the seeded entities at once, because a snapshot must contain them even if no call has read them.
  for (const planted of [rolesOf, grantsOf, groupsOf, languagesOf, spokenOf, stationsOf]) planted(world);
  for (const planted of [campaignsOf, contactListsOf, messagesOf]) planted(world);
  memberIds(world, '');
  const { traffic } = world;
  if (traffic) live.startTraffic(world, traffic);
  memberGroupRoutes(app, world);
  for (const area of timely) {
    app.use(`/api/v2/${area}/*`, async ({ req }, next) => {
      if (traffic) live.openWhereNew(world, traffic);
      catchUp(world, live);
      await next();
      // The effects of a call appear immediately: an agent who becomes free is alerted now, not at the next read.
      if (traffic && req.method !== 'GET') settle(world);
    });
  }
  world.clock.onJump(() => {
    catchUp(world, live);
  });

  jobRoutes(app, world);
  // Registered before the routes with an id, because a search is not an entity called "search".
  for (const addRoutes of [searchRoutes, administrationRoutes]) addRoutes(app, world);
  for (const addRoutes of [
    userDetailRoutes,
    profileRoutes,
    faxRoutes,
    userQueueRoutes,
    userAttributeRoutes,
    externalIdRoutes,
    scimRoutes,
    invitationRoutes,
    estimatedWaitRoutes,
    favouriteRoutes,
    userRuleRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    groupRoutes,
    stationRoutes,
    languageRoutes,
    externalContactRoutes,
    telephonyRoutes,
    voicemailRoutes,
    greetingRoutes,
    passwordRoutes,
    passkeyRoutes,
    verifierRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [recordingRoutes, uploadRoutes, authorizationRoutes, guestChatRoutes, outboundRoutes])
    addRoutes(app, world);
  for (const addRoutes of [
    oauthClientRoutes,
    licenceRoutes,
    limitRoutes,
    sublocationRoutes,
    featureRoutes,
    analyticsRoutes,
    detailJobRoutes,
    eventRoutes,
  ])
    addRoutes(app, world);
  absentMediaRoutes(app, world);
  for (const addRoutes of [checklistRoutes, internalMessageRoutes, messagingIntegrationRoutes]) addRoutes(app, world);
  for (const addRoutes of [conversationCreationRoutes, writtenCreationRoutes, conversationMessageRoutes, messagingSettingRoutes])
    addRoutes(app, world);
  for (const addRoutes of [wholeConversationRoutes, parkingRoutes, customAttributeRoutes, attributeSearchRoutes])
    addRoutes(app, world);
  for (const addRoutes of [
    conversationRoutes,
    participantRoutes,
    callLegRoutes,
    destinationRoutes,
    utilizationRoutes,
    directRoutingBackupRoutes,
  ])
    addRoutes(app, world);
}
