import {
  fillMailText,
  hasMailSubject,
  isMailToExhibitors,
  MAIL_KINDS,
  MAIL_PLACEHOLDERS,
  type MailTextForm,
  mailTextFaults,
  NO_TEXTS,
  saveMailText,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const anyKind = fc.constantFrom(...MAIL_KINDS);
const PIECES = ['a ', '{', '}', '{link}', '{fair}', '{tasks}', '{Link}', '{bcc}', '\n', '{ link }'];
const anyText = fc.array(fc.constantFrom(...PIECES)).map((pieces) => pieces.join(''));
/** A text of a kind that may be accepted: every needed placeholder is in the body, seldom an unknown one. */
const anyMail = anyKind.chain((kind) => {
  const { needed, optional } = MAIL_PLACEHOLDERS[kind];
  const known = [...needed, ...optional].map((name) => `{${name}}`);
  const pieces = (breaks: readonly string[]) =>
    fc.array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom('a ', ...breaks, ...known) },
        fc.constantFrom(...PIECES),
      ),
      {
        maxLength: 4,
      },
    );
  return fc.record({
    kind: fc.constant(kind),
    subject: fc.oneof(
      pieces([]).map((some) => some.join('')),
      anyText,
    ),
    body: fc.oneof(
      fc
        .tuple(pieces(['\n']), fc.shuffledSubarray(known, { minLength: known.length }), pieces(['\n']))
        .map((parts) => parts.flat().join('')),
      anyText,
    ),
  });
});
const inDutch = (subject: string, body: string): MailTextForm => ({
  subject: { ...NO_TEXTS, nl: subject },
  body: { ...NO_TEXTS, nl: body },
});

describe('the texts of a mail', () => {
  it.prop([anyMail])('leave no placeholder in a mail once they are accepted', ({ kind, subject, body }) => {
    const { needed, optional } = MAIL_PLACEHOLDERS[kind];
    // With a space, so that braces around a value are no placeholder.
    const values = Object.fromEntries([...needed, ...optional].map((name) => [name, `<${name}> `]));
    if (mailTextFaults(kind, inDutch(subject, body)).length > 0) return;
    const filled = fillMailText(body, values);
    expect(filled).not.toMatch(/\{[^{}\s]+\}/);
    for (const name of body.trim() === '' ? [] : needed) expect(filled).toContain(`<${name}>`);
    expect(fillMailText(subject, values).trim()).not.toContain('\n');
  });

  it.prop([fc.string(), fc.string()])('never read a value as a placeholder', (start, value) => {
    const plain = start.replaceAll(/[{}]/g, '');
    const filled = fillMailText(`${plain}{reason}!`, {
      reason: `${value}{link}`,
      link: 'https://secret.example',
    });
    expect(filled).toBe(`${plain}${value}{link}!`);
  });

  it.prop([fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.option(fc.string())])(
    'fill in only values that there are, whatever the name',
    (name, value) => {
      const values = Object.fromEntries(value === null ? [] : [[name, value]]);
      expect(fillMailText(`{${name}}!`, values)).toBe(`${value ?? `{${name}}`}!`);
    },
  );

  it.each([
    ['', '', []],
    ['A subject {fair}', 'Open {link}', []],
    ['', 'Open it', ['body.nl mail-text-missing {link}']],
    ['{link} {compnay}', 'Open {link}', ['subject.nl mail-text-unknown {compnay}']],
    ['One\nBcc: all@fair.example', 'Open {link}', ['subject.nl mail-text-lines ']],
    ['One\u2028two', 'Open {link}', ['subject.nl mail-text-lines ']],
    ['x'.repeat(201), 'Open {link}', ['subject.nl forms-maxlength ']],
    ['', `{link}${'x'.repeat(10_000)}`, ['body.nl forms-maxlength ']],
  ])('with the subject %j and the body %j have the faults %j', async (subject, body, faults) => {
    const form = inDutch(subject, body);
    const found = mailTextFaults('invitation', form);
    expect(found.map(({ path, code, params }) => `${path} ${code} ${params?.names ?? ''}`)).toEqual(faults);
    const saved = await saveMailText({ save: () => errAsync({ kind: 'conflict', what: 'mail text' }) })(
      'invitation',
      form,
      form,
    );
    expect(saved._unsafeUnwrapErr().kind).toBe(faults.length > 0 ? 'rejected' : 'conflict');
  });

  it('name every unknown and every missing placeholder, and the field', () => {
    expect(mailTextFaults('invitation', inDutch(' Subject\n', 'Hi {a} {b}'))).toEqual([
      { path: 'body.nl', code: 'mail-text-unknown', params: { names: '{a}, {b}' } },
      { path: 'body.nl', code: 'mail-text-missing', params: { names: '{link}' } },
    ]);
  });

  it('go to exhibitors, except requests and enquiries', () => {
    const toOrganisers = MAIL_KINDS.filter((kind) => !isMailToExhibitors(kind));
    expect(toOrganisers.toSorted()).toEqual(['access-request', 'enquiry']);
  });

  it('have a subject, except below a mailing', () => {
    expect(MAIL_KINDS.filter((kind) => !hasMailSubject(kind))).toEqual(['letter']);
  });
});
