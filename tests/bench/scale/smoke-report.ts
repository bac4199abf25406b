/** What a smoke test measured and found wrong, step by step. */
export interface SmokeReport {
  /** Ends a step: its name, the time it took and its figures. */
  readonly record: (what: string, row?: Record<string, string | number>) => void;
  readonly check: (isRight: boolean, fault: string) => void;
  /** Prints everything; the process then exits with 1 when there was a fault. */
  readonly print: () => void;
}

export const createSmokeReport = (): SmokeReport => {
  const faults: string[] = [];
  const rows: Record<string, string | number>[] = [];
  let begun = performance.now();
  return {
    record: (what, row = {}) => {
      rows.push({ what, 'time, s': ((performance.now() - begun) / 1000).toFixed(1), ...row });
      begun = performance.now();
    },
    check: (isRight, fault) => {
      if (!isRight) faults.push(fault);
    },
    print: () => {
      console.table(rows);
      for (const fault of faults) console.error(`FAULT: ${fault}`);
      process.exitCode = faults.length === 0 ? 0 : 1;
    },
  };
};
