import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { MantineRoot } from '#ui/shared/mantine-root.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

/** Draws a view in English within everything it expects above it; a use case not given is a bug of the test. */
export const renderView = (view: ReactNode, useCases: Partial<UseCases> = {}) =>
  render(
    <MantineRoot env="test">
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={useCases as UseCases}>{view}</UseCasesProvider>
      </LabelsProvider>
    </MantineRoot>,
  );
