import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ImportOrder, importFolder } from '#app/_commands/import-folder.ts';
import { runCommand } from '#app/_commands/run-command.ts';
import { type UndoOrder, undoFolder } from '#app/_commands/undo-folder.ts';

await runCommand({
  usage: `Usage: npm run import -- <folder> [--dry-run] [--overwrite]
       npm run import -- --undo [--dry-run]

Brings an organiser's folder into the platform, all of it or nothing. Safe to repeat.
--dry-run    lists every change, and writes nothing
--overwrite  also changes and removes what exhibitors wrote since the last import
--undo       undoes the last import of a folder
What belongs in the folder: adapters/platform/dataset/README.md`,
  orderOf: (words): ImportOrder | UndoOrder | undefined => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        'dry-run': { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const { 'dry-run': dryRun, overwrite, undo } = values;
    if (undo) return folder === undefined && !overwrite ? { undo: true, dryRun } : undefined;
    const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder && more.length === 0 ? { folder, dryRun, overwrite } : undefined;
  },
  carryOut: async (order, settings) => {
    const { lines, isFaultless } = await ('undo' in order
      ? undoFolder(order, settings, console)
      : importFolder(order, settings, console));
    return { lines, isDone: isFaultless };
  },
});
