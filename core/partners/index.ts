export * from './allowed-address.ts';
export * from './visit-connect.ts';
