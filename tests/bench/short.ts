/** `--short`: a figure of each kind in the least time, to see that everything still runs; not for comparing. */
const isShort = process.argv.includes('--short');

/** The first for a measurement, the second for a short run. */
export const atLength = <T>(whole: T, short: T): T => (isShort ? short : whole);
