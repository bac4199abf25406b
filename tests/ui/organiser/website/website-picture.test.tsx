// @vitest-environment jsdom
import type { Website, WebsitePictures } from '@fairdesk/core/organiser';
import { type Failure, LANGUAGES } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '#tests/ui/profile/profile-desk.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { WebsitePicture } from '#ui/organiser/website/website-picture.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

/** A website with one logo, which a colleague may replace. */
const open = (language: (typeof LANGUAGES)[number] = 'en') => {
  const website = { logo: '/files/old.png' };
  const pictures = (): WebsitePictures => ({ ...website, favicon: '', socialImage: '' });
  const write = (replaces: string | undefined, logo: string) => {
    if (replaces !== website.logo) return errAsync<never, Failure>({ kind: 'conflict', what: 'the logo' });
    website.logo = logo;
    return okAsync(pictures());
  };
  const organiser: Partial<OrganiserUseCases> = {
    readWebsite: () => okAsync({ pictures: pictures() } as Website),
    saveWebsitePicture: (_kind, file, replaces) => write(replaces, `/files/${file.name}`),
    deleteWebsitePicture: (_kind, replaces) => write(replaces, ''),
    findLatestChange: () => okAsync({ actor: 'desk@fair.example', at: '2027-05-03T08:00:00Z' }),
  };
  render(
    <MantineProvider env="test">
      <Notifications />
      <LabelsProvider language={language} messages={messagesFor(language)}>
        <OrganiserProvider value={organiser as OrganiserUseCases}>
          <WebsitePicture picture="logo" src={website.logo} name="Aqua" />
        </OrganiserProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  return { website, user: userEvent.setup() };
};

const isShown = (src: string) =>
  waitFor(() => expect(screen.getByRole('img', { name: /Aqua/ }).getAttribute('src')).toBe(src));

describe('a picture of the website that a colleague has replaced', () => {
  it.each([
    ['Keep my version', '/files/mine.png'],
    ['Use the saved version', '/files/theirs.png'],
  ])('is never replaced before it is shown: %s', async (choice, src) => {
    const { website, user } = open();
    await user.upload(screen.getByLabelText(/Logo/, { selector: 'input' }), picture('mine.png'));
    website.logo = '/files/theirs.png';
    await user.click(await screen.findByRole('button', { name: 'Save logo' }));
    await screen.findByRole('heading', { name: 'This was saved elsewhere in the meantime' });
    await screen.findByText('Last change: desk@fair.example, 03 May 2027, 08:00.');
    expect(website.logo).toBe('/files/theirs.png');
    await user.click(screen.getByRole('button', { name: choice }));
    await isShown(src);
    expect(website.logo).toBe(src);
    // The next upload replaces the picture that is shown now.
    await user.upload(screen.getByLabelText(/Logo/, { selector: 'input' }), picture('next.png'));
    await user.click(await screen.findByRole('button', { name: 'Save logo' }));
    await isShown('/files/next.png');
  });

  it.each(LANGUAGES)('is never removed before it is shown, in %s', async (language) => {
    const { website, user } = open(language);
    const { t } = labelsOf(language, messagesFor(language));
    website.logo = '/files/theirs.png';
    const remove = () => user.click(screen.getByRole('button', { name: t('website-logo-delete') }));
    await remove();
    await screen.findByText(t('website-picture-replaced'));
    expect(website.logo).toBe('/files/theirs.png');
    await isShown('/files/theirs.png');
    await remove();
    await waitFor(() => expect(website.logo).toBe(''));
  });
});
