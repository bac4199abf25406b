import { type ExhibitorQuery, letterStarts } from '@fairdesk/core/profile';
import { containing } from '../shared/plain-pattern.ts';
import { DEFAULT_ADDRESS } from '../shared/resources/company-resources.ts';
import type { Condition } from '../shared/resources/json-api.ts';

/** The organiser has confirmed and published the company, and the company agrees. */
export const PUBLIC: readonly Condition[] = [
  { name: 'status', op: 'eq', val: 'CONFIRMED' },
  { name: 'publicationStatus', op: 'eq', val: 'PUBLIC' },
  { name: 'isPublic', op: 'eq', val: true },
];

/**
 * Converts a visitor's search to the service's conditions.
 *
 * @param novelty the conditions of companies with a public novelty
 */
export const conditionsOf = (
  {
    search = '',
    letter,
    hall,
    category,
    withLogo,
    country,
    hasNovelty,
  }: Omit<ExhibitorQuery, 'offset' | 'limit'>,
  novelty: readonly Condition[],
): readonly Condition[] => [
  ...PUBLIC,
  ...(search.trim() === '' ? [] : [nameLike(containing(search))]),
  ...(letter === undefined ? [] : [{ or: letterStarts(letter).map((start) => nameLike(`${start}%`)) }]),
  ...(hall === undefined
    ? []
    : [{ name: 'stands', op: 'any', val: { name: 'hall', op: 'eq', val: hall.trim() } }]),
  ...(category === undefined ? [] : [{ name: 'categories', op: 'eq', val: category }]),
  ...(withLogo ? [{ name: 'logoUrl', op: 'like', val: '_%' }] : []),
  ...(country === undefined ? [] : [{ name: 'addresses', op: 'any', val: { and: publicAddress(country) } }]),
  ...(hasNovelty ? novelty : []),
];

const publicAddress = (country: string): readonly Condition[] => [
  { name: 'addressType', op: 'eq', val: DEFAULT_ADDRESS },
  { name: 'country', op: 'eq', val: country.trim() },
];

const nameLike = (val: string): Condition => ({ name: 'name', op: 'ilike', val });
