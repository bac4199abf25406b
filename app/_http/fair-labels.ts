import 'server-only';
import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type Labels, labelsOf } from '#ui/shared/texts/translate.ts';

/** The texts of a fair for a file that is exported from it: built-in ones where it has none of its own. */
export const fairLabels = (event: EventId, language: Language): ResultAsync<Labels, Failure> => {
  const { sites, dictionary } = currentUseCases();
  return sites.sites().andThen((all) => {
    const site = all.find((each) => each.event === event)?.site;
    const phrases = site === undefined ? okAsync({}) : dictionary.phrases(site, language);
    return phrases.map((own) => labelsOf(language, messagesFor(language, own)));
  });
};
