// @vitest-environment jsdom

import { fc, it } from '@fast-check/vitest';
import { cleanup, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { FormSummary } from '#ui/shared/forms/form-summary.tsx';
import { renderView } from '../render-view.tsx';

const anySentences = fc.uniqueArray(
  fc.record({
    path: fc.constantFrom('a', 'b', 'c', 'd'),
    text: fc.constantFrom('Enter a valid web address.', 'Enter a valid e-mail address.'),
  }),
  { minLength: 1, selector: ({ path }) => path },
);

it.prop([anySentences])('a summary never has two links of the same text', (sentences) => {
  renderView(<FormSummary sentences={sentences.map((each) => ({ ...each, label: `Field ${each.path}` }))} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  cleanup();
  expect(new Set(links).size).toBe(sentences.length);
  for (const [place, { path, text }] of sentences.entries()) {
    const isAlone = sentences.every((other) => other.path === path || other.text !== text);
    expect(links[place]).toBe(isAlone ? text : `Field ${path}: ${text}`);
  }
});
