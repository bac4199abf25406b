import { type Failure, freeSlug, slugOf } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';
import { listQuery, ManyDocument } from '../shared/json-api.ts';
import { transliterate } from '../shared/transliterate.ts';
import type { StoredProfile } from './profile-resources.ts';

/** Maximum number of companies with the same name at one fair. */
const MOST = 100;

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
  const filter = [
    { name: 'slug', op: 'like', val: `${plainSlug}%` },
    { name: 'id', op: 'ne', val: participation },
  ];
  return http('get', `api/v0.1/events/${encodeURIComponent(event)}/participations`, ManyDocument, {
    searchParams: listQuery({ filter, limit: MOST, fields: { participations: 'slug' } }),
  }).map(({ data }) => freeSlug(name, new Set(data.map(({ attributes }) => Slug.parse(attributes).slug))));
};
