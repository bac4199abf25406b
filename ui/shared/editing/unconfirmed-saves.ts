/** What was sent without a response: any of it may be stored, and a conflict with it is none with a colleague. */
export class UnconfirmedSaves<Sent> {
  #sent: readonly Sent[] = [];

  get isEmpty(): boolean {
    return this.#sent.length === 0;
  }

  add(sent: Sent): void {
    this.#sent = [...this.#sent, sent];
  }

  /** Whether the stored version is one of them; the others, based on the same version, can no longer be stored. */
  confirm(isStored: (sent: Sent) => boolean): boolean {
    if (!this.#sent.some(isStored)) return false;
    this.clear();
    return true;
  }

  clear(): void {
    this.#sent = [];
  }
}
