export * from './allowed-address.ts';
export * from './open-accreditation.ts';
export * from './ports.ts';
export * from './sign-visit.ts';
export * from './visit-connect.ts';
export * from './visit-connect-schema.ts';
