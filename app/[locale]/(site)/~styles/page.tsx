import '#app/_portal/door-response.tsx';
import '#app/_site/public-response.tsx';
import type { Metadata } from 'next';

export const metadata: Metadata = { robots: 'noindex' };

/**
 * An empty page on which Next links the style sheets of public pages, which it would not do for our route
 * handlers.
 * `app/_front/style-addresses.ts` reads their addresses from it.
 */
export default function Styles() {
  return null;
}
