import { randomUUID } from 'node:crypto';

/** A page that the editor sent along, for the moment until it is drawn. */
export interface CachedLayout {
  /** As the layout service would answer it. */
  readonly layout: unknown;
  readonly phrases: Readonly<Record<string, string>>;
}

/** More than editors send at once. */
const MOST = 20;

const KEY = Symbol.for('fairdesk/kept layouts');
const holder = globalThis as { [KEY]?: Map<string, CachedLayout> };

/** Keeps a layout until it is taken; the oldest go when there are too many. */
export const cacheLayout = (kept: CachedLayout): string => {
  holder[KEY] ??= new Map();
  const layouts = holder[KEY];
  const key = randomUUID();
  layouts.set(key, kept);
  for (const oldest of layouts.keys()) if (layouts.size > MOST) layouts.delete(oldest);
  return key;
};

export const cachedLayout = (key: string): CachedLayout | undefined => holder[KEY]?.get(key);

export const deleteLayout = (key: string): void => void holder[KEY]?.delete(key);
