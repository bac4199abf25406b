import type { AccountForm, Address, Uri } from '@fairdesk/core/profile';
import { IN_REVIEW } from '@fairdesk/core/profile';
import { v7 } from 'uuid';
import type { Writes } from '../shared/resources/company-writer.ts';
import { type ProfileChanges, realChanges } from '../shared/resources/profile-changes.ts';
import { editedUris } from './edit-uris.ts';
import type { StoredProfile } from './profile-resources.ts';

/**
 * The writes of a change that the organiser reviews: stored beside the profile, which visitors see as it was
 * approved. A company that hides its profile does not wait.
 */
export const forProfileReview = (
  { approved, changes, profile }: StoredProfile,
  change: ProfileChanges,
  now: Date,
): Writes => {
  const hides = change.isPublic === false && approved.isPublic;
  const base = hides ? { ...approved, isPublic: false } : approved;
  const waiting = realChanges(base, { ...changes, ...change });
  const isWaiting = profile.review !== undefined && profile.review.reason === undefined;
  const none = Object.keys(waiting).length === 0;
  return {
    operations: [],
    own: {
      ...(hides && { isPublic: false }),
      profileChanges: none ? null : waiting,
      profileReview: none ? null : IN_REVIEW,
      profileReason: null,
      ...(none ? { profileSubmitted: null } : !isWaiting && { profileSubmitted: now.toISOString() }),
    },
  };
};

/** What the account card changes. */
export const accountChanges = (
  { brands: waiting = [] }: ProfileChanges,
  { companyname, shortDescription, longDescription, companyType, email, isPublic, ...form }: AccountForm,
): ProfileChanges => {
  const brands = new Map(waiting.map((brand) => [brand.id, brand]));
  for (const { id = v7(), name, deleted } of form.brands) brands.set(id, { id, name, deleted });
  return {
    ...{ companyname, shortDescription, longDescription, companyType, isPublic, texts: form.texts },
    email: { ...email, address: email.address.normalize('NFC').toLowerCase() },
    brands: [...brands.values()],
  };
};

/** What the address card changes. */
export const addressChanges = ({ streets, ...address }: Address): ProfileChanges => ({
  address: { ...address, streets: streets.slice(0, streets.findLastIndex((line) => line !== '') + 1) },
});

/** What the links card changes; in the order of their types, as they are read. */
export const uriChanges = (stored: readonly Uri[], uris: readonly Uri[]): ProfileChanges => ({
  uris: editedUris(stored, uris),
});

/** What the categories card changes. */
export const categoryChanges = (ids: readonly string[]): ProfileChanges => ({ categories: ids.toSorted() });
