import type { ApiPromise } from 'contact-centre-client';
import { DataPrivacyApi } from 'contact-centre-client/apis/data-privacy';
import type { MaskingRule, MaskingRuleListing, MaskingRuleValidateResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new DataPrivacyApi();

const rule: MaskingRule = { name: 'Cards', substituteCharacter: '*', definition: '[0-9]{16}', enabled: true, type: 'Custom' };

describe('DataPrivacyApi', () => {
  it('manages masking rules', () => {
    expectTypeOf(api.postDataprivacyMaskingrules(rule)).toEqualTypeOf<ApiPromise<MaskingRule>>();
    expectTypeOf(api.patchDataprivacyMaskingrule('id', { body: rule })).resolves.toEqualTypeOf<MaskingRule>();
    expectTypeOf(api.getDataprivacyMaskingrules()).resolves.toEqualTypeOf<MaskingRuleListing>();
    expectTypeOf(api.deleteDataprivacyMaskingrule('id')).resolves.toBeVoid();
  });

  it('tests a rule on a text', () => {
    expectTypeOf(
      api.postDataprivacyMaskingrulesValidate({ text: '4111111111111111', definition: rule.definition }),
    ).resolves.toEqualTypeOf<MaskingRuleValidateResponse>();
    // @ts-expect-error -- the rule is missing
    void api.postDataprivacyMaskingrulesValidate({ text: '4111111111111111' });
  });

  it('rejects an incomplete rule, a pattern that is no text, and a rule in place of opts', () => {
    // @ts-expect-error -- the rule is incomplete
    void api.postDataprivacyMaskingrules({ name: 'Cards', substituteCharacter: '*', enabled: true, type: 'Custom' });
    // @ts-expect-error -- a definition is text
    void api.postDataprivacyMaskingrules({ ...rule, definition: /[0-9]/ });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.patchDataprivacyMaskingrule('id', rule);
    // @ts-expect-error -- rules are not paged
    void api.getDataprivacyMaskingrules({ pageSize: 25 });
  });

  it('accepts known and new directions', () => {
    expectTypeOf<KnownValues<MaskingRule['direction']>>().toEqualTypeOf<'inbound' | 'outbound'>();
    void api.postDataprivacyMaskingrules({ ...rule, direction: 'both' });
  });
});
