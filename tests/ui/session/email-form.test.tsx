// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailForm } from '#ui/page/elements/email-form.ts';
import { defineElement } from '#ui/page/elements/enliven.ts';
import { PlainEmailForm } from '#ui/session/plain-email-form.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const labels = labelsOf('en', messagesFor('en'));
const { t } = labels;

let status: number;
let requests: unknown[];

beforeAll(() => defineElement('email-form', emailForm));
beforeEach(() => {
  requests = [];
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    requests.push([address, JSON.parse(String(body))]);
    return Response.json({}, { status, headers: { 'retry-after': '300' } });
  });
  document.body.innerHTML = renderToStaticMarkup(
    <PlainEmailForm
      source="/api/session/forgot-password"
      title={t('forgot-title')}
      text={t('forgot-text')}
      sent={t('forgot-sent')}
      signIn="/"
      labels={labels}
    />,
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const send = async (email: string): Promise<void> => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(t('account-email')), `${email}{Enter}`);
};

it('sends the page that the mailed link leads to', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <PlainEmailForm
      {...{ source: '/api/session/sign-in-link', title: '', text: '', sent: '', labels }}
      returnTo="/aqua/tasks"
      signIn="/aqua/tasks"
    />,
  );
  status = 200;
  await send('m@b.nl');
  const body = { email: 'm@b.nl', language: 'en', returnTo: '/aqua/tasks' };
  await waitFor(() => expect(requests).toEqual([['/api/session/sign-in-link', body]]));
});

describe('the form that requests a mail, without the framework', () => {
  it.each([
    ['{ }', t('forms-required', { label: t('account-email') })],
    ['not an address', t('forms-email')],
  ])('explains %s beside the field without a request', async (typed, text) => {
    await send(typed.replace('{ }', ' '));
    expect(screen.getByText(text).hidden).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText(t('account-email')));
    expect(requests).toEqual([]);
  });

  it.each([
    [400, t('forms-email')],
    [429, 'Too many attempts. Please try again in 5 minutes.'],
    [503, t('failed-general')],
  ])('explains a response of %i, and what was typed stays', async (code, text) => {
    status = code;
    await send('m@b.nl');
    await waitFor(() => expect(screen.getByText(text)).toBeDefined());
    expect(screen.getByLabelText(t('account-email'))).toHaveProperty('value', 'm@b.nl');
    expect(requests).toEqual([['/api/session/forgot-password', { email: 'm@b.nl', language: 'en' }]]);
  });

  it('gives way to a note once the request is accepted', async () => {
    status = 200;
    await send(' m@b.nl ');
    expect((await screen.findByRole('status')).textContent).toBe(t('forgot-sent'));
    expect(document.activeElement?.textContent).toBe(t('forgot-title'));
    expect(document.querySelector('form')).toBeNull();
  });
});
