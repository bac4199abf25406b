export * from './event.ts';
export * from './participation.ts';
export * from './ports.ts';
export * from './selection.ts';
