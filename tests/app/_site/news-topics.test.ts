import { describe, expect, it } from 'vitest';
import { newsTopics } from '#app/_site/news-topics.ts';

describe('newsTopics', () => {
  it('lists each tag once, in the alphabetical order of the language', () => {
    const articles = [{ tags: ['Çevre', 'Su', '..'] }, { tags: ['Cuma', 'SU'] }];
    expect(newsTopics(articles, 'tr')).toEqual(['Cuma', 'Çevre', 'SU']);
    expect(newsTopics(articles, 'en')).toEqual(['Çevre', 'Cuma', 'SU']);
  });
});
