import { type NewsOverview, pageLoaded } from '@fairdesk/core/articles';
import { isThrottleOver, SCROLL_THROTTLE_MS, wantsMore } from '@fairdesk/core/search';
import type { ArticleCardData, ArticlePageData } from '../../articles/article-card-data.ts';
import type { Enliven } from './enliven.ts';
import { restoreList } from './restore-list.ts';

/**
 * Loads the next page of news while the reader scrolls. While it does not come, and if that fails, the link below the
 * list leads to it.
 */
export const newsList: Enliven = (element, signal) => {
  const list = element.querySelector('[data-cards]');
  const template = element.querySelector('template');
  const more = element.querySelector<HTMLAnchorElement>('[rel="next"]');
  const pages = more?.parentElement;
  const { source, page, next, tags, added = '' } = element.dataset;
  if (!list || !template || next !== 'true') return;
  let overview: NewsOverview<ArticleCardData> = {
    tags: tags ? tags.split(',') : [],
    nextPage: Number(page) + 1,
    cards: [],
  };
  let isLoading = false;
  let lastLook: number | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  stop.signal.addEventListener('abort', () => clearTimeout(later));

  const add = (loaded: ArticlePageData): void => {
    const grown = pageLoaded(overview, loaded);
    const cards = grown.cards.slice(overview.cards.length);
    overview = grown;
    list.append(...cards.map((card) => filled(template, card)));
    const status = element.querySelector('[role="status"]');
    if (status && cards.length > 0) status.textContent = added;
    if (overview.nextPage === undefined) stop.abort();
  };
  const setLoading = (loads: boolean): void => {
    isLoading = loads;
    if (!more || !pages) return;
    more.search = withPage(more.search, overview.nextPage);
    more.hidden = !loads;
    pages.hidden = !loads && pages.childElementCount === 1;
  };
  const load = async (): Promise<void> => {
    setLoading(true);
    const answer = await fetch(`${source}&page=${overview.nextPage}`, { signal: stop.signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    add(await answer.json());
    setLoading(false);
  };
  const grow = async (): Promise<boolean> => {
    if (isLoading || stop.signal.aborted) return false;
    await load().catch(() => stop.abort());
    return !stop.signal.aborted;
  };
  const look = (): void => {
    if (isLoading || stop.signal.aborted) return;
    const now = performance.now();
    if (!isThrottleOver(lastLook, now)) {
      later ??= setTimeout(lookAgain, SCROLL_THROTTLE_MS);
      return;
    }
    lastLook = now;
    const { top, height } = list.getBoundingClientRect();
    const place = { scrolled: -top, screenHeight: window.innerHeight, listHeight: height };
    if (wantsMore(place)) void grow().then(look);
  };
  const lookAgain = (): void => {
    later = undefined;
    look();
  };
  setLoading(false);
  window.addEventListener('scroll', look, { passive: true, signal: stop.signal });
  void restoreList({ loaded: () => list.childElementCount, grow }, signal).then(look);
};

const withPage = (search: string, page: number | undefined): string => {
  const query = new URLSearchParams(search);
  if (page !== undefined) query.set('page', String(page));
  return `?${query}`;
};

/** Fills the server-rendered card template with an article. */
const filled = (
  template: HTMLTemplateElement,
  { title, href, day, dateText, image, tags }: ArticleCardData,
): Node => {
  const card = template.content.cloneNode(true) as DocumentFragment;
  const link = card.querySelector<HTMLAnchorElement>('h2 a');
  if (link) Object.assign(link, { href, textContent: title });
  const time = card.querySelector('time');
  if (time) Object.assign(time, { dateTime: day, textContent: dateText });
  const picture = card.querySelector('img');
  if (picture && image) Object.assign(picture, image);
  else picture?.remove();
  const list = card.querySelector('ul');
  const first = list?.firstElementChild;
  if (list && first)
    list.replaceChildren(
      ...tags.map((tag) => {
        const entry = first.cloneNode(true) as HTMLElement;
        const to = entry.querySelector('a');
        if (to) Object.assign(to, { href: tag.href, textContent: tag.text });
        return entry;
      }),
    );
  return card;
};
