import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';

/** One page of the objects in a bucket. */
export interface ObjectList {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  /** The token of the next page; `undefined` on the last. */
  readonly next: string | undefined;
}

const PARSER = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const ListBucketResult = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.enum(['true', 'false']),
    NextContinuationToken: z.optional(z.string()),
    Contents: z._default(z.array(z.object({ Key: z.string(), LastModified: z.iso.datetime() })), []),
  }),
});

/** Reads the response of `ListObjectsV2` to this token; throws where it leads to no other page. */
export const readObjectList = (xml: string, token = ''): ObjectList => {
  const { ListBucketResult: list } = ListBucketResult.parse(PARSER.parse(xml));
  if (list.IsTruncated === 'true' && [undefined, token].includes(list.NextContinuationToken))
    throw new TypeError('The list ends before its last page');
  return {
    objects: list.Contents.map(({ Key, LastModified }) => ({ key: Key, modified: new Date(LastModified) })),
    next: list.IsTruncated === 'true' ? list.NextContinuationToken : undefined,
  };
};
