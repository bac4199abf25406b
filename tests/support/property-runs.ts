import fc from 'fast-check';

// PROPERTY_RUNS=10000 runs the same properties more often.
const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
