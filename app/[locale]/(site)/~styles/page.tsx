import '#app/_composition/public-answer.tsx';
import type { Metadata } from 'next';

export const metadata: Metadata = { robots: 'noindex' };

/**
 * Nothing to read: on this page Next links the style sheets of whatever public pages are made of, which it would do for
 * no route of ours. `app/_composition/site-styles.ts` looks them up here.
 */
export default function Styles() {
  return null;
}
