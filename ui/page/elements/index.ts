import { accountLink } from './account-link.ts';
import { clickFrame } from './click-frame.ts';
import { defineElement, type Enliven } from './enliven.ts';
import { focusSheet } from './focus-sheet.ts';
import { languageLinks } from './language-links.ts';
import { lateButtons } from './late-buttons.ts';
import { menuBar } from './menu-bar.ts';
import { printButton } from './print-button.ts';
import { searchBox } from './search-box.ts';
import { shareSheet } from './share-sheet.ts';
import { timeLeft } from './time-left.ts';
import { topBar } from './top-bar.ts';

/** The custom elements of block pages. Without any of them, a page is still readable. */
const ELEMENTS: Readonly<Record<string, Enliven>> = {
  'account-link': accountLink,
  'article-reactions': lateButtons(async () => (await import('./article-reactions.ts')).articleReactions),
  'click-frame': clickFrame,
  'consent-notice': lateButtons(async () => (await import('./consent-notice.ts')).consentNotice),
  'contents-list': lateButtons(async () => (await import('./contents-list.ts')).contentsList),
  'focus-sheet': focusSheet,
  'form-draft': lateButtons(async () => (await import('./form-draft.ts')).formDraft),
  'language-links': languageLinks,
  'menu-bar': menuBar,
  'modal-window': lateButtons(async () => (await import('./modal-window.ts')).modalWindow),
  'news-list': lateButtons(async () => (await import('./news-list.ts')).newsList),
  'page-analytics': lateButtons(async () => (await import('./page-analytics.ts')).pageAnalytics),
  'picture-gallery': lateButtons(async () => (await import('./picture-gallery.ts')).pictureGallery),
  'print-button': printButton,
  'search-box': searchBox,
  'search-results': lateButtons(async () => (await import('./search-results.ts')).searchResults),
  'share-sheet': shareSheet,
  'slide-carousel': lateButtons(async () => (await import('./slide-carousel.ts')).slideCarousel),
  'time-left': timeLeft,
  'top-bar': topBar,
  'wide-table': lateButtons(async () => (await import('./wide-table.ts')).wideTable),
};

export const defineElements = (): void => {
  for (const [name, enliven] of Object.entries(ELEMENTS)) defineElement(name, enliven);
};
