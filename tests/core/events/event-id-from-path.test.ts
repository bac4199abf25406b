import { eventIdFromPath, eventPageTitle } from '@fairdesk/core/events';
import { anyEventId } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const before = fc.constantFrom('', '/nl', '/tr', '/es/horeca-2027', '/events/7');
const after = fc.constantFrom('', '/', '?tab=1', '#top', '/?to=/a#b\nc', '//');

describe('eventIdFromPath', () => {
  it.prop([before, anyEventId, after])(
    'finds the event, whatever precedes and follows it',
    (start, id, end) => {
      expect(eventIdFromPath(`${start}/events/${id}${end}`)._unsafeUnwrap()).toBe(id);
    },
  );

  it.prop([before, fc.webSegment(), after])(
    'never returns an id with anything but digits',
    (start, segment, end) => {
      fc.pre(!/^\d+$/.test(segment) && segment !== '');
      const failure = eventIdFromPath(`${start}/events/${segment}${end}`)._unsafeUnwrapErr();
      expect(failure).toEqual({
        kind: 'rejected',
        reason: 'Could not resolve event identifier.',
        fields: [],
      });
    },
  );

  it.each(['', '/', '/events', '/events/', '/101', '/events/101/tasks', '/eventsx/101'])(
    'finds none in %j',
    (path) => {
      expect(eventIdFromPath(path).isErr()).toBe(true);
    },
  );
});

describe('eventPageTitle', () => {
  it('joins the event and the page with a bar', () => {
    expect(eventPageTitle('Şişli Fuarı', 'Participations')).toBe('Şişli Fuarı | Participations');
  });
});
