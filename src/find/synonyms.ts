import { stemOf } from './words.js';

/** Words that mean the same in contact centres, one group a line. */
const equivalents = `
set change update modify edit replace
create add make register
delete remove
read get show return
onqueue presence status
run execute start launch
connect associate
agent user
agent member
bulk batch several multiple many
who user member
agent user person people employee representative rep colleague staff
supervisor manager
conversation interaction
call phonecall
queue skillqueue
presence status
presence state
wrapup disposition
did phonenumber
ivr callflow
holiday schedule
shift schedule roster
permission right privilege
license seat
customer externalcontact
credential secret
signout token
job asynchronously async asynchronous background
organization company tenant org
knowledgebase article faq
response canned
app application
statistic metric analytic aggregate average total sum trend
workflow flow
transcript transcription
recognition praise kudo
listen monitor watch
available exist free possible
whisper coach
hangup disconnect end
dnc blocklist
me mine
twitter tweet
anonymous agentless
gdpr privacy
limit quota
datatable table
teammate team
trustee partner
`;

/** Words that often stand for each other, one group a line. They count less than words that mean the same. */
const relations = `
communication call conversation
onqueue queue
associate assign
user member
agent member
call phone voice dial telephone
station phone softphone
chat message messenger webchat
sms text message
division businessunit
role grant permission
recording record audio
sentiment mood
survey csat nps
evaluation score scorecard quality
disconnect hang end
replace transfer forward
event topic subscription notification
subscribe subscription
unsubscribe subscription
channel websocket notification
token session signin signout
signout token
signin authorization
secret password credential
campaign dialer dialing outbound
attribute data variable
document article
response template library
workitem task
dataaction action
utilization capacity
timeoff absence leave
adherence conformance
forecast prediction
location geolocation address
site branch location
trunk carrier
edge appliance
integration connector
webdeployment webmessaging messenger widget snippet
bot virtualagent textbot
intent meaning utterance
alert threshold alarm metric
audit history log change
greeting voicemail mailbox
language locale
customer visitor contact
social facebook instagram twitter whatsapp
observation realtime now current live waiting
time aggregate
handle aggregate
level aggregate
export download
download media address url
access trust permission grant
count aggregate observation
import upload
job async asynchronous background
request usage
training learning module
hour schedule
hold participant
mute participant
answer participant
masking mask
credit sensitive
screen screenmonitor
login signin
open create
`;

/** Verbs of questions, by what an operation does. */
const actions = {
  list: 'list all which every page',
  search: 'search find query look lookup filter',
  read: 'read get show fetch find look see view check retrieve display tell know what who how is are when return download follow observe compare estimate bring build repeat',
  create:
    'create add new make place dial send insert register open start post provision schedule buy order request give grant invite upload collect capture define record prepare attach copy save assign obtain',
  change:
    'change update edit modify set rename replace patch put turn switch enable disable activate deactivate assign move control mark join connect associate mute hold pause resume transfer',
  remove:
    'remove delete drop erase clear revoke unassign cancel withdraw take end disconnect release empty signout unsubscribe discard detach close reset',
  send: 'send post reply write deliver submit pass',
  run: 'run start export execute launch trigger invoke generate publish begin test try detect',
} as const;

export type Action = keyof typeof actions;

const equivalentStems = groupsOf(equivalents);
const relatedStems = groupsOf(relations);
const actionsByVerb = verbsOf();

/** Whether this module knows a stem. */
export function isKnownStem(stem: string): boolean {
  return equivalentStems.has(stem) || relatedStems.has(stem) || actionsByVerb.has(stem);
}

/** Returns all stems that this module knows. */
export function knownStems(): readonly string[] {
  return [...equivalentStems.keys(), ...relatedStems.keys(), ...actionsByVerb.keys()];
}

/** Returns the stems that mean the same as a stem. */
export function equivalentsOf(stem: string): readonly string[] {
  return equivalentStems.get(stem) ?? [];
}

/** Returns the stems that often stand for a stem. */
export function relatedTo(stem: string): readonly string[] {
  return relatedStems.get(stem) ?? [];
}

/** Returns what a verb of a question asks an operation to do. */
export function actionsOf(word: string): readonly Action[] {
  return actionsByVerb.get(stemOf(word)) ?? [];
}

function groupsOf(lines: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const stems = [...new Set(line.split(' ').map(stemOf))];
    for (const stem of stems) {
      const others = stems.filter((each) => each !== stem);
      groups.set(stem, [...new Set([...(groups.get(stem) ?? []), ...others])]);
    }
  }
  return groups;
}

function verbsOf(): Map<string, Action[]> {
  const verbs = new Map<string, Action[]>();
  for (const [action, words] of Object.entries(actions) as [Action, string][]) {
    for (const word of words.split(' ').map(stemOf)) verbs.set(word, [...(verbs.get(word) ?? []), action]);
  }
  return verbs;
}
