import type { Writes } from '../shared/resources/company-writer.ts';
import { type Operation, toRemove } from '../shared/resources/operations.ts';
import type { StoredProfile } from './profile-resources.ts';
import { forProfileReview } from './profile-review.ts';

const image = (id: string) => ({ type: 'images', id });

/** A new logo that waits for approval. @param add the operation that uploads it */
export const addLogoForReview = (stored: StoredProfile, id: string, add: Operation, now: Date): Writes => {
  const writes = forProfileReview(stored, { logo: 'added' }, now);
  const { pendingLogoId } = stored;
  return {
    ...writes,
    operations: [add, ...(pendingLogoId === undefined ? [] : [toRemove('images', pendingLogoId)])],
    relations: { 'pending-logo': image(id) },
  };
};

/** Removes the logo that the company sees: the pending one, or else the approved one. */
export const deleteLogoForReview = (stored: StoredProfile, now: Date): Writes => {
  const { approvedLogo, changes, pendingLogoId, formerLogoId } = stored;
  const logoDeleted = now.toISOString();
  if (approvedLogo) return forProfileReview(stored, { logo: 'removed', logoDeleted }, now);
  const { logo: _, ...others } = changes;
  const { own } = forProfileReview({ ...stored, changes: others }, {}, now);
  return {
    own: { ...own, logoDeleted },
    operations: formerLogoId === undefined ? [] : [toRemove('images', formerLogoId)],
    relations: {
      'pending-logo': null,
      'former-logo': pendingLogoId === undefined ? null : image(pendingLogoId),
    },
  };
};

/** Restores the logo that the company removed last. */
export const restoreLogoForReview = (stored: StoredProfile, id: string, now: Date): Writes => {
  const { logo: _, ...others } = stored.changes;
  if (stored.approvedLogo?.id === id) return forProfileReview({ ...stored, changes: others }, {}, now);
  const writes = forProfileReview(stored, { logo: 'added' }, now);
  return id === stored.pendingLogoId
    ? writes
    : {
        ...writes,
        own: { ...writes.own, logoDeleted: null },
        relations: { 'pending-logo': image(id), 'former-logo': null },
      };
};
