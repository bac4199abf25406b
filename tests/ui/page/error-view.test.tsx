// @vitest-environment jsdom
import { LANGUAGES } from '@fairdesk/core/shared';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorView } from '#ui/page/error-view.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

it.each(LANGUAGES)('a page that failed to render offers to load it again, in %s', (language) => {
  const labels = labelsOf(language, messagesFor(language));
  render(<ErrorView labels={labels} address="/clearwater/visit" />);
  const again = screen.getByRole('link', { name: labels.t('retry') });
  expect(again.getAttribute('href')).toBe('/clearwater/visit');
});
