import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { AudienceChoices } from '../tasks/task-planner.ts';
import { type MessageForm, messageFaults, type PlannedMessage } from './message-form.ts';

/** The messages of a fair. */
export interface MessagePlan {
  /** The IANA zone of the fair. */
  readonly timeZone: string;
  /** Newest first. */
  readonly messages: readonly PlannedMessage[];
  readonly choices: AudienceChoices;
  /** The companies that messages name, by the id of their participation. */
  readonly companies: readonly MessageCompany[];
}

/** A company that a message can be for. */
export interface MessageCompany {
  /** The id of its participation. */
  readonly id: string;
  readonly name: string;
}

/** How many companies a search finds. */
export const MESSAGE_COMPANIES_FOUND = 20;

/** Plans the messages of one event, for one organiser. */
export interface MessagePlanner {
  /** Every message of the event. */
  plan(): ResultAsync<MessagePlan, Failure>;
  /** At most {@link MESSAGE_COMPANIES_FOUND} companies with a part of the name, in any spelling. */
  companies(search: string): ResultAsync<readonly MessageCompany[], Failure>;
  /**
   * Adds a message; one whose first attempt was stored is changed instead.
   *
   * @param id a UUID: however often the message is added with it, it is there once
   */
  create(form: MessageForm, id?: string): ResultAsync<PlannedMessage, Failure>;
  /** Changes a message; `conflict` when another save came since `version` was read. */
  save(id: string, form: MessageForm, version: string): ResultAsync<PlannedMessage, Failure>;
  /** Deletes a message and who has read it. */
  remove(id: string): ResultAsync<void, Failure>;
}

/** Changes the message with this version, or adds one without it; a form with faults is rejected. */
export const saveMessage =
  (planner: Pick<MessagePlanner, 'create' | 'save'>) =>
  (
    form: MessageForm,
    message: Pick<PlannedMessage, 'id' | 'version'> | { readonly id?: string } = {},
  ): ResultAsync<PlannedMessage, Failure> =>
    judged(messageFaults(form), () =>
      'version' in message
        ? planner.save(message.id, form, message.version)
        : planner.create(form, message.id),
    );

/** {@link saveMessage} bound to its port. */
export type SaveMessage = ReturnType<typeof saveMessage>;
