import { describe, expect, test } from 'vitest'
import { foldText } from './fold'
import { toSlug } from './slug'

describe('foldText', () => {
  test.each([
    [['istanbul', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL'], 'istanbul'],
    [['Kaş', 'KAŞ', 'kas'], 'kas'],
    [['Ölüdeniz', 'oludeniz', 'OLUDENİZ'], 'oludeniz'],
    [['Çıralı', 'CIRALI'], 'cirali'],
    [['Straße', 'STRASSE'], 'strasse'],
    [['Ещё', 'еще'], 'еще'],
    [['أنطاليا', 'انطاليا'], 'انطاليا'],
    [['  two   words '], 'two words'],
  ])('%j all read the same', (inputs, folded) => {
    for (const input of inputs) expect(foldText(input)).toBe(folded)
  })
})

describe('toSlug', () => {
  test.each([
    ['Kekova sunken city and Simena castle by boat', 'kekova-sunken-city-and-simena-castle-by-boat'],
    ['Ölüdeniz’de tüplü dalış', 'oludeniz-de-tuplu-dalis'],
    ['Ballonfahrt über Göreme', 'ballonfahrt-uber-goreme'],
    ['Затонувший город Кекова', 'zatonuvshiy-gorod-kekova'],
    ['10 % off!', '10-off'],
    ['غوص', ''],
  ])('%s', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })
})
