// @vitest-environment jsdom
import { smallPicture } from '@fairdesk/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MILL, PARTICIPATION, picture, showProfile } from './profile-desk.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the page', () => {
  it('displays how complete the profile is, and what is missing', () => {
    showProfile();
    expect(screen.getByText(/Your profile is 40% complete/)).toBeDefined();
    expect(screen.getByText('Still missing: logo and address.')).toBeDefined();
  });

  it.each([
    ['is public, listed and not excluded', {}, '/aqua/exhibitors/mill'],
    ['is not public', { isPublic: false }, undefined],
    ['is of a type without a button', { excludedTypes: 'PARTNER | EXHIBITOR' }, undefined],
    ['is listed nowhere', { listAddress: '' }, undefined],
    ['is listed elsewhere', { listAddress: 'fair.example/list' }, 'https://fair.example/list/mill'],
  ])('leads to the public profile of a company that %s', (_case, profile, href) => {
    showProfile({ profile });
    const link = screen.queryByRole('link', { name: 'View company profile' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('displays its introduction to the configured participation types', () => {
    showProfile({ introductionTypes: 'PARTNER' });
    expect(screen.queryByText('Say who you are.')).toBeNull();
    cleanup();
    showProfile();
    expect(screen.getByText('Say who you are.')).toBeDefined();
  });

  it('has only the tabs of this participation, and cycles through them by arrow keys', async () => {
    const { user } = showProfile({ profile: { hiddenTabs: ['news', 'videos'] } });
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs()).toEqual(['Account data', 'Products', 'Documents']);
    screen.getByRole('tab', { name: 'Account data' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documents');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account data');
  });

  it('offers no changes to viewers', () => {
    showProfile({ profile: { canEdit: false, logo: { id: '1', url: '/l.png' } } });
    expect(screen.queryByRole('button', { name: /Edit|Change|Delete/ })).toBeNull();
    expect(screen.getByText(/You can view this profile but not change it/)).toBeDefined();
  });
});

describe('the descriptions', () => {
  it('are marked with their language where they are not in that of the reader', () => {
    showProfile({ profile: { shortDescription: 'Pumps', texts: {} }, language: 'tr' });
    expect(screen.getByText('Pumps').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('the dialog of the company', () => {
  it('has fields in the language of their texts', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    await user.click((await dialog()).getByRole('tab', { name: 'Türkçe' }));
    const fields = (await dialog()).getAllByRole('textbox').filter(({ lang }) => lang !== '');
    expect(fields.map(({ lang }) => lang)).toEqual(['tr', 'tr']);
  });

  it('saves, updates in place, tracks the change and restores focus', async () => {
    const { user, tracked } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const name = (await dialog()).getByRole('textbox', { name: /Company name/ });
    await user.clear(name);
    await user.type(name, 'Windmill');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await noDialog();
    expect(screen.getByText('Windmill')).toBeDefined();
    expect(tracked).toEqual(['profile_update']);
    await waitFor(() =>
      expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Edit profile' })),
    );
  });

  it('has one text per language, and states after saving where visitors read it', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const sheet = await dialog();
    const short = () => sheet.getByRole('textbox', { name: 'Short description' });
    await user.type(short(), ' and more');
    await user.click(sheet.getByRole('tab', { name: 'Nederlands' }));
    await user.clear(short());
    await user.type(short(), 'Meel');
    await user.click(sheet.getByRole('tab', { name: 'English' }));
    expect(short()).toHaveProperty('value', 'Flour and more');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await noDialog();
    expect(screen.getByText('Flour and more')).toBeDefined();
    const toast = (await screen.findByText(/Visitors see it on your public page/)).parentElement;
    const link = within(toast ?? expect.fail()).getByRole('link', { name: 'View company profile' });
    expect(link.getAttribute('href')).toBe('/aqua/exhibitors/mill');
  });

  it('displays a fault beside its field and moves focus there', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const name = (await dialog()).getByRole('textbox', { name: /Company name/ });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Company name is required.')).toBeDefined();
    await waitFor(() => expect(window.document.activeElement).toBe(name));
  });

  it('truncates a long text, reports it, and restores it to be shortened by hand', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const short = (await dialog()).getByRole('textbox', { name: 'Short description' });
    await user.click(short);
    await user.paste('x'.repeat(60));
    expect(short).toHaveProperty('value', `Flour${'x'.repeat(45)}`);
    expect(screen.getByText('The text was shortened to 50 characters.')).toBeDefined();
    expect(screen.getByText('0 characters left')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(short).toHaveProperty('value', 'Flour');
  });

  it('confirms before closing with unsaved changes, and keeps them when cancelled', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const name = (await dialog()).getByRole('textbox', { name: /Company name/ });
    await user.type(name, ' and Son');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveProperty('value', 'Mill and Son');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await noDialog();
    expect(sessionStorage).toHaveLength(0);
  });

  it('restores unsaved text after a reload', async () => {
    const draft = { version: '1', form: { companyname: 'Half a na' } };
    sessionStorage.setItem(`draft/${PARTICIPATION}/account`, JSON.stringify(draft));
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const name = (await dialog()).getByRole('textbox', { name: /Company name/ });
    expect(name).toHaveProperty('value', 'Half a na');
    await user.click(screen.getByRole('button', { name: 'Start without it' }));
    expect(name).toHaveProperty('value', 'Mill');
    expect(sessionStorage).toHaveLength(0);
  });

  it('displays a colleague’s version beside the user’s own, and saves the chosen one', async () => {
    const { user, ports } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit profile' }));
    const name = (await dialog()).getByRole('textbox', { name: /Company name/ });
    const { companyname: _name, ...rest } = MILL;
    await ports.editor.saveAccount(PARTICIPATION, { ...rest, companyname: 'Watermill', version: '1' });
    await user.clear(name);
    await user.type(name, 'Windmill');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('This was saved elsewhere in the meantime')).toBeDefined();
    expect(screen.getByText('Watermill')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await noDialog();
    expect((await ports.editor.open(PARTICIPATION, 'en')).map((profile) => profile.companyname)).toEqual(
      expect.objectContaining({ value: 'Windmill' }),
    );
  });
});

describe('the other cards', () => {
  it('moves what follows the digits of a house number into the addition', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    const within = await dialog();
    await user.click(within.getByRole('textbox', { name: 'House number' }));
    await user.paste('221B');
    expect(within.getByRole('textbox', { name: 'House number' })).toHaveProperty('value', '221');
    expect(within.getByRole('textbox', { name: 'Suffix' })).toHaveProperty('value', 'B');
  });

  it('grows from two street lines to six', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    const within = await dialog();
    const lines = () => within.getAllByRole('textbox', { name: /^Street, line/ }).length;
    expect(lines()).toBe(2);
    for (let line = 3; line <= 6; line += 1) {
      await user.click(within.getByRole('button', { name: 'Add street line' }));
      expect(lines()).toBe(line);
    }
    expect(within.queryByRole('button', { name: 'Add street line' })).toBeNull();
  });

  it('adds https to a link, and warns when it leads to another site', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit links' }));
    const within = await dialog();
    expect(within.queryByRole('textbox', { name: 'Flickr' })).toBeNull();
    await user.type(within.getByRole('textbox', { name: 'LinkedIn' }), 'mill.example');
    expect(within.getByText('This address does not lead to LinkedIn. Please check it.')).toBeDefined();
    await user.click(within.getByRole('button', { name: 'Save links' }));
    await noDialog();
    expect(screen.getByRole('link', { name: /mill.example/ }).getAttribute('href')).toBe(
      'https://mill.example',
    );
  });

  it('displays Flickr only with an existing link', async () => {
    const { user } = showProfile({ profile: { uris: [{ type: 'FLICKR', url: 'https://flickr.com/mill' }] } });
    await user.click(screen.getByRole('button', { name: 'Edit links' }));
    expect((await dialog()).getByRole('textbox', { name: 'Flickr' })).toBeDefined();
  });

  it('toggles a whole group, and displays a partial selection', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Edit categories' }));
    const within = await dialog();
    const wheat = within.getByRole('checkbox', { name: 'Wheat' });
    expect(wheat).toHaveProperty('indeterminate', true);
    await user.click(wheat);
    expect(within.getByRole('checkbox', { name: 'Hard wheat' })).toHaveProperty('checked', true);
    await user.click(wheat);
    await user.click(within.getByRole('button', { name: 'Save categories' }));
    await noDialog();
    expect(screen.getByText(/No categories yet/)).toBeDefined();
  });

  it('offers to delete an existing logo only, after confirmation', async () => {
    const { user } = showProfile();
    expect(screen.queryByRole('button', { name: 'Delete logo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add logo' }));
    const within = await dialog();
    await user.upload(within.getByLabelText(/Logo file/), picture('logo.png'));
    await within.findByText('logo.png');
    await user.click(within.getByRole('button', { name: 'Save logo' }));
    await noDialog();
    await user.click(screen.getByRole('button', { name: 'Delete logo' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete logo' }));
    await noDialog();
    expect(screen.getByText(/No logo yet/)).toBeDefined();
  });

  it('never replaces a logo of a colleague unseen, and replaces it once it is shown', async () => {
    const { ports, user } = showProfile({ profile: { logo: { id: 'old', url: '/files/old' } } });
    const stored = async () => (await ports.editor.open(PARTICIPATION, 'en'))._unsafeUnwrap().logo?.url;
    const replace = async (theirs: string) => {
      await user.click(screen.getByRole('button', { name: 'Change logo' }));
      const within = await dialog();
      await user.upload(within.getByLabelText(/Logo file/), picture('mine.png'));
      await within.findByText('mine.png');
      // A colleague saves while the dialog is open.
      const file = { ...smallPicture(), name: theirs };
      (await ports.editor.saveLogo(PARTICIPATION, file))._unsafeUnwrap();
      await user.click(within.getByRole('button', { name: 'Save logo' }));
      await within.findByRole('heading', { name: 'This was saved elsewhere in the meantime' });
      expect(await stored()).toBe(`/files/${theirs}`);
      return within;
    };
    await user.click((await replace('one.png')).getByRole('button', { name: 'Keep my version' }));
    await noDialog();
    expect(await stored()).toBe('/files/mine.png');
    const second = await replace('two.png');
    await user.click(second.getByRole('button', { name: 'Use the saved version' }));
    await user.click(second.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(await stored()).toBe('/files/two.png');
    expect(screen.getByRole('img', { name: /^Logo of/ }).getAttribute('src')).toBe('/files/two.png');
  });

  it('restores a deleted logo, from the message or from the card', async () => {
    const { user, tracked } = showProfile({ profile: { logo: { id: 'old', url: '/files/old' } } });
    const deleteIt = async () => {
      await user.click(screen.getByRole('button', { name: 'Delete logo' }));
      await user.click((await dialog()).getByRole('button', { name: 'Delete logo' }));
      await noDialog();
    };
    await deleteIt();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your logo was restored.')).toBeDefined();
    expect(screen.getByRole('img', { name: /^Logo of/ }).getAttribute('src')).toBe('/files/old');
    await deleteIt();
    expect(screen.getByText(/can be restored until/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Restore logo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore logo' })).toBeNull());
    expect(tracked).toEqual(Array.from({ length: 4 }, () => 'profile_update'));
  });

  it.each([
    ['UTC', '10 January 2027', '09 February 2027'],
    ['Pacific/Apia', '11 January 2027', '09 February 2027'],
    ['America/Los_Angeles', '10 January 2027', '08 February 2027'],
  ])('states by the days of the fair in %s until when a logo can be restored', (timeZone, deleted, until) => {
    const formerLogo = { id: 'old', url: '/files/old', deleted: '2027-01-10T23:30:00.000Z' };
    showProfile({ timeZone, profile: { formerLogo } });
    expect(
      screen.getByText(`The logo you deleted on ${deleted} can be restored until ${until}.`),
    ).toBeDefined();
  });

  it('offers viewers no logo to restore', () => {
    const formerLogo = { id: 'old', url: '/files/old', deleted: new Date().toISOString() };
    showProfile({ profile: { formerLogo, canEdit: false } });
    expect(screen.queryByRole('button', { name: 'Restore logo' })).toBeNull();
  });

  it('rejects a file with its name and the reason', async () => {
    const { user } = showProfile();
    await user.click(screen.getByRole('button', { name: 'Add logo' }));
    const within = await dialog();
    const field = within.getByLabelText(/Logo file/);
    field.removeAttribute('accept');
    await user.upload(field, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(
      await within.findByText('logo.svg: Invalid file format. Only .jpg, .jpeg, .png files are allowed.'),
    ).toBeDefined();
  });
});
