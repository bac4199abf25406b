import { type Award, type AwardCandidate, type AwardEntry, isEntryChanged } from '@fairdesk/core/awards';
import { inLanguage, inOrder, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { fallbackLanguages } from '../shared/fallback-languages.ts';
import { eventZoneOf } from '../shared/resources/event-zone.ts';
import { type includedIn, type Resource, related } from '../shared/resources/json-api.ts';
import { LocalisedText } from '../shared/resources/localised-text.ts';
import { toImage } from '../shared/resources/media-resources.ts';
import { toEntry } from './entry-resources.ts';

const text = z.catch(z.string(), '');

/** The attributes of an `awards` resource. */
const AwardAttributes = z.object({
  code: z.string(),
  titles: LocalisedText,
  opensAt: text,
  closesAt: text,
  audience: text,
  onlyNovelties: z.catch(z.boolean(), false),
  sortIndex: z.catch(z.number(), 0),
});

const ProductAttributes = z.object({
  name: z.string(),
  shortDescription: text,
  longDescription: text,
  introductionDate: text,
  isNovelty: z.catch(z.boolean(), false),
});

/** An award with the id of its resource. */
export interface AwardWithResource extends Award {
  readonly resource: string;
}

type Lookup = ReturnType<typeof includedIn>;

/** The fields to read of each resource. */
export const AWARD_FIELDS = {
  participations: 'version,name,organizationName,participationType,event,products',
  events: 'timeZone,awards',
  awards: 'code,titles,opensAt,closesAt,audience,onlyNovelties,sortIndex,categories',
  categories: 'code',
  products:
    'name,shortDescription,longDescription,introductionDate,isNovelty,registrationStatus,participation,images,categories,questionnaires',
  images: 'title,mediaUrl,mediaLength,sortIndex,thumbnailUrls,questionId,isWithdrawn',
};

/** The awards of an event, in the organiser's order; invalid ones are left out. */
export const toAwards = (
  event: Resource | undefined,
  lookup: Lookup,
  language: Language,
): readonly AwardWithResource[] => {
  if (event === undefined) return [];
  const timeZone = eventZoneOf(event.attributes);
  const found = related(event, 'awards').flatMap((identifier) => {
    const resource = lookup(identifier);
    const read = AwardAttributes.safeParse(resource?.attributes);
    if (!resource || !read.success) return [];
    const { code, titles, ...rest } = read.data;
    const categories = related(resource, 'categories').map(({ id }) => id);
    const title = inLanguage(titles, language) || code;
    const named = { id: code, title, ...fallbackLanguages({ title: titles }, language) };
    return [{ ...named, resource: resource.id, timeZone, categories, ...rest }];
  });
  return inOrder(found);
};

/** A product as a candidate in its event's award lists; `undefined` when it is invalid. */
export const toCandidate = (
  product: Resource,
  lookup: Lookup,
  awards: readonly AwardWithResource[],
): AwardCandidate | undefined => {
  const read = ProductAttributes.safeParse(product.attributes);
  if (!read.success) return undefined;
  const { name, shortDescription, isNovelty } = read.data;
  const cover = coverOf(product, lookup);
  const entries = entriesOf(product, lookup, awards);
  const entered = toEnteredProduct(product, lookup);
  return {
    id: product.id,
    title: name,
    content: shortDescription,
    image: cover?.thumbnailUrls['250x250'] ?? cover?.mediaUrl ?? '',
    isNovelty,
    categories: related(product, 'categories').map(({ id }) => id),
    statuses: Object.fromEntries(
      entries.map(([award, { status }]) => [award, status === 'DRAFT' ? 'draft' : 'submitted'] as const),
    ),
    changed: entries.flatMap(([award, entry]) =>
      isEntryChanged({ ...entry, product: entered }) ? [award] : [],
    ),
  };
};

/** The product as displayed with an entry and recorded in a submission. */
export const toEnteredProduct = (product: Resource, lookup: Lookup) => {
  const { name, shortDescription, longDescription, introductionDate } = ProductAttributes.parse(
    product.attributes,
  );
  return {
    id: product.id,
    name,
    image: { url: coverOf(product, lookup)?.mediaUrl ?? '' },
    introductionDate,
    shortDescription,
    longDescription,
  };
};

/** The first picture of a product. */
export const coverOf = (product: Resource, lookup: Lookup) =>
  inOrder(
    related(product, 'images')
      .flatMap((identifier) => lookup(identifier) ?? [])
      .map(toImage),
  )[0];

/** The entries of a product, each with the id of its award. */
const entriesOf = (
  product: Resource,
  lookup: Lookup,
  awards: readonly AwardWithResource[],
): readonly (readonly [award: string, AwardEntry])[] =>
  related(product, 'questionnaires').flatMap((identifier) => {
    const questionnaire = lookup(identifier);
    const award =
      questionnaire && awards.find(({ resource }) => resource === related(questionnaire, 'award')[0]?.id);
    return award ? [[award.id, toEntry(questionnaire, lookup)] as const] : [];
  });
