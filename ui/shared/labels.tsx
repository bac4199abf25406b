'use client';

import type { Language } from '@fairdesk/core/shared';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Messages } from './compiled-messages.ts';
import { type Labels, labelsOf } from './translate.ts';

const LabelsContext = createContext<Labels | undefined>(undefined);

interface Props {
  language: Language;
  messages: Messages;
  children: ReactNode;
}

/** Provides the texts of the page to the views below. */
export function LabelsProvider({ language, messages, children }: Props) {
  const labels = useMemo(() => labelsOf(language, messages), [language, messages]);
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

export const useLabels = (): Labels => {
  const labels = use(LabelsContext);
  if (labels === undefined) throw new Error('useLabels needs a LabelsProvider above it');
  return labels;
};
