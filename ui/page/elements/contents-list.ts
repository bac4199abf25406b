import {
  activeEntry,
  anchorsOf,
  CONTENTS_DELAY_MS,
  type Heading,
  showsContents,
} from '@fairdesk/core/articles';
import type { Enliven } from './enliven.ts';

const HEADINGS = '[data-article] :is(h2, h3, h4, h5)';

/** The table of contents beside an article. Source: site spec §2 "Table of contents". */
export const contentsList: Enliven = (element, signal) => {
  const list = element.querySelector('ul');
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)];
  if (!list || headings.length === 0) return;
  const links = linksTo(headings);
  // The browser has looked for the heading of the address before it had an id.
  if (window.scrollY === 0) headings[links.findIndex(({ hash }) => hash === location.hash)]?.scrollIntoView();

  const build = (): void => {
    list.replaceChildren(...links.map((link, place) => entryOf(link, headings[place])));
    const follow = (): void => {
      const places = headings.map(placeOf);
      element.hidden = !showsContents(places);
      const active = activeEntry(places, window.innerHeight);
      for (const [place, link] of links.entries())
        if (place === active) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('resize', follow, { passive: true, signal });
  };
  const timer = setTimeout(build, CONTENTS_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
};

/** Gives headings the ids the links point to, avoiding ids already on the page. */
const linksTo = (headings: readonly HTMLElement[]): readonly HTMLAnchorElement[] => {
  const anchors = anchorsOf(headings.map(({ textContent }) => textContent ?? ''));
  return headings.map((heading, place) => {
    heading.id ||= `section-${anchors[place]}`;
    const link = document.createElement('a');
    link.href = `#${heading.id}`;
    link.textContent = heading.textContent;
    return link;
  });
};

const entryOf = (link: HTMLAnchorElement, heading: HTMLElement | undefined): HTMLLIElement => {
  const entry = document.createElement('li');
  if (heading) entry.dataset.level = String(levelOf(heading));
  entry.append(link);
  return entry;
};

const placeOf = (heading: HTMLElement): Heading => ({
  level: levelOf(heading),
  text: heading.textContent ?? '',
  top: heading.getBoundingClientRect().top,
});

const levelOf = ({ tagName }: HTMLElement): Heading['level'] => Number(tagName.slice(1)) as Heading['level'];
