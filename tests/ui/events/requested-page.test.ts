import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isLocalAddress, requestedPage } from '#ui/events/requested-page.ts';

const folder = fc.stringMatching(/^[a-z0-9]{3,8}$/);
const suffix = fc.constantFrom('', '?tab=news', '#task-3', '?tab=products&id=p-1#top');
const language = fc.constantFrom(...LANGUAGES);

describe('requestedPage', () => {
  it.prop([language, folder, suffix])('leads back to any page of the same website', (of, aqua, end) => {
    const requested = localPath({ language: of, path: `/${aqua}/tasks`, suffix: end });
    expect(requestedPage(requested, `/${aqua}/dashboard`)).toBe(requested);
  });

  it.prop([language, folder, folder, suffix])('never leads to another website', (of, aqua, other, end) => {
    fc.pre(aqua !== other);
    const requested = localPath({ language: of, path: `/${other}/tasks`, suffix: end });
    expect(requestedPage(requested, `/${aqua}/dashboard`)).toBe(`/${aqua}/dashboard`);
  });

  it.prop([
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.webUrl().map((url) => url.replace(/^https?:/, '')),
    ),
  ])('never leads to another host, whatever the address says', (requested) => {
    const page = new URL(requestedPage(requested, '/aqua/dashboard'), 'https://fair.example');
    expect(page.origin).toBe('https://fair.example');
  });
});

describe('isLocalAddress', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'aqua', '/a b', ''])(
    'rejects %j',
    (address) => expect(isLocalAddress(address)).toBe(false),
  );
});
