import { isUnwritten, type Texts } from '@fairdesk/core/organiser';
import { isBlank, type Language } from '@fairdesk/core/shared';

/** Whether every text that exists in any language is there in this one. */
export const isWrittenIn =
  (all: readonly Texts[]) =>
  (language: Language): boolean =>
    all.every((texts) => isUnwritten(texts) || !isBlank(texts[language]));
