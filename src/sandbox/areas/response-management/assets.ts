import type { Area } from '../../engine/area.js';
import type {
  CreateResponseAssetRequest,
  ResponseAsset,
  ResponseAssetBulkRequest,
  ResponseAssetSearchRequest,
} from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { searchEntities } from '../../engine/lists/search.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, queryList, readPage, sortDirection, sortByField, visibleEntities } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity, Fields } from '../repository.js';
import { findUploadedFile, onUpload, readReservation, createUpload } from '../uploads/uploads.js';

const ASSETS = '/api/v2/responsemanagement/responseassets';

/** Files that canned responses attach. An asset exists once its file is uploaded. */
export function addResponseAssetHandlers(area: Area, world: World): void {
  world.store.markManaged(ASSETS);
  const assets = new Repository<ResponseAsset>(world, ASSETS);
  const announcedAssets = world.collection<Fields<ResponseAsset>>('responsemanagement.assets.announced');
  const withLocation = (context: OperationContext, asset: Entity<ResponseAsset>): ResponseAsset => ({
    ...assets.view(asset),
    contentLocation: new URL(`/uploads/v2/${asset.id}`, context.url).href,
  });

  area.handle('postResponsemanagementResponseassetsUploads', (context) => {
    const { name, divisionId } = readObject<CreateResponseAssetRequest>(context, ['name']);
    const body = readReservation(context);
    const id = world.newId();
    const createdBy = callerOf(context);
    announcedAssets.set(id, { name, division: divisionOf(world, divisionId), ...(createdBy && { createdBy }) });
    return { id, ...createUpload(world, context, ASSETS, id, { ...body, fileName: name }) };
  });
  onUpload(world, ASSETS, (id) => {
    const asset = announcedAssets.get(id);
    if (!asset) return;
    const contentLength = findUploadedFile(world, id)?.size ?? 0;
    assets.create(undefined, asset, { ...asset, contentLength, dateCreated: world.timestamp() }, id);
  });
  area.handle('getResponsemanagementResponseasset', (context) =>
    withLocation(context, assets.get(context.param('responseAssetId'))),
  );

  area.handle('postResponsemanagementResponseassetsSearch', (context) => {
    const body = readObject<ResponseAssetSearchRequest>(context, ['query']);
    const page = readPage(world.maxPageSize, body.pageSize, body.pageNumber);
    const matches = searchEntities(visibleEntities(context, assets.all()), body);
    const expansions = queryList(context, 'expand');
    const results = pageOf(matches, page).map((asset) => {
      const user = world.store.users.find(asset.createdBy?.id ?? '');
      return {
        ...withLocation(context, asset),
        ...(expansions.includes('user') && user && { createdBy: { id: user.id, name: user.name } }),
      };
    });
    return { results, ...page, total: matches.length, pageCount: Math.ceil(matches.length / page.pageSize) };
  });
  area.handle('postResponsemanagementResponseassetsBulk', (context) => {
    const { assetIds, sortBy, sortOrder } = readObject<ResponseAssetBulkRequest>(context, ['assetIds']);
    const matches = visibleEntities(
      context,
      assetIds.flatMap((id) => assets.find(id) ?? []),
    );
    const sortedMatches =
      sortBy === undefined ? matches : sortByField(matches, sortBy as keyof ResponseAsset, sortDirection(sortOrder));
    const notFound = assetIds.filter((id) => !matches.some((asset) => asset.id === id));
    return { entities: sortedMatches.map((asset) => withLocation(context, asset)), notFound };
  });
}
