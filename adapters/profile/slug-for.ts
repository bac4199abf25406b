import { type Failure, freeSlug, slugOf } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { listQuery, ManyDocument, nextOffset } from '../shared/resources/json-api.ts';
import { transliterate } from '../shared/transliterate.ts';
import type { StoredProfile } from './profile-resources.ts';

/** Number of slugs per page: the maximum of the service. */
const PAGE_SIZE = 100;

const Slug = z.object({ slug: z.catch(z.string(), '') });

/** The slug for this name: unchanged while the name is, else one that is unique at the fair. */
export const slugFor = (
  http: Http,
  { profile, event }: StoredProfile,
  participation: string,
  companyname: string,
): ResultAsync<string, Failure> => {
  if (companyname === profile.companyname && profile.slug !== '') return okAsync(profile.slug);
  const name = transliterate(companyname);
  const plainSlug = slugOf(name) || 'x';
  // Only the slugs that `freeSlug` compares: another name can begin with the same letters.
  const filter = [
    {
      or: [
        { name: 'slug', op: 'eq', val: plainSlug },
        { name: 'slug', op: 'like', val: `${plainSlug}-%` },
      ],
    },
    { name: 'id', op: 'ne', val: participation },
  ];
  const from = (offset: number): ResultAsync<readonly string[], Failure> =>
    http('get', `api/v0.1/events/${encodeURIComponent(event)}/participations`, ManyDocument, {
      searchParams: listQuery({
        ...{ filter, sort: 'id', limit: PAGE_SIZE, offset, fields: { participations: 'slug' } },
      }),
    }).andThen((document) => {
      const slugs = document.data.map(({ attributes }) => Slug.parse(attributes).slug);
      const next = nextOffset(document, offset, PAGE_SIZE);
      return next === undefined ? okAsync(slugs) : from(next).map((rest) => [...slugs, ...rest]);
    });
  return from(0).map((slugs) => freeSlug(name, new Set(slugs)));
};
