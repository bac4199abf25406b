import { isThrottleOver, SCROLL_THROTTLE_MS, wantsMore } from '@fairdesk/core/search';
import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';
import { failureText } from './failure-text.ts';
import { restoreList } from './restore-list.ts';

/** The response of our search proxy. */
interface Answer {
  readonly widgets: readonly [
    {
      readonly content: readonly {
        readonly name: string;
        readonly description: string;
        readonly url: string;
        readonly languages?: { readonly description?: string };
      }[];
      readonly total_item: number;
      /** How many results it may have: those that are invalid are missing from it. */
      readonly limit: number;
      readonly offset: number;
    },
  ];
}

/**
 * Loads more results at 80 percent of the scroll height, or through the link below them.
 * Source: site spec §2 "Search page", §9 "Infinite-scroll trigger".
 */
export const searchResults: Enliven = (element, signal) => {
  const { off, source = '', loading = '', failed = '', throttled, shown = '' } = element.dataset;
  if (off) return pageLog.warn(NOTES[off] ?? '');
  const list = element.querySelector('ol');
  const more = element.querySelector<HTMLAnchorElement>('[data-more]');
  const status = element.querySelector<HTMLElement>('[data-status]');
  const row = list?.querySelector('li');
  if (!(list && more && status && row)) return;

  let end = Number(element.dataset.end);
  let total = Number(element.dataset.total);
  /** In the state `failed`, only the link retries. */
  let state: 'waiting' | 'loading' | 'failed' = 'waiting';

  const add = ({ widgets: [{ content, total_item, limit, offset }] }: Answer): HTMLElement | null => {
    const added = content.map((result) => rowOf(row, result));
    list.append(...added);
    // Results may shrink in the meantime: an empty page ends the list.
    total = content.length === 0 ? end : total_item;
    end = Math.min(offset + limit, total);
    status.textContent = shown.replace(
      '{n}',
      list.children.length.toLocaleString(document.documentElement.lang),
    );
    if (end >= total) more.remove();
    return added[0]?.querySelector('a') ?? null;
  };
  /** Loads the next page, or this many results; returns the link of the first one. */
  const load = async (count?: number): Promise<HTMLElement | null> => {
    if (state === 'loading' || end >= total) return null;
    state = 'loading';
    status.textContent = loading;
    const address = count ? source.replace(/(?<=[?&]limit=)\d+/, String(count)) : source;
    try {
      const answer = await fetch(`${address}&offset=${end}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      if (answer.status === 429) return fail(failureText(throttled, answer));
      if (!answer.ok) return fail(failed);
      const first = add(await answer.json());
      state = 'waiting';
      return first;
    } catch {
      return fail(failed);
    }
  };
  const fail = (text: string): null => {
    state = 'failed';
    status.textContent = text;
    return null;
  };

  const loadMore = async (): Promise<HTMLElement | null> => {
    const first = await load();
    look();
    return first;
  };
  const look = (): void => {
    const { top, height } = list.getBoundingClientRect();
    const place = { scrolled: -top, screenHeight: window.innerHeight, listHeight: height };
    if (state === 'waiting' && end < total && wantsMore(place)) void loadMore();
  };
  let lastLookMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    if (!isThrottleOver(lastLookMs, now)) {
      // Check again once the throttle interval is over, to catch the last scroll event.
      timer = setTimeout(onScroll, SCROLL_THROTTLE_MS - (now - (lastLookMs ?? now)));
      return;
    }
    lastLookMs = now;
    look();
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
  addEventListener('resize', onScroll, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  more.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      // Keyboard users continue at the first new result.
      void loadMore().then((first) => first?.focus());
    },
    { signal },
  );
  const grow = async (loaded: number) => (await load(loaded - end)) !== null;
  void restoreList({ loaded: () => end, grow }, signal).then(look);
};

/** Clones a result row and fills it. */
const rowOf = (
  model: HTMLElement,
  { name, description, url, languages }: Answer['widgets'][0]['content'][0],
): HTMLElement => {
  const row = model.cloneNode(true) as HTMLElement;
  const [link, text] = [row.querySelector('a'), row.querySelector('p')];
  if (link) {
    link.textContent = name;
    if (url) link.href = url;
    else link.removeAttribute('href');
  }
  if (text) {
    text.textContent = description;
    text.removeAttribute('lang');
    if (languages?.description) text.lang = languages.description;
  }
  return row;
};

const NOTES: Readonly<Record<string, string>> = {
  'no-scope': 'Search is off: there is no such search scope',
  'no-source': 'Search is off: the site has no search source',
};
