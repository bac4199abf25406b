import type { Message, MessageBoard } from '@fairdesk/core/dashboard';
import type { ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';

/** The open messages and the read ones. */
export class MessageListStore {
  readonly open = new Set<string>();
  readonly read: Set<string>;

  readonly #participation: ParticipationId;
  readonly #markRead: MessageBoard['markRead'];

  constructor(
    participation: ParticipationId,
    messages: readonly Message[],
    markRead: MessageBoard['markRead'],
  ) {
    this.read = new Set(messages.filter(({ read }) => read).map(({ id }) => id));
    this.#participation = participation;
    this.#markRead = markRead;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Opening a message marks it as read. If the call fails, the message is unread again after the next load.
   */
  async toggle(id: string): Promise<void> {
    if (this.open.delete(id)) return;
    this.open.add(id);
    if (this.read.has(id)) return;
    this.read.add(id);
    await this.#markRead(this.#participation, id);
  }
}
