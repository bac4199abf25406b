import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreFromFolder } from '#app/_commands/restore-folder.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run restore -- <folder>

Loads a backup into an empty store: a new data folder, or a new database in DATABASE_URL, of either kind.
Nothing is changed when the store is not empty or the backup is damaged.`,
  orderOf: (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [folder, ...more] = positionals;
    const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder && more.length === 0 ? folder : undefined;
  },
  carryOut: (folder, settings) => restoreFromFolder(folder, settings, console),
});
