export * from './feed.ts';
export * from './ports.ts';
