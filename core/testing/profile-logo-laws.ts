import { smallPicture } from './any-media.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';
import { opened, type ProfileEditorSubject } from './profile-editor-subject.ts';

/** The laws of a profile editor for the logo. */
export const profileLogoLaws = (make: () => Promise<ProfileEditorSubject>, { test }: LawRunner): void => {
  test('stores only the latest logo, and deletes it only by its own id', async () => {
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

  test('replaces a logo only when the caller has read it, or does not say what it read', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const give = (replaces?: string) => editor.saveLogo(participation, smallPicture(), { replaces });
    const { logo: first } = await succeed(give(), 'Saving a logo');
    demand(first !== undefined, 'A saved logo is not shown');
    for (const unread of ['', 'another']) {
      const failure = await fail(give(unread), 'Replacing a logo that was not read');
      demandSame(failure.kind, 'conflict', 'The failure is of the wrong kind');
      demandSame((await opened(subject)).logo, first, 'The logo is replaced');
    }
    const { logo: second } = await succeed(give(first.id), 'Replacing a logo');
    demand(second !== undefined && second.id !== first.id, 'The logo is not replaced');
    const { logo: third } = await succeed(give(), 'Replacing any logo');
    demand(third !== undefined && third.id !== second.id, 'The logo is not replaced unnamed');
    await succeed(editor.deleteLogo(participation, third.id), 'Deleting the logo');
    const gone = await fail(give(third.id), 'Replacing a deleted logo');
    demandSame(gone.kind, 'conflict', 'The failure is of the wrong kind');
    const { logo: last } = await succeed(give(''), 'Adding a logo');
    demand(last !== undefined, 'A logo is not added');
    await succeed(editor.deleteLogo(participation, last.id), 'Deleting it');
  });

  test('restores a deleted logo unchanged until there is another', async () => {
    const subject = await make();
    const { editor, participation } = subject;
    const { logo } = await succeed(editor.saveLogo(participation, smallPicture()), 'Saving a logo');
    demand(logo !== undefined, 'A saved logo is not shown');
    const early = await fail(editor.restoreLogo(participation, logo.id), 'Restoring a logo that is there');
    demandSame(early.kind, 'not-found', 'The failure is of the wrong kind');
    const deleted = await succeed(editor.deleteLogo(participation, logo.id), 'Deleting the logo');
    const { id, url } = deleted.formerLogo ?? {};
    demandSame({ id, url }, logo, 'The deleted logo is not reported');
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
