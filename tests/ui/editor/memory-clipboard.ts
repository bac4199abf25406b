import type { BlockClipboard, DocumentBlock } from '@fairdesk/core/editor';

/** A clipboard that tabs share. */
export const memoryClipboard = (): BlockClipboard => {
  let copied: DocumentBlock | undefined;
  const tabs = new Set<() => void>();
  return {
    read: () => copied,
    write: (block) => {
      copied = block;
      for (const tell of tabs) tell();
      return true;
    },
    follow: (onChange) => {
      tabs.add(onChange);
      return () => tabs.delete(onChange);
    },
  };
};
