import type { Area } from '../../engine/area.js';
import type { CreateResponseAssetRequest, ResponseAssetBulkRequest, ResponseAssetSearchRequest } from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { searchEntities } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { pageOf, queryList, readPage, sortDirection, sortByField, visibleEntities } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { arrived, onUpload, readReservation, reservePlace } from '../uploads/uploads.js';

const ASSETS = '/api/v2/responsemanagement/responseassets';

/** Files that canned responses attach. An asset exists once its file is uploaded. */
export function addResponseAssetHandlers(area: Area, world: World): void {
  world.store.markManaged(ASSETS);
  const assets = new Repository(world, ASSETS);
  const announced = world.collection<Json>('responsemanagement.assets.announced');
  const located = (context: OperationContext, asset: Entity): Json => ({
    ...assets.view(asset),
    contentLocation: new URL(`/uploads/v2/${asset.id}`, context.url).href,
  });

  area.handle('postResponsemanagementResponseassetsUploads', (context) => {
    const { name, divisionId } = readObject<CreateResponseAssetRequest>(context, ['name']);
    const asked = readReservation(context);
    const id = world.newId();
    const createdBy = callerOf(context);
    announced.set(id, { name, division: divisionOf(world, divisionId), ...(createdBy && { createdBy }) });
    return { id, ...reservePlace(world, context, ASSETS, id, { ...asked, fileName: name }) };
  });
  onUpload(world, ASSETS, (id) => {
    const asset = announced.get(id);
    if (!asset) return;
    const contentLength = arrived(world, id)?.size ?? 0;
    assets.create(undefined, asset, { ...asset, contentLength, dateCreated: world.timestamp() }, id);
  });
  area.handle('getResponsemanagementResponseasset', (context) => located(context, assets.get(context.param('responseAssetId'))));

  area.handle('postResponsemanagementResponseassetsSearch', (context) => {
    const asked = readObject<ResponseAssetSearchRequest>(context, ['query']);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const found = searchEntities(visibleEntities(context, assets.all()), asked) as Entity[];
    const wanted = queryList(context, 'expand');
    const results = pageOf(found, page).map((asset) => {
      const user = world.store.users.find(textOf((asset['createdBy'] as Json | undefined)?.['id']));
      return {
        ...located(context, asset),
        ...(wanted.includes('user') && user && { createdBy: { id: user.id, name: user.name } }),
      };
    });
    return { results, ...page, total: found.length, pageCount: Math.ceil(found.length / page.pageSize) };
  });
  area.handle('postResponsemanagementResponseassetsBulk', (context) => {
    const { assetIds, sortBy, sortOrder } = readObject<ResponseAssetBulkRequest>(context, ['assetIds']);
    const found = visibleEntities(
      context,
      assetIds.flatMap((id) => assets.find(id) ?? []),
    );
    const ordered = sortBy === undefined ? found : sortByField(found, sortBy, sortDirection(sortOrder));
    const notFound = assetIds.filter((id) => !found.some((asset) => asset.id === id));
    return { entities: ordered.map((asset) => located(context, asset)), notFound };
  });
}
