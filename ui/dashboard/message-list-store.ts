import type { Message, MessageBoard } from '@fairdesk/core/dashboard';
import type { ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';

/** Which messages are open, and which have been read. */
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

  /** Opening is reading. A mark that is not kept comes back unread at the next load; that is all. */
  async toggle(id: string): Promise<void> {
    if (this.open.delete(id)) return;
    this.open.add(id);
    if (this.read.has(id)) return;
    this.read.add(id);
    await this.#markRead(this.#participation, id);
  }
}
