export * from './message.ts';
export * from './ports.ts';
