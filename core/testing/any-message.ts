import fc, { type Arbitrary } from 'fast-check';
import type { Message } from '../dashboard/index.ts';
import { anyDay, anyFieldLanguages, anyTitle, anyWords } from './any-shared.ts';

/** Any message, read or unread. */
export const anyMessage: Arbitrary<Message> = fc.record(
  {
    id: fc.uuid(),
    date: anyDay,
    title: anyTitle,
    content: anyWords(200),
    link: fc.record({ title: anyTitle, href: fc.webPath() }),
    languages: anyFieldLanguages('title', 'content', 'link'),
    read: fc.boolean(),
  },
  { requiredKeys: ['id', 'date', 'title', 'content', 'read'] },
);
