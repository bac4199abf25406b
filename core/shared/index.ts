export * from './failure.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './log.ts';
