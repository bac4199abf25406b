import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ImportOrder, importFolder } from './_composition/import-folder.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: `Usage: npm run import -- <folder> [--dry-run]

Brings an organiser's folder into the platform, all of it or nothing. Safe to repeat.
What belongs in the folder: adapters/platform/dataset/README.md`,
  orderOf: (words): ImportOrder | undefined => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder && more.length === 0 ? { folder, dryRun: values['dry-run'] } : undefined;
  },
  carryOut: async (order, settings) => {
    const { lines, isFaultless } = await importFolder(order, settings, console);
    return { lines, isDone: isFaultless };
  },
});
