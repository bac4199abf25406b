import { spawnSync } from 'node:child_process';

export interface Ran {
  readonly status: number | null;
  readonly said: string;
}

/** Runs a program with this Node in a folder. */
export const runNode = (cwd: string, ...args: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

/** Runs a program that must succeed; answers what it says. */
export const mustRun = (cwd: string, ...args: readonly string[]): string => {
  const { status, said } = runNode(cwd, ...args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} ends with ${status}:\n${said}`);
  return said;
};
