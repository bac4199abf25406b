import { randomUUID } from 'node:crypto';

/** A page sent by the editor, cached until it is rendered. */
export interface CachedLayout {
  /** In the layout service's format. */
  readonly layout: unknown;
  readonly phrases: Readonly<Record<string, string>>;
}

/** More than editors send at once. */
const MOST = 20;

const KEY = Symbol.for('fairdesk/cached layouts');
const holder = globalThis as { [KEY]?: Map<string, CachedLayout> };

/** Caches a layout until it is taken; evicts the oldest when there are too many. */
export const cacheLayout = (entry: CachedLayout): string => {
  holder[KEY] ??= new Map();
  const layouts = holder[KEY];
  const key = randomUUID();
  layouts.set(key, entry);
  for (const oldest of layouts.keys()) if (layouts.size > MOST) layouts.delete(oldest);
  return key;
};

export const cachedLayout = (key: string): CachedLayout | undefined => holder[KEY]?.get(key);

export const deleteLayout = (key: string): void => void holder[KEY]?.delete(key);
