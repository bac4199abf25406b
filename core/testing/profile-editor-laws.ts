import fc from 'fast-check';
import {
  type AccountForm,
  ANY_VERSION,
  type CompanyProfile,
  categoryIds,
  PROFILE_CARDS,
  type ProfileCard,
  selectedIds,
} from '../profile/index.ts';
import { anyAccountForm, anyAddress, anyUris } from './any-profile.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';
import { opened, type ProfileEditorSubject } from './profile-editor-subject.ts';
import { profileLogoLaws } from './profile-logo-laws.ts';

export type { ProfileEditorSubject } from './profile-editor-subject.ts';

/** The laws of a profile editor. They change the profile of the subject. */
export const profileEditorLaws = (make: () => Promise<ProfileEditorSubject>, runner: LawRunner): void => {
  const { test } = runner;
  profileLogoLaws(make, runner);
  test('opens the same profile every time, and none for an unknown participation', async () => {
    const subject = await make();
    const profile = await opened(subject);
    demandSame(await opened(subject), profile, 'Reading again returns another profile');
    const missing = await fail(subject.editor.open(subject.unknown, subject.language), 'Opening no profile');
    demandSame(missing.kind, 'not-found', 'The failure is of the wrong kind');
  });

  test('returns the company card as saved, and leaves every other card unchanged', async () => {
    const subject = await make();
    const { companyTypes, hideCompanyTypes } = await opened(subject);
    const anyCompanyType = fc.constantFrom('', ...(hideCompanyTypes ? [] : companyTypes));
    await forAll(fc.tuple(anyAccountForm(), anyCompanyType), async ([values, companyType]) => {
      const form = { ...values, companyType };
      const before = await opened(subject);
      const saved = await succeed(
        subject.editor.saveAccount(subject.participation, { ...form, version: before.versions.account }),
        'Saving the company',
      );
      demandSame(accountOf(saved), { ...form, brands: accountOf(before).brands }, 'The company differs');
      demandSame(await opened(subject), saved, 'The profile differs when opened again');
      demandOnly('account', before, saved);
    });
  });

  test('overwrites a concurrent save on request', async () => {
    const subject = await make();
    await forAll(anyAccountForm({ companyType: '' }), async (form) => {
      await opened(subject);
      const saved = await succeed(
        subject.editor.saveAccount(subject.participation, { ...form, version: ANY_VERSION }),
        'Saving in place of any version',
      );
      demandSame(saved.companyname, form.companyname, 'The company differs');
    });
  });

  test('adds brands, renames them and marks them as deleted', async () => {
    const subject = await make();
    const save = async (brands: AccountForm['brands']) => {
      const { versions, ...profile } = await opened(subject);
      const form = { ...accountOf({ versions, ...profile }), brands, version: versions.account };
      return succeed(subject.editor.saveAccount(subject.participation, form), 'Saving brands');
    };
    const before = (await opened(subject)).brands.length;
    const added = (await save([{ name: 'Aqua', deleted: false }])).brands.at(-1);
    demand(added !== undefined && added.name === 'Aqua', 'A new brand is not listed');
    const { brands } = await save([{ ...added, name: 'Aqua Plus', deleted: true }]);
    demandSame(
      [brands.length, brands.at(-1)],
      [before + 1, { ...added, name: 'Aqua Plus', deleted: true }],
      'The brand differs',
    );
  });

  test('returns the address and the links as saved, and leaves every other card unchanged', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    await forAll(fc.tuple(anyAddress, anyUris), async ([address, uris]) => {
      const before = await opened(subject);
      const moved = await succeed(
        editor.saveAddress(participation, { address, version: before.versions.address }),
        'Saving the address',
      );
      demandSame(moved.address, address, 'The address differs');
      demandOnly('address', before, moved);
      const linked = await succeed(
        editor.saveUris(participation, { uris, version: moved.versions.uris }),
        'Saving the links',
      );
      demandSame(linked.uris, uris, 'The links differ');
      demandOnly('uris', moved, linked);
      demandSame(await opened(subject), linked, 'The profile differs when opened again');
    });
  });

  test('returns exactly the saved categories, and rejects one the event does not have', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { categories, categoryLimit = Number.POSITIVE_INFINITY } = await opened(subject);
    const offered = [...categoryIds(categories)];
    demand(offered.length > 0, 'The subject has no category to try');
    await forAll(
      fc.subarray(offered, { maxLength: Math.min(offered.length, categoryLimit) }),
      async (ids) => {
        const { versions } = await opened(subject);
        const saved = await succeed(
          editor.saveCategories(participation, { ids, version: versions.categories }),
          'Saving categories',
        );
        demandSame(selectedIds(saved.categories).toSorted(), ids.toSorted(), 'The categories differ');
      },
    );
    const before = await opened(subject);
    const change = { ids: [...offered.slice(0, 1), 'no-such-category'], version: before.versions.categories };
    const refused = await fail(editor.saveCategories(participation, change), 'Choosing what is not there');
    demandSame(refused.kind, 'rejected', 'The failure is of the wrong kind');
    if (offered.length > categoryLimit) {
      const tooMany = { ids: offered.slice(0, categoryLimit + 1), version: before.versions.categories };
      const more = await fail(editor.saveCategories(participation, tooMany), 'Choosing too many');
      demandSame(more.kind, 'rejected', 'The failure is of the wrong kind');
    }
    demandSame(await opened(subject), before, 'A refused choice changed something');
  });

  test('never overwrites a concurrent save without a request to', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { versions, uris } = await opened(subject);
    const url = (place: number) => [
      { type: 'WEBSITE' as const, url: `https://${place}.racers.example/${uris.length}` },
    ];
    const racers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        editor.saveUris(participation, { uris: url(place), version: versions.uris }),
      ),
    );
    const won = racers.filter((racer) => racer.isOk());
    demand(won.length === 1, `${won.length} of 6 saves of one version succeed`);
    for (const racer of racers) {
      if (racer.isErr()) demandSame(racer.error.kind, 'conflict', 'The failure is of the wrong kind');
    }
    const winner = racers.findIndex((racer) => racer.isOk());
    demandSame(
      (await opened(subject)).uris,
      url(winner),
      'The stored value is not the one reported as saved',
    );
  });

  test('lets two users save different cards at once', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { versions, address } = await opened(subject);
    const [moved, linked] = await Promise.all([
      editor.saveAddress(participation, {
        address: { ...address, city: `${address.city === 'Ede' ? 'Epe' : 'Ede'}` },
        version: versions.address,
      }),
      editor.saveUris(participation, { uris: [], version: versions.uris }),
    ]);
    demand(moved.isOk() && linked.isOk(), 'Saving one card makes another fail');
  });
};

const accountOf = (profile: CompanyProfile): AccountForm => ({
  companyname: profile.companyname,
  shortDescription: profile.shortDescription,
  longDescription: profile.longDescription,
  companyType: profile.companyType,
  email: profile.email,
  isPublic: profile.isPublic,
  brands: profile.brands,
  texts: profile.texts,
});

const demandOnly = (card: ProfileCard, before: CompanyProfile, after: CompanyProfile): void => {
  for (const other of PROFILE_CARDS.filter((one) => one !== card)) {
    demandSame(after.versions[other], before.versions[other], `Saving ${card} changes ${other}`);
  }
};
