import { followedParticipation } from '@fairdesk/core/events';
import { anyParticipation } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('followedParticipation', () => {
  it.prop([fc.array(anyParticipation(), { maxLength: 3 }), fc.boolean()])(
    'is the only participation, and undefined when there are several',
    (items, hasNext) => {
      const followed = followedParticipation({ items, total: items.length, hasNext });
      expect(followed).toBe(items.length === 1 && !hasNext ? items[0] : undefined);
    },
  );
});
