import { parseArgs } from 'node:util';
import { type AwardOrder, carryOut } from './_composition/award-office.ts';
import { readSettings } from './_process/settings.ts';

/** Exit codes, for scripts that run the command. */
const DONE = 0;
const NOT_DONE = 1;
const WRONG_USE = 2;

const USAGE = `Usage: npm run awards -- export <folder> --event <slug> --award <code>
       npm run awards -- reopen --event <slug> --award <code> --participation <uid> --product <name> --reason <text>

export writes the entries as entries.xlsx and entries.csv, and their files beside them.
reopen sets a submitted entry back to a draft and tells the company why.`;

const orderOf = (words: readonly string[]): AwardOrder | undefined => {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { event: text, award: text, participation: text, product: text, reason: text },
      allowPositionals: true,
    });
    const [kind, folder, ...more] = positionals;
    const { event = '', award = '', participation = '', product = '', reason = '' } = values;
    if (event === '' || award === '' || more.length > 0) return undefined;
    if (kind === 'export' && folder) return { kind, event, award, folder };
    const reopening = { event, award, participation, product, reason: reason.trim() };
    const isWhole = Object.values(reopening).every((value) => value !== '');
    return kind === 'reopen' && folder === undefined && isWhole ? { kind, reopening } : undefined;
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
  const { line, isDone } = await carryOut(order, settings.value, console);
  console.log(line);
  return isDone ? DONE : NOT_DONE;
};

process.exitCode = await run();
