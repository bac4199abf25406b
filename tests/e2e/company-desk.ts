import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { openJourneyDatabase } from '#tests/support/servers/journey-database.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import type { RealFile } from '#tests/support/worlds/real-files.ts';
import { expect } from './desk.ts';

type Who = { readonly accountName: string; readonly password: string };

export const enter = async (request: APIRequestContext, { accountName, password }: Who): Promise<void> => {
  const answer = await request.post('/api/session', { data: { accountName, password, rememberMe: false } });
  expect(answer.status()).toBe(200);
};

/** The id of a company that this user sees at the demo fair. */
export const companyOf = async (request: APIRequestContext, name: string): Promise<string> => {
  const answer = await request.get('/api/events/101/participations?displaycount=500');
  const { items } = (await answer.json()) as { items: { id: string; organizationName: string }[] };
  const found = items.find(({ organizationName }) => organizationName === name);
  if (!found) throw new Error(`The demo has no ${name}`);
  return found.id;
};

export const base = (company: string, event = '101'): string =>
  `/api/events/${event}/company-profile/${company}`;

/** A new product and its address. */
export const newProduct = async (
  request: APIRequestContext,
  company: string,
  form: object = {},
): Promise<{ readonly id: string; readonly version: string; readonly url: string }> => {
  const answer = await request.post(`${base(company)}/products`, { data: { ...PRODUCT_FORM, ...form } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, version } = await answer.json();
  return { id, version, url: `${base(company)}/products/${id}` };
};

export const sendFile = (
  request: APIRequestContext,
  url: string,
  file: RealFile,
  texts: Readonly<Record<string, string>> = {},
): Promise<APIResponse> => request.post(url, { multipart: { ...texts, file } });

/** `['file maxsize stand.png']` */
export const faultsOf = async (answer: APIResponse): Promise<readonly string[]> => {
  const { fields } = (await answer.json()) as {
    fields: { path: string; code: string; params?: Record<string, unknown> }[];
  };
  return fields.map(({ path, code, params }) => [path, code, params?.name].filter(Boolean).join(' '));
};

/** Number of stored files: in the data folder, or in the database that servers share. */
export const filesIn = async (dataFolder: string): Promise<number> => {
  const folder = join(dataFolder, 'files');
  if (existsSync(folder)) return readdirSync(folder).length;
  const database = await openJourneyDatabase(dataFolder);
  const { count } = await database.query
    .selectFrom('fileContents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  return Number(count);
};
