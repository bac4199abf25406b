import { type Audience, EVERYONE } from '@fairdesk/core/events';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../http/http.ts';
import { OneDocument, type Resource, sparse } from './json-api.ts';

/**
 * The halls, categories and segments of a company, by which tasks and messages can be addressed; its categories
 * include their ancestors.
 */
export const placesOf = (
  http: Http,
  participation: ParticipationId,
): ResultAsync<Pick<Audience, 'hall' | 'category' | 'segment'>, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
    searchParams: { include: 'stands,segments,categories.parent.parent', ...sparse(FIELDS) },
  }).map(({ included = [] }) => ({
    hall: values(included, 'stands', 'hall'),
    category: values(included, 'categories', 'code'),
    segment: values(included, 'segments', 'code'),
  }));

/** A company whose places are not needed. */
export const NO_PLACES: Pick<Audience, 'hall' | 'category' | 'segment'> = EVERYONE;

const FIELDS = {
  participations: 'stands,segments,categories',
  stands: 'hall',
  segments: 'code',
  categories: 'code,parent',
};

const values = (resources: readonly Resource[], type: string, name: 'hall' | 'code'): readonly string[] =>
  resources.flatMap((resource) => {
    if (resource.type !== type) return [];
    const { data } = z.string().safeParse(resource.attributes[name]);
    return data === undefined ? [] : [data];
  });
