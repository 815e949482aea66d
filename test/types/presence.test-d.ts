import type { ApiPromise } from 'contact-centre-client';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { OrganizationPresence, SystemPresence, UserPresence } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new PresenceApi();

describe('PresenceApi', () => {
  it("reads and sets a user's presence", () => {
    expectTypeOf(api.getUserPresence('user', 'PURECLOUD')).toEqualTypeOf<ApiPromise<UserPresence>>();
    const away = { presenceDefinition: { id: 'away' }, message: 'Back at two' };
    expectTypeOf(api.patchUserPresencesPurecloud('user', away)).resolves.toEqualTypeOf<UserPresence>();
    expectTypeOf(api.putUsersPresencesBulk([{ id: 'user', ...away }])).resolves.toEqualTypeOf<UserPresence[]>();
    expectTypeOf(api.getSystempresences()).resolves.toEqualTypeOf<SystemPresence[]>();
  });

  it('labels definitions by language', () => {
    expectTypeOf(
      api.postPresencedefinitions({ languageLabels: { de: 'Schulung' }, systemPresence: 'Training' }),
    ).resolves.toEqualTypeOf<OrganizationPresence>();
    // @ts-expect-error -- a definition has labels
    void api.postPresencedefinitions({ systemPresence: 'Training' });
    // @ts-expect-error -- a label is a text
    void api.putPresencedefinition('id', { languageLabels: { de: { label: 'Schulung' } } });
    // @ts-expect-error -- deactivated is a flag
    void api.putPresencedefinition('id', { languageLabels: {}, deactivated: 'yes' });
  });

  it('rejects a presence without a source, an empty definition, and wrong options', () => {
    // @ts-expect-error -- the source is missing
    void api.getUserPresence('user');
    // @ts-expect-error -- a definition is named by a reference
    void api.patchUserPresencesPurecloud('user', { presenceDefinition: 'away' });
    // @ts-expect-error -- a bulk change takes a list
    void api.putUsersPresencesBulk({ id: 'user' });
    // @ts-expect-error -- deleted is sent as text here
    void api.getPresencedefinitions({ deleted: true });
    // @ts-expect-error -- the presence is missing
    void api.patchUserPresence('user', 'PURECLOUD');
    // @ts-expect-error -- a presence is identified by text
    void api.getPresencedefinition(1);
  });
});
