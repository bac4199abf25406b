import packageFile from '../../../package.json';

/** Liveness of the process; calls no other service. */
export const GET = (): Response => Response.json({ status: 'ok', version: packageFile.version });

export const dynamic = 'force-dynamic';
