import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import {
  accountPlaceFaults,
  type CompanyLogo,
  type CompanyProfile,
  categoryFaults,
  completenessOf,
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

/** Profiles kept in memory; the bytes of logos are forgotten. */
export const memoryProfileEditor = (profiles: readonly CompanyProfile[]): ProfileEditor => {
  const kept = new Map<ParticipationId, CompanyProfile>(profiles.map((profile) => [profile.id, profile]));
  let count = 0;
  const next = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const open = (participation: ParticipationId): ResultAsync<CompanyProfile, Failure> => {
    const profile = kept.get(participation);
    return profile === undefined ? errAsync({ kind: 'not-found', what: 'the profile' }) : okAsync(profile);
  };
  const save = (
    participation: ParticipationId,
    card: ProfileCard,
    version: string | undefined,
    change: (profile: CompanyProfile) => Change,
    faultsOf: (profile: CompanyProfile) => readonly FieldFault[] = () => [],
  ): ResultAsync<CompanyProfile, Failure> =>
    open(participation).andThen((profile) => {
      const faults = faultsOf(profile);
      if (faults.length > 0) return errAsync<CompanyProfile, Failure>(rejectedFields(faults));
      if (version !== undefined && version !== profile.versions[card]) {
        return errAsync<CompanyProfile, Failure>({ kind: 'conflict', what: `the card ${card}` });
      }
      const versions = { ...profile.versions, [card]: next('version') };
      const { logo, ...rest } = { ...profile, ...change(profile), versions };
      const rated = { ...rest, ...(logo && { logo }) };
      const saved = { ...rated, ...completenessOf(rated, NOTHING_SHOWN) };
      kept.set(participation, saved);
      return okAsync<CompanyProfile, Failure>(saved);
    });
  return {
    open,
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
        ({ categories }) => categoryFaults(categories, ids),
      ),
    saveLogo: (participation, { name }, progress) => {
      progress?.(1);
      return save(participation, 'logo', undefined, () => ({
        logo: { id: next('logo'), url: `/files/${encodeURIComponent(name)}` },
      }));
    },
    deleteLogo: (participation, id) =>
      open(participation).andThen(({ logo }) => {
        if (logo?.id !== id)
          return errAsync<CompanyProfile, Failure>({ kind: 'not-found', what: 'the logo' });
        return save(participation, 'logo', undefined, () => ({ logo: undefined }));
      }),
  };
};

/** A logo that is `undefined` is taken away. */
type Change = Omit<Partial<CompanyProfile>, 'logo'> & { readonly logo?: CompanyLogo | undefined };

const NOTHING_SHOWN = { hasProductWithImage: false, hasDocumentOrVideo: false };
