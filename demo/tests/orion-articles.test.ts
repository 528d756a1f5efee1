import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { lykia, orion, pagesOf } from './tenants'

const articles = pagesOf(orion, 'blog')
/** The first four are shorter; later ones must have the full length of an article. */
const long = articles.slice(4)
const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length

describe('the articles of Orion Reisen', () => {
  it('are twelve, each with a picture, under a category that exists', () => {
    expect(articles).toHaveLength(12)
    const categories = pagesOf(orion, 'blogCategory').map(({ key }) => key)
    for (const { parent } of articles) expect(categories).toContain(parent)
    for (const { key, image } of articles) expect(image, key).toBeDefined()
  })

  it('are not those of the other operator', () => {
    const theirs = lykia.pages.map(({ text }) => text.en.title)
    for (const { text } of articles) expect(theirs).not.toContain(text.en.title)
  })

  it.each(long)('$key has 250 to 400 words in every language', ({ text }) => {
    for (const locale of LOCALES) {
      const words = wordsIn(text[locale].body)
      expect(words, locale).toBeGreaterThanOrEqual(250)
      expect(words, locale).toBeLessThanOrEqual(400)
      if (locale !== 'ru') expect(text[locale].body, locale).not.toMatch(/[\u0400-\u04ff]/)
      if (locale !== 'ar') expect(text[locale].body, locale).not.toMatch(/[\u0600-\u06ff]/)
    }
  })
})
