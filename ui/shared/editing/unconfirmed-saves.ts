/** What was sent without a response: any of it may be stored, and a conflict with it is none with a colleague. */
export class UnconfirmedSaves<Sent> {
  #sent: readonly Sent[] = [];

  get isEmpty(): boolean {
    return this.#sent.length === 0;
  }

  add(sent: Sent): void {
    if (!this.#sent.includes(sent)) this.#sent = [...this.#sent, sent];
  }

  /** The latest one that is stored, if any; the others, based on the same version, can no longer be stored. */
  confirm(isStored: (sent: Sent) => boolean): Sent | undefined {
    const stored = this.#sent.findLast(isStored);
    if (stored !== undefined) this.clear();
    return stored;
  }

  clear(): void {
    this.#sent = [];
  }
}
