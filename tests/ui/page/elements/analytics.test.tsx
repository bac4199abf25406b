// @vitest-environment jsdom
import { CONSENT_COOKIE, TRACKED_EVENTS, type TrackedEvent } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentNotice } from '#ui/navigation/consent-notice.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { PageAnalytics } from '#ui/page/page-analytics.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { announceConsent, track } from '#ui/shared/track.ts';

defineElements();

const decide = (value: string | undefined) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${CONSENT_COOKIE}=${value ?? '; max-age=0'}; path=/`;
};

const page = {
  site: 'aqua',
  name: 'visit',
  itemId: '54e08860-21cf-7d10-e2dc-698414d95939',
  language: 'nl',
  state: 'normal',
} as const;
const analytics = { browserCookie: 'sc_ctx' };

beforeEach(() => decide(undefined));
afterEach(() => {
  cleanup();
  decide(undefined);
  vi.unstubAllGlobals();
});

/** A receiver that answers, fails, rejects or never answers. */
const receivers = {
  answers: () => Promise.resolve(new Response(null, { status: 204 })),
  fails: () => Promise.resolve(new Response('no', { status: 500 })),
  rejects: () => Promise.reject(new TypeError('no network')),
  hangs: () => new Promise<Response>(() => undefined),
};

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('decide' as const),
      value: fc.constantFrom('granted', 'denied', undefined),
    }),
    fc.record({ kind: fc.constant('track' as const), event: fc.constantFrom(...TRACKED_EVENTS) }),
  ),
  { maxLength: 8 },
);

type Step = { kind: 'decide'; value: string | undefined } | { kind: 'track'; event: TrackedEvent };

/** Performs the steps on an open page, and names the events that consent covers. */
const perform = (actions: readonly Step[]): readonly string[] => {
  const wanted: string[] = [];
  let consent: string | undefined;
  let isViewed = false;
  for (const action of actions) {
    if (action.kind === 'decide') {
      consent = action.value;
      decide(consent);
      announceConsent();
    } else expect(() => track(action.event)).not.toThrow();
    if (consent !== 'granted') continue;
    // The view of the page counts once, as soon as there is consent.
    if (!isViewed) wanted.push('page_view');
    isViewed = true;
    if (action.kind === 'track') wanted.push(action.event);
  }
  return wanted;
};

describe('page-analytics', () => {
  it('sends exactly what happens under consent, however the receiver behaves', async () => {
    const anyReceiver = fc.constantFrom(...Object.values(receivers));
    await fc.assert(
      fc.asyncProperty(steps, anyReceiver, async (actions, receiver) => {
        const sent: { event: string }[] = [];
        vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
          sent.push(JSON.parse(body));
          return receiver();
        });
        decide(undefined);
        const { unmount } = render(<PageAnalytics page={page} data={{ analytics }} />);
        await vi.dynamicImportSettled();
        const wanted = perform(actions);
        unmount();
        expect(sent.map(({ event }) => event)).toEqual(wanted);
        for (const message of sent)
          expect(message).toEqual({
            ...{ event: message.event, site: 'aqua', page: 'visit', language: 'nl', campaign: {} },
            itemId: page.itemId,
          });
      }),
    );
  });

  it('is absent without a receiver, in the editor, and on a page without an id', () => {
    const isThere = (other: object, data: object = { analytics }) =>
      render(<PageAnalytics page={{ ...page, ...other }} data={data} />).container.childElementCount > 0;
    expect(isThere({})).toBe(true);
    expect(isThere({}, {})).toBe(false);
    expect(isThere({ state: 'edit' })).toBe(false);
    expect(isThere({ itemId: '' })).toBe(false);
  });
});

describe('consent-notice', () => {
  const show = async (language: 'en' | 'tr' = 'en') => {
    const labels = labelsOf(language, messagesFor(language));
    render(<ConsentNotice labels={labels} {...analytics} />);
    const settings = await screen.findByRole('button', { name: labels.t('consent-settings') });
    return {
      settings,
      labels,
      region: () => screen.queryByRole('region', { name: labels.t('consent-title') }),
    };
  };

  it.each(['granted', 'denied'])('asks once, and can be reopened: %s', async (value) => {
    const { settings, labels, region } = await show();
    expect(region()).not.toBeNull();
    fireEvent.click(
      screen.getByRole('button', { name: labels.t(value === 'granted' ? 'consent-grant' : 'consent-deny') }),
    );
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=${value}`);
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(settings);
    fireEvent.click(settings);
    expect(region()).not.toBeNull();
  });

  it('deletes the id of the browser when consent is withdrawn', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'sc_ctx=browser-1; path=/';
    decide('granted');
    const { settings, labels, region } = await show();
    await waitFor(() => expect(region()).toBeNull());
    fireEvent.click(settings);
    fireEvent.click(screen.getByRole('button', { name: labels.t('consent-deny') }));
    expect(document.cookie).not.toContain('sc_ctx');
  });
});
