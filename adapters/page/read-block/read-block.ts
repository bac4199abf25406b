import { type Block, NESTING_MAX } from '@fairdesk/core/page';
import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { validItems } from '../../shared/valid-items.ts';
import { AWARD_READERS } from './award-readers.ts';
import { CONTENT_READERS } from './content-readers.ts';
import { LAYOUT_READERS } from './layout-readers.ts';
import { PARTNER_READERS } from './partner-readers.ts';
import { placed } from './placed.ts';
import { PORTAL_READERS } from './portal-readers.ts';
import { readRaw } from './read-raw.ts';
import { type ReadBlock, type Reading, Rendering } from './rendering.ts';

const ALL: Readonly<Record<ComponentName, ReadBlock>> = {
  ...CONTENT_READERS,
  ...LAYOUT_READERS,
  ...PORTAL_READERS,
  ...AWARD_READERS,
  ...PARTNER_READERS,
};

/** By component name, case-insensitive: `Faq`, `FAQ`. */
const READERS: ReadonlyMap<string, ReadBlock> = new Map(
  Object.entries(ALL).map(([name, read]) => [name.toLowerCase(), read]),
);

/** The context for reading blocks at any depth. */
export interface PageReading extends Omit<Reading, 'blocksOf' | 'uniqueUid'> {
  /** Called for each rendering that is left out because it is nested too deep; not for those within it. */
  readonly onTooDeep?: (componentName: string) => void;
}

/**
 * Reads the placeholders of a page into blocks. Entries that are not renderings are skipped unless the editor
 * sent them; an unsupported rendering becomes `unknown`.
 */
export const readBlocksOf = ({
  onTooDeep,
  ...page
}: PageReading): ((entries: unknown) => readonly Block[]) => {
  const uniqueUid = uniqueUids();
  const readAt = (depth: number, entries: unknown): readonly Block[] => {
    if (!Array.isArray(entries)) return [];
    if (depth > NESTING_MAX) {
      for (const { componentName } of validItems(Rendering).parse(entries))
        if (componentName !== HIDDEN) onTooDeep?.(componentName);
      return [];
    }
    const reading = { ...page, uniqueUid, blocksOf: (nested: unknown) => readAt(depth + 1, nested) };
    return entries.flatMap((entry) => {
      const { data: rendering } = Rendering.safeParse(entry);
      if (rendering === undefined) return readRaw(entry, reading);
      return rendering.componentName === HIDDEN ? [] : [readBlock(rendering, reading)];
    });
  };
  return (entries) => readAt(1, entries);
};

const readBlock: ReadBlock = (rendering, reading) => {
  const read = READERS.get(rendering.componentName.toLowerCase()) ?? unknown;
  return read(rendering, reading);
};

const unknown: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'unknown',
  name: rendering.componentName,
});

/** What the platform sends instead of a block hidden by personalisation. */
const HIDDEN = 'Hidden Rendering';

/** Makes uids unique and safe for use in element ids. */
const uniqueUids = (): ((uid: string) => string) => {
  const usedUids = new Set<string>();
  return (uid) => {
    const plain = uid.replace(/[^\w-]/g, '') || 'block';
    let free = plain;
    for (let next = usedUids.size; usedUids.has(free); next += 1) free = `${plain}-${next}`;
    usedUids.add(free);
    return free;
  };
};
