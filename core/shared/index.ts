export * from './clock.ts';
export * from './dates.ts';
export * from './failure.ts';
export * from './ids.ts';
export * from './languages.ts';
export * from './log.ts';
export * from './permission.ts';
