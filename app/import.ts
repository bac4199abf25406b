import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSettings } from '#app/_process/settings.ts';
import { type ImportOrder, importFolder } from './_composition/import-folder.ts';

/** Exit codes, for scripts that run the import. */
const DONE = 0;
const FAULTS = 1;
const WRONG_USE = 2;

const USAGE = `Usage: npm run import -- <folder> [--dry-run]

Brings an organiser's folder into the platform, all of it or nothing. Safe to repeat.
What belongs in the folder: adapters/platform/dataset/README.md`;

const orderOf = (words: readonly string[]): ImportOrder | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder && more.length === 0 ? { folder, dryRun: values['dry-run'] } : undefined;
  } catch {
    return undefined;
  }
};

const run = async (): Promise<number> => {
  const order = orderOf(process.argv.slice(2));
  if (order === undefined) {
    console.error(USAGE);
    return WRONG_USE;
  }
  const settings = readSettings(process.env);
  if (settings.isErr()) {
    for (const fault of settings.error) console.error(fault);
    return WRONG_USE;
  }
  const { lines, isFaultless } = await importFolder(order, settings.value, console);
  for (const line of lines) console.log(line);
  return isFaultless ? DONE : FAULTS;
};

process.exitCode = await run();
