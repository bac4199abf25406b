// @vitest-environment jsdom
import type { FrameChange, FrameJoining, PageEntry, SiteFrame, SiteFrameForm } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedIds, withIds } from '#ui/organiser/frame/frame-form.ts';
import { FrameScreen } from '#ui/organiser/frame/frame-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

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

const OWN: SiteFrame = {
  ...{
    area: 'header',
    version: '4',
    paths: ['/visit'],
    samples: { en: '/visit', nl: '/visit' },
    common: '/',
  },
  forms: { en: header('News', 'Visit', '/visit-us'), nl: header('Nieuws', 'Bezoek', '/visit-us') },
};
const sent: FrameChange[] = [];
const joined: FrameJoining[] = [];
let latest: readonly SiteFrame[];
let failure: Failure | undefined;
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  joined.length = 0;
  failure = undefined;
  latest = [{ ...PUBLIC, version: '9' }, PORTAL];
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const open = (frames: readonly SiteFrame[] = [PUBLIC, PORTAL]) => {
  const organiser = {
    listFrames: () => okAsync(latest),
    publishFrame: (change: FrameChange) => {
      sent.push(change);
      return failure && change.version === '1'
        ? errAsync(failure)
        : okAsync([
            { ...PUBLIC, version: '3', forms: withIds(change.forms, storedIds(change.forms)) },
            PORTAL,
          ]);
    },
    joinFrames: (joining: FrameJoining) => {
      joined.push(joining);
      return okAsync([{ ...PUBLIC, paths: ['/', '/news', '/visit'] }, PORTAL]);
    },
    drawFrame: () => okAsync('<!doctype html><body>page</body>'),
    findLatestChange: (subject: string) =>
      okAsync({ actor: `${subject}@fair.example`, at: '2027-05-03T08:00:00Z' }),
  } as unknown as OrganiserUseCases;
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <OrganiserProvider value={organiser}>
          <FrameScreen frames={frames} entries={ENTRIES} timeZone="Europe/Amsterdam" list="/pages" />
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
      expect(button('Publish to 2 pages').getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button('Add a menu item'));
      fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'Tickets' } });
      fireEvent.change(screen.getByLabelText('Text, Nederlands'), { target: { value: 'Kaarten' } });
      fireEvent.change(screen.getByLabelText('Address: page'), { target: { value: '/news' } });
      expect(screen.getByLabelText('Address')).toHaveProperty('value', '/news');
      fireEvent.click(button('Move “Tickets” up'));
      expect(titles()).toEqual(['News', 'Tickets', 'Visit']);
      fireEvent.click(button('Publish to 2 pages'));
      expect((await screen.findByText('Published to 2 pages.')) === document.activeElement).toBe(true);
      expect(screen.getByLabelText('Text, English')).toHaveProperty('value', 'Tickets');
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
      latest = [
        {
          ...PUBLIC,
          version: '9',
          forms: { ...PUBLIC.forms, nl: header('Nieuws', 'Bezoek ons', '/bezoek') },
        },
        PORTAL,
      ];
      open();
      fireEvent.click(button('Delete “News”'));
      fireEvent.click(button('Publish to 2 pages'));
      expect(await screen.findByText('This was saved elsewhere in the meantime')).toBeTruthy();
      expect(
        await screen.findByText('Last change: frame:header:/@fair.example, 03 May 2027, 08:00.'),
      ).toBeTruthy();
      expect(screen.getAllByText('Main menu, Nederlands')).toHaveLength(2);
      expect(titles()).toEqual(['Visit']);
      fireEvent.click(button('Keep my version'));
      await screen.findByText('Published to 2 pages.');
      expect(sent.map(({ version }) => version)).toEqual(['1', '9']);
    },
    TIMEOUT_MS,
  );

  it(
    'brings in what someone else published, when both can stay, and edits the languages apart when they differ',
    async () => {
      failure = { kind: 'conflict', what: 'header' };
      const nl = header('Nieuws', 'Bezoek');
      latest = [
        {
          ...{ ...PUBLIC, version: '9' },
          forms: { ...PUBLIC.forms, nl: { ...nl, settings: { ...nl.settings, search: '/zoek' } } },
        },
        PORTAL,
      ];
      open();
      fireEvent.click(button('Delete “News”'));
      fireEvent.click(button('Publish to 2 pages'));
      await screen.findByText(/^Published to 2 pages, with what was published elsewhere/);
      expect(sent[1]?.forms.nl).toMatchObject({
        settings: { search: '/zoek' },
        lists: { main: [{ href: '/visit' }] },
      });
      expect(screen.getByText('You are editing English only.')).toBeTruthy();
      expect(titles()).toEqual(['Visit']);
    },
    TIMEOUT_MS,
  );

  it(
    'shows the pages with a header of their own, and gives them the common one',
    async () => {
      open([PUBLIC, PORTAL, OWN]);
      expect(screen.queryByText(/of its own/)).toBeNull();
      fireEvent.change(screen.getByLabelText('Header or footer'), { target: { value: 'header /visit' } });
      expect(screen.getByText('1 page has a header of its own:')).toBeTruthy();
      expect(screen.getByText('/visit')).toBeTruthy();
      fireEvent.click(button('Delete “News”'));
      expect(screen.getByText('Publish or discard your changes first.')).toBeTruthy();
      fireEvent.click(button('Discard changes'));
      fireEvent.click(button('Use the common header here'));
      await waitFor(() => expect(screen.queryByText(/of its own/)).toBeNull(), { timeout: TIMEOUT_MS });
      expect(joined).toEqual([{ area: 'header', path: '/visit', version: '4', to: '/', toVersion: '1' }]);
      expect(screen.getByLabelText('Header or footer')).toHaveProperty('value', 'header /');
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
