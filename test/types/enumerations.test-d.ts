import { ApiClient, KnowledgeApi, UsersApi } from 'contact-centre-client';
import type { ArchitectApi, Closed, Environment, IntegrationsApi, SCIMApi } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import type * as Models from 'contact-centre-client/models';
import type {
  ConversationAggregationQuery,
  FlowType,
  JsonObject,
  KnowledgeLanguageCode,
  ObservationMetricData,
  OpenEnum,
  QueueObservationMetric,
  QueueObservationQuery,
  UpdateUser,
  User,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

type Item<T> = NonNullable<T> extends readonly (infer I)[] ? I : never;

describe('A list of enumerated values', () => {
  it('accepts documented values', () => {
    expectTypeOf<KnownValues<QueueObservationMetric>>().toEqualTypeOf<
      | 'oActiveUsers'
      | 'oAlerting'
      | 'oInteracting'
      | 'oMemberUsers'
      | 'oOffQueueUsers'
      | 'oOnQueueUsers'
      | 'oUserPresences'
      | 'oUserRoutingStatuses'
      | 'oWaiting'
    >();
    expectTypeOf<Item<QueueObservationQuery['metrics']>>().toEqualTypeOf<QueueObservationMetric>();
    expectTypeOf<'tHandle'>().toExtend<KnownValues<Item<ConversationAggregationQuery['metrics']>>>();
    expectTypeOf<'wrapUpCode'>().toExtend<KnownValues<Item<ConversationAggregationQuery['groupBy']>>>();
    // @ts-expect-error -- metrics are no groupings
    expectTypeOf<'tHandle'>().toExtend<KnownValues<Item<ConversationAggregationQuery['groupBy']>>>();
    expectTypeOf<'INBOUNDCALL'>().toExtend<KnownValues<FlowType>>();
  });

  it('accepts values that the platform adds later', () => {
    const query = (metric: string): Partial<QueueObservationQuery> => ({ metrics: ['oWaiting', 'oTomorrow', metric] });
    expectTypeOf(query('oNow').metrics).toEqualTypeOf<QueueObservationMetric[] | undefined>();
    expectTypeOf<QueueObservationMetric>().toExtend<string>();
    expectTypeOf<{ metrics: number[] }>().not.toExtend<Partial<QueueObservationQuery>>();
  });
});

describe('An enumerated argument in the path', () => {
  it('accepts documented values and other texts', () => {
    expectTypeOf<KnownValues<Parameters<SCIMApi['getScimResourcetype']>[0]>>().toEqualTypeOf<
      'User' | 'Group' | 'ServiceProviderConfig' | 'ResourceType' | 'Schema'
    >();
    expectTypeOf<KnownValues<Parameters<IntegrationsApi['getIntegrationsTypeConfigschema']>[1]>>().toEqualTypeOf<
      'properties' | 'advanced'
    >();
    expectTypeOf<
      Parameters<KnowledgeApi['getKnowledgeKnowledgebaseLanguageCategories']>[1]
    >().toEqualTypeOf<KnowledgeLanguageCode>();
    void new KnowledgeApi().getKnowledgeKnowledgebaseLanguageCategories('base', 'sv-SE');
    // @ts-expect-error -- a language is a text
    void new KnowledgeApi().getKnowledgeKnowledgebaseLanguageCategories('base', 46);
  });

  it('is a plain text if the platform documents no values', () => {
    expectTypeOf<Parameters<ArchitectApi['getArchitectPromptResource']>[1]>().toEqualTypeOf<string>();
  });
});

describe('An environment', () => {
  it('is a region, its host, or any other host', () => {
    expectTypeOf<'eu_west_1' | 'mypurecloud.ie'>().toExtend<KnownValues<Environment>>();
    expectTypeOf<ApiClient['setEnvironment']>().parameter(0).toEqualTypeOf<Environment>();
    expectTypeOf<FetchClient['setEnvironment']>().parameter(0).toEqualTypeOf<Environment>();
    new ApiClient().setEnvironment('stand-in.example');
    // @ts-expect-error -- an environment has a name
    new ApiClient().setEnvironment();
  });
});

describe('Closed', () => {
  const users = new UsersApi();

  it('rejects a misspelt value and accepts the correct one', () => {
    void users.patchUser('user', { version: 1, state: 'inactive' } satisfies Closed<UpdateUser>);
    // @ts-expect-error -- the near miss
    void users.patchUser('user', { version: 1, state: 'inactve' } satisfies Closed<UpdateUser>);
    void users.patchUser('user', { version: 1, state: 'inactve' });
    void users.getUsers({ expand: ['presence'] } satisfies Closed<Parameters<UsersApi['getUsers']>[0]>);
    // @ts-expect-error -- the near miss
    void users.getUsers({ expand: ['presense'] } satisfies Closed<Parameters<UsersApi['getUsers']>[0]>);
    expectTypeOf<Closed<User['state']>>().toEqualTypeOf<'active' | 'inactive' | 'deleted' | undefined>();
    expectTypeOf<Closed<QueueObservationMetric[]>>().toEqualTypeOf<KnownValues<QueueObservationMetric>[]>();
  });

  it('applies to nested fields, lists and dictionaries', () => {
    interface Tree {
      kind: OpenEnum<'leaf' | 'branch'>;
      below?: readonly Tree[];
      byName?: Record<string, Tree>;
    }
    const right = { kind: 'branch', below: [{ kind: 'leaf' }], byName: { first: { kind: 'leaf' } } } satisfies Closed<Tree>;
    expectTypeOf(right).toExtend<Tree>();
    // @ts-expect-error -- the near miss
    expectTypeOf({ kind: 'branch', below: [{ kind: 'laef' }] } satisfies Closed<Tree>).toExtend<Tree>();
    // @ts-expect-error -- the near miss
    expectTypeOf({ kind: 'branch', byName: { first: { kind: 'laef' } } } satisfies Closed<Tree>).toExtend<Tree>();
    expectTypeOf<Closed<Tree>>().toExtend<Tree>();
  });

  it('changes nothing else', () => {
    interface Plain {
      name: string;
      size?: number;
      on: boolean;
      since: Date | string;
      data: JsonObject;
      any: unknown;
      tags: readonly string[];
      run: (name: string) => void;
    }
    expectTypeOf<Closed<Plain>>().toEqualTypeOf<Plain>();
    expectTypeOf<Closed<ObservationMetricData['stats']>>().toEqualTypeOf<ObservationMetricData['stats']>();
    expectTypeOf<Closed<'only' | 'these'>>().toEqualTypeOf<'only' | 'these'>();
  });
});

describe('The models', () => {
  it('include types that no other model refers to', () => {
    expectTypeOf<Models.Card['actions']>().toEqualTypeOf<Models.CardAction[] | undefined>();
    expectTypeOf<Models.Empty>().toEqualTypeOf<JsonObject>();
    expectTypeOf<KnownValues<Models.ScimError['scimType']>>().not.toBeNever();
  });
});
