import { parseArgs } from 'node:util';
import { type ExportOrder, exportToFolder } from '#app/_commands/export-folder.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run export -- <fair> <folder>

Writes a fair (its slug: clearwater) to a new folder that "npm run import" reads.
What is not in it is listed in its README.txt.`,
  orderOf: (words): ExportOrder | undefined => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [event, folder, ...more] = positionals;
    return event && folder && more.length === 0 ? { event, folder } : undefined;
  },
  carryOut: async (order, settings) => {
    const { line, isDone } = await exportToFolder(order, settings, console);
    return { lines: [line], isDone };
  },
});
