// @vitest-environment jsdom
import type { FrameChange, PageEntry, SiteFrame, SiteFrameForm } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it } from 'vitest';
import { FrameScreen } from '#ui/organiser/frame/frame-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { messagesFor } from '#ui/shared/messages.ts';

const item = (id: string, title: string, href: string) => ({
  ...{ id, title, text: '', href, target: '' as const, icon: '' },
  ...{ isCallToAction: false, children: [] },
});
const header = (news: string, visit: string, href = '/visit'): SiteFrameForm => ({
  lists: { main: [item('main.0', news, '/news'), item('main.1', visit, href)], service: [], profile: [] },
  logos: {
    main: { src: '', alt: '', width: '', height: '', href: '' },
    poweredBy: { src: '', alt: '', width: '', height: '', href: '' },
  },
  texts: { topbar: '' },
  settings: {
    splitter: '',
    search: '',
    countdownDate: '',
    showSearch: '1',
    showCountdown: '',
    showLanguageSwitch: '1',
  },
});
const PUBLIC: SiteFrame = {
  ...{ area: 'header', version: '1', paths: ['/', '/news'], samples: { en: '/', nl: '/' } },
  forms: { en: header('News', 'Visit'), nl: header('Nieuws', 'Bezoek') },
};
const PORTAL: SiteFrame = {
  ...{ area: 'header', version: '2', paths: ['/dashboard'], samples: { en: '/dashboard', nl: '/dashboard' } },
  forms: { en: header('Tasks', 'Stand'), nl: header('Taken', 'Stand', '/stand-nl') },
};
const ENTRIES: readonly PageEntry[] = [
  {
    path: '/news',
    isNeeded: false,
    translations: [{ language: 'en', title: 'News', status: 'published', isChanged: false, updated: '' }],
  },
];

const sent: FrameChange[] = [];
let failure: Failure | undefined;
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  failure = undefined;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const open = () => {
  const organiser = {
    listFrames: () => okAsync([{ ...PUBLIC, version: '9' }, PORTAL]),
    publishFrame: (change: FrameChange) => {
      sent.push(change);
      return failure
        ? errAsync(failure)
        : okAsync([{ ...PUBLIC, version: '3', forms: change.forms }, PORTAL]);
    },
    drawFrame: () => okAsync('<!doctype html><body>page</body>'),
  } as unknown as OrganiserUseCases;
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <OrganiserProvider value={organiser}>
          <FrameScreen
            frames={[PUBLIC, PORTAL]}
            entries={ENTRIES}
            timeZone="Europe/Amsterdam"
            list="/pages"
          />
        </OrganiserProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
};
/** Found by its text or its label: roles take long in a form of this size. */
const button = (name: string): HTMLElement =>
  screen.queryByText(name, { selector: 'button, button *' })?.closest('button') ??
  screen.getByLabelText(name);
const heading = (name: string): HTMLElement | undefined =>
  headings().find((cell) => cell.textContent === name);
const headings = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[aria-labelledby="frame-list-main"] th[scope="row"]'),
];
const titles = () => headings().map((cell) => cell.textContent);
/** A busy machine is slow to render it. */
const TIMEOUT_MS = 300_000;

describe('FrameScreen', () => {
  it(
    'adds an item in two languages, moves it, and publishes it to every page',
    async () => {
      open();
      expect(button('Publish to 2 pages')).toHaveProperty('disabled', true);
      fireEvent.click(button('Add a menu item'));
      fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'Tickets' } });
      fireEvent.change(screen.getByLabelText('Text, Nederlands'), { target: { value: 'Kaarten' } });
      fireEvent.change(screen.getByLabelText('Address: page'), { target: { value: '/news' } });
      expect(screen.getByLabelText('Address')).toHaveProperty('value', '/news');
      fireEvent.click(button('Move “Tickets” up'));
      expect(titles()).toEqual(['News', 'Tickets', 'Visit']);
      fireEvent.click(button('Publish to 2 pages'));
      await screen.findByText('Choose an item to change its text and its link.');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.forms.nl?.lists.main?.map(({ title, href }) => [title, href])).toEqual([
        ['Nieuws', '/news'],
        ['Kaarten', '/news'],
        ['Bezoek', '/visit'],
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    'nests an item with buttons alone',
    () => {
      open();
      fireEvent.click(button('Move “Visit” below the item before it'));
      expect(heading('Visit')?.dataset.level).toBe('1');
      fireEvent.click(button('Move “Visit” one level up'));
      expect(heading('Visit')?.dataset.level).toBe('0');
    },
    TIMEOUT_MS,
  );

  it(
    'says what is wrong beside its field, and sends nothing',
    async () => {
      open();
      fireEvent.click(button('News'));
      fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'javascript:steal()' } });
      fireEvent.click(button('Publish to 2 pages'));
      expect((await screen.findAllByText(/^Enter a page of this website/)).length).toBeGreaterThan(0);
      expect(sent).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'loses nothing when someone else published first',
    async () => {
      failure = { kind: 'conflict', what: 'header' };
      open();
      fireEvent.click(button('Delete “News”'));
      fireEvent.click(button('Publish to 2 pages'));
      expect(await screen.findByText('Someone else has saved this in the meantime')).toBeTruthy();
      expect(titles()).toEqual(['Visit']);
      failure = undefined;
      fireEvent.click(button('Keep my version'));
      await screen.findByText('Choose an item to change its text and its link.');
      expect(sent.map(({ version }) => version)).toEqual(['1', '9']);
    },
    TIMEOUT_MS,
  );

  it(
    'has what was typed again after the page was left',
    () => {
      open();
      fireEvent.click(button('Delete “News”'));
      cleanup();
      open();
      expect(titles()).toEqual(['Visit']);
      expect(screen.getByText('What you typed earlier has been restored.')).toBeTruthy();
      fireEvent.click(button('Discard changes'));
      expect(titles()).toEqual(['News', 'Visit']);
    },
    TIMEOUT_MS,
  );

  it(
    'edits a header whose languages differ one language at a time, and says why',
    () => {
      open();
      fireEvent.click(button('Delete “News”'));
      fireEvent.change(screen.getByLabelText('Header or footer'), { target: { value: 'header /dashboard' } });
      expect(screen.getByText('You are editing English only.')).toBeTruthy();
      expect(screen.getByText(/^The languages have different items/)).toBeTruthy();
      expect(titles()).toEqual(['Tasks', 'Stand']);
      fireEvent.change(screen.getByLabelText('Language', { selector: '#field-frame-language' }), {
        target: { value: 'nl' },
      });
      expect(titles()).toEqual(['Taken', 'Stand']);
      fireEvent.change(screen.getByLabelText('Header or footer'), { target: { value: 'header /' } });
      expect(titles()).toEqual(['Visit']);
    },
    TIMEOUT_MS,
  );
});
