// @vitest-environment jsdom
import type { CompletionPoint } from '@fairdesk/core/organiser';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CompletionLine } from '#ui/organiser/overview/completion-line.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const show = (points: readonly CompletionPoint[], today: string) =>
  render(<CompletionLine points={points} today={today} labels={labelsOf('en', messagesFor('en'))} />);

const POINTS = [
  { day: '2026-10-14', done: 1 },
  { day: '2026-10-16', done: 4 },
];

/** The points of the line, as `x y`. */
const line = () =>
  document
    .querySelector('svg path')
    ?.getAttribute('d')
    ?.split(/[ML]/)
    .filter((point) => point !== '');

describe('CompletionLine', () => {
  afterEach(cleanup);

  it('continues to today at the height of the last change', () => {
    show(POINTS, '2026-10-18');
    expect(line()).toEqual(['0.0 60.0', '80.0 60.0', '160.0 0.0', '240.0 0.0', '320.0 0.0']);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('18 October 2026');
  });

  it('names the first and the last value beside their days', () => {
    show(POINTS, '2026-10-18');
    expect(screen.getByText('14 October 2026', { selector: 'span' }).textContent).toBe('1 14 October 2026');
    expect(screen.getByText('18 October 2026', { selector: 'span' }).textContent).toBe('4 18 October 2026');
  });

  it('ends at a last change of today, and lists the changes only', () => {
    show(POINTS, '2026-10-16');
    expect(line()).toEqual(['0.0 60.0', '160.0 60.0', '320.0 0.0']);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('is empty before the first change and on its day', () => {
    expect(show([], '2026-10-18').container.innerHTML).toBe('');
    expect(show(POINTS.slice(0, 1), '2026-10-14').container.innerHTML).toBe('');
  });
});
