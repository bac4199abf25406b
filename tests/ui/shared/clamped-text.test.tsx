import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClampedText } from '#ui/shared/clamped-text.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const markup = (isLong: boolean) =>
  renderToString(
    <LabelsProvider language="en" messages={messagesFor('en')}>
      <ClampedText lines={3} isLong={isLong}>
        Text
      </ClampedText>
    </LabelsProvider>,
  );

it('has its button in the markup of the server only for a long text', () => {
  expect(markup(true)).toContain('Read more');
  expect(markup(false)).not.toContain('Read more');
});
