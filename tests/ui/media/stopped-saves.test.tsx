// @vitest-environment jsdom
import type { SaveOptions } from '@fairdesk/core/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { document, newsItem, product, showProfile, video } from '#tests/ui/profile/profile-desk.tsx';

type Port = Readonly<Record<string, (...input: never[]) => unknown>>;

/** Whether calls of a method store what they are given; none of them gets a response. */
const loseResponses = (port: object, name: string, isStored: boolean) => {
  const real = Reflect.get(port, name) as (...input: unknown[]) => unknown;
  const calls: SaveOptions[] = [];
  Object.assign(port as Port, {
    [name]: (...input: unknown[]) => {
      const options = input.at(-1);
      calls.push((options ?? {}) as SaveOptions);
      if (isStored) real(...input);
      return ResultAsync.fromSafePromise(new Promise(() => undefined));
    },
  });
  return { calls, restore: () => Object.assign(port as Port, { [name]: real }) };
};

const dialog = async () => within(await screen.findByRole('dialog'));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const DELETIONS = [
  { tab: 'documents', port: 'documents', button: /^Delete “Sheet”/, action: 'Delete document' },
  { tab: 'videos', port: 'videos', button: /^Delete “Sheet”/, action: 'Delete video' },
  { tab: 'products', port: 'products', button: /^Delete “Sheet”/, action: 'Delete product' },
] as const;

const HELD = {
  documents: [document('Sheet')],
  videos: [video('Sheet')],
  products: [product('Sheet', 1)],
  news: [newsItem('Sheet')],
};

describe('a deletion', () => {
  for (const { tab, port, button, action } of DELETIONS) {
    for (const isStored of [true, false]) {
      it(`stops on Cancel and displays what is left: ${tab}, ${isStored ? '' : 'not '}stored`, async () => {
        const { user, ports } = showProfile({ opened: { tab }, ...HELD });
        await screen.findByRole('button', { name: button });
        const { calls } = loseResponses(ports[port], 'remove', isStored);
        await user.click(screen.getByRole('button', { name: button }));
        const question = await dialog();
        await user.click(question.getByRole('button', { name: action }));
        await user.click(question.getByRole('button', { name: 'Cancel' }));
        expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true]);
        expect(await question.findByText(/Deleting was stopped/)).toBeDefined();
        await user.click(question.getByRole('button', { name: 'Cancel' }));
        await noDialog();
        await waitFor(() =>
          expect(screen.queryAllByRole('button', { name: button })).toHaveLength(isStored ? 0 : 1),
        );
      });
    }
  }

  it('that happened after all closes when it is repeated', async () => {
    const { user, ports } = showProfile({ opened: { tab: 'documents' }, ...HELD });
    await user.click(await screen.findByRole('button', { name: 'Delete “Sheet”' }));
    const lost = loseResponses(ports.documents, 'remove', true);
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Delete document' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    lost.restore();
    await user.click(question.getByRole('button', { name: 'Delete document' }));
    await noDialog();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete “Sheet”' })).toBeNull());
  });
});

describe('a save without a file', () => {
  it('stops on Cancel, and its item appears if it was stored after all', async () => {
    const { user, ports } = showProfile({ opened: { tab: 'videos' } });
    await user.click(await screen.findByRole('button', { name: 'Add video' }));
    const { calls } = loseResponses(ports.videos, 'save', true);
    const opened = await dialog();
    await user.type(opened.getByRole('textbox'), 'https://vimeo.com/76979871');
    await user.click(opened.getByRole('button', { name: 'Add video' }));
    await user.click(opened.getByRole('button', { name: 'Cancel' }));
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true]);
    expect(await opened.findByText(/may be stored already/)).toBeDefined();
    await user.click(opened.getByRole('button', { name: 'Cancel' }));
    await user.click(
      within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: /Discard/ }),
    );
    await noDialog();
    expect(await screen.findByRole('button', { name: /^Play video/ })).toBeDefined();
  });

  it('is the same item when it is sent again with other values', async () => {
    const { user, ports } = showProfile({ opened: { tab: 'videos' } });
    await user.click(await screen.findByRole('button', { name: 'Add video' }));
    const lost = loseResponses(ports.videos, 'save', false);
    const opened = await dialog();
    await user.type(opened.getByRole('textbox'), 'https://vimeo.com/76979871');
    await user.click(opened.getByRole('button', { name: 'Add video' }));
    await user.click(opened.getByRole('button', { name: 'Cancel' }));
    await user.type(opened.getByRole('textbox'), '2');
    await user.click(opened.getByRole('button', { name: 'Add video' }));
    const [first, second] = lost.calls.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
  });
});
