import { parseArgs } from 'node:util';
import { exportMessages } from '#app/_commands/export-messages.ts';
import { runCommand } from '#app/_commands/run-command.ts';

await runCommand({
  usage: `Usage: npm run contact -- export <file.csv> --event <slug>

Writes the messages that exhibitors and visitors sent to the organiser, newest first.`,
  orderOf: (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { event: { type: 'string' } },
      allowPositionals: true,
    });
    const [kind, file, ...more] = positionals;
    const { event } = values;
    return kind === 'export' && file && event && more.length === 0 ? { event, file } : undefined;
  },
  carryOut: async (order, settings) => {
    const { line, isDone } = await exportMessages(order, settings, console);
    return { lines: [line], isDone };
  },
});
