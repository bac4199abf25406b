import '#app/_site/public-response.tsx';
import '#ui/session/door-layout.tsx';
import '#ui/session/plain-email-form.tsx';
import '#ui/session/plain-login-form.tsx';
import '#ui/session/welcome-view.tsx';
import type { Metadata } from 'next';

export const metadata: Metadata = { robots: 'noindex' };

/**
 * An empty page for which Next makes the style sheets of public pages, and of those for signed-out users, which it
 * would not do for our route handlers.
 * `app/_front/style-addresses.ts` reads their addresses from what the build says about it.
 */
export default function Styles() {
  return null;
}
