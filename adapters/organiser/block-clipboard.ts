import { type BlockClipboard, DocumentBlockSchema } from '@fairdesk/core/editor';
import type { EventId } from '@fairdesk/core/shared';

/** The copied block in `localStorage`. A block of another fair is not offered: its images and links lead there. */
export const createBlockClipboard = (event: EventId): BlockClipboard => {
  const place = `copied-block/${event}`;
  return {
    read: () => {
      try {
        return DocumentBlockSchema.safeParse(JSON.parse(localStorage.getItem(place) ?? '')).data;
      } catch {
        return undefined;
      }
    },
    write: (block) => {
      try {
        localStorage.setItem(place, JSON.stringify(block));
        return true;
      } catch {
        return false;
      }
    },
    follow: (onChange) => {
      const listen = ({ key }: StorageEvent) => {
        if (key === place) onChange();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
};
