import { type AwardBook, type EntryPlace, type EntryState, isAwardFor } from '@fairdesk/core/awards';
import type { Failure, Language, ParticipationId } from '@fairdesk/core/shared';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import type { CompanyState } from '../shared/resources/company-writer.ts';
import { includedIn, OneDocument, type Resource, related, sparse } from '../shared/resources/json-api.ts';
import { AWARD_FIELDS, coverOf, toAwards, toCandidate, toEnteredProduct } from './award-resources.ts';
import { ENTRY_FIELDS, ENTRY_PARTS, toEntry } from './entry-resources.ts';
import { readSubmittedEntries } from './submitted-entries.ts';

/** A product and its entry, with the state required to change it. */
export interface Desk extends CompanyState {
  readonly state: EntryState;
  /** The id of the award's resource. */
  readonly award: string;
  readonly registrationStatus: string;
  /** Attributes of the product's first picture. */
  readonly cover: Readonly<Record<string, unknown>> | undefined;
}

const text = z.catch(z.string(), '');
const Company = z.object({
  version: z.catch(z.number(), 1),
  name: text,
  organizationName: text,
  participationType: text,
});
const Registration = z.object({ registrationStatus: z.catch(z.string(), 'new') });

/**
 * Reads the awards offered to a company and its products, in one request; and, where some are submitted, what decides
 * whether these have changed since.
 */
export const readBook = (
  http: Http,
  participation: ParticipationId,
  language: Language,
): ResultAsync<AwardBook, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
    searchParams: {
      include: [
        'event.awards.categories',
        ...['images', 'categories', 'questionnaires'].map((name) => `products.${name}`),
      ].join(','),
      ...sparse({ ...AWARD_FIELDS, ...ENTRY_FIELDS }),
    },
  }).andThen(({ data, included = [] }) =>
    readSubmittedEntries(http, included).map((entries) => bookIn(data, [...included, ...entries], language)),
  );

const bookIn = (company: Resource, included: readonly Resource[], language: Language): AwardBook => {
  const lookup = includedIn({ included });
  const event = related(company, 'event')[0];
  const { participationType } = Company.parse(company.attributes);
  const awards = toAwards(event && lookup(event), lookup, language);
  const products = related(company, 'products').flatMap((identifier) => {
    const product = lookup(identifier);
    return (product && toCandidate(product, lookup, awards)) ?? [];
  });
  return { awards: awards.filter((award) => isAwardFor(award, participationType)), products };
};

/** Reads a product with its entry, in one request; `not-found` when it belongs to another company. */
export const readDesk = (http: Http, place: EntryPlace, language: Language): ResultAsync<Desk, Failure> =>
  http('get', `api/v0.1/products/${encodeURIComponent(place.product)}`, OneDocument, {
    searchParams: {
      include: [
        'images',
        'categories',
        'participation.event.awards.categories',
        ...ENTRY_PARTS.map((name) => `questionnaires.${name}`),
      ].join(','),
      ...sparse({ ...AWARD_FIELDS, ...ENTRY_FIELDS }),
    },
  }).andThen((document) => deskIn(document, place, language));

const deskIn = (
  document: z.infer<typeof OneDocument>,
  place: EntryPlace,
  language: Language,
): Result<Desk, Failure> => {
  const missing = err({ kind: 'not-found', what: `entry of product ${place.product}` } as const);
  const lookup = includedIn(document);
  const { data } = document;
  const owner = related(data, 'participation')[0];
  const participation = owner?.id === place.participation ? lookup(owner) : undefined;
  if (participation === undefined) return missing;
  const company = Company.parse(participation.attributes);
  const event = related(participation, 'event')[0];
  const awards = toAwards(event && lookup(event), lookup, language);
  const award = awards.find(({ id }) => id === place.award);
  const candidate = toCandidate(data, lookup, awards);
  if (award === undefined || candidate === undefined || !isAwardFor(award, company.participationType))
    return missing;
  const questionnaire = related(data, 'questionnaires')
    .flatMap((identifier) => lookup(identifier) ?? [])
    .find((one) => related(one, 'award')[0]?.id === award.resource);
  const cover = coverOf(data, lookup);
  return ok({
    participationVersion: company.version,
    award: award.resource,
    ...Registration.parse(data.attributes),
    cover: cover && coverAttributes(cover),
    state: {
      award,
      candidate,
      product: toEnteredProduct(data, lookup),
      companyName: company.name || company.organizationName,
      ...(questionnaire && { entry: toEntry(questionnaire, lookup) }),
    },
  });
};

const coverAttributes = ({
  title,
  mediaUrl,
  mediaLength,
  thumbnailUrls,
}: NonNullable<ReturnType<typeof coverOf>>) => ({
  title,
  mediaUrl,
  mediaLength,
  thumbnailUrls,
});
