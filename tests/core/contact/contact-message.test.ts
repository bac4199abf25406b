import {
  afterContact,
  CONTACT_FIELDS,
  type ContactForm,
  contactFaults,
  contactMessage,
} from '@fairdesk/core/contact';
import { lengthIn, lengthOf } from '@fairdesk/core/shared';
import { anyEmail, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyForm: fc.Arbitrary<ContactForm> = fc.record({
  name: anyTitle,
  email: fc.constant('anna@bakery.example'),
  company: anyTitle,
  message: anyTitle,
});
const fieldNames = Object.keys(CONTACT_FIELDS) as (keyof ContactForm)[];
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('\r', '\n', '\0', '\u2028', ':'), fc.string({ minLength: 1, maxLength: 1 })),
});

describe('contactFaults', () => {
  it.prop([anyForm, fc.subarray(fieldNames)])('names exactly the fields that are empty', (form, empty) => {
    const holes = Object.fromEntries(empty.map((name) => [name, ' \n']));
    expect(contactFaults({ ...form, ...holes }).map(({ path, code }) => `${path} ${code}`)).toEqual(
      empty.map((name) => `${name} forms-required`),
    );
  });

  it.prop([anyForm, anyEmail])('rejects an invalid email address', (form, email) => {
    expect(contactFaults({ ...form, email: `${email}\r\nBcc: x@y.z` }).map(({ code }) => code)).toContain(
      'forms-email',
    );
  });
});

describe('the counter of a field', () => {
  const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t') });

  it.prop([anyForm, blanks, blanks])('counts the text that is sent', (form, before, after) => {
    const message = before + form.message + after;
    const sent = contactMessage({ ...form, message }, { showName: '', eventName: '', showCode: '' });
    expect(lengthIn(message, CONTACT_FIELDS.message)).toBe(lengthOf(sent.message));
  });
});

describe('contactMessage', () => {
  it.prop([fc.record({ name: anyText, email: anyText, company: anyText, message: anyText }), anyText])(
    'never lets a field contain a line break',
    (form, name) => {
      const { message, ...heads } = contactMessage(form, { showName: name, eventName: name, showCode: name });
      for (const head of Object.values(heads)) expect(head).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(message).toBe(form.message.trim());
    },
  );

  it('never includes a recipient', () => {
    const form = { name: 'Anna', email: 'a@b.c', company: 'Acme', message: 'Hi', email_to: 'x@y.z' };
    expect(contactMessage(form, { showName: '', eventName: '', showCode: '' })).not.toHaveProperty(
      'email_to',
    );
  });

  it('replaces line breaks with a space, and trims every text', () => {
    const form = { name: ' Anna\r\n\u2028B. ', email: ' a@b.c ', company: '\tAcme', message: ' Hi\nall ' };
    expect(contactMessage(form, { showName: 'Aqua', eventName: 'Aqua 2027', showCode: 'AQ' })).toEqual({
      exhibitor_name: 'Anna B.',
      exhibitor_email: 'a@b.c',
      exhibitor_company: 'Acme',
      show_name: 'Aqua',
      event_name: 'Aqua 2027',
      show_code: 'AQ',
      message: 'Hi\nall',
    });
  });
});

describe('afterContact', () => {
  it('tracks and clears the form only after a successful send', () => {
    expect(afterContact(true)).toEqual({ banner: 'success', emptiesForm: true, tracks: 'form_submit' });
    expect(afterContact(false)).toEqual({ banner: 'error', emptiesForm: false });
  });
});
