import { LOGO_RULES, type PictureStudio } from '@fairdesk/core/media';
import {
  ANY_VERSION,
  accountPlaceFaults,
  type CompanyProfile,
  type ProfileCard,
  type ProfileEditor,
} from '@fairdesk/core/profile';
import {
  type Clock,
  type Failure,
  type FieldFault,
  type Language,
  type ParticipationId,
  rejectedFields,
} from '@fairdesk/core/shared';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Http } from '../shared/http/http.ts';
import type { KeyedQueue } from '../shared/http/keyed-queue.ts';
import type { Repeat } from '../shared/resources/add-once.ts';
import { addressAttributes, type StoredUri } from '../shared/resources/company-resources.ts';
import { type Writes, writeCompany } from '../shared/resources/company-writer.ts';
import { idFromKey, isReplacing } from '../shared/resources/id-from-key.ts';
import { listQuery, ManyDocument, OneDocument, sparse } from '../shared/resources/json-api.ts';
import { offeredCategories } from '../shared/resources/offered-categories.ts';
import { toAdd, toAddFile, toChange, toRemove } from '../shared/resources/operations.ts';
import { accountWrites } from './account-writes.ts';
import { type UriEdit, uriEdit } from './edit-uris.ts';
import { addLogoForReview, deleteLogoForReview, restoreLogoForReview } from './logo-review.ts';
import { PROFILE_QUERY, type StoredProfile, toStoredProfile } from './profile-resources.ts';
import {
  accountChanges,
  addressChanges,
  categoryChanges,
  forProfileReview,
  uriChanges,
} from './profile-review.ts';
import { slugFor } from './slug-for.ts';

/** The dependencies of a profile editor. */
export interface EditorParts extends Repeat {
  readonly http: Http;
  readonly turns: KeyedQueue;
  readonly clock: Clock;
  readonly studio: PictureStudio;
  /** The language of responses to saves. */
  readonly language: Language;
  /** The viewer's permissions. */
  readonly canEdit: boolean;
  readonly canPublish: boolean;
}

/**
 * Profiles in the profile service, for the server.
 *
 * A save is stale when the card has changed since the client read it; writes are atomic, with the
 * participation as their optimistic lock.
 */
export const createProfileService = (parts: EditorParts): ProfileEditor => {
  const { http, clock, studio, language, canEdit, canPublish, key, replaces } = parts;
  const read = (participation: ParticipationId, inLanguage = language) =>
    ResultAsync.combine([
      http('get', `api/v0.1/participations/${encodeURIComponent(participation)}`, OneDocument, {
        searchParams: { include: PROFILE_QUERY.include, ...sparse(PROFILE_QUERY.fields) },
      }),
      hasProductWithImage(http, participation),
    ]).map(([document, hasImage]) =>
      toStoredProfile(document, {
        language: inLanguage,
        canEdit,
        canPublish,
        hasProductWithImage: hasImage,
        now: clock(),
      }),
    );
  const write = (
    participation: ParticipationId,
    change: (stored: StoredProfile) => Result<Writes, Failure>,
  ): ResultAsync<CompanyProfile, Failure> =>
    writeCompany(parts, participation, () => read(participation), change).map(({ profile }) => profile);

  return {
    open: (participation, inLanguage) => read(participation, inLanguage).map(({ profile }) => profile),
    saveAccount: (participation, { version, ...form }) =>
      read(participation)
        .andThen((stored) => slugFor(http, stored, participation, form.companyname))
        .andThen((slug) =>
          write(participation, (stored) =>
            freshCard(stored, 'account', version)
              .andThen(({ profile }) => faultless(accountPlaceFaults(form, profile)))
              .map(() =>
                stored.asksProfileApproval
                  ? forProfileReview(stored, accountChanges(stored.changes, form), clock())
                  : accountWrites(stored, form, slug),
              ),
          ),
        ),
    saveAddress: (participation, { address, version }) =>
      write(participation, (stored) =>
        freshCard(stored, 'address', version).map(({ addressId, asksProfileApproval }) =>
          asksProfileApproval
            ? forProfileReview(stored, addressChanges(address), clock())
            : {
                operations: [
                  addressId === undefined
                    ? toAdd(
                        'addresses',
                        idFromKey(undefined),
                        addressAttributes(address),
                        owner(participation),
                      )
                    : toChange('addresses', addressId, addressAttributes(address)),
                ],
              },
        ),
      ),
    saveUris: (participation, { uris, version }) =>
      write(participation, (stored) =>
        freshCard(stored, 'uris', version).map(({ profile, storedUris, asksProfileApproval }) =>
          asksProfileApproval
            ? forProfileReview(stored, uriChanges(profile.uris, uris), clock())
            : { operations: uriOperations(participation, uriEdit(storedUris, uris)) },
        ),
      ),
    saveCategories: (participation, { ids, version }) =>
      read(participation)
        .andThen(({ event, profile }) => offeredCategories(http, event, ids, profile.categoryLimit))
        .andThen((categories) =>
          write(participation, (stored) =>
            freshCard(stored, 'categories', version).map(({ asksProfileApproval }) =>
              asksProfileApproval
                ? forProfileReview(stored, categoryChanges(categories.map(({ id }) => id)), clock())
                : { operations: [], relations: { categories } },
            ),
          ),
        ),
    saveLogo: (participation, offered, options) =>
      studio.redraw('file', offered, LOGO_RULES).andThen((file) =>
        write(participation, (stored) => {
          const { profile, formerLogoId } = stored;
          const id = idFromKey(key, 'logo', offered);
          const add = toAddFile('images', id, { title: profile.companyname }, owner(participation));
          const { logo: before } = profile;
          return isReplacing(before, id, { expected: options?.replaces, replaces }).map((isNew): Writes => {
            if (!isNew) return { operations: [] };
            if (stored.asksProfileApproval) return { ...addLogoForReview(stored, id, add, clock()), file };
            return {
              operations: [add, ...removed(before?.id, formerLogoId)],
              own: { logoDeleted: null },
              relations: { logo: logoRef(id), 'former-logo': null },
              file,
            };
          });
        }),
      ),
    deleteLogo: (participation, id) =>
      write(participation, (stored) => {
        if (stored.profile.logo?.id !== id) return err({ kind: 'not-found', what: `logo ${id}` });
        if (stored.asksProfileApproval) return ok(deleteLogoForReview(stored, clock()));
        return ok({
          operations: removed(stored.formerLogoId),
          own: { logoDeleted: clock().toISOString() },
          relations: { logo: null, 'former-logo': logoRef(id) },
        });
      }),
    restoreLogo: (participation, id) =>
      write(participation, (stored) => {
        if (stored.profile.formerLogo?.id !== id)
          return err({ kind: 'not-found', what: `deleted logo ${id}` });
        if (stored.asksProfileApproval) return ok(restoreLogoForReview(stored, id, clock()));
        return ok({
          operations: [],
          own: { logoDeleted: null },
          relations: { logo: logoRef(id), 'former-logo': null },
        });
      }),
  };
};

const freshCard = (
  stored: StoredProfile,
  card: ProfileCard,
  version: string,
): Result<StoredProfile, Failure> =>
  version === ANY_VERSION || stored.profile.versions[card] === version
    ? ok(stored)
    : err({ kind: 'conflict', what: `the card ${card}` });

const faultless = (faults: readonly FieldFault[]): Result<undefined, Failure> =>
  faults.length > 0 ? err(rejectedFields(faults)) : ok(undefined);

/** Counts towards the completeness of a profile. */
const hasProductWithImage = (http: Http, participation: ParticipationId): ResultAsync<boolean, Failure> =>
  http('get', `api/v0.1/participations/${encodeURIComponent(participation)}/products`, ManyDocument, {
    searchParams: listQuery({
      filter: [{ name: 'images', op: 'any', val: { name: 'id', op: 'is_null', val: false } }],
      limit: 1,
      fields: { products: 'name' },
    }),
  }).map(({ data }) => data.length > 0);

const owner = (id: string) => ({ participation: { type: 'participations', id } });

const uriOperations = (participation: string, { removed, changed, added }: UriEdit<StoredUri>) => [
  ...removed.map(({ id }) => toRemove('uris', id)),
  ...changed.map(({ uri, url }) => toChange('uris', uri.id, { url })),
  ...added.map(({ type, url }) =>
    toAdd('uris', idFromKey(undefined), { uriType: type, url }, owner(participation)),
  ),
];

const logoRef = (id: string) => ({ type: 'images', id });

const removed = (...images: readonly (string | undefined)[]) =>
  images.flatMap((id) => (id === undefined ? [] : [toRemove('images', id)]));
