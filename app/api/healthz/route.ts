import packageFile from '../../../package.json' with { type: 'json' };

/** Liveness of the process; calls no other service. */
export const GET = (): Response => Response.json({ status: 'ok', version: packageFile.version });

export const dynamic = 'force-dynamic';
