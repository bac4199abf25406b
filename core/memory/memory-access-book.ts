import { okAsync } from 'neverthrow';
import type { AccessBook } from '../session/index.ts';
import type { Membership } from '../shared/index.ts';

/** The roles of users, by email address. */
export const memoryAccessBook = (roles: Readonly<Record<string, readonly Membership[]>>): AccessBook => {
  const book = new Map(Object.entries(roles));
  return { membershipsOf: (email) => okAsync(book.get(email) ?? []) };
};
