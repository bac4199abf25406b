import { examine } from '#app/_commands/examine.ts';

/** Prints each finding of an examination; exits with 1 when one is a fault. */
const nothing = () => undefined;
const quiet = { info: nothing, warn: nothing, error: nothing };

const counts = { ok: 0, warning: 0, fault: 0 };
for await (const { level, about, sentence } of examine(process.env, quiet)) {
  counts[level] += 1;
  console.log(`${level.padEnd(7)}  ${about}: ${sentence}`);
}
console.log(`${counts.ok} ok, ${counts.warning} warnings, ${counts.fault} faults.`);
// The connection of a system that sends single bytes would keep the process alive.
process.exit(counts.fault > 0 ? 1 : 0);
