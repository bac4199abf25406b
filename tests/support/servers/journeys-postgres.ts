import { openPostgres } from '../../bench/scale/open-postgres.ts';

/** Starts PostgreSQL before the journeys and stops it after them; the servers under test find it in the environment. */
const setUp = async (): Promise<() => void> => {
  const { url, stop } = await openPostgres();
  process.env.JOURNEYS_POSTGRES = url;
  return stop;
};

export default setUp;
