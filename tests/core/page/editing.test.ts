import {
  DEFAULT_PLACEHOLDER_ID,
  DICTIONARY_PAGE_SIZE,
  EDITING_SECRET_PARAMETER,
  EDITOR_PLACEHOLDER_ID,
} from '@fairdesk/core/page';
import { describe, expect, it } from 'vitest';

describe('the names the page editor relies on', () => {
  it('are those of the specification', () => {
    expect(EDITING_SECRET_PARAMETER).toBe('secret');
    expect(DEFAULT_PLACEHOLDER_ID).toBe('00000000-0000-0000-0000-000000000000');
    expect(DICTIONARY_PAGE_SIZE).toBe(1000);
    expect(EDITOR_PLACEHOLDER_ID).toBe('1');
  });
});
