// @vitest-environment jsdom

import type { Failure } from '@fairdesk/core/shared';
import { anyProductImage, oneOf } from '@fairdesk/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  document,
  PARTICIPATION,
  pdf,
  picture,
  product,
  showProfile,
  video,
} from '#tests/ui/profile/profile-desk.tsx';

const PUMPS = [product('Anchor', 100), product('Buoy', 200), product('Canal', 300)];
const list = { tab: 'products' } as const;
const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const names = () => screen.getAllByRole('button', { name: /^Open / }).map(({ textContent }) => textContent);

describe('the list of products', () => {
  it('moves a product, announces its new position and keeps its focus', async () => {
    const { user } = showProfile({ opened: list, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Move “Canal” up' }));
    await waitFor(() => expect(names()).toEqual(['Anchor', 'Canal', 'Buoy']));
    expect(screen.getByText('“Canal” is now 2 of 3.')).toBeDefined();
    expect(window.document.activeElement?.getAttribute('aria-label')).toBe('Move “Canal” up');
  });

  it('offers a move only in the direction of a neighbour', async () => {
    showProfile({ opened: list, products: PUMPS });
    expect(await screen.findByRole('button', { name: 'Move “Anchor” down' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Move “Anchor” up' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move “Canal” down' })).toBeNull();
  });

  it.each([
    ['new', 'Delete product', /^(?!.*entr(y|ies)).*Buoy/],
    ['draft', 'Delete product', /entry/],
    ['submitted', 'Withdraw entry and delete product', /submitted for an award.*answers and files too/],
  ] as const)(
    'confirms the deletion of a product (%s) and names what is deleted',
    async (registrationStatus, verb, text) => {
      const entered = { ...product('Buoy', 100), registrationStatus };
      const { user } = showProfile({ opened: list, products: [entered] });
      await user.click(await screen.findByRole('button', { name: 'Delete “Buoy”' }));
      const confirmation = await dialog();
      expect(confirmation.getByText(text)).toBeDefined();
      expect(confirmation.getByRole('button', { name: verb })).toBeDefined();
      expect(names()).toEqual(['Buoy']);
    },
  );

  it('says that the entry is withdrawn when the product is not deleted after it', async () => {
    const entered = { ...product('Buoy', 100), registrationStatus: 'submitted' };
    const withdrawEntries = () => okAsync<void, Failure>();
    const held = { opened: list, products: [entered], failing: true, withdrawEntries };
    const { user } = showProfile(held);
    await user.click(await screen.findByRole('button', { name: 'Delete “Buoy”' }));
    await user.click((await dialog()).getByRole('button', { name: 'Withdraw entry and delete product' }));
    const question = await dialog();
    expect(await question.findByText(/^The award entry of “Buoy” was withdrawn. The product/)).toBeDefined();
    expect(question.getByRole('button', { name: 'Delete product' })).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(await screen.findByText('The award entry of “Buoy” was withdrawn.')).toBeDefined();
  });

  it('says nothing of an entry that could not be withdrawn', async () => {
    const entered = { ...product('Buoy', 100), registrationStatus: 'submitted' };
    const failure: Failure = { kind: 'unavailable', request: 'POST' };
    const withdrawEntries = () => errAsync<void, Failure>(failure);
    const { user } = showProfile({ opened: list, products: [entered], withdrawEntries });
    await user.click(await screen.findByRole('button', { name: 'Delete “Buoy”' }));
    await user.click((await dialog()).getByRole('button', { name: 'Withdraw entry and delete product' }));
    const question = await dialog();
    expect(await question.findByRole('alert')).toBeDefined();
    expect(question.getByText(/submitted for an award/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(screen.queryByText(/was withdrawn/)).toBeNull();
  });

  it('opens a product after adding it', async () => {
    const { user } = showProfile({ opened: list, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Add product' }));
    const within = await dialog();
    await user.type(within.getByRole('textbox', { name: /Product name/ }), 'Dredger');
    await user.click(within.getByRole('button', { name: 'Add product' }));
    await noDialog();
    expect(await screen.findByRole('heading', { name: 'Dredger', level: 2 })).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Back to all products' })[0] ?? expect.fail());
    expect(names()).toEqual(['Anchor', 'Buoy', 'Canal', 'Dredger']);
  });

  it('requires an image for a novelty, and no longer after the box is unchecked', async () => {
    const { user } = showProfile({ opened: list });
    await user.click(await screen.findByRole('button', { name: 'Add product' }));
    const within = await dialog();
    await user.type(within.getByRole('textbox', { name: /Product name/ }), 'Dredger');
    await user.click(within.getByRole('checkbox', { name: /New on the market/ }));
    await user.click(within.getByRole('button', { name: 'Add product' }));
    expect(await within.findByText('Product image is required.')).toBeDefined();
    await user.click(within.getByRole('checkbox', { name: /New on the market/ }));
    expect(within.queryByText('Product image is required.')).toBeNull();
  });

  it('adds a novelty with its first image, placed before all others', async () => {
    const { user, ports } = showProfile({ opened: list });
    await user.click(await screen.findByRole('button', { name: 'Add product' }));
    const within = await dialog();
    await user.type(within.getByRole('textbox', { name: /Product name/ }), 'Dredger');
    await user.click(within.getByRole('checkbox', { name: /New on the market/ }));
    await user.upload(within.getByLabelText(/Product image/), picture());
    await within.findByText('pump.png');
    await user.click(within.getByRole('button', { name: 'Add product' }));
    await noDialog();
    const { items } = (await ports.products.list(PARTICIPATION))._unsafeUnwrap();
    expect(items.map(({ images }) => images.map(({ sortIndex }) => sortIndex))).toEqual([[0.000001]]);
  });

  it('deletes after confirmation, and stays on the list', async () => {
    const { user } = showProfile({ opened: list, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Delete “Buoy”' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete product' }));
    await noDialog();
    expect(names()).toEqual(['Anchor', 'Canal']);
    await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Products'));
  });

  it('offers no more products than the event allows', async () => {
    showProfile({ opened: list, products: PUMPS, max: 3 });
    expect(await screen.findByText('3 of 3 products')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add product' })).toBeNull();
  });

  it('explains its purpose when empty', async () => {
    showProfile({ opened: list });
    expect(await screen.findByText(/Show visitors what you will exhibit/)).toBeDefined();
  });
});

describe('the detail of a product', () => {
  const opened = { tab: 'products', itemId: 'Anchor' } as const;
  const image = (id: string, sortIndex: number) => ({
    ...{ id, sortIndex, title: id, mediaUrl: '/i.png', mediaLength: 1, thumbnailUrls: {} },
  });

  it('states that a deleted product no longer exists', async () => {
    const { user } = showProfile({ opened: { tab: 'products', itemId: 'Gone' }, products: PUMPS });
    expect(await screen.findByText('This item no longer exists.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back to all products' }));
    expect(names()).toHaveLength(3);
  });

  it('returns to the list after deleting the product', async () => {
    const { user } = showProfile({ opened, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Delete product' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete product' }));
    await noDialog();
    expect(names()).toEqual(['Buoy', 'Canal']);
  });

  it('displays images and videos in one order, and moves them within it', async () => {
    const gallery = { images: [image('Front', 1), image('Back', 3)], videos: [video('Film', 2)] };
    const { user } = showProfile({ opened, products: [product('Anchor', 100, gallery)] });
    await user.click(await screen.findByRole('button', { name: 'Move “Film” earlier' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move “Film” earlier' })).toBeNull());
    expect(screen.getByText('“Film” is now 1 of 3.')).toBeDefined();
  });

  it('adds several images at once, each titled by its file name', async () => {
    const { user } = showProfile({ opened, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Add image' }));
    const within = await dialog();
    await user.upload(within.getByLabelText(/^Image/), [picture('stand_front.png'), picture('hall.png')]);
    expect(await within.findByRole('textbox', { name: /stand_front.png/ })).toHaveProperty(
      'value',
      'stand front',
    );
    await user.click(within.getByRole('button', { name: 'Save images' }));
    await noDialog();
    expect(await screen.findByText('stand front')).toBeDefined();
    expect(screen.getByText('hall')).toBeDefined();
  });

  it('adds and deletes an image, a video and a document', async () => {
    const { user } = showProfile({ opened, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Add image' }));
    let within = await dialog();
    await user.upload(within.getByLabelText(/^Image/), picture());
    await within.findByText('pump.png');
    const title = within.getByRole('textbox', { name: /Title of the image/ });
    expect(title).toHaveProperty('value', 'pump');
    await user.clear(title);
    await user.type(title, 'Front');
    await user.click(within.getByRole('button', { name: 'Save image' }));
    expect(await screen.findByText('Front')).toBeDefined();
    await noDialog();

    await user.click(screen.getByRole('button', { name: 'Add video' }));
    within = await dialog();
    await user.type(within.getByRole('textbox'), 'vimeo.com/76979871');
    await user.click(within.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByRole('button', { name: /^Play video: 76979871/ })).toBeDefined();
    await noDialog();

    await user.click(screen.getByRole('button', { name: 'Add document' }));
    within = await dialog();
    await user.upload(within.getByLabelText(/^File/), pdf());
    await within.findByText('sheet.pdf');
    await user.type(within.getByRole('textbox', { name: /Title of the document/ }), 'Data');
    await user.selectOptions(within.getByRole('combobox'), 'Brochure');
    await user.click(within.getByRole('button', { name: 'Add document' }));
    expect(await screen.findByRole('link', { name: /Download “Data”/ })).toBeDefined();
    await noDialog();

    for (const [name, action] of [
      ['Front', 'Delete image'],
      ['76979871', 'Delete video'],
      ['Data', 'Delete document'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Delete “${name}”` }));
      await user.click((await dialog()).getByRole('button', { name: action }));
      await noDialog();
      expect(screen.queryByRole('button', { name: `Delete “${name}”` })).toBeNull();
    }
  });

  it('moves documents and edits their texts', async () => {
    const documents = [document('One', 1), document('Two', 2)];
    const { user } = showProfile({ opened, products: [product('Anchor', 100, { documents })] });
    await user.click(await screen.findByRole('button', { name: 'Move “Two” up' }));
    expect(await screen.findByText('“Two” is now 1 of 2.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit “Two”' }));
    const within = await dialog();
    await user.type(within.getByRole('textbox', { name: /Title of the document/ }), '!');
    await user.click(within.getByRole('button', { name: 'Save document' }));
    expect(await screen.findByRole('heading', { name: 'Two!' })).toBeDefined();
  });

  it('takes the video title of its host after confirmation', async () => {
    const film = { ...video('1'), title: '76979871' };
    const held = { opened, products: [{ ...product('Anchor', 100), videos: [film] }] };
    const { user } = showProfile({ ...held, titles: { 76979871: 'A day at the mill' } });
    await user.click(await screen.findByRole('button', { name: 'Use this title' }));
    expect(await screen.findByRole('button', { name: /^Play video: A day at the mill/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use this title' })).toBeNull();
  });

  it('renames an image', async () => {
    const image = { ...oneOf(anyProductImage), title: 'Front' };
    const { user } = showProfile({ opened, products: [{ ...product('Anchor', 100), images: [image] }] });
    await user.click(await screen.findByRole('button', { name: 'Rename “Front”' }));
    const within = await dialog();
    const title = within.getByRole('textbox', { name: /Title of the image/ });
    await user.clear(title);
    await user.click(within.getByRole('button', { name: 'Save title' }));
    expect(await within.findByText('Title of the image is required.')).toBeDefined();
    await user.type(title, 'Back');
    await user.click(within.getByRole('button', { name: 'Save title' }));
    await noDialog();
    expect(screen.getByText('Back')).toBeDefined();
  });

  it('changes its categories', async () => {
    const { user } = showProfile({ opened, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Edit categories' }));
    const within = await dialog();
    await user.click(within.getByRole('checkbox', { name: 'Wheat' }));
    await user.click(within.getByRole('button', { name: 'Save categories' }));
    expect(await screen.findByText('Soft wheat, Hard wheat')).toBeDefined();
  });

  it('rejects categories above the limit, and displays the limit before and after', async () => {
    const { user } = showProfile({ opened, products: PUMPS, profile: { categoryLimit: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Edit categories' }));
    const within = await dialog();
    expect(within.getByText('0 of at most 1 chosen')).toBeDefined();
    await user.click(within.getByRole('checkbox', { name: 'Wheat' }));
    expect(within.getByText('2 of at most 1 chosen')).toBeDefined();
    await user.click(within.getByRole('button', { name: 'Save categories' }));
    expect(await within.findByText('Choose at most 1 category.')).toBeDefined();
    expect(window.document.activeElement?.textContent).toContain('Choose at most 1 category.');
    await user.click(within.getByRole('button', { name: 'Categories in Wheat' }));
    await user.click(within.getByRole('checkbox', { name: 'Hard wheat' }));
    await user.click(within.getByRole('button', { name: 'Save categories' }));
    expect(await screen.findByText('Soft wheat')).toBeDefined();
  });

  it('displays a colleague’s version beside the user’s own', async () => {
    const { user, ports } = showProfile({ opened, products: PUMPS });
    await user.click(await screen.findByRole('button', { name: 'Edit product' }));
    const within = await dialog();
    await ports.products.save(PARTICIPATION, { ...product('Anchor', 100), name: 'Drift anchor' });
    await user.type(within.getByRole('textbox', { name: /Product name/ }), ' chain');
    await user.click(within.getByRole('button', { name: 'Save product' }));
    expect(await screen.findByText('Drift anchor')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
    expect(within.getByRole('textbox', { name: /Product name/ })).toHaveProperty('value', 'Drift anchor');
  });
});
