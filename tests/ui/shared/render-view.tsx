import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { MantineRoot } from '#ui/shared/mantine-root.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

/**
 * Renders a view in English with its providers; calling a use case that was not passed is a bug in the test.
 */
export const renderView = (view: ReactNode, useCases: Partial<UseCases> = {}) =>
  render(
    <MantineRoot env="test">
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={useCases as UseCases}>{view}</UseCasesProvider>
      </LabelsProvider>
    </MantineRoot>,
  );
