// @vitest-environment jsdom
import type { Failure } from '@fairdesk/core/shared';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { writeInField } from '#tests/ui/shared/rich-text/write-in-field.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { document, newsItem, pdf, picture, product, showProfile, video } from './profile-desk.tsx';

const { t } = labelsOf('en', messagesFor('en'));
type Label = Parameters<typeof t>[0];
type Within = ReturnType<typeof within>;

/** An action that can fail: its tab, the button that opens its dialog, its input, and the button to press. */
interface Attempt {
  readonly tab: 'account' | 'products' | 'news' | 'documents' | 'videos';
  readonly itemId?: string;
  readonly open: string;
  readonly fill?: (user: UserEvent, dialog: Within) => Promise<void>;
  readonly press: string;
}

const type =
  (field: RegExp, text: string): NonNullable<Attempt['fill']> =>
  async (user, dialog) => {
    const [box] = dialog.getAllByRole('textbox', { name: field });
    await user.type(box ?? expect.fail(), text);
  };

const file =
  (field: RegExp, chosen: File, title?: string): NonNullable<Attempt['fill']> =>
  async (user, dialog) => {
    await user.upload(dialog.getByLabelText(field), chosen);
    await dialog.findByText(chosen.name);
    if (title) await type(/^Title/, title)(user, dialog);
    const kind = dialog.queryByRole('combobox', { name: /^Kind/ });
    if (kind) await user.selectOptions(kind, 'Brochure');
  };

const news: NonNullable<Attempt['fill']> = async (user, dialog) => {
  await type(/^Title/, 'Hall')(user, dialog);
  await type(/^Introduction/, 'New')(user, dialog);
  await writeInField(dialog.getByRole('textbox', { name: /^Text/ }), '<p>All of it.</p>');
  await type(/^Author/, 'Ana')(user, dialog);
};

const DETAIL = { tab: 'products', itemId: 'Anchor' } as const;
const ITEM = { tab: 'news', itemId: 'Hall' } as const;

const ATTEMPTS: Partial<Record<Label, Attempt>> = {
  UpdateAccountDataError: { tab: 'account', open: 'Edit profile', press: 'Save profile' },
  UpdateAddressError: { tab: 'account', open: 'Edit address', press: 'Save address' },
  UpdateUrisError: { tab: 'account', open: 'Edit links', press: 'Save links' },
  UpdateCategoriesError: { tab: 'account', open: 'Edit categories', press: 'Save categories' },
  UpdateCompanyLogoError: {
    ...{ tab: 'account', open: 'Change logo', press: 'Save logo' },
    fill: file(/Logo file/, picture()),
  },
  DeleteLogoError: { tab: 'account', open: 'Delete logo', press: 'Delete logo' },
  AddProductError: {
    ...{ tab: 'products', open: 'Add product', press: 'Add product' },
    fill: type(/Product name/, 'Buoy'),
  },
  EditProductError: { ...DETAIL, open: 'Edit product', press: 'Save product' },
  DeleteProductError: { ...DETAIL, open: 'Delete product', press: 'Delete product' },
  SaveProductImageError: {
    ...{ ...DETAIL, open: 'Add image', press: 'Save image' },
    fill: file(/^Image/, picture(), 'Front'),
  },
  SaveProductVideoError: {
    ...{ ...DETAIL, open: 'Add video', press: 'Add video' },
    fill: type(/link/, 'vimeo.com/76979871'),
  },
  SaveProductDocumentError: {
    ...{ ...DETAIL, open: 'Add document', press: 'Add document' },
    fill: file(/^File/, pdf(), 'Sheet'),
  },
  DeleteProductImageError: { ...DETAIL, open: 'Delete “Front”', press: 'Delete image' },
  DeleteProductVideoError: { ...DETAIL, open: 'Delete “Film”', press: 'Delete video' },
  DeleteProductDocumentError: { ...DETAIL, open: 'Delete “Data”', press: 'Delete document' },
  AddNewsError: { tab: 'news', open: 'Add news item', fill: news, press: 'Add news item' },
  EditNewsError: { ...ITEM, open: 'Edit news item', press: 'Save news item' },
  DeleteNewsError: { ...ITEM, open: 'Delete news item', press: 'Delete news item' },
  UpdateNewsImageError: {
    ...{ ...ITEM, open: 'Add image', press: 'Save image' },
    fill: file(/^Image/, picture(), 'Roof'),
  },
  AddDocumentError: {
    ...{ tab: 'documents', open: 'Add document', press: 'Add document' },
    fill: file(/^File/, pdf(), 'Sheet'),
  },
  EditDocumentError: { tab: 'documents', open: 'Edit “Data”', press: 'Save document' },
  DeleteDocumentError: { tab: 'documents', open: 'Delete “Data”', press: 'Delete document' },
  AddVideoError: {
    ...{ tab: 'videos', open: 'Add video', press: 'Add video' },
    fill: type(/link/, 'vimeo.com/76979871'),
  },
  EditVideoError: { tab: 'videos', open: 'Edit “Film”', press: 'Save video' },
  DeleteVideoError: { tab: 'videos', open: 'Delete “Film”', press: 'Delete video' },
};

const front = {
  id: 'f',
  title: 'Front',
  sortIndex: 1,
  mediaUrl: '/i.png',
  mediaLength: 1,
  thumbnailUrls: {},
};

/** Makes the attempt, whose write fails; `held` returns what the dialog's inputs have. */
const attempt = async ({ open, press, fill, ...opened }: Attempt, failing: true | Failure) => {
  const { user } = showProfile({
    failing,
    opened,
    profile: { logo: { id: 'l', url: '/l.png' } },
    products: [
      product('Anchor', 100, {
        images: [front],
        videos: [video('Film', 2)],
        documents: [document('Data')],
      }),
    ],
    news: [newsItem('Hall')],
    documents: [document('Data')],
    videos: [video('Film')],
  });
  await user.click(await screen.findByRole('button', { name: open }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill?.(user, dialog);
  const held = () =>
    dialog.queryAllByRole('textbox').map((box) => box.textContent || Reflect.get(box, 'value'));
  const typed = held();
  await user.click(dialog.getByRole('button', { name: press }));
  return { dialog, held, typed };
};

it.each(Object.entries(ATTEMPTS))(
  '%s is reported in a toast and in the dialog, which stays open',
  async (label, action) => {
    const { dialog, held, typed } = await attempt(action, true);
    expect(await dialog.findByText(t(label as Label))).toBeDefined();
    expect(screen.getAllByText(t(label as Label))).toHaveLength(2);
    expect(held()).toEqual(typed);
  },
);

it.each(Object.entries(ATTEMPTS))(
  '%s is replaced by the wait in both after too many attempts',
  async (label, action) => {
    const { dialog } = await attempt(action, { kind: 'throttled', retryAfterSeconds: 61 });
    const wait = 'Too many attempts. Please try again in 2 minutes.';
    expect(await dialog.findByText(wait)).toBeDefined();
    expect(screen.getAllByText(wait)).toHaveLength(2);
    expect(screen.queryByText(t(label as Label))).toBeNull();
  },
);

it.each(Object.entries(ATTEMPTS))(
  '%s is replaced by the end of the session in both when the login was closed',
  async (label, action) => {
    const { dialog } = await attempt(action, { kind: 'signed-out' });
    expect(await dialog.findByText(t('failed-signed-out'))).toBeDefined();
    expect(screen.getAllByText(t('failed-signed-out'))).toHaveLength(2);
    expect(screen.queryByText(t(label as Label))).toBeNull();
  },
);

it('says in both that the record no longer exists', async () => {
  const action = ATTEMPTS.UpdateAddressError ?? expect.fail();
  const { dialog } = await attempt(action, { kind: 'not-found', what: 'participation' });
  expect(await dialog.findByText(t('save-gone'))).toBeDefined();
  expect(screen.getAllByText(t('save-gone'))).toHaveLength(2);
});
