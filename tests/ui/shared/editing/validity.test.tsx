import { LANGUAGES } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { Validity } from '#ui/shared/editing/validity.tsx';
import { dayText } from '#ui/shared/texts/format.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const markup = (language: (typeof LANGUAGES)[number], from: string, until: string) =>
  renderToStaticMarkup(
    <LabelsProvider language={language} messages={messagesFor(language)}>
      <Validity from={from} until={until} />
    </LabelsProvider>,
  );

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('Validity', () => {
  it.prop([anyLanguage, days, fc.boolean()])('names a single day once', (language, day, isStored) => {
    const until = isStored ? `${day}T00:00:00.000Z` : day;
    expect(markup(language, day, until).split(dayText(day, language))).toHaveLength(2);
  });

  it('never speaks of a time between one day and the same day', () => {
    expect(markup('tr', '2027-01-12', '2027-01-12')).toBe(
      '<p>Yalnızca 12 Ocak 2027 tarihinde gösterilir</p>',
    );
    expect(markup('en', '2027-01-12', '2027-01-13')).toBe(
      '<p>Shown from 12 January 2027 until 13 January 2027</p>',
    );
  });

  it.each(LANGUAGES)('renders nothing without limits in %s', (language) => {
    expect(markup(language, '', '')).toBe('');
  });
});
