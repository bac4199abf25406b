// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, expect, it } from 'vitest';
import type { PageUseCases } from '#ui/organiser/pages/page-use-cases.ts';
import { pageOf, showPages } from './show-pages.tsx';

const LINK = { href: 'https://fair.example/~preview/101/secret', expires: '2027-05-10T08:00:00.000Z' };

const copied: string[] = [];
const allowCopying = (isAllowed: boolean) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (!isAllowed) throw new Error('Denied');
        copied.push(text);
      },
    },
  });
afterEach(() => {
  copied.length = 0;
  Reflect.deleteProperty(navigator, 'clipboard');
});

const show = (calls: Partial<PageUseCases>) => {
  showPages([pageOf('/visit', 'Visit', { en: 'changed', nl: 'changed' })], {}, calls);
  const menu = screen.getByRole('button', { name: 'Actions for Visit' }).parentElement;
  fireEvent.click(within(menu ?? expect.fail('No menu')).getByText('Preview link'));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('copies one link for each language, and says until when it works', async () => {
  const made: string[] = [];
  allowCopying(true);
  show({
    linkPreview: ({ language }) => {
      made.push(language);
      return okAsync(LINK);
    },
  });
  await screen.findByRole('dialog');
  press('Copy preview link');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(screen.getByText(/^Works until .*10:00/)).toBeTruthy();
  press('Copy preview link');
  await screen.findByText('Link copied');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'nl' } });
  expect(screen.queryByLabelText('Preview link')).toBeNull();
  press('Copy preview link');
  await screen.findByText('Link copied');
  expect(made).toEqual(['en', 'nl']);
  expect(copied).toEqual([LINK.href, LINK.href, LINK.href]);
});

it('makes another link once the website is chosen, and says what it opens', async () => {
  const made: (string | undefined)[] = [];
  allowCopying(true);
  show({
    linkPreview: (_, scope) => {
      made.push(scope);
      return okAsync(LINK);
    },
  });
  await screen.findByRole('dialog');
  expect(screen.getByText(/^Anyone with the link sees the draft of this page/)).toBeTruthy();
  press('Copy preview link');
  await screen.findByText('Link copied');
  fireEvent.change(screen.getByLabelText('The link shows'), { target: { value: 'website' } });
  expect(screen.queryByLabelText('Preview link')).toBeNull();
  expect(screen.getByText(/^Anyone with the link sees the whole website/)).toBeTruthy();
  press('Copy preview link');
  await screen.findByText('Link copied');
  expect(made).toEqual(['page', 'website']);
});

it('shows the link to select where the browser denies copying, and revokes it', async () => {
  allowCopying(false);
  show({ linkPreview: () => okAsync(LINK), revokePreviews: () => okAsync(2) });
  await screen.findByRole('dialog');
  press('Copy preview link');
  expect(await screen.findByText('The browser did not allow copying. Select the link above.')).toBeTruthy();
  expect(screen.getByDisplayValue(LINK.href)).toBeTruthy();
  press('Revoke all links');
  expect(await screen.findByText('2 links no longer work.')).toBeTruthy();
  expect(screen.queryByDisplayValue(LINK.href)).toBeNull();
});

it('says when no link could be made', async () => {
  show({ linkPreview: () => errAsync({ kind: 'unavailable', request: 'it' }) });
  await screen.findByRole('dialog');
  press('Copy preview link');
  expect(await screen.findByText('This did not work. Please try again.')).toBeTruthy();
});
