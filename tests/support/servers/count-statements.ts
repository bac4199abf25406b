import { StatementSync } from 'node:sqlite';

let count = 0;

for (const name of ['all', 'run', 'iterate', 'get'] as const) {
  const original = StatementSync.prototype[name];
  StatementSync.prototype[name] = function (this: StatementSync, ...values: never[]) {
    // The number of commits of other processes is in shared memory.
    if (this.sourceSQL !== 'pragma data_version') count += 1;
    return Reflect.apply(original, this, values);
  } as never;
}

/** The number of statements this process has sent to SQLite so far. */
export const statementCount = (): number => count;
