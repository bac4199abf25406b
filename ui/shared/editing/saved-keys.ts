/** The keys of the items that were saved last in this browser, the latest one at the end. */
const PLACE = 'saved-items';
/** More than a person adds before the drafts of duplicated tabs are saved or discarded. */
const MOST = 50;

/**
 * Whether an item with this key was saved, in any tab: a duplicated tab has a copy of the draft, whose save would
 * otherwise replace the item.
 */
export const isSavedKey = (key: string): boolean => savedKeys().includes(key);

export const addSavedKey = (key: string): void => {
  try {
    localStorage.setItem(PLACE, [...savedKeys(), key].slice(-MOST).join());
  } catch {
    // The browser denies access: then it has no drafts either.
  }
};

const savedKeys = (): readonly string[] => {
  try {
    return localStorage.getItem(PLACE)?.split(',') ?? [];
  } catch {
    return [];
  }
};
