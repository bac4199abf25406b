import fc from 'fast-check';

// PROPERTY_RUNS=10000 runs the same properties more often; PROPERTY_SEED=1 with the same values.
const runs = Number(process.env.PROPERTY_RUNS);
const seed = Number(process.env.PROPERTY_SEED);
fc.configureGlobal({ ...(runs > 0 && { numRuns: runs }), ...(seed > 0 && { seed }) });
