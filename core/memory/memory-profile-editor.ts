import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import {
  ANY_VERSION,
  accountPlaceFaults,
  type CompanyLogo,
  type CompanyProfile,
  categoryFaults,
  completenessOf,
  type FormerLogo,
  isRestorable,
  type ProfileCard,
  type ProfileEditor,
  withSelected,
} from '../profile/index.ts';
import {
  type Failure,
  type FieldFault,
  type ParticipationId,
  rejectedFields,
  slugOf,
} from '../shared/index.ts';
import { settled } from './memory-rows.ts';

/** Stores profiles in memory; the files of logos are dropped. */
export const memoryProfileEditor = (
  profiles: readonly CompanyProfile[],
  now: () => Date = () => new Date(),
): ProfileEditor => {
  const stored = new Map<ParticipationId, CompanyProfile>(profiles.map((profile) => [profile.id, profile]));
  let count = 0;
  const next = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const find = (participation: ParticipationId): Result<CompanyProfile, Failure> => {
    const profile = stored.get(participation);
    if (profile === undefined) return err({ kind: 'not-found', what: 'the profile' });
    const { formerLogo, ...rest } = profile;
    return ok(formerLogo && isRestorable(formerLogo.deleted, now()) ? profile : rest);
  };
  const save = (
    participation: ParticipationId,
    card: ProfileCard,
    version: string | undefined,
    change: (profile: CompanyProfile) => Change,
    faultsOf: (profile: CompanyProfile) => readonly FieldFault[] = () => [],
  ): ResultAsync<CompanyProfile, Failure> =>
    settled(
      find(participation).andThen((profile) => {
        const faults = faultsOf(profile);
        if (faults.length > 0) return err<CompanyProfile, Failure>(rejectedFields(faults));
        if (version !== undefined && version !== ANY_VERSION && version !== profile.versions[card]) {
          return err<CompanyProfile, Failure>({ kind: 'conflict', what: `the card ${card}` });
        }
        const versions = { ...profile.versions, [card]: next('version') };
        const { logo, formerLogo, ...rest } = { ...profile, ...change(profile), versions };
        const rated = { ...rest, ...(logo && { logo }), ...(formerLogo && { formerLogo }) };
        const saved = { ...rated, ...completenessOf(rated, EMPTY_SHOWCASE) };
        stored.set(participation, saved);
        return ok<CompanyProfile, Failure>(saved);
      }),
    );
  return {
    open: (participation) => settled(find(participation)),
    saveAccount: (participation, { version, brands, ...account }) =>
      save(
        participation,
        'account',
        version,
        (profile) => ({
          ...account,
          slug:
            account.companyname === profile.companyname ? profile.slug : slugOf(account.companyname) || 'x',
          brands: [
            ...profile.brands.map((brand) => ({ ...brand, ...brands.find(({ id }) => id === brand.id) })),
            ...brands.filter(({ id }) => id === undefined).map((brand) => ({ ...brand, id: next('brand') })),
          ],
        }),
        (profile) => accountPlaceFaults({ ...account, brands }, profile),
      ),
    saveAddress: (participation, { address, version }) =>
      save(participation, 'address', version, () => ({ address })),
    saveUris: (participation, { uris, version }) => save(participation, 'uris', version, () => ({ uris })),
    saveCategories: (participation, { ids, version }) =>
      save(
        participation,
        'categories',
        version,
        ({ categories }) => ({ categories: withSelected(categories, ids) }),
        ({ categories, categoryLimit }) => categoryFaults(categories, ids, categoryLimit),
      ),
    saveLogo: (participation, { name }, options) => {
      options?.progress?.(1);
      const { replaces } = options ?? {};
      const profile = stored.get(participation);
      if (replaces !== undefined && profile && (profile.logo?.id ?? '') !== replaces)
        return errAsync({ kind: 'conflict', what: 'the logo' });
      return save(participation, 'logo', undefined, () => ({
        formerLogo: undefined,
        logo: { id: next('logo'), url: `/files/${encodeURIComponent(name)}` },
      }));
    },
    deleteLogo: (participation, id) =>
      stored.get(participation)?.logo?.id === id
        ? save(participation, 'logo', undefined, ({ logo }) => ({
            logo: undefined,
            formerLogo: logo && { ...logo, deleted: now().toISOString() },
          }))
        : errAsync({ kind: 'not-found', what: 'the logo' }),
    restoreLogo: (participation, id) => {
      const former = find(participation).map(({ formerLogo }) => formerLogo);
      if (former.isErr()) return errAsync(former.error);
      if (former.value?.id !== id) return errAsync({ kind: 'not-found', what: 'the deleted logo' });
      const { url } = former.value;
      return save(participation, 'logo', undefined, () => ({ logo: { id, url }, formerLogo: undefined }));
    },
  };
};

/** An `undefined` logo is deleted. */
type Change = Omit<Partial<CompanyProfile>, 'logo' | 'formerLogo'> & {
  readonly logo?: CompanyLogo | undefined;
  readonly formerLogo?: FormerLogo | undefined;
};

const EMPTY_SHOWCASE = { hasProductWithImage: false, hasDocumentOrVideo: false };
