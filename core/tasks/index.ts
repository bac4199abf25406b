export * from './ports.ts';
export * from './task.ts';
