import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  MaskingRule,
  MaskingRuleListing,
  MaskingRuleValidateRequest,
  MaskingRuleValidateResponse,
} from '../models/data-privacy.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Masking of sensitive data in messages. A rule finds e-mail addresses, account numbers and the like by a pattern and replaces
 * them with a character, so that neither agents nor transcripts show them. Rules are limited to a direction and to messaging
 * integrations, and can be tried out before they are saved.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class DataPrivacyApi extends PlatformApi {
  /**
   * Deletes a masking rule for good. To suspend it, set `enabled` to false with `patchDataprivacyMaskingrule`.
   *
   * @permissions `dataprivacy:maskingrule:delete`
   * @see DELETE /api/v2/dataprivacy/maskingrules/{ruleId}
   */
  deleteDataprivacyMaskingrule(ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteDataprivacyMaskingrule', 'DELETE /api/v2/dataprivacy/maskingrules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Reads a masking rule: its pattern, its substitute character and to what messages it is applied.
   *
   * @permissions `dataprivacy:maskingrule:view`
   * @see GET /api/v2/dataprivacy/maskingrules/{ruleId}
   */
  getDataprivacyMaskingrule(ruleId: string, request?: RequestOptions): ApiPromise<MaskingRule> {
    return this.call('getDataprivacyMaskingrule', 'GET /api/v2/dataprivacy/maskingrules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Lists the organisation's masking rules, custom, predefined and default ones alike, enabled or not.
   *
   * @permissions `dataprivacy:maskingrule:view`
   * @see GET /api/v2/dataprivacy/maskingrules
   */
  getDataprivacyMaskingrules(request?: RequestOptions): ApiPromise<MaskingRuleListing> {
    return this.call('getDataprivacyMaskingrules', 'GET /api/v2/dataprivacy/maskingrules', {}, {}, request);
  }

  /**
   * Changes a masking rule, above all whether it is enabled and on which integrations it works.
   *
   * @permissions `dataprivacy:maskingrule:edit`
   * @see PATCH /api/v2/dataprivacy/maskingrules/{ruleId}
   */
  patchDataprivacyMaskingrule(ruleId: string, opts?: { body?: MaskingRule }, request?: RequestOptions): ApiPromise<MaskingRule> {
    return this.call('patchDataprivacyMaskingrule', 'PATCH /api/v2/dataprivacy/maskingrules/{ruleId}', { ruleId }, opts, request);
  }

  /**
   * Creates a rule that masks what a pattern matches in messages. Try its definition first with
   * `postDataprivacyMaskingrulesValidate`.
   *
   * @permissions `dataprivacy:maskingrule:add`
   * @see POST /api/v2/dataprivacy/maskingrules
   */
  postDataprivacyMaskingrules(body: MaskingRule, request?: RequestOptions): ApiPromise<MaskingRule> {
    return this.call('postDataprivacyMaskingrules', 'POST /api/v2/dataprivacy/maskingrules', { body }, {}, request);
  }

  /**
   * Tries a rule's definition on a text. The answer says whether the definition is valid and shows the text as it would be
   * masked; nothing is saved.
   *
   * @permissions `dataprivacy:maskingrule:execute`
   * @see POST /api/v2/dataprivacy/maskingrules/validate
   */
  postDataprivacyMaskingrulesValidate(
    body: MaskingRuleValidateRequest,
    request?: RequestOptions,
  ): ApiPromise<MaskingRuleValidateResponse> {
    return this.call(
      'postDataprivacyMaskingrulesValidate',
      'POST /api/v2/dataprivacy/maskingrules/validate',
      { body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace DataPrivacyApi {
  type patchDataprivacyMaskingruleOptions = OptionsOf<DataPrivacyApi['patchDataprivacyMaskingrule']>;
}
