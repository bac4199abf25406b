import { parseArgs } from 'node:util';
import { exportMessages } from './_composition/contact-office.ts';
import { readSettings } from './_process/settings.ts';

/** Exit codes, for scripts that run the command. */
const DONE = 0;
const NOT_DONE = 1;
const WRONG_USE = 2;

const USAGE = `Usage: npm run contact -- export <file.csv> --event <slug>

Writes the messages that exhibitors and visitors sent to the organiser, newest first.`;

const orderOf = (words: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { event: { type: 'string' } },
      allowPositionals: true,
    });
    const [kind, file, ...more] = positionals;
    const { event } = values;
    return kind === 'export' && file && event && more.length === 0 ? { event, file } : undefined;
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
  const { line, isDone } = await exportMessages(order, settings.value, console);
  console.log(line);
  return isDone ? DONE : NOT_DONE;
};

process.exitCode = await run();
