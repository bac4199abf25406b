import { unknownPlaceholders } from '../../dashboard/index.ts';
import { type FieldFault, LANGUAGES } from '../../shared/index.ts';
import type { ExhibitorSelectionBody } from '../exhibitors/exhibitor-selection-body.ts';
import { type MessageForm, messageFaults, NEW_MESSAGE } from '../messages/message-form.ts';
import type { Texts } from '../tasks/task-definition.ts';

/** How a letter reaches exhibitors: by mail, as a message in the portal, or both. */
export const LETTER_CHANNELS = ['mail', 'portal', 'both'] as const;
/** One of {@link LETTER_CHANNELS}. */
export type LetterChannel = (typeof LETTER_CHANNELS)[number];

/** Which companies a letter is for: those that meet every condition. */
export interface LetterTarget extends Pick<MessageForm, 'audience'> {
  /** The code of a required task that is late; empty for any company. */
  readonly late: string;
  /** Only companies of which no user ever signed in. */
  readonly neverSignedIn: boolean;
  /** Only these exhibitors of the list; `null` for any. */
  readonly selection: ExhibitorSelectionBody | null;
}

/** The values of the letter form; the period is for the message in the portal. */
export interface LetterForm extends MessageForm, LetterTarget {
  readonly channel: LetterChannel;
}

/** The form of a new letter: a mail to everyone. */
export const NEW_LETTER: LetterForm = {
  ...NEW_MESSAGE,
  channel: 'mail',
  late: '',
  neverSignedIn: false,
  selection: null,
};

/** The most companies that a message in the portal can be for, when more than its audience limits them. Ours. */
export const LETTER_COMPANIES_MAX = 10_000;

/** Whether a channel sends mail. */
export const isMailed = (channel: LetterChannel): boolean => channel !== 'portal';

/** Whether a channel adds a message in the portal. */
export const isPublished = (channel: LetterChannel): boolean => channel !== 'mail';

/**
 * The faults of a letter form, in the order of its fields: those of a message, and unknown placeholders.
 *
 * | the form                           | path, code                             |
 * | ---------------------------------- | -------------------------------------- |
 * | braces around an unknown name      | the text's path, `letter-placeholder`  |
 * | a period, in a letter without one  | none                                   |
 */
export const letterFaults = (form: LetterForm): readonly FieldFault[] => {
  const faults = messageFaults(isPublished(form.channel) ? form : { ...form, ...NO_PERIOD });
  const isFaulty = (path: string) => faults.some((fault) => fault.path === path);
  const unknown = [
    ...placeholderFaults('titles', form.titles),
    ...placeholderFaults('contents', form.contents),
  ];
  return [...faults, ...unknown.filter(({ path }) => !isFaulty(path))];
};

const NO_PERIOD: Pick<MessageForm, 'fromDay' | 'untilDay'> = { fromDay: '', untilDay: '' };

const placeholderFaults = (name: string, texts: Texts): readonly FieldFault[] =>
  LANGUAGES.flatMap((language) => {
    const [first] = unknownPlaceholders(texts[language]);
    return first === undefined
      ? []
      : [
          {
            path: `${name}.${language}`,
            code: 'letter-placeholder',
            params: { found: first.replace(/<[^<>]*>/g, '') },
          },
        ];
  });
