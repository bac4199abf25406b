// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIST, pageOf, showPages } from './show-pages.tsx';

const PAGES = [
  pageOf('/', 'Home', { en: 'published', nl: 'changed', es: 'scheduled', tr: 'unpublished' }),
  pageOf('/visit', 'Visit'),
  pageOf('/visit/parking', 'Parking', { nl: 'unpublished' }),
];

const titles = () => screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);

it('says in words what a page is in each language, with the time in the zone of the fair', () => {
  showPages(PAGES);
  const marks = (title: string) => {
    const row = screen.getAllByRole('row').find((each) => each.textContent?.includes(title));
    return within(row ?? expect.fail('No row'))
      .getAllByRole('link')
      .slice(1)
      .map((link) => [
        link.textContent,
        new URL(link.getAttribute('href') ?? '', 'https://fair.example').search,
      ]);
  };
  expect(marks('Home')).toEqual([
    ['Published: edit Home in English', '?path=%2F&language=en'],
    ['Changed: edit Home in Dutch', '?path=%2F&language=nl'],
    [expect.stringMatching(/^Scheduled .*10:00: edit Home in Spanish$/), '?path=%2F&language=es'],
    ['Not published: edit Home in Turkish', '?path=%2F&language=tr'],
  ]);
  expect(marks('Visit')[1]).toEqual(['Missing: add Visit in Dutch', '?path=%2Fvisit&language=nl']);
});

it('opens a page in the language of the desk, else in one that it has', () => {
  showPages(PAGES);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Visit')).toBe(`${LIST}/edit?path=%2Fvisit&language=en`);
  expect(href('Parking')).toBe(`${LIST}/edit?path=%2Fvisit%2Fparking&language=nl`);
});

it('hides and shows the pages below a page', () => {
  showPages(PAGES);
  const button = screen.getByRole('button', { name: 'Pages below Visit' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(titles()).toEqual(['Home', 'Visit']);
  fireEvent.click(button);
  expect(titles()).toEqual(['Home', 'Visit', 'Parking']);
});

it('lists what the address of the page says', () => {
  showPages(PAGES, { view: 'missing', language: 'en' });
  expect(titles()).toEqual(['Parking']);
  expect(screen.getByRole('link', { name: 'Missing in English 1' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

it.each([
  ['changed', 'Changed 0'],
  ['scheduled', 'Scheduled 0'],
])('counts and lists no page that is %s in a language that the website no longer offers', (view, label) => {
  showPages([pageOf('/visit', 'Visit', { en: 'published', es: 'scheduled' })], { view }, {}, ['en', 'nl']);
  expect(screen.getByRole('link', { name: label }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('rowheader')).toBeNull();
});

it('shows the way back when nothing is found', () => {
  showPages(PAGES, { search: 'nothing has this name' });
  expect(screen.getByText('No pages found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all pages' }).getAttribute('href')).toBe(LIST);
});

it('moves between pages with the keys of a list', () => {
  showPages(PAGES);
  for (const key of ['j', 'j', 'ArrowDown', 'k']) fireEvent.keyDown(document.body, { key });
  expect(document.activeElement?.textContent).toBe('Visit');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
