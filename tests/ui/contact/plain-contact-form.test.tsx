// @vitest-environment jsdom
import { CONTACT_FIELDS, CONTACT_TRAP, type ContactForm, contactNotices } from '@fairdesk/core/contact';
import { type EventId, eventIdOf, type Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect } from 'vitest';
import { PlainContactForm } from '#ui/contact/plain-contact-form.tsx';
import { formDraft } from '#ui/page/elements/form-draft.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const NAMES = Object.keys(CONTACT_FIELDS) as (keyof ContactForm)[];
const LABELS = labelsOf('en', messagesFor('en'));
const EMPTY: ContactForm = { name: '', email: '', company: '', message: '' };

type Notices = ReturnType<typeof contactNotices>;
const SENT = contactNotices(undefined);
const REJECTED = contactNotices({
  kind: 'rejected',
  reason: 'body',
  fields: [{ path: 'email', code: 'forms-email' }],
});
const anyFailure = fc.constantFrom(
  ...([{ kind: 'throttled', retryAfterSeconds: 300 }, { kind: 'unavailable' }] as Failure[]).map(
    contactNotices,
  ),
  REJECTED,
);
const [EVENT, OTHER_EVENT] = [eventIdOf('101') as EventId, eventIdOf('102') as EventId];

/** The page as the server renders it; `typed` before the script has loaded. */
const openPage = (notices: Notices = [], event = EVENT, typed: Partial<ContactForm> = {}): void => {
  document.body.innerHTML = renderToStaticMarkup(
    <PlainContactForm id="form" event={event} notices={notices} labels={LABELS} />,
  );
  for (const name of NAMES) field(name).value = typed[name] ?? '';
  formDraft(document.querySelector<HTMLElement>('form-draft') ?? expect.fail(), new AbortController().signal);
};

const field = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail();
const form = (): object => Object.fromEntries(NAMES.map((name) => [name, field(name).value]));

const submit = (texts: ContactForm): void => {
  for (const name of NAMES) field(name).value = texts[name];
  fireEvent.submit(document.querySelector('form') ?? expect.fail());
};

/** On one line, and without surrounding white space, as the inputs of a browser return them. */
const anyLine = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, '').trim());
const anyForm = fc.record({
  name: anyLine,
  email: anyLine,
  company: anyLine,
  message: fc.tuple(anyLine, anyLine).map((lines) => lines.join('\n')),
});

beforeEach(() => sessionStorage.clear());

describe('the contact form of a public page', () => {
  it('marks every required field', () => {
    openPage();
    for (const name of NAMES)
      expect(document.querySelector(`label[for="form-${name}"]`)?.hasAttribute('data-marked')).toBe(true);
  });

  it.prop([anyForm, anyFailure])('still has what was typed after the server rejects it', (texts, notices) => {
    openPage();
    submit(texts);
    openPage(notices);
    expect(form()).toEqual(texts);
    // Also after a reload.
    openPage(notices);
    expect(form()).toEqual(texts);
  });

  it.prop([anyForm])('is empty once it was sent, and stays so', (texts) => {
    openPage();
    submit(texts);
    openPage(SENT);
    expect(form()).toEqual(EMPTY);
    openPage(REJECTED);
    expect(form()).toEqual(EMPTY);
  });

  it.prop([anyForm])('is empty without an outcome, and at another event', (texts) => {
    openPage();
    submit(texts);
    openPage();
    expect(form()).toEqual(EMPTY);
    openPage(REJECTED, OTHER_EVENT);
    expect(form()).toEqual(EMPTY);
    sessionStorage.clear();
  });

  it('never replaces what was typed before the script loaded', () => {
    const texts = { name: 'Ana', email: 'ana@empresa', company: 'Empresa', message: 'Hola' };
    openPage();
    submit(texts);
    openPage(REJECTED, EVENT, { email: 'ana@empresa.example' });
    expect(form()).toEqual({ ...texts, email: 'ana@empresa.example' });
    expect(field(CONTACT_TRAP).value).toBe('');
  });

  it('lets the browser reject an address that the server rejects', () => {
    openPage();
    field('email').value = 'ana@empresa';
    expect(field('email').checkValidity()).toBe(false);
    expect(field('email').title).toBe('Enter a valid e-mail address, such as name@company.com.');
    field('email').value = 'ana@empresa.example';
    expect(field('email').checkValidity()).toBe(true);
  });
});
