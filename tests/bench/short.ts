/** `--short`: one quick figure of each kind, to check that everything still runs; not for comparison. */
const isShort = process.argv.includes('--short');

/** The first value for a measurement, the second for a short run. */
export const atLength = <T>(whole: T, short: T): T => (isShort ? short : whole);
