import { isSettingOn } from '@fairdesk/core/articles';
import { linkWithin } from '@fairdesk/core/navigation';
import { isSwitchedOn, type NewsHome } from '@fairdesk/core/page';
import { articleIdOf, splitSuffix } from '@fairdesk/core/shared';
import { type Fields, fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import { pathInSite } from '../../shared/layout/site-links.ts';
import { articleIdsOf, authorsOf, tagsOf } from '../article-fields.ts';
import { instantOf } from '../article-of.ts';
import { editFrameOf } from '../edit-frame.ts';
import { dayOfField, htmlOf, imageOf, momentOfField } from '../field-values.ts';
import { editingOf, placed } from './placed.ts';
import { placeholdersOf } from './placeholders-of.ts';
import { paramOf, type ReadBlock, type Reading, variantOf } from './rendering.ts';

/** On a wildcard page, the wildcard's value is the tag. */
export const newsOverview: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'news-overview',
  home: homeOf(rendering.fields, reading, reading.path),
  tag: reading.crumb.wildcardElements.at(-1) ?? '',
  matchesAll: paramOf(rendering, 'TagBehaviour').toLowerCase() === 'match all tags',
});

export const relatedNews: ReadBlock = (rendering, reading) => ({
  // Needs no data source: the editor may only set its title.
  ...placed(rendering, reading),
  ...editingOf(rendering.fields, reading, { title: 'Title' }),
  kind: 'related-news',
  title: textOf(rendering.fields, 'Title'),
  home: homeOf(rendering.fields, reading, above(reading.path)),
  chosen: articleIdsOf({ ...reading.pageFields, ...rendering.fields }, 'RelatedArticles'),
});

/** Fields that the block lacks come from its page. */
export const newsArticle: ReadBlock = (rendering, reading) => {
  const fields: Fields = { ...reading.pageFields, ...rendering.fields };
  const picture = imageOf(fields, 'Image');
  const published = instantOf(momentOfField(fields, 'Date'));
  const { editMode, itemId, language } = reading;
  const articleId = allowsReactions(fieldValue(fields, 'ShowReactions')) ? articleIdOf(itemId) : undefined;
  return {
    ...placed({ ...rendering, fields }, reading, {
      title: 'Title',
      introduction: 'Introduction',
      html: 'Content',
      image: 'Image',
    }),
    kind: 'news-article',
    ...(articleId && { articleId }),
    variant: variantOf(rendering) === 'secondary' ? 'secondary' : 'default',
    title: textOf(fields, 'Title') || (editMode ? '' : reading.shared.title),
    introduction: textOf(fields, 'Introduction'),
    html: htmlOf(fields, 'Content', reading),
    ...(picture && { image: picture }),
    tags: tagsOf(fields),
    authors: authorsOf(fields, reading),
    day: dayOfField(fields, 'Date'),
    ...(published && { published }),
    showDateAtBottom: isOn(fieldValue(fields, 'ShowDateAtBottom')),
    url: reading.shared.url,
    home: homeOf(rendering.fields, reading, above(reading.path)),
    placeholders: placeholdersOf(rendering, reading),
    ...(editMode && {
      tagsEditFrame: editFrameOf(
        { itemId: rendering.dataSource || itemId, databaseName: 'master', language },
        ['Tags'],
      ),
    }),
  };
};

/** A checkbox is a boolean or a text. */
const isOn = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && isSwitchedOn(value));

/** The settings flag of an article: `1`; the platform may send a checkbox as a boolean. Source: site spec §5. */
const allowsReactions = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && isSettingOn(value));

/** The news page that the editor chose, else the one at the default path. */
const homeOf = (fields: Fields, { folder, language }: Reading, otherwise: string): NewsHome => {
  const chosen = fieldValue(fields, 'NewsOverviewPage');
  const named = isRecord(chosen) && typeof chosen.href === 'string' ? chosen.href : '';
  if (!/^\/[^/?#]/.test(named)) return { path: otherwise, href: linkWithin(otherwise, folder, language) };
  const address = splitSuffix(named).path.replace(/\/$/, '');
  return { path: pathInSite(address, folder), href: linkWithin(address, folder, language) };
};

const above = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';
