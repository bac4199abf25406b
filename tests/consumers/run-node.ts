import { spawnSync } from 'node:child_process';

export interface Ran {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program in a folder, with the current version of Node. */
export const runNode = (cwd: string, ...args: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

/** Runs a program that must succeed; returns its output. */
export const mustRun = (cwd: string, ...args: readonly string[]): string => {
  const { status, output } = runNode(cwd, ...args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} ends with ${status}:\n${output}`);
  return output;
};
