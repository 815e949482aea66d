import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AcceleratorInput,
  AcceleratorList,
  AcceleratorSpecification,
  InfrastructureascodeJob,
} from '../models/infrastructure-as-code.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetInfrastructureascodeAcceleratorsOptions extends PageOptions {
  /** Field to sort by. */
  sortBy?: string;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only accelerators with this text in their name. */
  name?: string;
  /** Only accelerators with this text in their description. */
  description?: string;
  /** Only accelerators from this source. */
  origin?: OpenEnum<'community' | 'partner' | 'genesys'>;
  /** Only single modules, accelerators or whole blueprints. */
  type?: OpenEnum<'module' | 'accelerator' | 'blueprint'>;
  /** Only accelerators classified so. */
  classification?: string;
  /** Only accelerators that bear these tags. */
  tags?: string;
}

export interface GetInfrastructureascodeJobsOptions {
  /** Most jobs wanted. @defaultValue `1` */
  maxResults?: number;
  /** `true` adds the error of jobs that failed. @defaultValue `false` */
  includeErrors?: boolean;
  /** @defaultValue `dateSubmitted` */
  sortBy?: OpenEnum<'id' | 'dateSubmitted' | 'submittedBy' | 'acceleratorId' | 'status'>;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only jobs of this accelerator. */
  acceleratorId?: string;
  /** Only jobs that this user has submitted. */
  submittedBy?: string;
  status?: OpenEnum<'Created' | 'Queued' | 'Running' | 'Complete' | 'Failed' | 'Incomplete'>;
}

/**
 * Accelerators: ready-made pieces of configuration that are applied to an organisation as code, from a single module to a whole
 * blueprint. An accelerator says which parameters, products and rights it needs, and a job applies it with the values given or,
 * as a dry run, only shows what it would do. Administrators use these calls to set up an organisation without building each
 * object by hand.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class InfrastructureAsCodeApi extends PlatformApi {
  /**
   * Reads the specification of an accelerator: what it sets up, what it requires, and the form in which its parameters are to be
   * asked for. Everything that `postInfrastructureascodeJobs` needs follows from it.
   *
   * @param opts.preferredLanguage - Language of titles, descriptions and help texts, where the accelerator has them in it. The
   * platform assumes `en-US`.
   * @permissions `infrastructureascode:accelerator:view`
   * @see GET /api/v2/infrastructureascode/accelerators/{acceleratorId}
   */
  getInfrastructureascodeAccelerator(
    acceleratorId: string,
    opts?: {
      preferredLanguage?: OpenEnum<
        | 'ar'
        | 'cs'
        | 'da'
        | 'de'
        | 'en-US'
        | 'es'
        | 'fi'
        | 'fr'
        | 'it'
        | 'iw'
        | 'ko'
        | 'ja'
        | 'nl'
        | 'no'
        | 'pl'
        | 'pt-BR'
        | 'pt-PT'
        | 'sv'
        | 'th'
        | 'tr'
        | 'zh-CN'
        | 'zh-TW'
      >;
    },
    request?: RequestOptions,
  ): ApiPromise<AcceleratorSpecification> {
    return this.call(
      'getInfrastructureascodeAccelerator',
      'GET /api/v2/infrastructureascode/accelerators/{acceleratorId}',
      { acceleratorId },
      opts,
      request,
    );
  }

  /**
   * Lists the accelerators on offer in short form, from the vendor, its partners and the community.
   *
   * @permissions `infrastructureascode:accelerator:view`
   * @see GET /api/v2/infrastructureascode/accelerators
   */
  getInfrastructureascodeAccelerators(
    opts?: GetInfrastructureascodeAcceleratorsOptions,
    request?: RequestOptions,
  ): ApiPromise<AcceleratorList> {
    return this.call('getInfrastructureascodeAccelerators', 'GET /api/v2/infrastructureascode/accelerators', {}, opts, request);
  }

  /**
   * Tells how far the application of an accelerator has come, and what it has set up or rolled back. Poll it until `status` is
   * past `Running`.
   *
   * @param opts.details - `true` adds the results and the errors in detail. The platform assumes `false`.
   * @permissions `infrastructureascode:job:view`
   * @see GET /api/v2/infrastructureascode/jobs/{jobId}
   */
  getInfrastructureascodeJob(
    jobId: string,
    opts?: { details?: boolean },
    request?: RequestOptions,
  ): ApiPromise<InfrastructureascodeJob> {
    return this.call('getInfrastructureascodeJob', 'GET /api/v2/infrastructureascode/jobs/{jobId}', { jobId }, opts, request);
  }

  /**
   * Shows the jobs that have applied accelerators, the latest first unless sorted otherwise.
   *
   * @permissions `infrastructureascode:job:view`
   * @see GET /api/v2/infrastructureascode/jobs
   */
  getInfrastructureascodeJobs(
    opts?: GetInfrastructureascodeJobsOptions,
    request?: RequestOptions,
  ): ApiPromise<InfrastructureascodeJob> {
    return this.call('getInfrastructureascodeJobs', 'GET /api/v2/infrastructureascode/jobs', {}, opts, request);
  }

  /**
   * Starts a job that applies an accelerator to the organisation, or tries it out when `dryRun` is set. Asynchronous: follow it
   * with `getInfrastructureascodeJob`.
   *
   * @permissions `infrastructureascode:job:add`
   * @see POST /api/v2/infrastructureascode/jobs
   */
  postInfrastructureascodeJobs(body: AcceleratorInput, request?: RequestOptions): ApiPromise<InfrastructureascodeJob> {
    return this.call('postInfrastructureascodeJobs', 'POST /api/v2/infrastructureascode/jobs', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace InfrastructureAsCodeApi {
  type getInfrastructureascodeAcceleratorOptions = OptionsOf<InfrastructureAsCodeApi['getInfrastructureascodeAccelerator']>;
  type getInfrastructureascodeAcceleratorsOptions = GetInfrastructureascodeAcceleratorsOptions;
  type getInfrastructureascodeJobOptions = OptionsOf<InfrastructureAsCodeApi['getInfrastructureascodeJob']>;
  type getInfrastructureascodeJobsOptions = GetInfrastructureascodeJobsOptions;
}
