// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askFor } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ChoiceQuestion } from '#ui/awards/choice-question.tsx';

const OPTIONS = ['yes', 'no'].map((name) => ({ name, text: name }));
const show = (question: ReturnType<typeof askFor>) =>
  renderView(<ChoiceQuestion question={question} entry={undefined} error={undefined} onToggle={() => {}} />);

describe('a required choice', () => {
  it.each(['RadiobuttonQuestion', 'CardQuestion'] as const)('is announced as such: %s', (kind) => {
    show(askFor('stage', kind, { isRequired: true, options: OPTIONS }));
    expect(screen.getByRole('radiogroup', { name: /^stage/ }).getAttribute('aria-required')).toBe('true');
  });

  it('is announced as such: a single checkbox', () => {
    show(askFor('rules', 'CheckboxQuestion', { isRequired: true, options: OPTIONS.slice(0, 1) }));
    expect(screen.getByRole('checkbox').getAttribute('aria-required')).toBe('true');
  });

  it('is announced as such, in the name of several checkboxes: none of them is required', () => {
    show(askFor('saves', 'CheckboxQuestion', { isRequired: true, options: OPTIONS }));
    for (const box of screen.getAllByRole('checkbox')) expect(box.hasAttribute('aria-required')).toBe(false);
    expect(screen.getByRole('group', { name: 'saves? (required)' })).toBeTruthy();
  });

  it('is not announced as such twice, or when it is optional', () => {
    show(askFor('stage', 'RadiobuttonQuestion', { isRequired: true, options: OPTIONS }));
    show(askFor('rules', 'CheckboxQuestion', { isRequired: true, options: OPTIONS.slice(0, 1) }));
    show(askFor('saves', 'CheckboxQuestion', { options: OPTIONS }));
    expect(screen.queryAllByText(/required/)).toEqual([]);
  });
});
