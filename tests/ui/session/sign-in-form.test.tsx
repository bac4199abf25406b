// @vitest-environment jsdom
import { WRONG_CREDENTIALS } from '@fairdesk/core/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineElement } from '#ui/page/elements/enliven.ts';
import { signInForm } from '#ui/page/elements/sign-in-form.ts';
import { PlainLoginForm } from '#ui/session/plain-login-form.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const links = { forgot: '/forgot-password', link: '/sign-in', register: '/register' };
const labels = labelsOf('en', messagesFor('en'));

let respond: () => Response | Promise<Response>;
let bodies: unknown[];

beforeAll(() => defineElement('sign-in-form', signInForm));
beforeEach(() => {
  document.documentElement.lang = 'en';
  bodies = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return respond();
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const open = (codes: readonly string[] = []) => {
  document.body.innerHTML = renderToStaticMarkup(
    <PlainLoginForm links={links} codes={codes} labels={labels} />,
  );
  return userEvent.setup();
};
const email = () => screen.getByLabelText('E-mail address');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('the login form without the framework', () => {
  it.each([
    ['link', 'login-by-link'],
    ['forgot', 'login-forgot'],
  ] as const)('leads to a mailed %s that returns to the page as it is now', async (name, label) => {
    const returning = { ...links, [name]: `${links[name]}?return=%2Faqua%2Ftasks` };
    document.body.innerHTML = renderToStaticMarkup(
      <PlainLoginForm links={returning} codes={[]} labels={labels} />,
    );
    window.history.replaceState(null, '', '/aqua/tasks?sign-in=login-failed&tab=news#task-rigging');
    const link = screen.getByRole('link', { name: labels.t(label) });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    const returnTo = encodeURIComponent('/aqua/tasks?tab=news#task-rigging');
    expect(link.getAttribute('href')).toBe(`${links[name]}?return=${returnTo}`);
    window.history.replaceState(null, '', '/');
  });

  it('reports an incomplete form without a request, and focuses the first field', async () => {
    await open().click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Enter your e-mail address.\nEnter your password.');
    expect(document.activeElement).toBe(email());
    expect(email().ariaInvalid).toBe('true');
    expect(bodies).toEqual([]);
  });

  it.each([
    [401, { code: WRONG_CREDENTIALS }, 'Check your e-mail address and password and try again.'],
    [429, { code: 'throttled' }, 'Too many attempts. Please try again in 5 minutes.'],
    [503, { code: 'unavailable' }, labels.t('login-failed')],
  ])('reports a response of %i in place, and what was typed stays', async (status, body, text) => {
    respond = () => Response.json(body, { status, headers: { 'retry-after': '299' } });
    const user = open();
    await user.type(email(), 'm@b.nl');
    await user.type(password(), 'wrong');
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(bodies).toEqual([{ accountName: 'm@b.nl', password: 'wrong', rememberMe: true }]);
    expect(email()).toHaveProperty('value', 'm@b.nl');
    expect(password()).toHaveProperty('value', 'wrong');
    expect(submit().hasAttribute('aria-busy')).toBe(false);
  });

  it('sends one request while one is under way', async () => {
    let finish = (_: Response): void => undefined;
    respond = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const user = open();
    await user.type(email(), 'm@b.nl');
    await user.type(password(), 'wrong{Enter}');
    expect(submit().ariaBusy).toBe('true');
    await user.click(submit());
    expect(bodies).toHaveLength(1);
    finish(Response.json({}, { status: 503 }));
    await screen.findByRole('alert');
  });

  it('shows and hides the password by keyboard', async () => {
    const user = open();
    password().focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().getAttribute('type')).toBe('password');
  });

  it('is a plain form without script, with the reason of a failure', () => {
    const html = renderToStaticMarkup(
      <PlainLoginForm links={links} codes={['failed-throttled.42', 'unknown']} labels={labels} />,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/session/form']);
    expect(page.querySelector('[role=alert]:not([hidden])')?.textContent).toBe(
      `Too many attempts. Please try again in 42 seconds.\n${labels.t('failed-general')}`,
    );
    expect(page.querySelector('button[type=button]')?.hasAttribute('hidden')).toBe(true);
    const autofill = [...page.querySelectorAll('[autocomplete]')].map((field) =>
      field.getAttribute('autocomplete'),
    );
    expect(autofill).toEqual(['username', 'current-password']);
  });
});
