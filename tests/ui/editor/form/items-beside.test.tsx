// @vitest-environment jsdom
import type { FieldContent } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect } from 'vitest';
import { FieldInput } from '#ui/editor/form/field-input.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const CARDS = {
  holds: 'items',
  names: ['Cards'],
  each: [
    { holds: 'line', names: ['Title'] },
    { holds: 'line', names: ['Text'] },
  ],
} as const;

const anyText = fc.constantFrom('', 'Doors', 'Halls', 'Boats');
const anyCards = fc.array(fc.record({ Title: anyText, Text: anyText }), { maxLength: 3 });
type Cards = readonly { readonly Title: string; readonly Text: string }[];

let content: FieldContent | undefined;

/** The form of a list, beside the same list in another language. */
function Form({ own, source }: { own: Cards; source: Cards }) {
  const [value, setValue] = useState<FieldContent>(own);
  content = value;
  return (
    <FieldInput
      path="cards"
      label="Cards"
      description={CARDS}
      content={value}
      nameOf={(name) => name}
      source={{ language: 'nl', content: source }}
      turn={0}
      onChange={setValue}
    />
  );
}

const show = (own: Cards, source: Cards) =>
  render(
    <MantineProvider env="test">
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <Form own={own} source={source} />
      </LabelsProvider>
    </MantineProvider>,
  );

const next = () =>
  screen
    .queryAllByRole('button', { name: /^(Use this text|Add this item)/, hidden: true })
    .find((button) => button.ariaDisabled !== 'true');

describe('the items of a list', () => {
  it.prop([anyCards, anyCards], { numRuns: 12 })(
    'stand beside those of another language, and take over each of their texts',
    (own, source) => {
      show(own, source);
      for (let button = next(); button; button = next()) fireEvent.click(button);
      const expected = Array.from({ length: Math.max(own.length, source.length) }, (_, place) => ({
        Title: source[place]?.Title || own[place]?.Title || '',
        Text: source[place]?.Text || own[place]?.Text || '',
      }));
      expect(content).toEqual(expected);
      // Each text is on the form still, once more in the language of its source.
      for (const { Title } of source.filter((card) => card.Title !== ''))
        expect(screen.getAllByText(Title, { selector: '[lang="nl"]' }).length).toBeGreaterThan(0);
      cleanup();
    },
    60_000,
  );
});
