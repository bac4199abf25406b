'use client';

import { cacheLast, type Language } from '@fairdesk/core/shared';
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

interface WrittenProps {
  language: Language;
  /** JSON of messages. */
  written: string;
  children: ReactNode;
}

/** The same for texts as JSON: the framework sends a string as it is, but walks through an object key by key. */
export function WrittenLabelsProvider({ language, written, children }: WrittenProps) {
  return (
    <LabelsProvider language={language} messages={read(written)}>
      {children}
    </LabelsProvider>
  );
}

/** The server reads the texts of some fairs for every request. */
const MAX_CACHED = 20;
const read = cacheLast(
  MAX_CACHED,
  (written) => written,
  (written: string): Messages => JSON.parse(written),
);

export const useLabels = (): Labels => {
  const labels = use(LabelsContext);
  if (labels === undefined) throw new Error('useLabels needs a LabelsProvider above it');
  return labels;
};
