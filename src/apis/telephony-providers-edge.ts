import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { Organization } from '../models/shared.js';
import type { TimeZoneEntityListing } from '../models/shared-administration.js';
import type {
  AlertablePresences,
  AvailableLanguageList,
  CertificateAuthorityEntityListing,
  DID,
  DIDEntityListing,
  DIDNumberEntityListing,
  DIDPool,
  DIDPoolEntityListing,
  DisableSiteConnectionsRequest,
  DomainCertificateAuthority,
  DomainEdgeSoftwareVersionDtoEntityListing,
  DomainLogicalInterface,
  DomainPhysicalInterface,
  EdgeEntityListing,
  EdgeGroupEntityListing,
  EdgeLine,
  EdgeLineEntityListing,
  EdgeLogsJob,
  EdgeLogsJobRequest,
  EdgeLogsJobResponse,
  EdgeLogsJobUploadRequest,
  EdgeMetrics,
  EdgeNetworkDiagnostic,
  EdgeNetworkDiagnosticRequest,
  EdgeNetworkDiagnosticResponse,
  EdgeOfflineConfiguration,
  EdgeOfflineConfigurationResponse,
  EdgeRebootParameters,
  EdgeServiceStateRequest,
  EdgeTrunkBase,
  EdgeVersionReport,
  ExpiredEdgeListing,
  Extension,
  ExtensionEntityListing,
  ExtensionPool,
  ExtensionPoolDivisionViewEntityListing,
  ExtensionPoolEntityListing,
  Line,
  LineBase,
  LineBaseEntityListing,
  LineEntityListing,
  LogicalInterfaceEntityListing,
  MediaStatistics,
  MediaStatisticsListing,
  NumberPlan,
  OutboundRoute,
  OutboundRouteBase,
  OutboundRouteBaseEntityListing,
  OutboundRouteEntityListing,
  Phone,
  PhoneBase,
  PhoneBaseEntityListing,
  PhoneEntityListing,
  PhoneMetaBaseEntityListing,
  PhonesReboot,
  PhysicalInterfaceEntityListing,
  SchemaCategoryEntityListing,
  SchemaReferenceEntityListing,
  SiteConnections,
  SiteEntityListing,
  TelephonySearchRequest,
  Trunk,
  TrunkBaseEntityListing,
  TrunkBasesSearchResponse,
  TrunkEntityListing,
  TrunkInstanceSearchResponse,
  TrunkMetabaseEntityListing,
  TrunkMetrics,
  TrunkRecordingEnabledCount,
  ValidateAddressRequest,
  ValidateAddressResponse,
  VmPairingInfo,
} from '../models/telephony-providers-edge.js';
import type { ExpandOptions, PageOptions, SortOptions, TrunkBaseAssignmentExpand } from '../models/options.js';
import type {
  DomainEdgeSoftwareUpdateDto,
  Edge,
  EdgeGroup,
  Site,
  SiteSearchRequest,
  SitesSearchResponse,
  TrunkBase,
} from '../models/shared-telephony.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetTelephonyProvidersEdgeTrunksOptions extends PageOptions, SortOptions {
  /** Only trunks made from these trunk base settings. */
  trunkBaseId?: string;
  /** `EXTERNAL` to carriers and PBXs, `PHONE` to phones, `EDGE` between Edges. */
  trunkType?: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'>;
}

export interface GetTelephonyProvidersEdgesExtensionpoolsDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  /** Only pools with these ids. */
  id?: readonly string[];
  name?: string;
  /** Only pools of these divisions. */
  divisionId?: readonly string[];
}

export interface GetTelephonyProvidersEdgesOptions extends PageOptions {
  name?: string;
  siteId?: string;
  edgeGroupId?: string;
  /** @defaultValue `name` */
  sortBy?: string;
  /** `true` for Edges that the provider runs in the cloud, `false` for the organisation's own. */
  managed?: boolean;
  /** `false` leaves out the media devices that the platform runs itself. @defaultValue `true` */
  showCloudMedia?: boolean;
}

export interface GetTelephonyProvidersEdgesDidpoolsOptions extends PageOptions {
  /** @defaultValue `number` */
  sortBy?: string;
  id?: readonly string[];
}

export interface GetTelephonyProvidersEdgesDidpoolsDidsOptions extends PageOptions {
  /** Ids of the DID pools to look in; without it all pools count. */
  id?: readonly string[];
  /** Text that the number has to match. */
  numberMatch?: string;
  /** `ascending` or `descending`, spelled out here. @defaultValue `ascending` */
  sortOrder?: string;
}

export interface GetTelephonyProvidersEdgesDidsOptions extends PageOptions, SortOptions {
  phoneNumber?: string;
  /** Id of the user, phone, group or call flow that holds the number. */
  ownerId?: string;
  didPoolId?: string;
  id?: readonly string[];
}

export interface GetTelephonyProvidersEdgesEdgegroupsOptions extends PageOptions {
  name?: string;
  /** @defaultValue `name` */
  sortBy?: string;
  /** `true` for groups that the provider runs, `false` for the organisation's own. */
  managed?: boolean;
}

export interface GetTelephonyProvidersEdgesExtensionpoolsOptions extends PageOptions {
  sortBy?: string;
  /** Only pools for this extension number. */
  _number?: string;
  /** Only pools of these divisions. */
  divisionId?: readonly string[];
}

export interface GetTelephonyProvidersEdgesExtensionsOptions extends PageOptions, SortOptions {
  /** Only this extension number. */
  _number?: string;
}

export interface GetTelephonyProvidersEdgesLinebasesettingsOptions extends PageOptions, SortOptions {
  /** `properties` brings the settings themselves. */
  expand?: readonly OpenEnum<'properties'>[];
}

export interface GetTelephonyProvidersEdgesLinesOptions extends PageOptions {
  name?: string;
  /** @defaultValue `name` */
  sortBy?: string;
  /** Sites, Edges, users and `properties` come only when asked for here. */
  expand?: readonly OpenEnum<'properties' | 'site' | 'edgeGroup' | 'primaryEdge' | 'secondaryEdge' | 'edges' | 'assignedUser'>[];
}

export interface GetTelephonyProvidersEdgesOutboundroutesOptions extends PageOptions {
  name?: string;
  siteId?: string;
  /** Ids of external trunk base settings that the route uses. */
  externalTrunkBasesIds?: string;
  /** @defaultValue `name` */
  sortBy?: string;
}

export interface GetTelephonyProvidersEdgesPhonebasesettingsOptions extends PageOptions, SortOptions {
  /** `properties` and `lines` come only when asked for here. */
  expand?: readonly OpenEnum<'properties' | 'lines'>[];
  name?: string;
}

export interface GetTelephonyProvidersEdgesPhonesOptions
  extends
    PageOptions,
    ExpandOptions<
      | 'properties'
      | 'site'
      | 'status'
      | 'status.primaryEdgesStatus'
      | 'status.secondaryEdgesStatus'
      | 'phoneBaseSettings'
      | 'lines'
    > {
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'name' | 'status.operationalStatus' | 'secondaryStatus.operationalStatus' | 'id'>;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  siteId?: string;
  webRtcUserId?: string;
  phoneBaseSettingsId?: string;
  /** Only phones on whose line this user is logged in. */
  linesLoggedInUserId?: string;
  /** Only phones whose line is the default of this user. */
  linesDefaultForUserId?: string;
  /** Hardware id of the device, for most models its MAC address. */
  phoneHardwareId?: string;
  linesId?: string;
  linesName?: string;
  name?: string;
  /** Status towards the primary Edge, e.g. `OPERATIONAL` or `OFFLINE`. */
  statusOperationalStatus?: string;
  /** The same towards the secondary Edge. */
  secondaryStatusOperationalStatus?: string;
  /** Extra fields to bring, e.g. `webRtcUser` or `properties.*`; narrower than `expand`. */
  fields?: readonly OpenEnum<'webRtcUser' | 'properties.*' | 'lines.loggedInUser' | 'lines.defaultForUser'>[];
}

export interface GetTelephonyProvidersEdgesSiteOutboundroutesOptions extends PageOptions {
  name?: string;
  /** Ids of external trunk base settings that the route uses. */
  externalTrunkBasesIds?: string;
  /** @defaultValue `name` */
  sortBy?: string;
}

export interface GetTelephonyProvidersEdgesSitesOptions extends PageOptions, SortOptions {
  name?: string;
  locationId?: string;
  /** `true` for sites that the provider runs, `false` for the organisation's own. */
  managed?: boolean;
  /** Parts that otherwise come as bare references or not at all. */
  expand?: readonly OpenEnum<'edges' | 'location' | 'primarySites' | 'secondarySites'>[];
}

export interface GetTelephonyProvidersEdgesTrunkbasesettingsOptions extends PageOptions, SortOptions {
  /** Only trunks that record, or only those that do not. */
  recordingEnabled?: boolean;
  /** `true` leaves out properties meant for internal use. */
  ignoreHidden?: boolean;
  managed?: boolean;
  /** `properties` brings the settings themselves. */
  expand?: readonly OpenEnum<'properties'>[];
  name?: string;
}

export interface GetTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabasesOptions extends PageOptions {
  type?: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'>;
}

export interface GetTelephonyProvidersEdgesTrunkbasesettingsSiteSiteIdOptions extends SortOptions {
  /** Which page, counted from 1. */
  pageNumber?: number;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetTelephonyProvidersEdgesTrunksOptions extends PageOptions, SortOptions {
  edgeId?: string;
  trunkBaseId?: string;
  /** `EXTERNAL` to carriers and PBXs, `PHONE` to phones, `EDGE` between Edges. */
  trunkType?: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'>;
}

/**
 * The telephony estate: Edges with their interfaces, lines, trunks and software; sites with number plans and outbound routes;
 * phones, extensions and DIDs. Telephony administrators set it up here. Shared settings live in base settings
 * (`trunkbasesettings`, `phonebasesettings`, `linebasesettings`), which are made from a platform-supplied metabase and which
 * trunks, phones and lines then refer to; the `…Template` calls hand out a filled-in object to edit and post. Most objects
 * carry a `version`: send the one last read when replacing.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TelephonyProvidersEdgeApi extends PlatformApi {
  /**
   * Deletes an Edge from the organisation. To release the device itself from its pairing, see
   * `postTelephonyProvidersEdgeUnpair`.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/{edgeId}
   */
  deleteTelephonyProvidersEdge(edgeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdge',
      'DELETE /api/v2/telephony/providers/edges/{edgeId}',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Deletes a logical interface of an Edge, and with it the trunk assignments configured on it.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}
   */
  deleteTelephonyProvidersEdgeLogicalinterface(edgeId: string, interfaceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgeLogicalinterface',
      'DELETE /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}',
      { edgeId, interfaceId },
      {},
      request,
    );
  }

  /**
   * Cancels the software update that is in progress on an Edge.
   *
   * @permissions not documented
   * @see DELETE /api/v2/telephony/providers/edges/{edgeId}/softwareupdate
   */
  deleteTelephonyProvidersEdgeSoftwareupdate(edgeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgeSoftwareupdate',
      'DELETE /api/v2/telephony/providers/edges/{edgeId}/softwareupdate',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Drops the organisation's own choice of alertable presences, so that the platform's defaults apply again.
   *
   * @permissions `telephony:alertablePresences:delete`
   * @see DELETE /api/v2/telephony/providers/edges/alertablepresences
   */
  deleteTelephonyProvidersEdgesAlertablepresences(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesAlertablepresences',
      'DELETE /api/v2/telephony/providers/edges/alertablepresences',
      {},
      {},
      request,
    );
  }

  /**
   * Deletes a certificate authority, so that Edges no longer trust the certificates it has signed.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}
   */
  deleteTelephonyProvidersEdgesCertificateauthority(certificateId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesCertificateauthority',
      'DELETE /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}',
      { certificateId },
      {},
      request,
    );
  }

  /**
   * Deletes a DID pool, the range of numbers included.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/didpools/{didPoolId}
   */
  deleteTelephonyProvidersEdgesDidpool(didPoolId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesDidpool',
      'DELETE /api/v2/telephony/providers/edges/didpools/{didPoolId}',
      { didPoolId },
      {},
      request,
    );
  }

  /**
   * Deletes an Edge group; the Edges themselves are separate objects.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}
   */
  deleteTelephonyProvidersEdgesEdgegroup(edgeGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesEdgegroup',
      'DELETE /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}',
      { edgeGroupId },
      {},
      request,
    );
  }

  /**
   * Deletes a range of internal extension numbers.
   *
   * @permissions `telephony:extensionPool:delete`
   * @see DELETE /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}
   */
  deleteTelephonyProvidersEdgesExtensionpool(extensionPoolId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesExtensionpool',
      'DELETE /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}',
      { extensionPoolId },
      {},
      request,
    );
  }

  /**
   * Deletes an outbound route addressed by its own id; `deleteTelephonyProvidersEdgesSiteOutboundroute` does it through the
   * site.
   *
   * @deprecated The platform no longer offers it. Use `deleteTelephonyProvidersEdgesSiteOutboundroute`.
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}
   */
  deleteTelephonyProvidersEdgesOutboundroute(outboundRouteId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesOutboundroute',
      'DELETE /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}',
      { outboundRouteId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Deletes a phone together with its lines.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/phones/{phoneId}
   */
  deleteTelephonyProvidersEdgesPhone(phoneId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesPhone',
      'DELETE /api/v2/telephony/providers/edges/phones/{phoneId}',
      { phoneId },
      {},
      request,
    );
  }

  /**
   * Deletes the base settings of a phone model.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}
   */
  deleteTelephonyProvidersEdgesPhonebasesetting(phoneBaseId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesPhonebasesetting',
      'DELETE /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}',
      { phoneBaseId },
      {},
      request,
    );
  }

  /**
   * Deletes a site.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/sites/{siteId}
   */
  deleteTelephonyProvidersEdgesSite(siteId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesSite',
      'DELETE /api/v2/telephony/providers/edges/sites/{siteId}',
      { siteId },
      {},
      request,
    );
  }

  /**
   * Deletes one outbound route of a site; calls of its classifications then need another route to leave by.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}
   */
  deleteTelephonyProvidersEdgesSiteOutboundroute(
    siteId: string,
    outboundRouteId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesSiteOutboundroute',
      'DELETE /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}',
      { siteId, outboundRouteId },
      {},
      request,
    );
  }

  /**
   * Deletes trunk base settings.
   *
   * @permissions `telephony:plugin:all`
   * @see DELETE /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}
   */
  deleteTelephonyProvidersEdgesTrunkbasesetting(trunkBaseSettingsId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTelephonyProvidersEdgesTrunkbasesetting',
      'DELETE /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}',
      { trunkBaseSettingsId },
      {},
      request,
    );
  }

  /**
   * Lists the categories under which the configuration schemas of Edges are filed; start here to walk down to a schema.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/configuration/schemas/edges/vnext
   */
  getConfigurationSchemasEdgesVnext(opts?: PageOptions, request?: RequestOptions): ApiPromise<SchemaCategoryEntityListing> {
    return this.call('getConfigurationSchemasEdgesVnext', 'GET /api/v2/configuration/schemas/edges/vnext', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Lists the schemas of one category.
   *
   * @param schemaCategory - Category as `getConfigurationSchemasEdgesVnext` names it.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}
   */
  getConfigurationSchemasEdgesVnextSchemaCategory(
    schemaCategory: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<SchemaReferenceEntityListing> {
    return this.call(
      'getConfigurationSchemasEdgesVnextSchemaCategory',
      'GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}',
      { schemaCategory },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Lists the schemas of one category and type.
   *
   * @param schemaCategory - Category as `getConfigurationSchemasEdgesVnext` names it.
   * @param schemaType - Kind of object within the category.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}
   */
  getConfigurationSchemasEdgesVnextSchemaCategorySchemaType(
    schemaCategory: string,
    schemaType: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<SchemaReferenceEntityListing> {
    return this.call(
      'getConfigurationSchemasEdgesVnextSchemaCategorySchemaType',
      'GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}',
      { schemaCategory, schemaType },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads one configuration schema.
   *
   * @returns The schema as JSON; the platform declares it as `Organization`, so look at the body before relying on the type.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}
   */
  getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaId(
    schemaCategory: string,
    schemaType: string,
    schemaId: string,
    request?: RequestOptions,
  ): ApiPromise<Organization> {
    return this.call(
      'getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaId',
      'GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}',
      { schemaCategory, schemaType, schemaId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads the metadata that an extension adds to a configuration schema.
   *
   * @param extensionType - Kind of extension the metadata belongs to.
   * @returns The metadata as JSON; the platform declares it as `Organization`, which does not describe it.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}/{extensionType}/{metadataId}
   */
  getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataId(
    schemaCategory: string,
    schemaType: string,
    schemaId: string,
    extensionType: string,
    metadataId: string,
    opts?: { type?: string },
    request?: RequestOptions,
  ): ApiPromise<Organization> {
    return this.call(
      'getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataId',
      'GET /api/v2/configuration/schemas/edges/vnext/{schemaCategory}/{schemaType}/{schemaId}/{extensionType}/{metadataId}',
      { schemaCategory, schemaType, schemaId, extensionType, metadataId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads one Edge: its status, site and group, software and interfaces.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}
   */
  getTelephonyProvidersEdge(edgeId: string, opts?: ExpandOptions<'site'>, request?: RequestOptions): ApiPromise<Edge> {
    return this.call('getTelephonyProvidersEdge', 'GET /api/v2/telephony/providers/edges/{edgeId}', { edgeId }, opts, request);
  }

  /**
   * Reads what the name lookup started on an Edge with `postTelephonyProvidersEdgeDiagnosticNslookup` has found.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup
   */
  getTelephonyProvidersEdgeDiagnosticNslookup(
    edgeId: string,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnosticResponse> {
    return this.call(
      'getTelephonyProvidersEdgeDiagnosticNslookup',
      'GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads the output of the ping started on an Edge with `postTelephonyProvidersEdgeDiagnosticPing`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping
   */
  getTelephonyProvidersEdgeDiagnosticPing(edgeId: string, request?: RequestOptions): ApiPromise<EdgeNetworkDiagnosticResponse> {
    return this.call(
      'getTelephonyProvidersEdgeDiagnosticPing',
      'GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads the routing information that an Edge gathered after `postTelephonyProvidersEdgeDiagnosticRoute`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route
   */
  getTelephonyProvidersEdgeDiagnosticRoute(edgeId: string, request?: RequestOptions): ApiPromise<EdgeNetworkDiagnosticResponse> {
    return this.call(
      'getTelephonyProvidersEdgeDiagnosticRoute',
      'GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads the hops recorded by the trace started with `postTelephonyProvidersEdgeDiagnosticTracepath`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath
   */
  getTelephonyProvidersEdgeDiagnosticTracepath(
    edgeId: string,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnosticResponse> {
    return this.call(
      'getTelephonyProvidersEdgeDiagnosticTracepath',
      'GET /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads one line of an Edge as the Edge sees it. Lines of phones are read with `getTelephonyProvidersEdgesLine`.
   *
   * @deprecated The platform no longer offers it. Use `getTelephonyProvidersEdgesLine`.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId}
   */
  getTelephonyProvidersEdgeLine(edgeId: string, lineId: string, request?: RequestOptions): ApiPromise<EdgeLine> {
    return this.call(
      'getTelephonyProvidersEdgeLine',
      'GET /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId}',
      { edgeId, lineId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the lines of one Edge (`TIE`, `NETWORK`, `TRUNK` or `STATION`).
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/lines
   */
  getTelephonyProvidersEdgeLines(
    edgeId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<EdgeLineEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgeLines',
      'GET /api/v2/telephony/providers/edges/{edgeId}/lines',
      { edgeId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads one logical interface of an Edge: addresses, routes, VLAN and what it is used for.
   *
   * @param opts.expand - Trunk base assignments come only when asked for here.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}
   */
  getTelephonyProvidersEdgeLogicalinterface(
    edgeId: string,
    interfaceId: string,
    opts?: { expand?: readonly OpenEnum<TrunkBaseAssignmentExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<DomainLogicalInterface> {
    return this.call(
      'getTelephonyProvidersEdgeLogicalinterface',
      'GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}',
      { edgeId, interfaceId },
      opts,
      request,
    );
  }

  /**
   * Lists the logical interfaces of one Edge; for several Edges at once use `getTelephonyProvidersEdgesLogicalinterfaces`.
   *
   * @param opts.expand - Trunk base assignments come only when asked for here.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces
   */
  getTelephonyProvidersEdgeLogicalinterfaces(
    edgeId: string,
    opts?: { expand?: readonly OpenEnum<TrunkBaseAssignmentExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<LogicalInterfaceEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgeLogicalinterfaces',
      'GET /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces',
      { edgeId },
      opts,
      request,
    );
  }

  /**
   * Reads a log job of an Edge: the log files it found and how far each has been uploaded (`NOT_UPLOADED`, `UPLOADING`,
   * `UPLOADED`, `ERROR_ON_UPLOAD`).
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}
   */
  getTelephonyProvidersEdgeLogsJob(edgeId: string, jobId: string, request?: RequestOptions): ApiPromise<EdgeLogsJob> {
    return this.call(
      'getTelephonyProvidersEdgeLogsJob',
      'GET /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}',
      { edgeId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the latest processor, memory, disk and network figures of one Edge.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/metrics
   */
  getTelephonyProvidersEdgeMetrics(edgeId: string, request?: RequestOptions): ApiPromise<EdgeMetrics> {
    return this.call(
      'getTelephonyProvidersEdgeMetrics',
      'GET /api/v2/telephony/providers/edges/{edgeId}/metrics',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads one network port of an Edge.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces/{interfaceId}
   */
  getTelephonyProvidersEdgePhysicalinterface(
    edgeId: string,
    interfaceId: string,
    request?: RequestOptions,
  ): ApiPromise<DomainPhysicalInterface> {
    return this.call(
      'getTelephonyProvidersEdgePhysicalinterface',
      'GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces/{interfaceId}',
      { edgeId, interfaceId },
      {},
      request,
    );
  }

  /**
   * Lists the network ports of one Edge; `getTelephonyProvidersEdgesPhysicalinterfaces` does it for several.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces
   */
  getTelephonyProvidersEdgePhysicalinterfaces(
    edgeId: string,
    request?: RequestOptions,
  ): ApiPromise<PhysicalInterfaceEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgePhysicalinterfaces',
      'GET /api/v2/telephony/providers/edges/{edgeId}/physicalinterfaces',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads the pairing data that a locally deployed virtual Edge needs to finish its setup. It contains tokens: treat it as a
   * secret.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/setuppackage
   */
  getTelephonyProvidersEdgeSetuppackage(edgeId: string, request?: RequestOptions): ApiPromise<VmPairingInfo> {
    return this.call(
      'getTelephonyProvidersEdgeSetuppackage',
      'GET /api/v2/telephony/providers/edges/{edgeId}/setuppackage',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an Edge's software update: `INIT` and `IN_PROGRESS` while it runs, then `SUCCEEDED`, `FAILED`,
   * `ABORTED`, `EXPIRED` or `EXCEPTION`.
   *
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/softwareupdate
   */
  getTelephonyProvidersEdgeSoftwareupdate(edgeId: string, request?: RequestOptions): ApiPromise<DomainEdgeSoftwareUpdateDto> {
    return this.call(
      'getTelephonyProvidersEdgeSoftwareupdate',
      'GET /api/v2/telephony/providers/edges/{edgeId}/softwareupdate',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Lists the software versions to which an Edge can be updated.
   *
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/softwareversions
   */
  getTelephonyProvidersEdgeSoftwareversions(
    edgeId: string,
    request?: RequestOptions,
  ): ApiPromise<DomainEdgeSoftwareVersionDtoEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgeSoftwareversions',
      'GET /api/v2/telephony/providers/edges/{edgeId}/softwareversions',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Lists the trunks of one Edge with their connection state.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/{edgeId}/trunks
   */
  getTelephonyProvidersEdgeTrunks(
    edgeId: string,
    opts?: GetTelephonyProvidersEdgeTrunksOptions,
    request?: RequestOptions,
  ): ApiPromise<TrunkEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgeTrunks',
      'GET /api/v2/telephony/providers/edges/{edgeId}/trunks',
      { edgeId },
      opts,
      request,
      { query: { trunkBaseId: 'trunkBase.id' } },
    );
  }

  /**
   * Lists the organisation's Edges.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges
   */
  getTelephonyProvidersEdges(opts?: GetTelephonyProvidersEdgesOptions, request?: RequestOptions): ApiPromise<EdgeEntityListing> {
    return this.call('getTelephonyProvidersEdges', 'GET /api/v2/telephony/providers/edges', {}, opts, request, {
      query: { siteId: 'site.id', edgeGroupId: 'edgeGroup.id' },
    });
  }

  /**
   * Reads the presences in which a user is alerted to calls.
   *
   * @param opts.type - The platform's defaults, or the organisation's own choice.
   * @permissions `telephony:alertablePresences:view`
   * @see GET /api/v2/telephony/providers/edges/alertablepresences
   */
  getTelephonyProvidersEdgesAlertablepresences(
    opts?: { type?: OpenEnum<'defaults' | 'overrides'> },
    request?: RequestOptions,
  ): ApiPromise<AlertablePresences> {
    return this.call(
      'getTelephonyProvidersEdgesAlertablepresences',
      'GET /api/v2/telephony/providers/edges/alertablepresences',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the languages that Edges support.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/availablelanguages
   */
  getTelephonyProvidersEdgesAvailablelanguages(request?: RequestOptions): ApiPromise<AvailableLanguageList> {
    return this.call(
      'getTelephonyProvidersEdgesAvailablelanguages',
      'GET /api/v2/telephony/providers/edges/availablelanguages',
      {},
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the certificate authorities whose certificates Edges trust.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/certificateauthorities
   */
  getTelephonyProvidersEdgesCertificateauthorities(request?: RequestOptions): ApiPromise<CertificateAuthorityEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesCertificateauthorities',
      'GET /api/v2/telephony/providers/edges/certificateauthorities',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one certificate authority with the details of its certificate.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}
   */
  getTelephonyProvidersEdgesCertificateauthority(
    certificateId: string,
    request?: RequestOptions,
  ): ApiPromise<DomainCertificateAuthority> {
    return this.call(
      'getTelephonyProvidersEdgesCertificateauthority',
      'GET /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}',
      { certificateId },
      {},
      request,
    );
  }

  /**
   * Reads one DID, the external number assigned to a user, phone, group or call flow.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/dids/{didId}
   */
  getTelephonyProvidersEdgesDid(didId: string, request?: RequestOptions): ApiPromise<DID> {
    return this.call(
      'getTelephonyProvidersEdgesDid',
      'GET /api/v2/telephony/providers/edges/dids/{didId}',
      { didId },
      {},
      request,
    );
  }

  /**
   * Reads one DID pool, a range of external numbers the organisation owns.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/didpools/{didPoolId}
   */
  getTelephonyProvidersEdgesDidpool(didPoolId: string, request?: RequestOptions): ApiPromise<DIDPool> {
    return this.call(
      'getTelephonyProvidersEdgesDidpool',
      'GET /api/v2/telephony/providers/edges/didpools/{didPoolId}',
      { didPoolId },
      {},
      request,
    );
  }

  /**
   * Lists the DID pools as ranges; for the single numbers in them use `getTelephonyProvidersEdgesDidpoolsDids`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/didpools
   */
  getTelephonyProvidersEdgesDidpools(
    opts?: GetTelephonyProvidersEdgesDidpoolsOptions,
    request?: RequestOptions,
  ): ApiPromise<DIDPoolEntityListing> {
    return this.call('getTelephonyProvidersEdgesDidpools', 'GET /api/v2/telephony/providers/edges/didpools', {}, opts, request);
  }

  /**
   * Lists the single numbers of the DID pools, free ones included; the call for a number picker.
   * `getTelephonyProvidersEdgesDids` knows assigned numbers only.
   *
   * @param type - `UNASSIGNED` for free numbers only, `ASSIGNED_AND_UNASSIGNED` for all.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/didpools/dids
   */
  getTelephonyProvidersEdgesDidpoolsDids(
    type: OpenEnum<'ASSIGNED_AND_UNASSIGNED' | 'UNASSIGNED'>,
    opts?: GetTelephonyProvidersEdgesDidpoolsDidsOptions,
    request?: RequestOptions,
  ): ApiPromise<DIDNumberEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesDidpoolsDids',
      'GET /api/v2/telephony/providers/edges/didpools/dids',
      { type },
      opts,
      request,
    );
  }

  /**
   * Lists the DIDs and whom they belong to.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/dids
   */
  getTelephonyProvidersEdgesDids(
    opts?: GetTelephonyProvidersEdgesDidsOptions,
    request?: RequestOptions,
  ): ApiPromise<DIDEntityListing> {
    return this.call('getTelephonyProvidersEdgesDids', 'GET /api/v2/telephony/providers/edges/dids', {}, opts, request, {
      query: { ownerId: 'owner.id', didPoolId: 'didPool.id' },
    });
  }

  /**
   * Reads one Edge group.
   *
   * @param opts.expand - Brings the trunk base settings in full.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}
   */
  getTelephonyProvidersEdgesEdgegroup(
    edgeGroupId: string,
    opts?: { expand?: readonly OpenEnum<'phoneTrunkBases' | 'edgeTrunkBaseAssignment'>[] },
    request?: RequestOptions,
  ): ApiPromise<EdgeGroup> {
    return this.call(
      'getTelephonyProvidersEdgesEdgegroup',
      'GET /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}',
      { edgeGroupId },
      opts,
      request,
    );
  }

  /**
   * Reads the trunk base settings by which the Edges of a group talk to one another.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId}
   */
  getTelephonyProvidersEdgesEdgegroupEdgetrunkbase(
    edgegroupId: string,
    edgetrunkbaseId: string,
    request?: RequestOptions,
  ): ApiPromise<EdgeTrunkBase> {
    return this.call(
      'getTelephonyProvidersEdgesEdgegroupEdgetrunkbase',
      'GET /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId}',
      { edgegroupId, edgetrunkbaseId },
      {},
      request,
    );
  }

  /**
   * Lists the Edge groups.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/edgegroups
   */
  getTelephonyProvidersEdgesEdgegroups(
    opts?: GetTelephonyProvidersEdgesEdgegroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<EdgeGroupEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesEdgegroups',
      'GET /api/v2/telephony/providers/edges/edgegroups',
      {},
      opts,
      request,
    );
  }

  /**
   * Tells the oldest and the newest software version in use among the Edges. After an update the figures agree only once
   * every Edge has restarted.
   *
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/edgeversionreport
   */
  getTelephonyProvidersEdgesEdgeversionreport(request?: RequestOptions): ApiPromise<EdgeVersionReport> {
    return this.call(
      'getTelephonyProvidersEdgesEdgeversionreport',
      'GET /api/v2/telephony/providers/edges/edgeversionreport',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the Edges whose software counts as expired.
   *
   * @permissions any of `telephony:plugin:all`, `internal:edge:view`
   * @see GET /api/v2/telephony/providers/edges/expired
   */
  getTelephonyProvidersEdgesExpired(request?: RequestOptions): ApiPromise<ExpiredEdgeListing> {
    return this.call('getTelephonyProvidersEdgesExpired', 'GET /api/v2/telephony/providers/edges/expired', {}, {}, request);
  }

  /**
   * Reads one internal extension and its owner.
   *
   * @permissions `telephony:extensionPool:view`
   * @see GET /api/v2/telephony/providers/edges/extensions/{extensionId}
   */
  getTelephonyProvidersEdgesExtension(extensionId: string, request?: RequestOptions): ApiPromise<Extension> {
    return this.call(
      'getTelephonyProvidersEdgesExtension',
      'GET /api/v2/telephony/providers/edges/extensions/{extensionId}',
      { extensionId },
      {},
      request,
    );
  }

  /**
   * Reads one range of internal extension numbers.
   *
   * @permissions `telephony:extensionPool:view`
   * @see GET /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}
   */
  getTelephonyProvidersEdgesExtensionpool(extensionPoolId: string, request?: RequestOptions): ApiPromise<ExtensionPool> {
    return this.call(
      'getTelephonyProvidersEdgesExtensionpool',
      'GET /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}',
      { extensionPoolId },
      {},
      request,
    );
  }

  /**
   * Lists the ranges from which extensions are assigned.
   *
   * @permissions `telephony:extensionPool:view`
   * @see GET /api/v2/telephony/providers/edges/extensionpools
   */
  getTelephonyProvidersEdgesExtensionpools(
    opts?: GetTelephonyProvidersEdgesExtensionpoolsOptions,
    request?: RequestOptions,
  ): ApiPromise<ExtensionPoolEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesExtensionpools',
      'GET /api/v2/telephony/providers/edges/extensionpools',
      {},
      opts,
      request,
      { query: { _number: 'number' } },
    );
  }

  /**
   * Lists extension pools by name and division only; their ranges come from `getTelephonyProvidersEdgesExtensionpools`.
   *
   * @permissions `telephony:extensionPool:search`
   * @see GET /api/v2/telephony/providers/edges/extensionpools/divisionviews
   */
  getTelephonyProvidersEdgesExtensionpoolsDivisionviews(
    opts?: GetTelephonyProvidersEdgesExtensionpoolsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<ExtensionPoolDivisionViewEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesExtensionpoolsDivisionviews',
      'GET /api/v2/telephony/providers/edges/extensionpools/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the assigned extensions with their owners.
   *
   * @permissions `telephony:extensionPool:view`
   * @see GET /api/v2/telephony/providers/edges/extensions
   */
  getTelephonyProvidersEdgesExtensions(
    opts?: GetTelephonyProvidersEdgesExtensionsOptions,
    request?: RequestOptions,
  ): ApiPromise<ExtensionEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesExtensions',
      'GET /api/v2/telephony/providers/edges/extensions',
      {},
      opts,
      request,
      { query: { _number: 'number' } },
    );
  }

  /**
   * Reads one line of a phone: site, Edges, logged-in and default user.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/lines/{lineId}
   */
  getTelephonyProvidersEdgesLine(lineId: string, request?: RequestOptions): ApiPromise<Line> {
    return this.call(
      'getTelephonyProvidersEdgesLine',
      'GET /api/v2/telephony/providers/edges/lines/{lineId}',
      { lineId },
      {},
      request,
    );
  }

  /**
   * Reads one set of line base settings.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/linebasesettings/{lineBaseId}
   */
  getTelephonyProvidersEdgesLinebasesetting(lineBaseId: string, request?: RequestOptions): ApiPromise<LineBase> {
    return this.call(
      'getTelephonyProvidersEdgesLinebasesetting',
      'GET /api/v2/telephony/providers/edges/linebasesettings/{lineBaseId}',
      { lineBaseId },
      {},
      request,
    );
  }

  /**
   * Lists the line base settings. They are written as part of phone base settings, hence no call to create them here.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/linebasesettings
   */
  getTelephonyProvidersEdgesLinebasesettings(
    opts?: GetTelephonyProvidersEdgesLinebasesettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<LineBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesLinebasesettings',
      'GET /api/v2/telephony/providers/edges/linebasesettings',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the lines of all phones.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/lines
   */
  getTelephonyProvidersEdgesLines(
    opts?: GetTelephonyProvidersEdgesLinesOptions,
    request?: RequestOptions,
  ): ApiPromise<LineEntityListing> {
    return this.call('getTelephonyProvidersEdgesLines', 'GET /api/v2/telephony/providers/edges/lines', {}, opts, request);
  }

  /**
   * Builds a line from line base settings, ready to be edited and placed in a phone; nothing is saved.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/lines/template
   */
  getTelephonyProvidersEdgesLinesTemplate(lineBaseSettingsId: string, request?: RequestOptions): ApiPromise<Line> {
    return this.call(
      'getTelephonyProvidersEdgesLinesTemplate',
      'GET /api/v2/telephony/providers/edges/lines/template',
      { lineBaseSettingsId },
      {},
      request,
    );
  }

  /**
   * Lists the logical interfaces of several Edges in one call.
   *
   * @param edgeIds - Edge ids separated by commas, 100 at most.
   * @param opts.expand - Trunk base assignments come only when asked for here.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/logicalinterfaces
   */
  getTelephonyProvidersEdgesLogicalinterfaces(
    edgeIds: string,
    opts?: { expand?: readonly OpenEnum<TrunkBaseAssignmentExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<LogicalInterfaceEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesLogicalinterfaces',
      'GET /api/v2/telephony/providers/edges/logicalinterfaces',
      { edgeIds },
      opts,
      request,
    );
  }

  /**
   * Reads how the audio of a conversation travelled, for each of its communications: regions, packets, jitter and voice quality.
   *
   * @preview
   * @permissions `analytics:conversationDetail:view`
   * @see GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId}
   */
  getTelephonyProvidersEdgesMediastatisticsConversation(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<MediaStatisticsListing> {
    return this.call(
      'getTelephonyProvidersEdgesMediastatisticsConversation',
      'GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads how the audio of one communication travelled, endpoint by endpoint.
   *
   * @preview
   * @permissions `analytics:conversationDetail:view`
   * @see GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId}/communications/{communicationId}
   */
  getTelephonyProvidersEdgesMediastatisticsConversationCommunication(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<MediaStatistics> {
    return this.call(
      'getTelephonyProvidersEdgesMediastatisticsConversationCommunication',
      'GET /api/v2/telephony/providers/edges/mediastatistics/conversations/{conversationId}/communications/{communicationId}',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Reads the latest processor, memory, disk and network figures of several Edges.
   *
   * @param edgeIds - Edge ids, separated by commas.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/metrics
   */
  getTelephonyProvidersEdgesMetrics(edgeIds: string, request?: RequestOptions): ApiPromise<EdgeMetrics[]> {
    return this.call(
      'getTelephonyProvidersEdgesMetrics',
      'GET /api/v2/telephony/providers/edges/metrics',
      { edgeIds },
      {},
      request,
    );
  }

  /**
   * Reads one outbound route by its own id, whatever its site.
   *
   * @deprecated The platform no longer offers it. Use `getTelephonyProvidersEdgesSiteOutboundroute`.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}
   */
  getTelephonyProvidersEdgesOutboundroute(outboundRouteId: string, request?: RequestOptions): ApiPromise<OutboundRoute> {
    return this.call(
      'getTelephonyProvidersEdgesOutboundroute',
      'GET /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}',
      { outboundRouteId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists outbound routes over all sites; `getTelephonyProvidersEdgesSiteOutboundroutes` stays within one.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/outboundroutes
   */
  getTelephonyProvidersEdgesOutboundroutes(
    opts?: GetTelephonyProvidersEdgesOutboundroutesOptions,
    request?: RequestOptions,
  ): ApiPromise<OutboundRouteEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesOutboundroutes',
      'GET /api/v2/telephony/providers/edges/outboundroutes',
      {},
      opts,
      request,
      { query: { siteId: 'site.id', externalTrunkBasesIds: 'externalTrunkBases.ids' } },
    );
  }

  /**
   * Reads one phone with its lines, status and provisioning.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phones/{phoneId}
   */
  getTelephonyProvidersEdgesPhone(phoneId: string, request?: RequestOptions): ApiPromise<Phone> {
    return this.call(
      'getTelephonyProvidersEdgesPhone',
      'GET /api/v2/telephony/providers/edges/phones/{phoneId}',
      { phoneId },
      {},
      request,
    );
  }

  /**
   * Reads one set of phone base settings.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}
   */
  getTelephonyProvidersEdgesPhonebasesetting(phoneBaseId: string, request?: RequestOptions): ApiPromise<PhoneBase> {
    return this.call(
      'getTelephonyProvidersEdgesPhonebasesetting',
      'GET /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}',
      { phoneBaseId },
      {},
      request,
    );
  }

  /**
   * Lists the phone base settings.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phonebasesettings
   */
  getTelephonyProvidersEdgesPhonebasesettings(
    opts?: GetTelephonyProvidersEdgesPhonebasesettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<PhoneBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesPhonebasesettings',
      'GET /api/v2/telephony/providers/edges/phonebasesettings',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the phone models that the platform supports. The id of one goes into
   * `getTelephonyProvidersEdgesPhonebasesettingsTemplate`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phonebasesettings/availablemetabases
   */
  getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases(
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<PhoneMetaBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases',
      'GET /api/v2/telephony/providers/edges/phonebasesettings/availablemetabases',
      {},
      opts,
      request,
    );
  }

  /**
   * Builds phone base settings with a model's defaults, to be edited and sent to
   * `postTelephonyProvidersEdgesPhonebasesettings`; nothing is saved.
   *
   * @param phoneMetabaseId - Id from `getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabases`.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phonebasesettings/template
   */
  getTelephonyProvidersEdgesPhonebasesettingsTemplate(phoneMetabaseId: string, request?: RequestOptions): ApiPromise<PhoneBase> {
    return this.call(
      'getTelephonyProvidersEdgesPhonebasesettingsTemplate',
      'GET /api/v2/telephony/providers/edges/phonebasesettings/template',
      { phoneMetabaseId },
      {},
      request,
    );
  }

  /**
   * Lists the phones; filters reach into site, lines, users and status.
   *
   * @example
   * ```ts
   * const phones = await new TelephonyProvidersEdgeApi(client).getTelephonyProvidersEdgesPhones().items().toArray();
   * console.log(phones.map(({ name }) => name));
   * ```
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phones
   */
  getTelephonyProvidersEdgesPhones(
    opts?: GetTelephonyProvidersEdgesPhonesOptions,
    request?: RequestOptions,
  ): ApiPromise<PhoneEntityListing> {
    return this.call('getTelephonyProvidersEdgesPhones', 'GET /api/v2/telephony/providers/edges/phones', {}, opts, request, {
      query: {
        siteId: 'site.id',
        webRtcUserId: 'webRtcUser.id',
        phoneBaseSettingsId: 'phoneBaseSettings.id',
        linesLoggedInUserId: 'lines.loggedInUser.id',
        linesDefaultForUserId: 'lines.defaultForUser.id',
        phoneHardwareId: 'phone_hardwareId',
        linesId: 'lines.id',
        linesName: 'lines.name',
        statusOperationalStatus: 'status.operationalStatus',
        secondaryStatusOperationalStatus: 'secondaryStatus.operationalStatus',
      },
    });
  }

  /**
   * Builds a phone from phone base settings, to be edited and sent to `postTelephonyProvidersEdgesPhones`; nothing is saved.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/phones/template
   */
  getTelephonyProvidersEdgesPhonesTemplate(phoneBaseSettingsId: string, request?: RequestOptions): ApiPromise<Phone> {
    return this.call(
      'getTelephonyProvidersEdgesPhonesTemplate',
      'GET /api/v2/telephony/providers/edges/phones/template',
      { phoneBaseSettingsId },
      {},
      request,
    );
  }

  /**
   * Lists the network ports of several Edges in one call.
   *
   * @param edgeIds - Edge ids separated by commas, 100 at most.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/physicalinterfaces
   */
  getTelephonyProvidersEdgesPhysicalinterfaces(
    edgeIds: string,
    request?: RequestOptions,
  ): ApiPromise<PhysicalInterfaceEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesPhysicalinterfaces',
      'GET /api/v2/telephony/providers/edges/physicalinterfaces',
      { edgeIds },
      {},
      request,
    );
  }

  /**
   * Reads one site.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}
   */
  getTelephonyProvidersEdgesSite(siteId: string, request?: RequestOptions): ApiPromise<Site> {
    return this.call(
      'getTelephonyProvidersEdgesSite',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}',
      { siteId },
      {},
      request,
    );
  }

  /**
   * Reads one number plan of a site.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/{numberPlanId}
   */
  getTelephonyProvidersEdgesSiteNumberplan(
    siteId: string,
    numberPlanId: string,
    request?: RequestOptions,
  ): ApiPromise<NumberPlan> {
    return this.call(
      'getTelephonyProvidersEdgesSiteNumberplan',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/{numberPlanId}',
      { siteId, numberPlanId },
      {},
      request,
    );
  }

  /**
   * Reads the number plans of a site, the rules that recognise, normalise and classify dialled numbers. Only the first 200
   * come back.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans
   */
  getTelephonyProvidersEdgesSiteNumberplans(siteId: string, request?: RequestOptions): ApiPromise<NumberPlan[]> {
    return this.call(
      'getTelephonyProvidersEdgesSiteNumberplans',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans',
      { siteId },
      {},
      request,
    );
  }

  /**
   * Lists the classifications that a site's number plans use; outbound routes choose calls by them.
   *
   * @param opts.classification - Only classifications matching this text.
   * @returns The names of the classifications.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/classifications
   */
  getTelephonyProvidersEdgesSiteNumberplansClassifications(
    siteId: string,
    opts?: { classification?: string },
    request?: RequestOptions,
  ): ApiPromise<string[]> {
    return this.call(
      'getTelephonyProvidersEdgesSiteNumberplansClassifications',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/numberplans/classifications',
      { siteId },
      opts,
      request,
    );
  }

  /**
   * Reads one outbound route of a site.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}
   */
  getTelephonyProvidersEdgesSiteOutboundroute(
    siteId: string,
    outboundRouteId: string,
    request?: RequestOptions,
  ): ApiPromise<OutboundRouteBase> {
    return this.call(
      'getTelephonyProvidersEdgesSiteOutboundroute',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}',
      { siteId, outboundRouteId },
      {},
      request,
    );
  }

  /**
   * Lists the outbound routes of one site.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes
   */
  getTelephonyProvidersEdgesSiteOutboundroutes(
    siteId: string,
    opts?: GetTelephonyProvidersEdgesSiteOutboundroutesOptions,
    request?: RequestOptions,
  ): ApiPromise<OutboundRouteBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesSiteOutboundroutes',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes',
      { siteId },
      opts,
      request,
      { query: { externalTrunkBasesIds: 'externalTrunkBases.ids' } },
    );
  }

  /**
   * Reads which other sites a site is connected with, and in which manner.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see GET /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections
   */
  getTelephonyProvidersEdgesSiteSiteconnections(siteId: string, request?: RequestOptions): ApiPromise<SiteConnections> {
    return this.call(
      'getTelephonyProvidersEdgesSiteSiteconnections',
      'GET /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections',
      { siteId },
      {},
      request,
    );
  }

  /**
   * Lists the sites.
   *
   * @example
   * ```ts
   * const sites = await new TelephonyProvidersEdgeApi(client).getTelephonyProvidersEdgesSites().items().toArray();
   * console.log(sites.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/sites
   */
  getTelephonyProvidersEdgesSites(
    opts?: GetTelephonyProvidersEdgesSitesOptions,
    request?: RequestOptions,
  ): ApiPromise<SiteEntityListing> {
    return this.call('getTelephonyProvidersEdgesSites', 'GET /api/v2/telephony/providers/edges/sites', {}, opts, request, {
      query: { locationId: 'location.id' },
    });
  }

  /**
   * Repeats a site search from its encoded form, as the page links of `postTelephonyProvidersEdgesSitesSearch` carry it.
   *
   * @param q64 - The search request as JSON in its encoded form; the value of a page link can be passed on as it is.
   * @param opts.expand - Parts of the sites to fill in.
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see GET /api/v2/telephony/providers/edges/sites/search
   */
  getTelephonyProvidersEdgesSitesSearch(
    q64: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<SitesSearchResponse> {
    return this.call(
      'getTelephonyProvidersEdgesSitesSearch',
      'GET /api/v2/telephony/providers/edges/sites/search',
      { q64 },
      opts,
      request,
    );
  }

  /**
   * Lists the time zones that Edges understand.
   *
   * @param opts.pageSize - The platform assumes 1000.
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/timezones
   */
  getTelephonyProvidersEdgesTimezones(opts?: PageOptions, request?: RequestOptions): ApiPromise<TimeZoneEntityListing> {
    return this.call('getTelephonyProvidersEdgesTimezones', 'GET /api/v2/telephony/providers/edges/timezones', {}, opts, request);
  }

  /**
   * Reads one trunk with its connection and registration state.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunks/{trunkId}
   */
  getTelephonyProvidersEdgesTrunk(trunkId: string, request?: RequestOptions): ApiPromise<Trunk> {
    return this.call(
      'getTelephonyProvidersEdgesTrunk',
      'GET /api/v2/telephony/providers/edges/trunks/{trunkId}',
      { trunkId },
      {},
      request,
    );
  }

  /**
   * Reads the call counts and quality figures of one trunk.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics
   */
  getTelephonyProvidersEdgesTrunkMetrics(trunkId: string, request?: RequestOptions): ApiPromise<TrunkMetrics> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkMetrics',
      'GET /api/v2/telephony/providers/edges/trunks/{trunkId}/metrics',
      { trunkId },
      {},
      request,
    );
  }

  /**
   * Reads one set of trunk base settings.
   *
   * @param opts.ignoreHidden - `true` leaves out properties meant for internal use.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}
   */
  getTelephonyProvidersEdgesTrunkbasesetting(
    trunkBaseSettingsId: string,
    opts?: { ignoreHidden?: boolean },
    request?: RequestOptions,
  ): ApiPromise<TrunkBase> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkbasesetting',
      'GET /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}',
      { trunkBaseSettingsId },
      opts,
      request,
    );
  }

  /**
   * Lists the trunk base settings. Properties that the provider manages stay hidden from ordinary callers.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunkbasesettings
   */
  getTelephonyProvidersEdgesTrunkbasesettings(
    opts?: GetTelephonyProvidersEdgesTrunkbasesettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<TrunkBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkbasesettings',
      'GET /api/v2/telephony/providers/edges/trunkbasesettings',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the kinds of trunk from which base settings can be made. The id of one goes into
   * `getTelephonyProvidersEdgesTrunkbasesettingsTemplate`.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunkbasesettings/availablemetabases
   */
  getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabases(
    opts?: GetTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabasesOptions,
    request?: RequestOptions,
  ): ApiPromise<TrunkMetabaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabases',
      'GET /api/v2/telephony/providers/edges/trunkbasesettings/availablemetabases',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the trunk base settings that belong to one site; `getTelephonyProvidersEdgesTrunkbasesettings` lists them all.
   *
   * @permissions not documented
   * @see GET /api/v2/telephony/providers/edges/trunkbasesettings/site/{siteId}
   */
  getTelephonyProvidersEdgesTrunkbasesettingsSiteSiteId(
    siteId: string,
    opts?: GetTelephonyProvidersEdgesTrunkbasesettingsSiteSiteIdOptions,
    request?: RequestOptions,
  ): ApiPromise<TrunkBaseEntityListing> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkbasesettingsSiteSiteId',
      'GET /api/v2/telephony/providers/edges/trunkbasesettings/site/{siteId}',
      { siteId },
      opts,
      request,
    );
  }

  /**
   * Builds trunk base settings with a kind's defaults, to be edited and sent to
   * `postTelephonyProvidersEdgesTrunkbasesettings`; nothing is saved.
   *
   * @param trunkMetabaseId - Id from `getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabases`.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunkbasesettings/template
   */
  getTelephonyProvidersEdgesTrunkbasesettingsTemplate(trunkMetabaseId: string, request?: RequestOptions): ApiPromise<TrunkBase> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkbasesettingsTemplate',
      'GET /api/v2/telephony/providers/edges/trunkbasesettings/template',
      { trunkMetabaseId },
      {},
      request,
    );
  }

  /**
   * Lists the trunks of all Edges.
   *
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunks
   */
  getTelephonyProvidersEdgesTrunks(
    opts?: GetTelephonyProvidersEdgesTrunksOptions,
    request?: RequestOptions,
  ): ApiPromise<TrunkEntityListing> {
    return this.call('getTelephonyProvidersEdgesTrunks', 'GET /api/v2/telephony/providers/edges/trunks', {}, opts, request, {
      query: { edgeId: 'edge.id', trunkBaseId: 'trunkBase.id' },
    });
  }

  /**
   * Reads the call counts and quality figures of several trunks.
   *
   * @param trunkIds - Trunk ids, separated by commas.
   * @permissions `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunks/metrics
   */
  getTelephonyProvidersEdgesTrunksMetrics(trunkIds: string, request?: RequestOptions): ApiPromise<TrunkMetrics[]> {
    return this.call(
      'getTelephonyProvidersEdgesTrunksMetrics',
      'GET /api/v2/telephony/providers/edges/trunks/metrics',
      { trunkIds },
      {},
      request,
    );
  }

  /**
   * Counts the trunks that have call recording enabled and those that have not.
   *
   * @permissions any of `recording:retentionPolicy:view`, `telephony:plugin:all`
   * @see GET /api/v2/telephony/providers/edges/trunkswithrecording
   */
  getTelephonyProvidersEdgesTrunkswithrecording(
    opts?: { trunkType?: OpenEnum<'EXTERNAL' | 'PHONE' | 'EDGE'> },
    request?: RequestOptions,
  ): ApiPromise<TrunkRecordingEnabledCount> {
    return this.call(
      'getTelephonyProvidersEdgesTrunkswithrecording',
      'GET /api/v2/telephony/providers/edges/trunkswithrecording',
      {},
      opts,
      request,
    );
  }

  /**
   * Switches the connections of a site with other sites on or off as a whole.
   *
   * @permissions `telephony:plugin:all`
   * @see PATCH /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections
   */
  patchTelephonyProvidersEdgesSiteSiteconnections(
    siteId: string,
    body: DisableSiteConnectionsRequest,
    request?: RequestOptions,
  ): ApiPromise<SiteConnections> {
    return this.call(
      'patchTelephonyProvidersEdgesSiteSiteconnections',
      'PATCH /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections',
      { siteId, body },
      {},
      request,
    );
  }

  /**
   * Has an Edge look up a host name in its DNS. Read the outcome with `getTelephonyProvidersEdgeDiagnosticNslookup`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup
   */
  postTelephonyProvidersEdgeDiagnosticNslookup(
    edgeId: string,
    body: EdgeNetworkDiagnosticRequest,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnostic> {
    return this.call(
      'postTelephonyProvidersEdgeDiagnosticNslookup',
      'POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/nslookup',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Has an Edge ping a host. `getTelephonyProvidersEdgeDiagnosticPing` brings the output.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping
   */
  postTelephonyProvidersEdgeDiagnosticPing(
    edgeId: string,
    body: EdgeNetworkDiagnosticRequest,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnostic> {
    return this.call(
      'postTelephonyProvidersEdgeDiagnosticPing',
      'POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/ping',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Has an Edge report by which route it reaches a host; collect it with `getTelephonyProvidersEdgeDiagnosticRoute`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route
   */
  postTelephonyProvidersEdgeDiagnosticRoute(
    edgeId: string,
    body: EdgeNetworkDiagnosticRequest,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnostic> {
    return this.call(
      'postTelephonyProvidersEdgeDiagnosticRoute',
      'POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/route',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Has an Edge trace the hops to a host, to be collected with `getTelephonyProvidersEdgeDiagnosticTracepath`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath
   */
  postTelephonyProvidersEdgeDiagnosticTracepath(
    edgeId: string,
    body: EdgeNetworkDiagnosticRequest,
    request?: RequestOptions,
  ): ApiPromise<EdgeNetworkDiagnostic> {
    return this.call(
      'postTelephonyProvidersEdgeDiagnosticTracepath',
      'POST /api/v2/telephony/providers/edges/{edgeId}/diagnostic/tracepath',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Adds a logical interface to an Edge, on one of its network ports.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces
   */
  postTelephonyProvidersEdgeLogicalinterfaces(
    edgeId: string,
    body: DomainLogicalInterface,
    request?: RequestOptions,
  ): ApiPromise<DomainLogicalInterface> {
    return this.call(
      'postTelephonyProvidersEdgeLogicalinterfaces',
      'POST /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Has the Edge upload chosen files of a log job to the platform; watch `uploadStatus` in
   * `getTelephonyProvidersEdgeLogsJob`, which also lists the files and their ids.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}/upload
   */
  postTelephonyProvidersEdgeLogsJobUpload(
    edgeId: string,
    jobId: string,
    body: EdgeLogsJobUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postTelephonyProvidersEdgeLogsJobUpload',
      'POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs/{jobId}/upload',
      { edgeId, jobId, body },
      {},
      request,
    );
  }

  /**
   * Starts a job that lists the logs of an Edge. `getTelephonyProvidersEdgeLogsJob` reads what it found,
   * `postTelephonyProvidersEdgeLogsJobUpload` fetches files.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs
   */
  postTelephonyProvidersEdgeLogsJobs(
    edgeId: string,
    body: EdgeLogsJobRequest,
    request?: RequestOptions,
  ): ApiPromise<EdgeLogsJobResponse> {
    return this.call(
      'postTelephonyProvidersEdgeLogsJobs',
      'POST /api/v2/telephony/providers/edges/{edgeId}/logs/jobs',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Packs the settings that a hardware Edge needs to be set up without a connection, and answers with an address to download
   * them from.
   *
   * @permissions not documented
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/offlineconfiguration
   */
  postTelephonyProvidersEdgeOfflineconfiguration(
    edgeId: string,
    body: EdgeOfflineConfiguration,
    request?: RequestOptions,
  ): ApiPromise<EdgeOfflineConfigurationResponse> {
    return this.call(
      'postTelephonyProvidersEdgeOfflineconfiguration',
      'POST /api/v2/telephony/providers/edges/{edgeId}/offlineconfiguration',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Restarts an Edge. Calls still running when the draining time is over are cut off.
   *
   * @param opts.body - How long to let calls finish first.
   * @returns A text from the platform.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/reboot
   */
  postTelephonyProvidersEdgeReboot(
    edgeId: string,
    opts?: { body?: EdgeRebootParameters },
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'postTelephonyProvidersEdgeReboot',
      'POST /api/v2/telephony/providers/edges/{edgeId}/reboot',
      { edgeId },
      opts,
      request,
    );
  }

  /**
   * Starts or schedules a software update of an Edge; `getTelephonyProvidersEdgeSoftwareupdate` follows it,
   * `deleteTelephonyProvidersEdgeSoftwareupdate` cancels it.
   *
   * @param body - Must name the `version` to install.
   * @permissions not documented
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/softwareupdate
   */
  postTelephonyProvidersEdgeSoftwareupdate(
    edgeId: string,
    body: DomainEdgeSoftwareUpdateDto,
    request?: RequestOptions,
  ): ApiPromise<DomainEdgeSoftwareUpdateDto> {
    return this.call(
      'postTelephonyProvidersEdgeSoftwareupdate',
      'POST /api/v2/telephony/providers/edges/{edgeId}/softwareupdate',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Takes an Edge into or out of service.
   *
   * @param opts.body - The wanted state, and how long to let calls finish when going out of service.
   * @returns A text from the platform.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/statuscode
   */
  postTelephonyProvidersEdgeStatuscode(
    edgeId: string,
    opts?: { body?: EdgeServiceStateRequest },
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'postTelephonyProvidersEdgeStatuscode',
      'POST /api/v2/telephony/providers/edges/{edgeId}/statuscode',
      { edgeId },
      opts,
      request,
    );
  }

  /**
   * Dissolves the pairing between an Edge device and the organisation; the device has to be paired anew before it works
   * again.
   *
   * @returns A text from the platform.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/{edgeId}/unpair
   */
  postTelephonyProvidersEdgeUnpair(edgeId: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'postTelephonyProvidersEdgeUnpair',
      'POST /api/v2/telephony/providers/edges/{edgeId}/unpair',
      { edgeId },
      {},
      request,
    );
  }

  /**
   * Adds an Edge to the organisation.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges
   */
  postTelephonyProvidersEdges(body: Edge, request?: RequestOptions): ApiPromise<Edge> {
    return this.call('postTelephonyProvidersEdges', 'POST /api/v2/telephony/providers/edges', { body }, {}, request);
  }

  /**
   * Checks whether a street address is valid, as emergency calling requires of a location.
   *
   * @permissions not documented
   * @see POST /api/v2/telephony/providers/edges/addressvalidation
   */
  postTelephonyProvidersEdgesAddressvalidation(
    body: ValidateAddressRequest,
    request?: RequestOptions,
  ): ApiPromise<ValidateAddressResponse> {
    return this.call(
      'postTelephonyProvidersEdgesAddressvalidation',
      'POST /api/v2/telephony/providers/edges/addressvalidation',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds a certificate authority that Edges shall trust.
   *
   * @param body - `certificate` holds the certificate itself, `services` what it is trusted for.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/certificateauthorities
   */
  postTelephonyProvidersEdgesCertificateauthorities(
    body: DomainCertificateAuthority,
    request?: RequestOptions,
  ): ApiPromise<DomainCertificateAuthority> {
    return this.call(
      'postTelephonyProvidersEdgesCertificateauthorities',
      'POST /api/v2/telephony/providers/edges/certificateauthorities',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a DID pool from a range of numbers.
   *
   * @param body - `startPhoneNumber` and `endPhoneNumber` in E.164, e.g. `+13175550100`.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/didpools
   */
  postTelephonyProvidersEdgesDidpools(body: DIDPool, request?: RequestOptions): ApiPromise<DIDPool> {
    return this.call(
      'postTelephonyProvidersEdgesDidpools',
      'POST /api/v2/telephony/providers/edges/didpools',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an Edge group.
   *
   * @param body - Needs trunk base settings for the phones (`phoneTrunkBases`) and for the traffic between Edges
   * (`edgeTrunkBaseAssignment`).
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/edgegroups
   */
  postTelephonyProvidersEdgesEdgegroups(body: EdgeGroup, request?: RequestOptions): ApiPromise<EdgeGroup> {
    return this.call(
      'postTelephonyProvidersEdgesEdgegroups',
      'POST /api/v2/telephony/providers/edges/edgegroups',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a range of internal extension numbers.
   *
   * @permissions `telephony:extensionPool:add`
   * @see POST /api/v2/telephony/providers/edges/extensionpools
   */
  postTelephonyProvidersEdgesExtensionpools(body: ExtensionPool, request?: RequestOptions): ApiPromise<ExtensionPool> {
    return this.call(
      'postTelephonyProvidersEdgesExtensionpools',
      'POST /api/v2/telephony/providers/edges/extensionpools',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an outbound route, its site named in the body; `postTelephonyProvidersEdgesSiteOutboundroutes` takes the site
   * from the path.
   *
   * @deprecated The platform no longer offers it. Use `postTelephonyProvidersEdgesSiteOutboundroutes`.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/outboundroutes
   */
  postTelephonyProvidersEdgesOutboundroutes(body: OutboundRoute, request?: RequestOptions): ApiPromise<OutboundRoute> {
    return this.call(
      'postTelephonyProvidersEdgesOutboundroutes',
      'POST /api/v2/telephony/providers/edges/outboundroutes',
      { body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Restarts one phone.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/phones/{phoneId}/reboot
   */
  postTelephonyProvidersEdgesPhoneReboot(phoneId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postTelephonyProvidersEdgesPhoneReboot',
      'POST /api/v2/telephony/providers/edges/phones/{phoneId}/reboot',
      { phoneId },
      {},
      request,
    );
  }

  /**
   * Creates phone base settings, most easily from `getTelephonyProvidersEdgesPhonebasesettingsTemplate`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/phonebasesettings
   */
  postTelephonyProvidersEdgesPhonebasesettings(body: PhoneBase, request?: RequestOptions): ApiPromise<PhoneBase> {
    return this.call(
      'postTelephonyProvidersEdgesPhonebasesettings',
      'POST /api/v2/telephony/providers/edges/phonebasesettings',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a phone, most easily from `getTelephonyProvidersEdgesPhonesTemplate`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/phones
   */
  postTelephonyProvidersEdgesPhones(body: Phone, request?: RequestOptions): ApiPromise<Phone> {
    return this.call('postTelephonyProvidersEdgesPhones', 'POST /api/v2/telephony/providers/edges/phones', { body }, {}, request);
  }

  /**
   * Restarts several phones, chosen by their ids or by site.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/phones/reboot
   */
  postTelephonyProvidersEdgesPhonesReboot(body: PhonesReboot, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postTelephonyProvidersEdgesPhonesReboot',
      'POST /api/v2/telephony/providers/edges/phones/reboot',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an outbound route in a site.
   *
   * @param body - `classificationTypes` are names from the site's number plans.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes
   */
  postTelephonyProvidersEdgesSiteOutboundroutes(
    siteId: string,
    body: OutboundRouteBase,
    request?: RequestOptions,
  ): ApiPromise<OutboundRouteBase> {
    return this.call(
      'postTelephonyProvidersEdgesSiteOutboundroutes',
      'POST /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes',
      { siteId, body },
      {},
      request,
    );
  }

  /**
   * Spreads the phones of a site anew over its Edges, for instance after an Edge was added or came back.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/sites/{siteId}/rebalance
   */
  postTelephonyProvidersEdgesSiteRebalance(siteId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postTelephonyProvidersEdgesSiteRebalance',
      'POST /api/v2/telephony/providers/edges/sites/{siteId}/rebalance',
      { siteId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Creates a site.
   *
   * @param body - Needs a `location` that exists.
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/sites
   */
  postTelephonyProvidersEdgesSites(body: Site, request?: RequestOptions): ApiPromise<Site> {
    return this.call('postTelephonyProvidersEdgesSites', 'POST /api/v2/telephony/providers/edges/sites', { body }, {}, request);
  }

  /**
   * Searches sites by their fields, with paging, sorting and expansion. `getTelephonyProvidersEdgesSites` is the call for a
   * plain listing.
   *
   * @permissions any of `telephony:plugin:all`, `telephony:sites:view`
   * @see POST /api/v2/telephony/providers/edges/sites/search
   */
  postTelephonyProvidersEdgesSitesSearch(body: SiteSearchRequest, request?: RequestOptions): ApiPromise<SitesSearchResponse> {
    return this.call(
      'postTelephonyProvidersEdgesSitesSearch',
      'POST /api/v2/telephony/providers/edges/sites/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates trunk base settings, most easily from `getTelephonyProvidersEdgesTrunkbasesettingsTemplate`.
   *
   * @permissions `telephony:plugin:all`
   * @see POST /api/v2/telephony/providers/edges/trunkbasesettings
   */
  postTelephonyProvidersEdgesTrunkbasesettings(body: TrunkBase, request?: RequestOptions): ApiPromise<TrunkBase> {
    return this.call(
      'postTelephonyProvidersEdgesTrunkbasesettings',
      'POST /api/v2/telephony/providers/edges/trunkbasesettings',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches trunk base settings by their fields, with paging and sorting.
   *
   * @permissions not documented
   * @see POST /api/v2/telephony/providers/edges/trunkbasesettings/search
   */
  postTelephonyProvidersEdgesTrunkbasesettingsSearch(
    body: TelephonySearchRequest,
    request?: RequestOptions,
  ): ApiPromise<TrunkBasesSearchResponse> {
    return this.call(
      'postTelephonyProvidersEdgesTrunkbasesettingsSearch',
      'POST /api/v2/telephony/providers/edges/trunkbasesettings/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches the trunks of all Edges by their fields, with paging and sorting.
   *
   * @permissions not documented
   * @see POST /api/v2/telephony/providers/edges/trunks/search
   */
  postTelephonyProvidersEdgesTrunksSearch(
    body: TelephonySearchRequest,
    request?: RequestOptions,
  ): ApiPromise<TrunkInstanceSearchResponse> {
    return this.call(
      'postTelephonyProvidersEdgesTrunksSearch',
      'POST /api/v2/telephony/providers/edges/trunks/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces the configuration of an Edge, its site and group included.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/{edgeId}
   */
  putTelephonyProvidersEdge(edgeId: string, body: Edge, request?: RequestOptions): ApiPromise<Edge> {
    return this.call(
      'putTelephonyProvidersEdge',
      'PUT /api/v2/telephony/providers/edges/{edgeId}',
      { edgeId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the settings of one line of an Edge.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId}
   */
  putTelephonyProvidersEdgeLine(edgeId: string, lineId: string, body: EdgeLine, request?: RequestOptions): ApiPromise<EdgeLine> {
    return this.call(
      'putTelephonyProvidersEdgeLine',
      'PUT /api/v2/telephony/providers/edges/{edgeId}/lines/{lineId}',
      { edgeId, lineId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces the settings of a logical interface. A wrong address here can cut the Edge off.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}
   */
  putTelephonyProvidersEdgeLogicalinterface(
    edgeId: string,
    interfaceId: string,
    body: DomainLogicalInterface,
    request?: RequestOptions,
  ): ApiPromise<DomainLogicalInterface> {
    return this.call(
      'putTelephonyProvidersEdgeLogicalinterface',
      'PUT /api/v2/telephony/providers/edges/{edgeId}/logicalinterfaces/{interfaceId}',
      { edgeId, interfaceId, body },
      {},
      request,
    );
  }

  /**
   * Sets the presences in which users are alerted to calls, in place of the platform's defaults.
   *
   * @permissions `telephony:alertablePresences:edit`
   * @see PUT /api/v2/telephony/providers/edges/alertablepresences
   */
  putTelephonyProvidersEdgesAlertablepresences(body: AlertablePresences, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'putTelephonyProvidersEdgesAlertablepresences',
      'PUT /api/v2/telephony/providers/edges/alertablepresences',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces a certificate authority, for instance to put in a renewed certificate.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}
   */
  putTelephonyProvidersEdgesCertificateauthority(
    certificateId: string,
    body: DomainCertificateAuthority,
    request?: RequestOptions,
  ): ApiPromise<DomainCertificateAuthority> {
    return this.call(
      'putTelephonyProvidersEdgesCertificateauthority',
      'PUT /api/v2/telephony/providers/edges/certificateauthorities/{certificateId}',
      { certificateId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the record of one DID.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/dids/{didId}
   */
  putTelephonyProvidersEdgesDid(didId: string, body: DID, request?: RequestOptions): ApiPromise<DID> {
    return this.call(
      'putTelephonyProvidersEdgesDid',
      'PUT /api/v2/telephony/providers/edges/dids/{didId}',
      { didId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces a DID pool, its range of numbers included.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/didpools/{didPoolId}
   */
  putTelephonyProvidersEdgesDidpool(didPoolId: string, body: DIDPool, request?: RequestOptions): ApiPromise<DIDPool> {
    return this.call(
      'putTelephonyProvidersEdgesDidpool',
      'PUT /api/v2/telephony/providers/edges/didpools/{didPoolId}',
      { didPoolId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an Edge group and its trunk settings.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}
   */
  putTelephonyProvidersEdgesEdgegroup(edgeGroupId: string, body: EdgeGroup, request?: RequestOptions): ApiPromise<EdgeGroup> {
    return this.call(
      'putTelephonyProvidersEdgesEdgegroup',
      'PUT /api/v2/telephony/providers/edges/edgegroups/{edgeGroupId}',
      { edgeGroupId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the trunk base settings by which the Edges of a group talk to one another.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId}
   */
  putTelephonyProvidersEdgesEdgegroupEdgetrunkbase(
    edgegroupId: string,
    edgetrunkbaseId: string,
    body: EdgeTrunkBase,
    request?: RequestOptions,
  ): ApiPromise<EdgeTrunkBase> {
    return this.call(
      'putTelephonyProvidersEdgesEdgegroupEdgetrunkbase',
      'PUT /api/v2/telephony/providers/edges/edgegroups/{edgegroupId}/edgetrunkbases/{edgetrunkbaseId}',
      { edgegroupId, edgetrunkbaseId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the record of one extension.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/extensions/{extensionId}
   */
  putTelephonyProvidersEdgesExtension(extensionId: string, body: Extension, request?: RequestOptions): ApiPromise<Extension> {
    return this.call(
      'putTelephonyProvidersEdgesExtension',
      'PUT /api/v2/telephony/providers/edges/extensions/{extensionId}',
      { extensionId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces a range of internal extension numbers.
   *
   * @permissions `telephony:extensionPool:edit`
   * @see PUT /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}
   */
  putTelephonyProvidersEdgesExtensionpool(
    extensionPoolId: string,
    body: ExtensionPool,
    request?: RequestOptions,
  ): ApiPromise<ExtensionPool> {
    return this.call(
      'putTelephonyProvidersEdgesExtensionpool',
      'PUT /api/v2/telephony/providers/edges/extensionpools/{extensionPoolId}',
      { extensionPoolId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an outbound route addressed by its own id.
   *
   * @deprecated The platform no longer offers it. Use `putTelephonyProvidersEdgesSiteOutboundroute`.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}
   */
  putTelephonyProvidersEdgesOutboundroute(
    outboundRouteId: string,
    body: OutboundRoute,
    request?: RequestOptions,
  ): ApiPromise<OutboundRoute> {
    return this.call(
      'putTelephonyProvidersEdgesOutboundroute',
      'PUT /api/v2/telephony/providers/edges/outboundroutes/{outboundRouteId}',
      { outboundRouteId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces a phone and the list of its lines.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/phones/{phoneId}
   */
  putTelephonyProvidersEdgesPhone(phoneId: string, body: Phone, request?: RequestOptions): ApiPromise<Phone> {
    return this.call(
      'putTelephonyProvidersEdgesPhone',
      'PUT /api/v2/telephony/providers/edges/phones/{phoneId}',
      { phoneId, body },
      {},
      request,
    );
  }

  /**
   * Replaces phone base settings; the phones that refer to them take the change over.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}
   */
  putTelephonyProvidersEdgesPhonebasesetting(
    phoneBaseId: string,
    body: PhoneBase,
    request?: RequestOptions,
  ): ApiPromise<PhoneBase> {
    return this.call(
      'putTelephonyProvidersEdgesPhonebasesetting',
      'PUT /api/v2/telephony/providers/edges/phonebasesettings/{phoneBaseId}',
      { phoneBaseId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a site.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/sites/{siteId}
   */
  putTelephonyProvidersEdgesSite(siteId: string, body: Site, request?: RequestOptions): ApiPromise<Site> {
    return this.call(
      'putTelephonyProvidersEdgesSite',
      'PUT /api/v2/telephony/providers/edges/sites/{siteId}',
      { siteId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the whole list of a site's number plans at once: a plan left out is gone.
   *
   * @param body - Plans in full, 200 at most; read them first with `getTelephonyProvidersEdgesSiteNumberplans`.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/sites/{siteId}/numberplans
   */
  putTelephonyProvidersEdgesSiteNumberplans(
    siteId: string,
    body: readonly NumberPlan[],
    request?: RequestOptions,
  ): ApiPromise<NumberPlan[]> {
    return this.call(
      'putTelephonyProvidersEdgesSiteNumberplans',
      'PUT /api/v2/telephony/providers/edges/sites/{siteId}/numberplans',
      { siteId, body },
      {},
      request,
    );
  }

  /**
   * Replaces one outbound route of a site.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}
   */
  putTelephonyProvidersEdgesSiteOutboundroute(
    siteId: string,
    outboundRouteId: string,
    body: OutboundRouteBase,
    request?: RequestOptions,
  ): ApiPromise<OutboundRouteBase> {
    return this.call(
      'putTelephonyProvidersEdgesSiteOutboundroute',
      'PUT /api/v2/telephony/providers/edges/sites/{siteId}/outboundroutes/{outboundRouteId}',
      { siteId, outboundRouteId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the connections of a site with other sites.
   *
   * @param body - All connections of the site.
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections
   */
  putTelephonyProvidersEdgesSiteSiteconnections(
    siteId: string,
    body: SiteConnections,
    request?: RequestOptions,
  ): ApiPromise<SiteConnections> {
    return this.call(
      'putTelephonyProvidersEdgesSiteSiteconnections',
      'PUT /api/v2/telephony/providers/edges/sites/{siteId}/siteconnections',
      { siteId, body },
      {},
      request,
    );
  }

  /**
   * Replaces trunk base settings; the trunks made from them take the change over.
   *
   * @permissions `telephony:plugin:all`
   * @see PUT /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}
   */
  putTelephonyProvidersEdgesTrunkbasesetting(
    trunkBaseSettingsId: string,
    body: TrunkBase,
    request?: RequestOptions,
  ): ApiPromise<TrunkBase> {
    return this.call(
      'putTelephonyProvidersEdgesTrunkbasesetting',
      'PUT /api/v2/telephony/providers/edges/trunkbasesettings/{trunkBaseSettingsId}',
      { trunkBaseSettingsId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TelephonyProvidersEdgeApi {
  type getConfigurationSchemasEdgesVnextOptions = PageOptions;
  type getConfigurationSchemasEdgesVnextSchemaCategoryOptions = PageOptions;
  type getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeOptions = PageOptions;
  type getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataIdOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getConfigurationSchemasEdgesVnextSchemaCategorySchemaTypeSchemaIdExtensionTypeMetadataId']
  >;
  type getTelephonyProvidersEdgeOptions = OptionsOf<TelephonyProvidersEdgeApi['getTelephonyProvidersEdge']>;
  type getTelephonyProvidersEdgeLinesOptions = PageOptions;
  type getTelephonyProvidersEdgeLogicalinterfaceOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgeLogicalinterface']
  >;
  type getTelephonyProvidersEdgeLogicalinterfacesOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgeLogicalinterfaces']
  >;
  type getTelephonyProvidersEdgeTrunksOptions = GetTelephonyProvidersEdgeTrunksOptions;
  type getTelephonyProvidersEdgesOptions = GetTelephonyProvidersEdgesOptions;
  type getTelephonyProvidersEdgesAlertablepresencesOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesAlertablepresences']
  >;
  type getTelephonyProvidersEdgesDidpoolsOptions = GetTelephonyProvidersEdgesDidpoolsOptions;
  type getTelephonyProvidersEdgesDidpoolsDidsOptions = GetTelephonyProvidersEdgesDidpoolsDidsOptions;
  type getTelephonyProvidersEdgesDidsOptions = GetTelephonyProvidersEdgesDidsOptions;
  type getTelephonyProvidersEdgesEdgegroupOptions = OptionsOf<TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesEdgegroup']>;
  type getTelephonyProvidersEdgesEdgegroupsOptions = GetTelephonyProvidersEdgesEdgegroupsOptions;
  type getTelephonyProvidersEdgesExtensionpoolsOptions = GetTelephonyProvidersEdgesExtensionpoolsOptions;
  type getTelephonyProvidersEdgesExtensionpoolsDivisionviewsOptions =
    GetTelephonyProvidersEdgesExtensionpoolsDivisionviewsOptions;
  type getTelephonyProvidersEdgesExtensionsOptions = GetTelephonyProvidersEdgesExtensionsOptions;
  type getTelephonyProvidersEdgesLinebasesettingsOptions = GetTelephonyProvidersEdgesLinebasesettingsOptions;
  type getTelephonyProvidersEdgesLinesOptions = GetTelephonyProvidersEdgesLinesOptions;
  type getTelephonyProvidersEdgesLogicalinterfacesOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesLogicalinterfaces']
  >;
  type getTelephonyProvidersEdgesOutboundroutesOptions = GetTelephonyProvidersEdgesOutboundroutesOptions;
  type getTelephonyProvidersEdgesPhonebasesettingsOptions = GetTelephonyProvidersEdgesPhonebasesettingsOptions;
  type getTelephonyProvidersEdgesPhonebasesettingsAvailablemetabasesOptions = PageOptions;
  type getTelephonyProvidersEdgesPhonesOptions = GetTelephonyProvidersEdgesPhonesOptions;
  type getTelephonyProvidersEdgesSiteNumberplansClassificationsOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesSiteNumberplansClassifications']
  >;
  type getTelephonyProvidersEdgesSiteOutboundroutesOptions = GetTelephonyProvidersEdgesSiteOutboundroutesOptions;
  type getTelephonyProvidersEdgesSitesOptions = GetTelephonyProvidersEdgesSitesOptions;
  type getTelephonyProvidersEdgesSitesSearchOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesSitesSearch']
  >;
  type getTelephonyProvidersEdgesTimezonesOptions = PageOptions;
  type getTelephonyProvidersEdgesTrunkbasesettingOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesTrunkbasesetting']
  >;
  type getTelephonyProvidersEdgesTrunkbasesettingsOptions = GetTelephonyProvidersEdgesTrunkbasesettingsOptions;
  type getTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabasesOptions =
    GetTelephonyProvidersEdgesTrunkbasesettingsAvailablemetabasesOptions;
  type getTelephonyProvidersEdgesTrunkbasesettingsSiteSiteIdOptions =
    GetTelephonyProvidersEdgesTrunkbasesettingsSiteSiteIdOptions;
  type getTelephonyProvidersEdgesTrunksOptions = GetTelephonyProvidersEdgesTrunksOptions;
  type getTelephonyProvidersEdgesTrunkswithrecordingOptions = OptionsOf<
    TelephonyProvidersEdgeApi['getTelephonyProvidersEdgesTrunkswithrecording']
  >;
  type postTelephonyProvidersEdgeRebootOptions = OptionsOf<TelephonyProvidersEdgeApi['postTelephonyProvidersEdgeReboot']>;
  type postTelephonyProvidersEdgeStatuscodeOptions = OptionsOf<TelephonyProvidersEdgeApi['postTelephonyProvidersEdgeStatuscode']>;
}
