import type { Database } from './open-database.ts';

/** Repeats a write that another writer was faster than: the second attempt sees what that one stored. */
export const onceAgain = async <T>(
  { faultOf }: Pick<Database, 'faultOf'>,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (faultOf(error) !== 'duplicate') throw error;
    return write();
  }
};
