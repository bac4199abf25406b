import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory a process holds, in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Processor time a process has used, in milliseconds; 0 where the system does not tell. */
export const processorMs = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of the whole line: ticks of a hundredth of a second in user and system mode.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
};
