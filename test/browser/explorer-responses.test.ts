import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { describe, expect } from 'vitest';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { it } from './support/console.js';
import { response, calls, field, open, send, title } from './support/explorer.js';

const textOf = async (file: Download): Promise<string> => await text(await file.createReadStream());

describe('The response of a call', () => {
  it('is a tree, a table with a CSV file, and all pages; an id opens the call that reads it', async ({
    page,
    app: { sandbox },
  }) => {
    const people = Array.from({ length: 230 }, (_, index) => ({
      id: index === 0 ? (sandbox.users[0]?.id ?? '') : `user-${index}`,
      name: `User ${index}`,
      version: 12_345,
      division: { id: 'd1', name: 'Home' },
    }));
    sandbox.on(UsersApi, 'getUsers', ({ query }) => {
      const size = Number(query.get('pageSize') ?? 25);
      const number = Number(query.get('pageNumber') ?? 1);
      const entities = people.slice((number - 1) * size, number * size);
      return { entities, pageNumber: number, pageSize: size, pageCount: Math.ceil(people.length / size), total: people.length };
    });
    await open(page, '/explorer/users/getUsers');
    await field(page, 'pageSize').fill('100');
    await send(page, '200 OK');

    const tree = response(page).getByRole('tree', { name: 'Body of the response as a tree' });
    await tree.getByRole('treeitem', { name: /^entities: / }).waitFor();
    expect(await violations(page)).toEqual([]);
    await tree.getByRole('treeitem').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await tree.getByRole('treeitem', { name: /^name: "User 0"$/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await response(page).getByText('entities[0].id', { exact: true }).waitFor();

    await response(page).getByText('Table', { exact: true }).click();
    const table = response(page).getByRole('table', { name: 'Entities of the response' });
    await table.getByRole('columnheader', { name: 'name', exact: true }).waitFor();
    await response(page).getByText('100 entities').waitFor();

    await response(page).getByRole('button', { name: 'Next page' }).click();
    await response(page)
      .getByRole('row', { name: /User 100\b/ })
      .waitFor();
    expect(calls(sandbox).at(-1)?.query).toEqual({ pageSize: ['100'], pageNumber: ['2'] });
    expect(await field(page, 'pageNumber').inputValue()).toBe('2');

    await response(page).getByRole('button', { name: 'All pages' }).click();
    await response(page).getByText('All 230 items, 3 requests').waitFor();
    const pages = response(page).getByRole('region', { name: 'More pages' });
    await pages.getByRole('columnheader', { name: 'name', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), pages.getByRole('button', { name: 'Export' }).click()]);
    const lines = (await textOf(file)).trim().split('\r\n');
    expect(file.suggestedFilename()).toMatch(/^getUsers-all-.*\.csv$/);
    expect(lines).toHaveLength(231);
    expect(lines[0]).toBe('name,id,version,division.id,division.name');
    expect(lines[230]).toBe('User 229,user-229,12345,d1,Home');

    await pages.getByRole('link', { name: people[0]?.id ?? '', exact: true }).click();
    await title(page, 'getUser').waitFor();
    expect(await field(page, 'userId').inputValue()).toBe(people[0]?.id);
    await send(page, '200 OK');
  });
});
