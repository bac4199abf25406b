import { readSettings, type Settings } from '#app/_process/settings.ts';

/** Exit codes, for scripts that run a command. */
const DONE = 0;
const NOT_DONE = 1;
const WRONG_USE = 2;

/** What a command did, as lines for its user. */
interface CommandReport {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

interface Command<Order> {
  readonly usage: string;
  /** Reads the words after the command; `undefined`, or a throw, when they cannot be understood. */
  readonly orderOf: (words: readonly string[]) => Order | undefined;
  readonly carryOut: (order: Order, settings: Settings) => Promise<CommandReport>;
}

/** Runs a command of `package.json`: prints its report, or how to use it, and sets the exit code. */
export const runCommand = async <Order>(command: Command<Order>): Promise<void> => {
  process.exitCode = await run(command);
};

const run = async <Order>({ usage, orderOf, carryOut }: Command<Order>): Promise<number> => {
  const order = understood(orderOf);
  if (order === undefined) {
    console.error(usage);
    return WRONG_USE;
  }
  const settings = readSettings(process.env);
  if (settings.isErr()) {
    for (const fault of settings.error) console.error(fault);
    return WRONG_USE;
  }
  const { lines, isDone } = await carryOut(order, settings.value);
  for (const line of lines) console.log(line);
  return isDone ? DONE : NOT_DONE;
};

const understood = <Order>(orderOf: Command<Order>['orderOf']): Order | undefined => {
  try {
    return orderOf(process.argv.slice(2));
  } catch {
    return undefined;
  }
};
