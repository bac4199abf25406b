import {
  CONTACT_FIELDS,
  ContactBodySchema,
  type ContactForm,
  contactFaults,
  contactNotices,
  faultsOfBody,
  faultsOfForm,
  formOfBody,
  readNotices,
  sendContactMessage,
  writeNotices,
} from '@fairdesk/core/contact';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { anyContactMessage, anyFailure, anyWords, memoryContactDesk } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const event = eventIdOf('101') as EventId;
const anyForm: fc.Arbitrary<ContactForm> = fc.record({
  name: anyWords(),
  email: fc.oneof(fc.constant('anna@bakery.example'), anyWords()),
  company: anyWords(),
  message: anyWords(),
});
const anyAbout = fc.record({ showName: anyWords(), eventName: anyWords(), showCode: anyWords() });
const newDesk = () => memoryContactDesk({ '101': 'desk@fair.example' }, () => new Date(0));

describe('sendContactMessage', () => {
  it.prop([anyForm, anyAbout])('sends exactly the forms without faults', async (form, about) => {
    const desk = newDesk();
    const result = await sendContactMessage(desk)(event, form, about);
    const faults = contactFaults(form);
    expect(result.isOk()).toBe(faults.length === 0);
    expect(desk.mails).toHaveLength(faults.length === 0 ? 1 : 0);
    if (result.isErr()) expect(result.error).toMatchObject({ kind: 'rejected', fields: faults });
  });

  it.prop([anyContactMessage, fc.emailAddress()])(
    'mails the organiser, whatever recipient a body names',
    async (message, email_to) => {
      const desk = newDesk();
      const form = formOfBody(ContactBodySchema.parse({ ...message, email_to }));
      const about = { showName: 'Aqua', eventName: 'Aqua 2027', showCode: '' };
      expect((await sendContactMessage(desk)(event, form, about)).isOk()).toBe(true);
      expect(desk.mails.map(({ to }) => to)).toEqual(['desk@fair.example']);
      expect(JSON.stringify(desk.mails)).not.toContain(email_to);
    },
  );
});

describe('ContactBodySchema', () => {
  it.prop([
    fc.dictionary(fc.constantFrom('exhibitor_name', 'exhibitor_email', 'message', 'x'), fc.jsonValue()),
  ])('reads any object, and values of another type as empty', (body) => {
    const form = formOfBody(ContactBodySchema.parse(body));
    for (const value of Object.values(form)) expect(typeof value).toBe('string');
    if (typeof body.message !== 'string') expect(form.message).toBe('');
  });
});

describe('faults on the wire', () => {
  const anyFault = fc.record({
    path: fc.constantFrom(...Object.keys(CONTACT_FIELDS), ''),
    code: fc.constantFrom('forms-required', 'forms-email'),
  });

  it.prop([fc.array(anyFault)])('find their fields again', (faults) => {
    expect(faultsOfForm(faultsOfBody(faults))).toEqual(faults);
  });

  it('have the names of the message', () => {
    const empty = { name: '', email: '', company: '', message: '' };
    expect(faultsOfBody(contactFaults(empty)).map(({ path }) => path)).toEqual([
      'exhibitor_name',
      'exhibitor_email',
      'exhibitor_company',
      'message',
    ]);
  });
});

describe('notices', () => {
  it.prop([anyForm])('name each fault and its field, and are read back as they were written', (form) => {
    const fields = contactFaults(form);
    const notices = contactNotices({ kind: 'rejected', reason: 'x', fields });
    expect(readNotices(writeNotices(notices))).toEqual(notices);
    if (fields.length > 0) expect(notices).toEqual(fields.map(({ path, code }) => ({ code, field: path })));
    else expect(notices).toEqual([{ code: 'contact-failed' }]);
  });

  it.prop([anyFailure])('never report a failure as sent', (failure) => {
    fc.pre(failure.kind !== 'rejected' || failure.fields.length === 0);
    const notices = readNotices(writeNotices(contactNotices(failure)));
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.map(({ code }) => code)).not.toContain('contact-sent');
  });

  it.prop([
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('forms-email.email', 'contact-sent', 'contact-throttled.90', 'X'), {
          maxLength: 20,
        })
        .map((all) => all.join(' ')),
    ),
  ])('are never more than eight, whatever the address says', (value) => {
    const notices = readNotices(value);
    expect(notices.length).toBeLessThanOrEqual(8);
    for (const { code } of notices) expect(code).toMatch(/^[a-z-]+(?:\.\d+)?$/);
  });

  it.prop([
    fc.array(fc.constantFrom('forms-email.email', 'contact-sent', 'contact-throttled.90'), { maxLength: 10 }),
  ])('are the first eight of an address, two for each field', (words) => {
    const notices = readNotices(words.join(' '));
    expect(writeNotices(notices)).toBe(words.slice(0, 2 * Object.keys(CONTACT_FIELDS).length).join(' '));
  });

  it.each(['Contact-sent', 'contact-sent!', '!contact-sent', 'contact-sent.name.name', 'contact-sent.', ''])(
    'are none in the text %j',
    (value) => {
      expect(readNotices(value)).toEqual([]);
      expect(readNotices(`${value} contact-sent`)).toStrictEqual([{ code: 'contact-sent' }]);
    },
  );

  it('have a text of their own when messages are limited', () => {
    expect(contactNotices({ kind: 'throttled', retryAfterSeconds: 9 })).toEqual([
      { code: 'contact-throttled.9' },
    ]);
    expect(contactNotices(undefined)).toEqual([{ code: 'contact-sent' }]);
  });
});
