import { type ExhibitorQuery, letterStarts } from '@fairdesk/core/profile';
import type { Condition } from '../shared/json-api.ts';

/** The organiser has confirmed and published the company, and the company agrees. */
export const PUBLIC: readonly Condition[] = [
  { name: 'status', op: 'eq', val: 'CONFIRMED' },
  { name: 'publicationStatus', op: 'eq', val: 'PUBLIC' },
  { name: 'isPublic', op: 'eq', val: true },
];

/** Converts a visitor's search to the service's conditions. */
export const conditionsOf = ({
  search = '',
  letter,
  hall,
  category,
  withLogo,
}: ExhibitorQuery): readonly Condition[] => [
  ...PUBLIC,
  ...(search.trim() === '' ? [] : [nameLike(`%${plain(search)}%`)]),
  ...(letter === undefined ? [] : [{ or: letterStarts(letter).map((start) => nameLike(`${start}%`)) }]),
  ...(hall === undefined
    ? []
    : [{ name: 'stands', op: 'any', val: { name: 'hall', op: 'eq', val: plain(hall) } }]),
  ...(category === undefined ? [] : [{ name: 'categories', op: 'eq', val: category }]),
  ...(withLogo ? [{ name: 'logoUrl', op: 'like', val: '_%' }] : []),
];

const nameLike = (val: string): Condition => ({ name: 'name', op: 'ilike', val });

/** A text without pattern characters. */
export const plain = (text: string): string => text.trim().replace(/[%_]/g, '').slice(0, LONGEST);

/** Maximum length of a search text, in characters. */
const LONGEST = 200;
