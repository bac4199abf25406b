import { json } from '../service.ts';

export const methodNotAllowed = json(405, { error: 'method_not_allowed' });
