import fc from 'fast-check';
import {
  type AccountForm,
  type CompanyProfile,
  categoryIds,
  PROFILE_CARDS,
  type ProfileCard,
  type ProfileEditor,
  selectedIds,
} from '../profile/index.ts';
import type { Language, ParticipationId } from '../shared/index.ts';
import { smallPicture } from './any-media.ts';
import { anyAccountForm, anyAddress, anyUris } from './any-profile.ts';
import { demand, demandSame, fail, type LawRunner, succeed, whatever } from './law.ts';

/** An editor to be tried for somebody who may do everything, and a profile it may change. */
export interface ProfileEditorSubject {
  readonly editor: ProfileEditor;
  /** Its event offers categories. */
  readonly participation: ParticipationId;
  readonly unknown: ParticipationId;
  readonly language: Language;
}

/** What every editor of profiles keeps to. The subject's profile is changed. */
export const profileEditorLaws = (make: () => Promise<ProfileEditorSubject>, { test }: LawRunner): void => {
  test('opens the same profile however often it is asked, and none that is not there', async () => {
    const subject = await make();
    const profile = await opened(subject);
    demandSame(await opened(subject), profile, 'A second look shows another profile');
    const missing = await fail(subject.editor.open(subject.unknown, subject.language), 'Opening no profile');
    demandSame(missing.kind, 'not-found', 'The failure is of the wrong kind');
  });

  test('shows the company as it was saved, and leaves every other card as it was', async () => {
    const subject = await make();
    await whatever(anyAccountForm(), async (form) => {
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

  test('shows the address and the links as they were saved, and leaves every other card as it was', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    await whatever(fc.tuple(anyAddress, anyUris), async ([address, uris]) => {
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

  test('shows exactly the categories that were saved, and refuses one the event has not', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { categories, categoryLimit = Number.POSITIVE_INFINITY } = await opened(subject);
    const offered = [...categoryIds(categories)];
    demand(offered.length > 0, 'The subject has no category to try');
    await whatever(
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

  test('never overwrites what somebody else saved meanwhile', async () => {
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
    demandSame((await opened(subject)).uris, url(winner), 'Somebody else won than was told');
  });

  test('lets two people save different cards at once', async () => {
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

  test('keeps one logo, the last, and takes it away only by its own id', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const first = await succeed(editor.saveLogo(participation, smallPicture('one.png')), 'Saving a logo');
    const second = await succeed(editor.saveLogo(participation, smallPicture('two.png')), 'Saving another');
    demand(first.logo !== undefined && second.logo !== undefined, 'A saved logo is not shown');
    demand(second.logo.url !== '', 'The logo has no address');
    demand(first.versions.logo !== second.versions.logo, 'Another logo has the same version');
    const former = await fail(editor.deleteLogo(participation, first.logo.id), 'Deleting a former logo');
    demandSame(former.kind, 'not-found', 'The failure is of the wrong kind');
    demandSame((await opened(subject)).logo, second.logo, 'A refused call changed something');
    const none = await succeed(editor.deleteLogo(participation, second.logo.id), 'Deleting the logo');
    demandSame(none.logo, undefined, 'The logo is still there');
  });

  test('puts a deleted logo back as it was, until there is another', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { logo } = await succeed(editor.saveLogo(participation, smallPicture()), 'Saving a logo');
    demand(logo !== undefined, 'A saved logo is not shown');
    const early = await fail(editor.restoreLogo(participation, logo.id), 'Restoring a logo that is there');
    demandSame(early.kind, 'not-found', 'The failure is of the wrong kind');
    const deleted = await succeed(editor.deleteLogo(participation, logo.id), 'Deleting the logo');
    const { id, url } = deleted.formerLogo ?? {};
    demandSame({ id, url }, logo, 'The deleted logo is not told');
    const foreign = await fail(editor.restoreLogo(participation, 'another'), 'Restoring another logo');
    demandSame(foreign.kind, 'not-found', 'The failure is of the wrong kind');
    const back = await succeed(editor.restoreLogo(participation, logo.id), 'Restoring the logo');
    demandSame([back.logo, back.formerLogo], [logo, undefined], 'The logo is not back as it was');
    demandSame(await opened(subject), back, 'The profile differs when opened again');
    await succeed(editor.deleteLogo(participation, logo.id), 'Deleting it again');
    const next = await succeed(editor.saveLogo(participation, smallPicture('two.png')), 'Saving another');
    demandSame(next.formerLogo, undefined, 'A logo can be restored beside another');
    const late = await fail(editor.restoreLogo(participation, logo.id), 'Restoring it after all');
    demandSame(late.kind, 'not-found', 'The failure is of the wrong kind');
  });
};

const opened = ({ editor, participation, language }: ProfileEditorSubject): Promise<CompanyProfile> =>
  succeed(editor.open(participation, language), 'Opening the profile');

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
