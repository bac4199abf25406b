// @vitest-environment jsdom
import { smallPicture } from '@fairdesk/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newsItem, PARTICIPATION, picture, showProfile } from '#tests/ui/profile/profile-desk.tsx';
import { writeInField } from '#tests/ui/shared/rich-text/write-in-field.ts';

const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('opens an item after adding it, and returns to the list after deleting it', async () => {
  const { user } = showProfile({ opened: { tab: 'news' } });
  await user.click(await screen.findByRole('button', { name: 'Add news item' }));
  const within = await dialog();
  await user.type(within.getByRole('textbox', { name: /^Title/ }), 'New hall');
  await user.type(within.getByRole('textbox', { name: /^Introduction/ }), 'It makes its own power.');
  await writeInField(within.getByRole('textbox', { name: /^Text/ }), '<p>All of it.</p>');
  await user.type(within.getByRole('textbox', { name: /^Author/ }), 'Ana');
  await user.click(within.getByRole('button', { name: 'Add news item' }));
  await noDialog();
  expect(await screen.findByRole('heading', { name: 'New hall', level: 2 })).toBeDefined();
  expect(screen.getByText('All of it.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete news item' }));
  await user.click((await dialog()).getByRole('button', { name: 'Delete news item' }));
  await noDialog();
  expect(screen.getByText(/Tell visitors what is new/)).toBeDefined();
});

it('lists everything that is missing, with a link to each field', async () => {
  const { user } = showProfile({ opened: { tab: 'news' } });
  await user.click(await screen.findByRole('button', { name: 'Add news item' }));
  const within = await dialog();
  await user.click(within.getByRole('button', { name: 'Add news item' }));
  await within.findByRole('heading', { name: 'There is a problem' });
  const links = within.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#field-header', '#field-introduction', '#field-text', '#field-author']);
});

it('rejects an end date before the start date', async () => {
  const { user } = showProfile({ opened: { tab: 'news', itemId: 'Hall' }, news: [newsItem('Hall')] });
  await user.click(await screen.findByRole('button', { name: 'Edit news item' }));
  const within = await dialog();
  fireEvent.change(within.getByLabelText('From'), { target: { value: '2027-02-01' } });
  fireEvent.change(within.getByLabelText('Until'), { target: { value: '2027-01-01' } });
  await user.click(within.getByRole('button', { name: 'Save news item' }));
  expect(await within.findByText('The end date is before the start date.')).toBeDefined();
});

it('adds a picture, and replaces it', async () => {
  const { user } = showProfile({ opened: { tab: 'news', itemId: 'Hall' }, news: [newsItem('Hall')] });
  for (const [action, title] of [
    ['Add image', 'Roof'],
    ['Replace image', 'Door'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: action }));
    const within = await dialog();
    await user.upload(within.getByLabelText(/^Image/), picture());
    await within.findByText('pump.png');
    await user.type(within.getByRole('textbox', { name: /Title of the image/ }), title);
    await user.click(within.getByRole('button', { name: 'Save image' }));
    await noDialog();
    expect(screen.getByRole('img', { name: title })).toBeDefined();
  }
});

it('never replaces a picture of a colleague unseen, and replaces it once it is shown', async () => {
  const { ports, user } = showProfile({
    opened: { tab: 'news', itemId: 'Hall' },
    news: [newsItem('Hall')],
  });
  const images = async () =>
    (await ports.news.list(PARTICIPATION))._unsafeUnwrap().map(({ image }) => image?.title);
  const replaceBy = async (action: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: action }));
    const within = await dialog();
    await user.upload(within.getByLabelText(/^Image/), picture());
    await within.findByText('pump.png');
    await user.type(within.getByRole('textbox', { name: /Title of the image/ }), title);
    // A colleague saves while the dialog is open.
    const theirs = { file: { ...smallPicture(), name: 'theirs.png' }, title: `Theirs, before ${title}` };
    (await ports.news.saveImage(PARTICIPATION, 'Hall', theirs))._unsafeUnwrap();
    await user.click(within.getByRole('button', { name: 'Save image' }));
    await within.findByRole('heading', { name: 'This was saved elsewhere in the meantime' });
    expect(within.getByText(theirs.title)).toBeDefined();
    expect(await images()).toEqual([theirs.title]);
    return within;
  };
  await user.click((await replaceBy('Add image', 'Roof')).getByRole('button', { name: 'Keep my version' }));
  await noDialog();
  expect(await images()).toEqual(['Roof']);
  const second = await replaceBy('Replace image', 'Door');
  await user.click(second.getByRole('button', { name: 'Use the saved version' }));
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  await noDialog();
  expect(await images()).toEqual(['Theirs, before Door']);
  expect(screen.getByRole('img', { name: 'Theirs, before Door' })).toBeDefined();
});

it('states that an item in review is not yet visible to visitors', async () => {
  const held = { opened: { tab: 'news', itemId: 'Hall' }, news: [newsItem('Hall')] } as const;
  const { user } = showProfile({ ...held, profile: { asksApproval: true } });
  expect(await screen.findByText('Public')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit news item' }));
  const within = await dialog();
  expect(within.getByText(/visitors see them after approval/)).toBeDefined();
  await user.type(within.getByRole('textbox', { name: /^Author/ }), ' B.');
  await user.click(within.getByRole('button', { name: 'Save news item' }));
  await noDialog();
  expect(screen.getByText(/once the organiser has approved it/)).toBeDefined();
  await user.click(screen.getAllByRole('button', { name: /Back to all/ })[0] as HTMLElement);
  expect(screen.getByText(/once the organiser has approved it/)).toBeDefined();
});

it('states that a deleted item no longer exists', async () => {
  showProfile({ opened: { tab: 'news', itemId: 'gone' } });
  expect(await screen.findByText('This item no longer exists.')).toBeDefined();
});

it('leads to the other companies of the user, who may have the item', async () => {
  showProfile({ opened: { tab: 'news', itemId: 'gone' }, chooser: '/events/101?to=%2Faqua' });
  expect(await screen.findByText(/may belong to another of your companies/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Switch company' });
  expect(link.getAttribute('href')).toBe('/events/101?to=%2Faqua');
});
