import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** A custom element in JSX: React passes its attributes through unchanged. */
type Markup = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'article-reactions': Markup;
      'click-frame': Markup;
      'consent-notice': Markup;
      'contents-list': Markup;
      'email-form': Markup;
      'focus-sheet': Markup;
      'form-draft': Markup;
      'account-link': Markup;
      'language-links': Markup;
      'menu-bar': Markup;
      'modal-window': Markup;
      'news-list': Markup;
      'page-analytics': Markup;
      'picture-gallery': Markup;
      'print-button': Markup;
      'search-box': Markup;
      'search-results': Markup;
      'share-sheet': Markup;
      'sign-in-form': Markup;
      'slide-carousel': Markup;
      'time-left': Markup;
      'top-bar': Markup;
    }
  }
}
