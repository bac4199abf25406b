// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { document, pdf, showProfile, video } from '#tests/ui/profile/profile-desk.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('documents', () => {
  const opened = { tab: 'documents' } as const;

  it('open in a new tab', async () => {
    showProfile({ opened, documents: [document('Sheet')] });
    const link = await screen.findByRole('link', { name: /Download “Sheet”/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/files/1.pdf', '_blank']);
    expect(screen.getByText('Brochure')).toBeDefined();
  });

  it('are added, changed and deleted in place', async () => {
    const { user } = showProfile({ opened });
    await user.click(await screen.findByRole('button', { name: 'Add document' }));
    let within = await dialog();
    await user.click(within.getByRole('button', { name: 'Add document' }));
    expect(await within.findByRole('heading', { name: 'There is a problem' })).toBeDefined();
    await user.upload(within.getByLabelText(/^File/), pdf());
    await within.findByText('sheet.pdf');
    await user.type(within.getByRole('textbox', { name: /Title/ }), 'Sheet');
    await user.selectOptions(within.getByRole('combobox'), 'White paper');
    await user.click(within.getByRole('button', { name: 'Add document' }));
    await noDialog();

    await user.click(screen.getByRole('button', { name: 'Edit “Sheet”' }));
    within = await dialog();
    await user.type(within.getByRole('textbox', { name: 'Description' }), 'All figures.');
    await user.click(within.getByRole('button', { name: 'Save document' }));
    await noDialog();
    expect(screen.getByText('All figures.')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Delete “Sheet”' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete document' }));
    await noDialog();
    expect(screen.getByText(/Offer visitors something to read/)).toBeDefined();
  });
});

describe('a document that was deleted elsewhere', () => {
  it('keeps its dialog, which says that saving it again is of no use', async () => {
    const failing = { kind: 'not-found', what: 'document 1' } as const;
    const { user } = showProfile({ opened: { tab: 'documents' }, documents: [document('Sheet')], failing });
    await user.click(await screen.findByRole('button', { name: 'Edit “Sheet”' }));
    const within = await dialog();
    await user.type(within.getByRole('textbox', { name: 'Description' }), 'All figures.');
    await user.click(within.getByRole('button', { name: 'Save document' }));
    expect(await within.findByText(/^This no longer exists, or you may no longer change it\./)).toBeDefined();
    expect(within.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'All figures.');
    expect(within.queryByText(/please try again/)).toBeNull();
  });
});

describe('a document that is held back', () => {
  it.each([
    ['checking', /being checked for viruses/],
    ['infected', /A virus was found/],
  ] as const)('says so and offers no download: %s', async (held, words) => {
    showProfile({ opened: { tab: 'documents' }, documents: [{ ...document('Plan'), held }] });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Plan/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete “Plan”' })).toBeDefined();
  });
});

describe('videos', () => {
  const opened = { tab: 'videos' } as const;

  it('play only after a click', async () => {
    const { user } = showProfile({ opened, videos: [video('Film')] });
    await user.click(await screen.findByRole('button', { name: /^Play video: Film/ }));
    expect(screen.getByTitle('Film').getAttribute('src')).toContain(
      'https://player.vimeo.com/video/76979871',
    );
    // The pressed button has disappeared.
    expect(globalThis.document.activeElement).toBe(screen.getByTitle('Film'));
  });

  it('take the title of their host only after confirmation', async () => {
    const film = { ...video('1'), title: '76979871' };
    const titles = { 76979871: 'A day at the mill', 1084537: 'Another film' };
    const named = { ...video('2', 2), videoId: '1084537', title: 'Our own name' };
    const { user } = showProfile({ opened, videos: [film, named], titles });
    expect(await screen.findByText(/title on the video site: “A day at the mill”/)).toBeDefined();
    expect(screen.queryByText(/Another film/)).toBeNull();
    expect(screen.getByRole('heading', { name: '76979871' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use this title' }));
    expect(await screen.findByRole('heading', { name: 'A day at the mill' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this title' })).toBeNull());
    expect(globalThis.document.activeElement).toBe(
      screen.getByRole('button', { name: /^Play video: A day at the mill/ }),
    );
  });

  it('are added, replaced and deleted in place', async () => {
    const { user } = showProfile({ opened });
    await user.click(await screen.findByRole('button', { name: 'Add video' }));
    let within = await dialog();
    await user.type(within.getByRole('textbox'), 'example.com/film');
    await user.click(within.getByRole('button', { name: 'Add video' }));
    expect(await within.findByText('Enter a YouTube or Vimeo link.')).toBeDefined();
    await user.clear(within.getByRole('textbox'));
    await user.type(within.getByRole('textbox'), 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(within.getByRole('button', { name: 'Add video' }));
    await noDialog();

    await user.click(screen.getByRole('button', { name: 'Edit “dQw4w9WgXcQ”' }));
    within = await dialog();
    await user.clear(within.getByRole('textbox'));
    await user.type(within.getByRole('textbox'), 'vimeo.com/76979871');
    await user.click(within.getByRole('button', { name: 'Save video' }));
    await noDialog();

    await user.click(screen.getByRole('button', { name: 'Delete “76979871”' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete video' }));
    await noDialog();
    expect(screen.getByText(/Show your company on video/)).toBeDefined();
  });
});
