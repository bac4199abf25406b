import type { DocumentBlock } from './page-document.ts';

/** Port: the block that was copied last, for every page of the fair and every tab of the browser. */
export interface BlockClipboard {
  /** `undefined` before the first copy. */
  readonly read: () => DocumentBlock | undefined;
  /** A browser may deny access. @returns whether the block was copied */
  readonly write: (block: DocumentBlock) => boolean;
  /** Calls back when another tab has copied a block, until the returned function is called. */
  readonly follow: (onChange: () => void) => () => void;
}
