import { focusAt, focusText } from '@fairdesk/core/editor';
import { LANGUAGES, type Localised } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import { type Measured, measure } from '../../../shared/picture.ts';
import { pagesWithPicture } from '../../content/pages-with-picture.ts';
import { siteImageText } from '../../content/site-image-text.ts';
import type { Query } from '../../database/open-database.ts';
import { keyOf } from '../read/cells.ts';
import type { Dataset } from '../read/dataset.ts';
import type { SiteImageItem } from '../read/fair-schema.ts';
import type { Entry } from '../read/read-table.ts';
import { type Found, partition } from './fair-directory.ts';
import type { Picture, PicturesPlan } from './plan-pictures.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { SITE_IMAGES } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/** Plans the image libraries of sites. */
export const planSiteImages = async (
  query: Query,
  { siteImages, broken }: Dataset,
  sites: RowPlan['rows'],
  pictures: PicturesPlan['pictures'],
  now: Date,
): Promise<RowPlan> => {
  const results: Found<PlannedRow>[] = [];
  for (const entry of siteImages) {
    const { site, file } = entry.value;
    const picture = pictures.get(file);
    if (!sites.has(keyOf({ name: site }, ['name'])))
      results.push(err(broken.site(site) ? [] : [entry.fault('site', `There is no site "${site}".`)]));
    else if (picture === undefined) results.push(err([]));
    else results.push(await imageOf(query, entry, picture, now));
  }
  const rows = partition(results);
  const names = siteImages.map(({ value }) => value.site);
  const stored = await storedRows(query, 'siteImages', 'site', names);
  const plan = await planRows(SITE_IMAGES, stored, rows.values, now);
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};

const imageOf = async (
  query: Query,
  entry: Entry<SiteImageItem>,
  picture: Picture,
  now: Date,
): Promise<Found<PlannedRow>> => {
  if (entry.value.remove === 1) return removedImage(query, entry, picture);
  const measured = await measure(picture.bytes);
  return measured === undefined
    ? err([entry.fault('file', `"${entry.value.file}" is not an image.`)])
    : ok(imageRow(entry, picture, measured, now));
};

/** As on the desk, an image that a page shows stays. */
const removedImage = async (
  query: Query,
  { value: { site, file }, fault }: Entry<SiteImageItem>,
  { key: fileKey }: Picture,
): Promise<Found<PlannedRow>> => {
  const [page, ...more] = await pagesWithPicture(query, site, fileKey);
  if (page === undefined) return ok({ key: { site, fileKey }, values: {}, isRemoved: true, fault });
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return err([fault('remove', `"${file}" is on the page ${page}${others}; take it off there first.`)]);
};

const imageRow = (
  { value: { site, name, alt = {}, focus, uploaded }, fault }: Entry<SiteImageItem>,
  { key: fileKey, name: fileName }: Picture,
  { width, height }: Measured,
  now: Date,
): PlannedRow => {
  const texts = LANGUAGES.flatMap((language) => (alt[language] ? [[language, alt[language]]] : []));
  const alts: Localised = Object.fromEntries(texts);
  return {
    key: { site, fileKey },
    values: {
      name,
      alts: JSON.stringify(alts),
      searchText: name && siteImageText(name, alts),
      focus: focus ? focusText(focusAt(focus.x, focus.y)) : null,
      created: uploaded && new Date(uploaded).toISOString(),
    },
    initial: { version: 1, fileName, width, height, created: now.toISOString(), uploadedBy: null },
    fault,
  };
};
