import packageFile from '../../../package.json';

/** The process is alive; asks nobody. */
export const GET = (): Response => Response.json({ status: 'ok', version: packageFile.version });

export const dynamic = 'force-dynamic';
