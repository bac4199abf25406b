import { type NewsForm, newsFaults, newsState, newsToSave } from '@fairdesk/core/news';
import { addDays } from '@fairdesk/core/shared';
import { anyFairDay } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const form: NewsForm = {
  header: 'New oven',
  introduction: 'Hotter',
  text: '<p>Faster</p>',
  author: 'Anna',
  authorEmail: '',
  url: '',
  validFrom: '',
  validTo: '',
};
const paths = (change: Partial<NewsForm>) =>
  newsFaults({ ...form, ...change }).map(({ path, code }) => `${path} ${code}`);
const required = ['header', 'introduction', 'text', 'author'] as const;

describe('newsFaults', () => {
  it.prop([fc.subarray([...required])])('names exactly the missing required fields', (missing) => {
    expect(paths(Object.fromEntries(missing.map((name) => [name, ' '])))).toEqual(
      missing.map((name) => `${name} forms-required`),
    );
  });

  it('name each date that is no day', () => {
    expect(paths({ validFrom: '2027-02-29', validTo: 'soon' })).toEqual([
      'validFrom forms-date',
      'validTo forms-date',
    ]);
  });

  it('limit the texts to 1500 and 10,000 characters and validate addresses', () => {
    expect(paths({ introduction: 'x'.repeat(1500), text: 'x'.repeat(10_000) })).toEqual([]);
    expect(paths({ introduction: 'x'.repeat(1501) })).toEqual(['introduction forms-maxlength']);
    expect(paths({ text: 'x'.repeat(10_001) })).toEqual(['text forms-maxlength']);
    expect(paths({ authorEmail: 'anna' })).toEqual(['authorEmail forms-email']);
  });

  it.prop([anyFairDay, fc.integer({ min: -500, max: 500 })])(
    'reject an end date before the start date',
    (validFrom, days) => {
      expect(paths({ validFrom, validTo: addDays(validFrom, days) })).toEqual(
        days < 0 ? ['validTo forms-period'] : [],
      );
    },
  );
});

describe('newsToSave', () => {
  it.prop([anyFairDay, fc.string()])(
    'sends dates as ISO strings and adds the scheme to an address',
    (day, url) => {
      const saved = newsToSave({ ...form, url, validFrom: day });
      expect(saved).toMatchObject({ validFrom: `${day}T00:00:00.000Z`, validTo: '' });
      expect(saved.url === '' || /^https?:/i.test(saved.url)).toBe(true);
      expect(newsToSave(saved)).toEqual(saved);
    },
  );
});

describe('news to be sent', () => {
  it('have no white space around single-line texts', () => {
    const typed = { ...form, header: ' New oven ', author: ' Anna', authorEmail: 'anna@bakery.example ' };
    expect(newsToSave(typed)).toEqual({ ...form, authorEmail: 'anna@bakery.example' });
  });
});

describe('newsState', () => {
  it.prop([anyFairDay, fc.boolean(), fc.boolean()])(
    'never publishes news that are not approved or of a hidden company, and gives the reason',
    (today, profileIsPublic, isApproved) => {
      const past = { validFrom: '', validTo: addDays(today, -1) };
      const standing = { profileIsPublic, isApproved };
      expect(newsState(form, standing, today) === 'public').toBe(profileIsPublic && isApproved);
      for (const item of [form, past]) {
        expect(newsState(item, standing, today) === 'inReview').toBe(!isApproved);
      }
      expect(newsState(past, standing, today)).not.toBe('public');
    },
  );
});
