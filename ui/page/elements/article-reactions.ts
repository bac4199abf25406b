import {
  createReactionQueue,
  isDisabled,
  isSet,
  NO_REACTIONS,
  type Presses,
  type Reaction,
  type ReactionOutcome,
  type Reactions,
} from '@fairdesk/core/articles';
import { SIGNED_IN_COOKIE } from '@fairdesk/core/session';
import { REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';
import { hasCookie } from './has-cookie.ts';

/** The delay before the quiet retry, in milliseconds. */
const RETRY_MS = 2000;

/**
 * Like, dislike and save: shows the likes and the visitor's own reactions on a page that is cached for all, and
 * sends presses. Source: site spec §4 "Like, dislike and save", §7 "Visitor portal".
 */
export const articleReactions: Enliven = (element, signal) => {
  const { articleId, likes: likesText = '' } = element.dataset;
  const buttons = [...element.querySelectorAll<HTMLButtonElement>('[data-reaction]')];
  const count = element.querySelector('[data-count]');
  const status = element.querySelector('[role="status"]');
  const unsaved = element.querySelector<HTMLElement>('[data-unsaved]');
  let likes: number | undefined;
  let hasPressed = false;

  const request = async (call: string, options: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`/api/visitor/articles/${articleId}/${call}`, {
      ...options,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok && response.status !== 401) throw new Error(`HTTP ${response.status}`);
    return response;
  };

  /** The fallback where the service does not respond: no likes, no reactions. Source: site spec §8. */
  const read = async (call: string): Promise<Partial<Reactions>> => {
    try {
      const response = await request(call);
      return response.ok ? await response.json() : {};
    } catch (cause) {
      pageLog.error(`Cannot load ${call}: ${cause}`);
      return {};
    }
  };

  const load = async (): Promise<Reactions> => {
    const calls = hasCookie(SIGNED_IN_COOKIE) ? ['articleData', 'visitorStatus'] : ['articleData'];
    return Object.assign({}, NO_REACTIONS, ...(await Promise.all(calls.map(read))));
  };

  const send = async (reaction: Reaction, isOn: boolean): Promise<ReactionOutcome> => {
    // In parallel with the request, which the server will reject; a failed load is repeated below.
    if (!hasCookie(SIGNED_IN_COOKIE)) void loadDialog().catch(() => undefined);
    try {
      const { ok } = await request(TOGGLES[reaction], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [reaction]: isOn }),
        // Completes even if the visitor follows a link.
        keepalive: true,
      });
      // A press whose dialog cannot load has failed: it stays on screen and can be sent again.
      if (!ok) await loadDialog();
      return ok ? 'saved' : 'signed-out';
    } catch (cause) {
      pageLog.error(`Cannot save ${reaction}: ${cause}`);
      return 'failed';
    }
  };

  const signIn = async (presses: Presses): Promise<void> => {
    const { signInDialog } = await loadDialog();
    signInDialog(element, signal, () => {
      queue.load(load());
      queue.apply(presses);
    });
  };

  const queue = createReactionQueue({
    send,
    pause: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
    onSignedOut: (presses) => void signIn(presses),
    onChange: ({ reactions, isUnsaved }) => {
      for (const button of buttons) {
        const reaction = reactionOf(button);
        button.ariaPressed = String(isSet(reactions, reaction));
        button.disabled = isDisabled(reactions, reaction);
      }
      const shown = reactions.likes.toLocaleString(document.documentElement.lang);
      if (count) count.textContent = shown;
      if (status && hasPressed && reactions.likes !== likes)
        status.textContent = likesText.replace('{count}', shown);
      ({ likes } = reactions);
      if (unsaved) unsaved.hidden = !isUnsaved;
    },
  });

  for (const button of buttons)
    button.addEventListener(
      'click',
      () => {
        hasPressed = true;
        queue.press(reactionOf(button));
      },
      { signal },
    );
  unsaved?.querySelector('button')?.addEventListener('click', queue.retry, { signal });
  queue.load(load());
  // Going back shows the page as it was left: the visitor may have reacted elsewhere, or signed in or out.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted && navigator.onLine) queue.load(load());
    },
    { signal },
  );
};

const loadDialog = () => import('./sign-in-dialog.ts');

const TOGGLES: Readonly<Record<Reaction, string>> = {
  like: 'toggleLike',
  dislike: 'toggleDislike',
  save: 'toggleSave',
};

const reactionOf = ({ dataset: { reaction } }: HTMLElement): Reaction =>
  reaction === 'like' || reaction === 'dislike' ? reaction : 'save';
