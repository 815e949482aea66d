import type { Hono } from 'hono';
import type { CreateResponseAssetRequest, ResponseAssetBulkRequest, ResponseAssetSearchRequest } from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { searched } from '../../engine/lists/search.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { pageOf, queryList, readPage, sortDirection, sortedBy, visible } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { arrived, onUpload, readReservation, reservePlace } from '../uploads/uploads.js';

const ASSETS = '/api/v2/responsemanagement/responseassets';

/** Files that canned responses attach. An asset exists once its file is uploaded. */
export function responseAssetRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter(ASSETS);
  const assets = new Kept(world, ASSETS);
  const announced = world.collection<Json>('responsemanagement.assets.announced');
  const located = (context: SandboxContext, asset: Entity): Json => ({
    ...assets.view(asset),
    contentLocation: new URL(`/uploads/v2/${asset.id}`, context.req.url).href,
  });

  app.post(`${ASSETS}/uploads`, (context) => {
    const { name, divisionId } = readObject<CreateResponseAssetRequest>(context, ['name']);
    const asked = readReservation(context);
    const id = world.newId();
    const createdBy = callerOf(context);
    announced.set(id, { name, division: divisionOf(world, divisionId), ...(createdBy && { createdBy }) });
    return context.json({ id, ...reservePlace(world, context, ASSETS, id, { ...asked, fileName: name }) });
  });
  onUpload(world, ASSETS, (id) => {
    const asset = announced.get(id);
    if (!asset) return;
    const contentLength = arrived(world, id)?.size ?? 0;
    assets.create(undefined, asset, { ...asset, contentLength, dateCreated: world.timestamp() }, id);
  });
  app.get(`${ASSETS}/:responseAssetId`, (context) =>
    context.json(located(context, assets.get(context.req.param('responseAssetId')))),
  );

  app.post(`${ASSETS}/search`, (context) => {
    const asked = readObject<ResponseAssetSearchRequest>(context, ['query']);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    const found = searched(visible(context, assets.all()), asked) as Entity[];
    const wanted = queryList(context, 'expand');
    const results = pageOf(found, page).map((asset) => {
      const user = world.store.users.find(textOf((asset['createdBy'] as Json | undefined)?.['id']));
      return {
        ...located(context, asset),
        ...(wanted.includes('user') && user && { createdBy: { id: user.id, name: user.name } }),
      };
    });
    return context.json({ results, ...page, total: found.length, pageCount: Math.ceil(found.length / page.pageSize) });
  });
  app.post(`${ASSETS}/bulk`, (context) => {
    const { assetIds, sortBy, sortOrder } = readObject<ResponseAssetBulkRequest>(context, ['assetIds']);
    const found = visible(
      context,
      assetIds.flatMap((id) => assets.find(id) ?? []),
    );
    const ordered = sortBy === undefined ? found : sortedBy(found, sortBy, sortDirection(sortOrder));
    const notFound = assetIds.filter((id) => !found.some((asset) => asset.id === id));
    return context.json({ entities: ordered.map((asset) => located(context, asset)), notFound });
  });
}
