import type { BlockDescription, DocumentBlock, PageDocument } from '@fairdesk/core/editor';

/** Whether a field that a block shows is one of its page, as those of an article are. */
export const isPageField = (
  { fields }: PageDocument,
  block: DocumentBlock,
  description: BlockDescription | undefined,
  name: string,
): boolean =>
  block.fields[name] === undefined && description?.isOfPage === true && fields[name] !== undefined;
