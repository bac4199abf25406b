import {
  fillMarkup,
  isPersonal,
  PLACEHOLDERS,
  personalMessage,
  placeholderValues,
  unknownPlaceholders,
} from '@fairdesk/core/dashboard';
import { anyMessage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const anyValues = fc.record({ company: fc.string(), fair: fc.string(), firstName: fc.string() });
/** Texts without braces, with placeholders between them. */
const anyText = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[^{}]{0,8}$/),
      fc.constantFrom(...PLACEHOLDERS).map((name) => `{${name}}`),
    ),
  )
  .map((parts) => parts.join(''));

describe('personalMessage', () => {
  it.prop([anyMessage, anyText, anyText, anyValues])(
    'has no placeholder left, and changes only the title and the content',
    (message, title, content, values) => {
      const plain = { company: 'Noria', fair: 'Clearwater', firstName: 'Ada' };
      const personal = personalMessage({ ...message, title, content }, plain);
      expect(isPersonal(personal)).toBe(false);
      expect({ ...personal, title: '', content: '' }).toEqual({ ...message, title: '', content: '' });
      expect(personalMessage({ ...message, title: '{fair}', content: '' }, values).title).toBe(values.fair);
    },
  );

  it.prop([anyMessage, anyText, fc.constantFrom(...PLACEHOLDERS)])(
    'is personal exactly when a placeholder is in the title or the content',
    (message, text, name) => {
      const without = text.replaceAll(/[{}]/g, '');
      expect(isPersonal({ ...message, title: without, content: without })).toBe(false);
      expect(isPersonal({ ...message, title: `{${name}}${without}`, content: '' })).toBe(true);
      expect(isPersonal({ ...message, title: '', content: `${without}{${name}}` })).toBe(true);
    },
  );
});

describe('fillMarkup', () => {
  it.prop([fc.string()])('never lets a value add markup', (company) => {
    const filled = fillMarkup('<p>{company}</p>', { company, fair: '', firstName: '' });
    const inner = filled.slice('<p>'.length, -'</p>'.length);
    expect(inner).not.toMatch(/[<>"]/);
    const read = inner
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(read).toBe(company);
  });

  const anyName = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('javascript:alert(1)', '//evil.example', '?a=b&c', '#top', '" onclick="', '\ud800'),
  );
  it.prop([anyName, fc.constantFrom('', '/forms/', 'https://form.example/?c=')])(
    'never lets a value decide where a link leads',
    (company, before) => {
      const html = `<a href="${before}{company}" target="_blank">{company}</a>`;
      const filled = fillMarkup(html, { company, fair: '', firstName: '' });
      const [, href = ''] = /^<a href="([^"]*)" target="_blank">/.exec(filled) ?? [];
      const [here, there] = [
        new URL(before, 'https://fair.example/tasks'),
        new URL(href, 'https://fair.example/tasks'),
      ];
      expect([there.protocol, there.host, there.hash]).toEqual([here.protocol, here.host, '']);
      if (before.endsWith('c=')) expect(there.searchParams.get('c')).toBe(company.toWellFormed());
    },
  );
});

describe('placeholders', () => {
  example('address a reader without a first name by the company', () => {
    const names = { company: 'Noria', fair: 'Clearwater', firstName: ' ' };
    expect(placeholderValues(names).firstName).toBe('Noria');
    expect(placeholderValues({ ...names, firstName: ' Ada ' }).firstName).toBe('Ada');
  });

  example('list each unknown one once', () => {
    expect(unknownPlaceholders('{compnay} {fair} {compnay} {}')).toEqual(['{compnay}', '{}']);
  });
});
