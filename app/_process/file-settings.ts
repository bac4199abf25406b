import type { ObjectStorePlace } from '@fairdesk/platform/files';
import * as z from 'zod/mini';

/** Where uploaded files are. */
export interface FileSettings {
  /** `folder` in the data folder, `database`, the path of a folder that servers share, or a bucket. */
  readonly fileStore: string | ObjectStorePlace;
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})((?:\/[\w.-]+)*)\/?$/;

export const FILE_ENVIRONMENT = {
  FILE_STORE: z._default(
    z.string().check(z.refine((value) => /^(?:folder|database|\/.+)$/.test(value) || BUCKET.test(value))),
    'folder',
  ),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

export const FILE_EXAMPLES: Readonly<Record<string, string>> = {
  FILE_STORE:
    'folder, database, the path of a folder such as /mnt/fairdesk, or a bucket such as s3://fair-files',
  S3_ENDPOINT: 'an address such as https://s3.fair.example',
  S3_REGION: 'a region such as eu-west-1',
};

const Environment = z.object(FILE_ENVIRONMENT);
type Environment = z.infer<typeof Environment>;

export const fileFaults = (env: Environment): string[] =>
  BUCKET.test(env.FILE_STORE) && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)
    ? ['FILE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.']
    : [];

export const toFileSettings = (env: Environment): FileSettings => {
  const [, bucket, folder = ''] = BUCKET.exec(env.FILE_STORE) ?? [];
  if (bucket === undefined) return { fileStore: env.FILE_STORE };
  return {
    fileStore: {
      endpoint: (env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`).replace(/\/+$/, ''),
      region: env.S3_REGION,
      bucket,
      prefix: folder === '' ? '' : `${folder.slice(1)}/`,
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  };
};
