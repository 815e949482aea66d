import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BatchGetCustomerIntentsRequest,
  BulkAddSourceIntentsRequest,
  BulkRemoveSourceIntentsRequest,
  BulkSourceIntentsResponse,
  CustomerIntent,
  CustomerIntentAssignmentListing,
  CustomerIntentAssignmentRequest,
  CustomerIntentAssignmentResponse,
  CustomerIntentListing,
  CustomerIntentPatch,
  CustomerIntentResponse,
  CustomerSourceIntentListing,
  IntentsCategory,
  IntentsCategoryListing,
  IntentsCategoryPatch,
} from '../models/intents.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

export interface GetIntentsCategoriesOptions extends PageOptions {
  /** Only categories that match this text. */
  queryValue?: string;
}

export interface GetIntentsCustomerintentSourceintentsOptions extends PageOptions {
  /** Only source intents that match this text. */
  queryValue?: string;
}

export interface GetIntentsCustomerintentsOptions extends PageOptions {
  /** Only customer intents that match this text. */
  queryValue?: string;
  /** Only customer intents of this category. */
  categoryId?: string;
}

export interface GetIntentsSourceintentsOptions extends PageOptions {
  /** Only intents from this kind of source. */
  type?: OpenEnum<'Bot' | 'Copilot' | 'Digitalbot' | 'Segment' | 'Topic' | 'Unknown'>;
  /** Only intents of this bot, copilot, topic or segment. */
  sourceId?: string;
}

/**
 * Customer intents: what customers want, defined once for the organisation. Bots, copilots, topics and segments each detect
 * their own intents; these source intents are mapped to customer intents, which are grouped in categories. Customer intents
 * are assigned to external contacts and expire after a time.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class IntentsApi extends PlatformApi {
  /**
   * Removes a category from those in which customer intents are grouped.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:delete`
   * @see DELETE /api/v2/intents/categories/{categoryId}
   */
  deleteIntentsCategory(categoryId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteIntentsCategory', 'DELETE /api/v2/intents/categories/{categoryId}', { categoryId }, {}, request);
  }

  /**
   * Deletes a customer intent, the organisation's own name for something customers want.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:delete`
   * @see DELETE /api/v2/intents/customerintents/{customerIntentId}
   */
  deleteIntentsCustomerintent(customerIntentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteIntentsCustomerintent',
      'DELETE /api/v2/intents/customerintents/{customerIntentId}',
      { customerIntentId },
      {},
      request,
    );
  }

  /**
   * Lists what an external contact wants, as customer intents with the time at which each was last assigned.
   *
   * @permissions `externalContacts:customerIntentAssignments:view`
   * @see GET /api/v2/intents/assignments/externalcontacts/{externalContactId}
   */
  getIntentsAssignmentsExternalcontact(
    externalContactId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<CustomerIntentAssignmentListing> {
    return this.call(
      'getIntentsAssignmentsExternalcontact',
      'GET /api/v2/intents/assignments/externalcontacts/{externalContactId}',
      { externalContactId },
      opts,
      request,
    );
  }

  /**
   * Lists the categories in which customer intents are grouped.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/categories
   */
  getIntentsCategories(opts?: GetIntentsCategoriesOptions, request?: RequestOptions): ApiPromise<IntentsCategoryListing> {
    return this.call('getIntentsCategories', 'GET /api/v2/intents/categories', {}, opts, request);
  }

  /**
   * Reads a category of customer intents: its name and description.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/categories/{categoryId}
   */
  getIntentsCategory(categoryId: string, request?: RequestOptions): ApiPromise<IntentsCategory> {
    return this.call('getIntentsCategory', 'GET /api/v2/intents/categories/{categoryId}', { categoryId }, {}, request);
  }

  /**
   * Reads a customer intent with its category and expiry time.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/customerintents/{customerIntentId}
   */
  getIntentsCustomerintent(customerIntentId: string, request?: RequestOptions): ApiPromise<CustomerIntentResponse> {
    return this.call(
      'getIntentsCustomerintent',
      'GET /api/v2/intents/customerintents/{customerIntentId}',
      { customerIntentId },
      {},
      request,
    );
  }

  /**
   * Lists the intents of bots, topics and the like that are mapped to one customer intent.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/customerintents/{customerIntentId}/sourceintents
   */
  getIntentsCustomerintentSourceintents(
    customerIntentId: string,
    opts?: GetIntentsCustomerintentSourceintentsOptions,
    request?: RequestOptions,
  ): ApiPromise<CustomerSourceIntentListing> {
    return this.call(
      'getIntentsCustomerintentSourceintents',
      'GET /api/v2/intents/customerintents/{customerIntentId}/sourceintents',
      { customerIntentId },
      opts,
      request,
    );
  }

  /**
   * Lists what the organisation has defined as wants of its customers, on request those of one category only.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/customerintents
   */
  getIntentsCustomerintents(
    opts?: GetIntentsCustomerintentsOptions,
    request?: RequestOptions,
  ): ApiPromise<CustomerIntentListing> {
    return this.call('getIntentsCustomerintents', 'GET /api/v2/intents/customerintents', {}, opts, request);
  }

  /**
   * Lists the intents that bots, copilots, topics and segments can detect, mapped or not. Those mapped show their customer
   * intent.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see GET /api/v2/intents/sourceintents
   */
  getIntentsSourceintents(
    opts?: GetIntentsSourceintentsOptions,
    request?: RequestOptions,
  ): ApiPromise<CustomerSourceIntentListing> {
    return this.call('getIntentsSourceintents', 'GET /api/v2/intents/sourceintents', {}, opts, request);
  }

  /**
   * Changes the name or the description of a category of customer intents.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:edit`
   * @see PATCH /api/v2/intents/categories/{categoryId}
   */
  patchIntentsCategory(categoryId: string, body: IntentsCategoryPatch, request?: RequestOptions): ApiPromise<IntentsCategory> {
    return this.call('patchIntentsCategory', 'PATCH /api/v2/intents/categories/{categoryId}', { categoryId, body }, {}, request);
  }

  /**
   * Changes a customer intent: name, description, expiry or category. The mapping is changed with
   * `postIntentsCustomerintentSourceintentsBulkAdd` and `postIntentsCustomerintentSourceintentsBulkRemove`.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:edit`
   * @see PATCH /api/v2/intents/customerintents/{customerIntentId}
   */
  patchIntentsCustomerintent(
    customerIntentId: string,
    body: CustomerIntentPatch,
    request?: RequestOptions,
  ): ApiPromise<CustomerIntentResponse> {
    return this.call(
      'patchIntentsCustomerintent',
      'PATCH /api/v2/intents/customerintents/{customerIntentId}',
      { customerIntentId, body },
      {},
      request,
    );
  }

  /**
   * Assigns a customer intent to an external contact, for wants that a program has found out by itself.
   *
   * @permissions `externalContacts:customerIntentAssignments:add`
   * @see POST /api/v2/intents/assignments/externalcontacts/{externalContactId}/customerintents/{customerIntentId}/assignment
   */
  postIntentsAssignmentsExternalcontactCustomerintentAssignment(
    externalContactId: string,
    customerIntentId: string,
    body: CustomerIntentAssignmentRequest,
    request?: RequestOptions,
  ): ApiPromise<CustomerIntentAssignmentResponse> {
    return this.call(
      'postIntentsAssignmentsExternalcontactCustomerintentAssignment',
      'POST /api/v2/intents/assignments/externalcontacts/{externalContactId}/customerintents/{customerIntentId}/assignment',
      { externalContactId, customerIntentId, body },
      {},
      request,
    );
  }

  /**
   * Creates a category, without which no customer intent can be created.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:add`
   * @see POST /api/v2/intents/categories
   */
  postIntentsCategories(body: IntentsCategory, request?: RequestOptions): ApiPromise<IntentsCategory> {
    return this.call('postIntentsCategories', 'POST /api/v2/intents/categories', { body }, {}, request);
  }

  /**
   * Maps source intents to a customer intent, many in one call. The answer says for each whether it worked.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:edit`
   * @see POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/add
   */
  postIntentsCustomerintentSourceintentsBulkAdd(
    customerIntentId: string,
    body: BulkAddSourceIntentsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkSourceIntentsResponse> {
    return this.call(
      'postIntentsCustomerintentSourceintentsBulkAdd',
      'POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/add',
      { customerIntentId, body },
      {},
      request,
    );
  }

  /**
   * Undoes the mapping of source intents to a customer intent, many in one call. The answer says for each whether it worked.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:edit`
   * @see POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/remove
   */
  postIntentsCustomerintentSourceintentsBulkRemove(
    customerIntentId: string,
    body: BulkRemoveSourceIntentsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkSourceIntentsResponse> {
    return this.call(
      'postIntentsCustomerintentSourceintentsBulkRemove',
      'POST /api/v2/intents/customerintents/{customerIntentId}/sourceintents/bulk/remove',
      { customerIntentId, body },
      {},
      request,
    );
  }

  /**
   * Defines something that customers want as a customer intent within a category. Map source intents to it with
   * `postIntentsCustomerintentSourceintentsBulkAdd`.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:add`
   * @see POST /api/v2/intents/customerintents
   */
  postIntentsCustomerintents(body: CustomerIntent, request?: RequestOptions): ApiPromise<CustomerIntentResponse> {
    return this.call('postIntentsCustomerintents', 'POST /api/v2/intents/customerintents', { body }, {}, request);
  }

  /**
   * Reads several customer intents by their ids in one call, as an array without pages.
   *
   * @permissions `externalContacts:customerIntentTaxonomy:view`
   * @see POST /api/v2/intents/customerintents/bulk/retrieve
   */
  postIntentsCustomerintentsBulkRetrieve(
    body: BatchGetCustomerIntentsRequest,
    request?: RequestOptions,
  ): ApiPromise<CustomerIntentResponse[]> {
    return this.call(
      'postIntentsCustomerintentsBulkRetrieve',
      'POST /api/v2/intents/customerintents/bulk/retrieve',
      { body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace IntentsApi {
  type getIntentsAssignmentsExternalcontactOptions = PageOptions;
  type getIntentsCategoriesOptions = GetIntentsCategoriesOptions;
  type getIntentsCustomerintentSourceintentsOptions = GetIntentsCustomerintentSourceintentsOptions;
  type getIntentsCustomerintentsOptions = GetIntentsCustomerintentsOptions;
  type getIntentsSourceintentsOptions = GetIntentsSourceintentsOptions;
}
