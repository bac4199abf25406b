import '#app/_site/public-response.tsx';
import type { Metadata } from 'next';

export const metadata: Metadata = { robots: 'noindex' };

/**
 * Nothing to read: on this page Next links the style sheets of whatever public pages are made of, which it would do for
 * no route of ours. `app/_site/site-styles.ts` looks them up here.
 */
export default function Styles() {
  return null;
}
