import type { Language } from '@fairdesk/core/shared';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { MantineRoot } from '#ui/shared/theme/mantine-root.tsx';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

/**
 * Renders a view with its providers, in English or another language; calling a use case that was not passed is a bug in the test.
 */
export const renderView = (view: ReactNode, useCases: Partial<UseCases> = {}, language: Language = 'en') =>
  render(
    <MantineRoot env="test">
      <LabelsProvider language={language} messages={messagesFor(language)}>
        <UseCasesProvider value={useCases as UseCases}>{view}</UseCasesProvider>
      </LabelsProvider>
    </MantineRoot>,
  );
