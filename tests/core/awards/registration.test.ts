import {
  addProductHref,
  badgeOf,
  buttonOf,
  editProductHref,
  graceEnd,
  isClosed,
  listedProducts,
  maySubmit,
  nextVisibleCount,
  type RegistrationStatus,
  registrationHref,
  trackedOf,
} from '@fairdesk/core/awards';
import { anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyStatus = fc.constantFrom<RegistrationStatus>('new', 'draft', 'submitted');
const msLater = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const MINUTE = 60_000;

describe('isClosed', () => {
  it.prop([anyFairInstant, fc.integer({ min: 2, max: 1e9 })])(
    'is open from the opening instant until the closing instant',
    (opens, length) => {
      const closes = msLater(opens, length);
      const period = { opensAt: opens.toISOString(), closesAt: closes.toISOString() };
      expect(isClosed(period, msLater(opens, -1))).toBe(true);
      expect(isClosed(period, opens)).toBe(false);
      expect(isClosed(period, msLater(closes, -1))).toBe(false);
      expect(isClosed(period, closes)).toBe(true);
    },
  );

  it.prop([anyFairInstant])('never closes without a closing date', (now) => {
    expect(isClosed({ opensAt: '', closesAt: '' }, now)).toBe(false);
  });
});

describe('maySubmit', () => {
  it.prop([anyFairInstant])(
    'accepts a draft for another 15 minutes, and never before the award opens',
    (closes) => {
      const period = { opensAt: '', closesAt: closes.toISOString() };
      expect(maySubmit(period, msLater(closes, 15 * MINUTE - 1))).toBe(true);
      expect(maySubmit(period, msLater(closes, 15 * MINUTE))).toBe(false);
      expect(graceEnd(period)).toEqual(msLater(closes, 15 * MINUTE));
      expect(maySubmit({ opensAt: closes.toISOString(), closesAt: '' }, msLater(closes, -1))).toBe(false);
    },
  );
});

describe('the registration of a product', () => {
  it('has the button and the badge for its status', () => {
    expect(
      ['new', 'draft', 'submitted'].map((status) => buttonOf(status as RegistrationStatus, false)),
    ).toEqual(['register', 'continue', 'edit-registration']);
    expect(badgeOf('new')).toBeUndefined();
    expect(badgeOf('draft')).toEqual({ tone: 'neutral', title: 'in progress' });
    expect(badgeOf('submitted')).toEqual({ tone: 'success', title: 'submitted' });
  });

  it.prop([anyStatus])('is read-only once the award is closed', (status) => {
    expect(buttonOf(status, true)).toBe(status === 'submitted' ? 'summary' : undefined);
    expect(editProductHref('/company-profile', '42', true)).toBeUndefined();
  });

  it.prop([anyStatus])('is tracked as an edit only after submission', (status) => {
    expect(trackedOf(status)).toBe(
      status === 'submitted' ? 'registration_edit' : 'product_registration_for_award',
    );
  });

  it('uses the addresses of the specification', () => {
    expect(registrationHref('/awards/registration', '4 2')).toBe('/awards/registration?pid=4%202');
    expect(editProductHref('/company-profile', '42', false)).toBe('/company-profile?tab=products&id=42');
    expect(addProductHref('/company-profile')).toBe('/company-profile?tab=products');
    // Editors may choose a page with a query or an anchor.
    expect(registrationHref('/enter?from=desk#form', '42')).toBe('/enter?pid=42&from=desk#form');
    expect(editProductHref('/profile#top', '42', false)).toBe('/profile?tab=products&id=42#top');
    expect(addProductHref('/profile?a')).toBe('/profile?tab=products&a');
  });
});

describe('listedProducts', () => {
  const anyProduct = fc.record({
    id: fc.uuid(),
    title: fc.string(),
    content: fc.string(),
    image: fc.string(),
    status: anyStatus,
    isChanged: fc.boolean(),
  });

  it.prop([fc.array(anyProduct)])('lists submitted products only once the award is closed', (products) => {
    expect(listedProducts(products, false)).toEqual(products);
    expect(listedProducts(products, true)).toEqual(products.filter(({ status }) => status === 'submitted'));
  });
});

describe('nextVisibleCount', () => {
  it.prop([fc.nat(500)])('reaches every product, 3 at a time', (total) => {
    let visible = Math.min(3, total);
    let presses = 0;
    for (
      let next = nextVisibleCount(visible, total);
      next !== undefined;
      next = nextVisibleCount(visible, total)
    ) {
      expect(next - visible).toBeLessThanOrEqual(3);
      visible = next;
      presses += 1;
    }
    expect(visible).toBe(total);
    expect(presses).toBe(Math.max(0, Math.ceil(total / 3) - 1));
  });
});
