import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { DESK_TEXTS } from './all'

/** Every text by its path. */
function flatten(node: object, before = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${name}`, value]] : flatten(value as object, `${before}${name}.`),
  )
}

const marksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const english = flatten(DESK_TEXTS.en)

test.each(LOCALES)('%s has every text, none empty, with the same values to fill in', (locale) => {
  const texts = new Map(flatten(DESK_TEXTS[locale]))
  expect([...texts.keys()].sort()).toEqual(english.map(([path]) => path).sort())
  for (const [path, text] of english) {
    expect(texts.get(path)?.trim(), path).not.toBe('')
    expect(marksOf(texts.get(path) ?? ''), path).toEqual(marksOf(text))
  }
})

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  '%s is a translation: sentences are not the English ones',
  (locale) => {
    const texts = new Map(flatten(DESK_TEXTS[locale]))
    const same = english.filter(([path, text]) => text.split(' ').length > 2 && texts.get(path) === text)
    expect(same.map(([path]) => path)).toEqual([])
  },
)
