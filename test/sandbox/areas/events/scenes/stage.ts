import type { NotificationTopics } from 'contact-centre-client/models';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { expect } from 'vitest';
import { answer, openFloor, participant, ring, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../../support.js';
import { callWith } from '../../../support.js';

export type Topic = keyof NotificationTopics;

/** Triggers the event of a topic. */
export type Scenes = Partial<Record<Topic, Scene>>;

type Scene = (stage: Stage) => Promise<unknown>;

export interface Entity extends NamedEntity {
  version: number;
  [field: string]: unknown;
}

const [maker] = createSandbox().users;

/** Data that no operation creates. */
const seed = {
  entities: {
    '/api/v2/architect/systemprompts': [{ name: 'Welcome' }],
    '/api/v2/alerting/interactionstats/alerts': [
      {
        name: 'Long waits',
        dimension: 'queueId',
        dimensionValue: 'q',
        metric: 'tWait',
        mediaType: 'voice',
        ruleId: 'r',
        numericRange: 'gt',
        statistic: 'max',
        value: 9,
        unread: true,
        startDate: '2026-03-10T12:00:00Z',
        alertTypes: [],
        notificationUsers: [{ id: maker?.id ?? '' }],
      },
    ],
    '/api/v2/alerting/alerts': [
      {
        name: 'Long waits',
        user: { id: maker?.id ?? '' },
        rule: { id: 'r', type: 'ConversationMetrics' },
        conditions: { type: 'And', predicates: [] },
        dateStart: '2026-03-10T12:00:00Z',
        active: true,
        unread: true,
        waitBetweenNotificationMs: 60_000,
        muted: false,
        snoozed: false,
        dateMutedUntil: '2026-03-10T12:00:00Z',
        dateSnoozedUntil: '2026-03-10T12:00:00Z',
        notifications: [],
      },
    ],
    '/api/v2/fax/documents': [{ name: 'Order', createdBy: { id: maker?.id } }],
    '/api/v2/userrecordings': [{ name: 'Mine', createdBy: { id: maker?.id } }],
  },
};

/** A sandbox with all permissions, and all its events. */
export class Stage {
  readonly events: SandboxEvent[] = [];
  readonly #played = new Map<Scene, readonly SandboxEvent[]>();
  #names = 0;

  private constructor(
    readonly floor: Floor,
    readonly as: Call,
  ) {
    floor.sandbox.subscribe((event) => this.events.push(event));
  }

  static async open(): Promise<Stage> {
    const floor = await openFloor({ permissions: 'off', tokenLifetimeMs: 7 * 86_400_000, seed });
    const acwSettings = { wrapupPrompt: 'MANDATORY_TIMEOUT', timeoutMs: 10_000 };
    await floor.call('PUT', floor.queue.selfUri, { name: floor.queue.name, acwSettings });
    return new Stage(floor, callWith(floor.sandbox, floor.sandbox.issueAccessToken(floor.agent.id)));
  }

  get sandbox(): Floor['sandbox'] {
    return this.floor.sandbox;
  }

  get userId(): string {
    return this.floor.agent.id;
  }

  /** Plays a scene and returns its events. Several topics share a scene, which is played once. */
  async play(scene: Scene): Promise<readonly SandboxEvent[]> {
    const playedScene = this.#played.get(scene);
    if (playedScene) return playedScene;
    const before = this.events.length;
    await scene(this);
    const newEvents = this.events.slice(before);
    this.#played.set(scene, newEvents);
    return newEvents;
  }

  /** Sends a request as the agent. */
  async send<T = Entity>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answered, text } = await this.as<T>(method, `/api/v2/${path}`, body);
    expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return answered;
  }

  async make<T = Entity>(path: string, body: object): Promise<T> {
    return await this.send<T>('POST', path, body);
  }

  /** A name that is not used yet. */
  name(): string {
    this.#names += 1;
    return `Nr. ${this.#names}`;
  }

  async wait(ms: number): Promise<void> {
    this.sandbox.clock.advance(ms);
    await Promise.resolve();
  }

  /** A call that the agent has answered. */
  async talk(): Promise<string> {
    await this.idle();
    const id = await ring(this.floor);
    await answer(this.floor, id);
    return id;
  }

  /** The agent waits for a call. */
  async idle(): Promise<void> {
    const { entities } = await this.send<Listing<NamedEntity>>('GET', 'conversations');
    for (const { id } of entities) await this.send('POST', `conversations/${id}/disconnect`);
    // After-call work ends automatically.
    await this.wait(20_000);
    await setPresence(this.floor, 'Meal');
    await setPresence(this.floor, 'On Queue');
  }

  /** A call that has ended, wrapped up with a code. */
  async call(): Promise<string> {
    const id = await this.talk();
    await this.wait(60_000);
    const { id: participantId = '' } = await participant(this.floor, id, 'agent');
    const path = `conversations/calls/${id}/participants/${participantId}`;
    await this.send('PATCH', path, { state: 'disconnected' });
    await this.wait(5000);
    const [code] = this.floor.codes;
    await this.send('PATCH', path, { wrapup: { code: code?.id, notes: 'Well', durationSeconds: 3 } });
    return id;
  }

  /** A call that is transferred to a user's voicemail. */
  async leaveMessage(): Promise<void> {
    const id = await this.talk();
    const { id: participantId = '' } = await participant(this.floor, id, 'agent');
    const other = this.sandbox.users.find((user) => user.id !== this.userId);
    await this.make(`conversations/calls/${id}/participants/${participantId}/replace`, { userId: other?.id, voicemail: true });
  }
}
