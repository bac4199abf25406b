import fc from 'fast-check';

// PROPERTY_RUNS=10000 searches longer with the same properties.
const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
