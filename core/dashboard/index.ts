export * from './countdown.ts';
export * from './message.ts';
export * from './message-schema.ts';
export * from './newest-first.ts';
export * from './ports.ts';
export * from './show-period.ts';
export * from './stand-tile.ts';
