import type { Award, AwardCandidate, RegistrationStatus } from '@fairdesk/core/awards';
import { inLanguage, inOrder, type Language } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { eventZoneOf } from '../shared/event-zone.ts';
import { fallbackLanguages } from '../shared/fallback-languages.ts';
import { type includedIn, type Resource, related } from '../shared/json-api.ts';
import { LocalisedText } from '../shared/localised-text.ts';
import { toImage } from '../shared/media-resources.ts';

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

/** The status of a questionnaire; one with a status that we do not know is a draft. */
export const EntryStatus = z.catch(z.enum(['DRAFT', 'SUBMITTED']), 'DRAFT');

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
  return {
    id: product.id,
    title: name,
    content: shortDescription,
    image: cover?.thumbnailUrls['250x250'] ?? cover?.mediaUrl ?? '',
    isNovelty,
    categories: related(product, 'categories').map(({ id }) => id),
    statuses: statusesOf(product, lookup, awards),
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

const statusesOf = (
  product: Resource,
  lookup: Lookup,
  awards: readonly AwardWithResource[],
): Readonly<Record<string, RegistrationStatus>> =>
  Object.fromEntries(
    related(product, 'questionnaires').flatMap((identifier) => {
      const questionnaire = lookup(identifier);
      const award =
        questionnaire && awards.find(({ resource }) => resource === related(questionnaire, 'award')[0]?.id);
      if (!award) return [];
      const status = EntryStatus.parse(questionnaire.attributes.status);
      return [[award.id, status === 'DRAFT' ? 'draft' : 'submitted'] as const];
    }),
  );
