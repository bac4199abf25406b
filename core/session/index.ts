export * from './credentials.ts';
export * from './ports.ts';
export * from './session.ts';
export * from './token.ts';
