import { gzipSync } from 'node:zlib';
import type { TimeOffRequestResponse } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxEvent, SandboxOptions } from 'contact-centre-client/sandbox';
import { expect } from 'vitest';
import { callWith } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

export const WFM = '/api/v2/workforcemanagement';
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A Tuesday; the next week begins on the 16th. */
export const NOW = Date.parse('2026-03-10T12:30:00Z');
export const WEEK = '2026-03-16';

/** A business unit with a management unit, two agents in it, and a planner with all permissions. */
export interface Crew {
  sandbox: Sandbox;
  /** As the planner, who is not an agent. */
  call: Call;
  /** As the first agent. */
  asAgent: Call;
  asOther: Call;
  agent: string;
  other: string;
  /** A user without a management unit. */
  stranger: string;
  businessUnit: string;
  managementUnit: string;
  events: SandboxEvent[];
}

/** What planning needs. */
export type Planner = Pick<Crew, 'sandbox' | 'call' | 'businessUnit' | 'managementUnit'>;

export async function openCrew(options: SandboxOptions = {}): Promise<Crew> {
  const off = { now: () => NOW, rateLimit: false as const, permissions: 'off' as const, tokenLifetimeMs: 7 * 86_400_000 };
  const sandbox = createSandbox({ ...off, ...options });
  const [planner = '', agent = '', other = '', stranger = ''] = sandbox.users.map(({ id }) => id);
  const call = callWith(sandbox, sandbox.issueAccessToken(planner));
  const { businessUnit, managementUnit } = await createUnits(sandbox, call, [agent, other]);
  const events: SandboxEvent[] = [];
  sandbox.subscribe((event) => events.push(event));
  return {
    sandbox,
    call,
    agent,
    other,
    stranger,
    businessUnit,
    managementUnit,
    events,
    asAgent: callWith(sandbox, sandbox.issueAccessToken(agent)),
    asOther: callWith(sandbox, sandbox.issueAccessToken(other)),
  };
}

/** Creates a business unit with a management unit, and makes users its agents. */
export async function createUnits(
  { organisation }: Sandbox,
  call: Call,
  userIds: readonly string[],
): Promise<{ businessUnit: string; managementUnit: string }> {
  const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' };
  const divisionId = organisation.homeDivisionId;
  const { id: businessUnit } = (await call<NamedEntity>('POST', `${WFM}/businessunits`, { name: 'North', divisionId, settings }))
    .body;
  const unit = { name: 'Ferries', businessUnitId: businessUnit, timeZone: 'Europe/Berlin' };
  const { id: managementUnit } = (await call<NamedEntity>('POST', `${WFM}/managementunits`, unit)).body;
  await call('POST', `${WFM}/agents`, { userIds, destinationManagementUnitId: managementUnit });
  return { businessUnit, managementUnit };
}

/** The events of a topic; `{}` stands for any one part of its name. */
export const toldOf = ({ events }: Crew, topic: string): unknown[] =>
  events.flatMap(({ topicName, eventBody }) => (topicName === topic ? [eventBody] : []));

const WORKING = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A work plan of eight hours from 8:00 on, on five days a week. */
export async function plan(
  { call, managementUnit }: Pick<Crew, 'call' | 'managementUnit'>,
  agents: readonly string[],
): Promise<string> {
  const shift = { name: 'Early', days: { values: WORKING }, exactStartTimeMinutesFromMidnight: 480, exactPaidTimeMinutes: 480 };
  const body = { name: 'Full time', enabled: true, shifts: [shift], agents: agents.map((id) => ({ id })) };
  return (await call<NamedEntity>('POST', `${WFM}/managementunits/${managementUnit}/workplans`, body)).body.id;
}

const schedules = ({ businessUnit }: Planner, week: string): string =>
  `${WFM}/businessunits/${businessUnit}/weeks/${week}/schedules`;

/** Generates a schedule for a week. */
export async function generate(crew: Planner, week = WEEK): Promise<string> {
  await crew.call('POST', `${schedules(crew, week)}/generate`, { description: 'Next', weekCount: 1 });
  crew.sandbox.clock.advance(3000);
  return (await crew.call<{ entities: NamedEntity[] }>('GET', schedules(crew, week))).body.entities.at(-1)?.id ?? '';
}

/** Start times of the shifts in a schedule, one agent after another. */
export async function shiftsIn(
  { call, businessUnit, managementUnit }: Crew,
  id: string,
  week = WEEK,
): Promise<(string | undefined)[]> {
  const { body } = await call<{ result: { agentSchedules: { shifts: { startDate?: string }[] }[] } }>(
    'POST',
    `${WFM}/businessunits/${businessUnit}/weeks/${week}/schedules/${id}/agentschedules/query`,
    { managementUnitId: managementUnit },
  );
  return body.result.agentSchedules.flatMap(({ shifts }) => shifts.map(({ startDate }) => startDate));
}

/** Publishes a schedule of a work plan, so that its agents can see it. */
export async function publish(crew: Planner, agents: readonly string[], week = WEEK): Promise<{ id: string }> {
  await plan(crew, agents);
  const id = await generate(crew, week);
  const path = `${schedules(crew, week)}/${id}/update`;
  await crew.call('POST', path, { uploadKey: await upload(crew, path, { published: true, metadata: { version: 1 } }) });
  crew.sandbox.clock.advance(3000);
  return { id };
}

/** Uploads an object for an operation. @returns its key. */
export async function upload({ sandbox, call }: Pick<Crew, 'sandbox' | 'call'>, path: string, content: object): Promise<string> {
  const bytes = gzipSync(JSON.stringify(content));
  const { body } = await call<{ uploadKey: string; url: string; headers: Record<string, string> }>('POST', `${path}/uploadurl`, {
    contentLengthBytes: bytes.length,
  });
  await sandbox.fetch(new Request(body.url, { method: 'PUT', headers: body.headers, body: bytes }));
  return body.uploadKey;
}

/** Advances the virtual clock to a moment. */
export const until = ({ sandbox }: Crew, time: string): void => {
  sandbox.clock.advance(Date.parse(time) - sandbox.clock.now());
};

/** Sets the presence of the first agent. */
export async function bePresent({ agent, asAgent }: Crew, name: string): Promise<void> {
  const { entities } = (await asAgent<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body;
  const id = entities.find((each) => each.name === name)?.id;
  await asAgent('PATCH', `/api/v2/users/${agent}/presences/purecloud`, { presenceDefinition: { id } });
}

/** Plays a Monday that is planned from 7:00 to 15:00: on queue from an hour late, in a meeting from 13:00 on. */
export async function workMonday(crew: Crew): Promise<void> {
  await publish(crew, [crew.agent]);
  await bePresent(crew, 'Offline');
  until(crew, '2026-03-16T08:00:00Z');
  await bePresent(crew, 'On Queue');
  until(crew, '2026-03-16T13:00:00Z');
  await bePresent(crew, 'Meeting');
  until(crew, '2026-03-17T00:00:00Z');
}

/** The content of a file at an address. */
export const fileAt = async <T>({ sandbox }: Crew, url = ''): Promise<T> =>
  (await (await sandbox.fetch(new Request(url))).json()) as T;

/** A day on which agents request time off. */
export const DAY = '2026-04-01';
export const TIME_OFF = '5';
export const OWN_TIME_OFF = `${WFM}/timeoffrequests`;

/** A full day off. */
export const off = (more: object = {}) => ({
  activityCodeId: TIME_OFF,
  dailyDurationMinutes: 480,
  fullDayManagementUnitDates: [DAY],
  ...more,
});

/** Requests a day off. */
export async function askOff(as: Call, more: object = {}): Promise<TimeOffRequestResponse> {
  const answer = await as<TimeOffRequestResponse>('POST', OWN_TIME_OFF, off(more));
  expect(answer.status).toBe(200);
  return answer.body;
}
