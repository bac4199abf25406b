import type { BlockClipboard, DocumentBlock, SpotFault } from '@fairdesk/core/editor';
import { makeAutoObservable, observableRef } from 'mobx';
import { createContext, useContext } from 'react';
import type { PageStore } from './page-store.ts';

/** Copies blocks of a page, and pastes the block that was copied last, on this page or another. */
export class ClipboardStore {
  block: DocumentBlock | undefined;
  readonly #page: PageStore;
  readonly #clipboard: BlockClipboard;

  constructor(page: PageStore, clipboard: BlockClipboard) {
    this.#page = page;
    this.#clipboard = clipboard;
    this.block = clipboard.read();
    makeAutoObservable(this, { block: observableRef }, { autoBind: true });
  }

  /** Why the copied block may not be pasted after the selected one; `undefined` when it may. */
  get fault(): SpotFault | undefined {
    return this.block && this.#page.faultOfCopy(this.block);
  }

  /** Follows other tabs until the returned function is called. */
  follow(): () => void {
    return this.#clipboard.follow(this.refresh);
  }

  copy(id: string): boolean {
    const block = this.#page.blocks.find((placed) => placed.block.id === id)?.block;
    const isCopied = block !== undefined && this.#clipboard.write(block);
    if (isCopied) this.refresh();
    return isCopied;
  }

  paste(): boolean {
    return this.block !== undefined && this.#page.paste(this.block);
  }

  /** Takes the block that was copied last, in any tab. */
  refresh(): void {
    this.block = this.#clipboard.read();
  }
}

const ClipboardContext = createContext<ClipboardStore | undefined>(undefined);

export const ClipboardProvider = ClipboardContext;

export const useClipboard = (): ClipboardStore | undefined => useContext(ClipboardContext);
