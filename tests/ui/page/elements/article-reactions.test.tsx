// @vitest-environment jsdom
import { SIGNED_IN_COOKIE, WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleReactions } from '#ui/articles/article-reactions.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

defineElements();

const article = articleIdOf('0f0e0d0c-0b0a-0908-0706-050403020100') as ArticleId;
const path = (call: string) => `/api/visitor/articles/${article}/${call}`;

type Answer = { readonly status?: number; readonly body?: unknown };

/** Responses by address; the last of a list is repeated. */
let answers: Record<string, readonly Answer[]>;
let requests: string[];

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = cookie;
};

beforeEach(() => {
  requests = [];
  document.documentElement.lang = 'en';
  answers = { [path('articleData')]: [{ body: { likes: 41 } }] };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const known = answers[address] ?? [{}];
    const before = requests.filter((request) => request.startsWith(address)).length;
    requests.push(typeof body === 'string' ? `${address} ${body}` : address);
    const { status = 200, body: data = {} } = known[Math.min(before, known.length - 1)] ?? {};
    return Response.json(data, { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  document.body.innerHTML = '';
  setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ArticleReactions article={article} labels={labelsOf('en', messagesFor('en'))} />,
  );
  await screen.findByRole('button', { name: /^Like [\d,]+$/ });
};
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const like = () => button(/^Like/);
const dislike = () => button(/^Dislike/);
const save = () => button(/^Save/);

describe('article-reactions', () => {
  it('loads the likes for everybody, and the own status only when the visitor is signed in', async () => {
    await open();
    expect(like().textContent).toBe('Like 41');
    expect(requests).toEqual([path('articleData')]);
    requests = [];
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    answers[path('visitorStatus')] = [{ body: { isLike: true, isDislike: false, isSave: true } }];
    await open();
    expect(requests.toSorted()).toEqual([path('articleData'), path('visitorStatus')]);
    expect([like(), dislike(), save()].map(({ ariaPressed }) => ariaPressed)).toEqual([
      'true',
      'false',
      'true',
    ]);
    expect(dislike().disabled).toBe(true);
  });

  it('loads them again when the page comes back, as after a sign-out elsewhere', async () => {
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    answers[path('visitorStatus')] = [{ body: { isLike: false, isDislike: false, isSave: true } }];
    await open();
    expect(save().ariaPressed).toBe('true');
    setCookie(`${SIGNED_IN_COOKIE}=; max-age=0`);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(save().ariaPressed).toBe('false'));
    expect(like().textContent).toBe('Like 41');
  });

  it('shows a press at once, announces the count and sends the wanted state', async () => {
    await open();
    await userEvent.click(like());
    expect(like().textContent).toBe('Like 42');
    expect(screen.getByRole('status').textContent).toBe('Likes: 42');
    expect(dislike().disabled).toBe(true);
    await waitFor(() => expect(requests.at(-1)).toBe(`${path('toggleLike')} {"like":true}`));
    await userEvent.click(like());
    await waitFor(() => expect(requests.at(-1)).toBe(`${path('toggleLike')} {"like":false}`));
    expect(dislike().disabled).toBe(false);
  });

  it('writes and announces a large count with separators', async () => {
    answers[path('articleData')] = [{ body: { likes: 1234 } }];
    await open();
    expect(like().textContent).toBe('Like 1,234');
    await userEvent.click(like());
    expect(screen.getByRole('status').textContent).toBe('Likes: 1,235');
  });

  it('shows 0 likes when they cannot be loaded', async () => {
    answers[path('articleData')] = [{ status: 503 }];
    await open();
    expect(like().textContent).toBe('Like 0');
  });

  it('leaves a press on screen after a failure, retries once and then offers a retry', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    answers[path('toggleSave')] = [{ status: 503 }, { status: 500 }, {}];
    await open();
    await userEvent.click(save());
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(requests.filter((request) => request.startsWith(path('toggleSave')))).toHaveLength(2);
    expect(save().ariaPressed).toBe('true');
    expect(retry.closest('[data-unsaved]')?.textContent).toContain('Not saved.');
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(requests.filter((request) => request.startsWith(path('toggleSave')))).toHaveLength(3);
    vi.useRealTimers();
  });

  it('leaves a press on screen when there were too many, and says that it is not saved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    answers[path('toggleLike')] = [{ status: 429 }];
    await open();
    await userEvent.click(like());
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(requests.filter((request) => request.startsWith(path('toggleLike')))).toHaveLength(2);
    expect(like().ariaPressed).toBe('true');
    expect(retry.closest('[data-unsaved]')?.textContent).toContain('Not saved.');
    // What the platform has decides at the next load.
    await open();
    expect(like().ariaPressed).toBe('false');
    expect(like().textContent).toBe('Like 41');
    vi.useRealTimers();
  });

  it('undoes the press of a signed-out visitor and applies it after signing in', async () => {
    answers[path('toggleLike')] = [{ status: 401 }, {}];
    answers['/api/session'] = [
      { status: 401, body: { code: WRONG_CREDENTIALS, fields: [] } },
      { body: { session: { user: { accountSetup: true } } } },
    ];
    await open();
    await userEvent.click(like());
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    expect(dialog.closest('article-reactions')).toBeNull();
    expect(like().ariaPressed).toBe('false');
    expect(like().textContent).toBe('Like 41');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'anna@fair.example');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(button(/^Sign in$/));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Check your e-mail address'));
    setCookie(`${SIGNED_IN_COOKIE}=1`);
    await userEvent.click(button(/^Sign in$/));
    await waitFor(() => expect(like().ariaPressed).toBe('true'));
    expect(dialog.isConnected).toBe(false);
    await waitFor(() => expect(requests.at(-1)).toBe(`${path('toggleLike')} {"like":true}`));
    expect(requests).toContain(path('visitorStatus'));
  });

  it('leads back to the article, as it is, from every other way to sign in', async () => {
    history.replaceState(null, '', '/nl/aqua/news/pumps?from=mail#likes');
    answers[path('toggleSave')] = [{ status: 401 }];
    await open();
    await userEvent.click(save());
    await screen.findByRole('dialog', { name: 'Sign in' });
    for (const name of ['No account yet? Create one', 'Forgot your password?']) {
      const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
      expect(new URLSearchParams(search).get('return')).toBe('/nl/aqua/news/pumps?from=mail#likes');
    }
    history.replaceState(null, '', '/');
  });
});
