import { parseArgs } from 'node:util';
import { type BackupOrder, backupToFolder } from '#app/_commands/backup-folder.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run backup -- <folder> [--with-secrets]

Writes everything that is stored, rows and uploaded files, to a new folder that "npm run restore" reads.
Servers may keep running. --with-secrets adds the secrets of the data folder, so that sessions go on elsewhere.`,
  orderOf: (words): BackupOrder | undefined => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'with-secrets': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    return folder && more.length === 0 ? { folder, withSecrets: values['with-secrets'] } : undefined;
  },
  carryOut: (order, settings) => backupToFolder(order, settings, console),
});
