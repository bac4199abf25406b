// @vitest-environment jsdom
import type { SiteImage, SiteImageForm } from '@fairdesk/core/editor';
import { type Failure, rejectedFields } from '@fairdesk/core/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import type { ChosenImage } from '#ui/editor/images/image-form-store.ts';
import { ImageLibrary } from '#ui/editor/images/image-library.tsx';
import { imageOf } from './site-image.ts';

let stored: readonly SiteImage[] = [];
let changed: SiteImageForm[] = [];
let chosen: ChosenImage[] = [];
let closed = 0;
let removal: Failure | undefined;
let added: SiteImage | undefined;

const AWAY: Failure = { kind: 'unavailable', request: 'POST' };

beforeEach(() => {
  stored = [imageOf(1), imageOf(2, { name: 'Quay', alts: { en: 'Boats at the quay' } })];
  changed = [];
  chosen = [];
  closed = 0;
  removal = undefined;
  added = undefined;
});

const show = () =>
  renderView(
    <ImageLibrary
      language="en"
      useCases={{
        listSiteImages: ({ search = '' }) => {
          const items = stored.filter(({ name }) => name.includes(search));
          return okAsync({ items, total: items.length });
        },
        uploadSiteImage: () => (added ? okAsync({ image: added, isKnown: false }) : errAsync(AWAY)),
        changeSiteImage: (id, version, form) => {
          changed.push(form);
          const image = stored.find((each) => each.id === id) ?? imageOf(0);
          return okAsync({ ...image, ...form, version: version + 1 });
        },
        removeSiteImage: () => (removal ? errAsync(removal) : okAsync(undefined)),
      }}
      onChoose={(image) => chosen.push(image)}
      onClose={() => {
        closed += 1;
      }}
    />,
  );

const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('heading', { name });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const altField = () => screen.getByLabelText<HTMLTextAreaElement>(/^Alternative text \(English\)/);

const upload = (...names: readonly string[]) => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const files = names.map((name) => new File([png], name));
  fireEvent.change(screen.getByLabelText(/Add images/), { target: { files } });
};

it('returns the chosen image with its text, and saves nothing that did not change', async () => {
  show();
  await open('Quay');
  press('Use image');
  await waitFor(() => expect(chosen).toHaveLength(1));
  const { src } = imageOf(2);
  expect(chosen[0]).toEqual({ src, alt: 'Boats at the quay', width: 1600, height: 900 });
  expect(changed).toEqual([]);
});

it('sets the focus point with sliders and by pointer, and saves it with the image', async () => {
  show();
  const heading = await open('Hall 1');
  expect(document.activeElement).toBe(heading);
  const left = screen.getByRole('slider', { name: 'Position from the left' });
  fireEvent.change(left, { target: { value: '30' } });
  expect(left.getAttribute('aria-valuetext')).toBe('30%');
  const stage = document.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
  stage.getBoundingClientRect = () => new DOMRect(10, 10, 200, 100);
  fireEvent(stage, new MouseEvent('pointerdown', { clientX: 50, clientY: 80, bubbles: true }));
  expect(left.getAttribute('aria-valuetext')).toBe('20%');
  const top = screen.getByRole('slider', { name: 'Position from the top' });
  expect(top.getAttribute('aria-valuetext')).toBe('70%');
  press('Use image');
  await waitFor(() => expect(chosen[0]?.focus).toBe('20% 70%'));
  expect(changed).toEqual([{ name: 'Hall 1', alts: {}, focus: { x: 0.2, y: 0.7 } }]);
});

it('keeps what was typed when another image is selected, and asks before it is lost', async () => {
  show();
  await open('Hall 1');
  fireEvent.change(altField(), { target: { value: 'The hall at noon' } });
  await open('Quay');
  expect(altField().value).toBe('Boats at the quay');
  await open('Hall 1');
  expect(altField().value).toBe('The hall at noon');
  fireEvent.keyDown(altField(), { key: 'Escape' });
  expect(closed).toBe(0);
  const dialogs = await screen.findAllByRole('dialog');
  fireEvent.click(within(dialogs.at(-1) as HTMLElement).getByRole('button', { name: /discard|leave/i }));
  expect(closed).toBe(1);
});

it('finds images while typing, and leads back to all of them', async () => {
  show();
  await screen.findByText('2 images');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  await screen.findByText('No images found for “nowhere”.');
  press('Show all images');
  await screen.findByText('2 images');
});

it('says where to begin when the library is empty', async () => {
  stored = [];
  show();
  await screen.findByText(/^The library has no images yet/);
  screen.getByLabelText(/Add images/);
});

it('deletes an image, or says which pages use it', async () => {
  removal = rejectedFields([
    { path: '', code: 'site-image-used', params: { pages: 'Home (/), Visit (/visit)', more: 2 } },
  ]);
  show();
  await open('Quay');
  press('Delete image');
  const confirm = async () => {
    const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete image' }));
  };
  await confirm();
  await screen.findByText(/^Pages use this image: Home \(\/\), Visit \(\/visit\) and 2 more/);
  removal = undefined;
  await confirm();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quay' })).toBeNull());
  screen.getByText('1 image');
});

it('uploads several files, each with its own result, and refuses others by name', async () => {
  show();
  await screen.findByText('2 images');
  upload('a.png', 'b.png', 'c.svg');
  await screen.findByText(/^c.svg: Invalid file format/);
  await screen.findByText('a.png could not be uploaded.');
  press('Remove a.png from this list');
  await screen.findByRole('button', { name: 'Upload b.png again' });
  expect(screen.queryByText('a.png could not be uploaded.')).toBeNull();
});

it('selects a single new image, to describe and use it', async () => {
  added = imageOf(3, { name: 'Ferry' });
  show();
  await screen.findByText('2 images');
  upload('ferry.png');
  await screen.findByRole('heading', { name: 'Ferry' });
  screen.getByText('ferry.png was added.');
  screen.getByText('3 images');
});

it('counts several new images in one line, beside those that were refused', async () => {
  added = imageOf(3, { name: 'Ferry' });
  show();
  await screen.findByText('2 images');
  upload('a.png', 'b.png', 'c.png', 'd.svg');
  const status = await screen.findByText('3 images were added.');
  expect(status.getAttribute('role')).toBe('status');
  expect(screen.queryByText(/a\.png/)).toBeNull();
  screen.getByText(/^d.svg: Invalid file format/);
});
