import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { buildFontHead } from '@/app/fonts/fonts'
import { LOCALES } from '@/domain/shared/locales'
import { readCharacters, readTables } from './sfnt.mjs'

const root = join(import.meta.dirname, '../..')

async function charactersOf(url) {
  const file = readFileSync(join(root, 'public', url))
  return readCharacters(
    readTables(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' })),
  )
}

async function missingFrom(locale, text) {
  const covered = await Promise.all(buildFontHead(locale).preload.map(charactersOf))
  const wanted = new Set([...text].filter((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character)))
  return [...wanted].filter((character) => !covered.some((set) => set.has(character.codePointAt(0))))
}

const textsOf = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(textsOf))

function messagesOf(locale) {
  const folder = join(root, 'messages', locale)
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const files = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return files.flatMap(textsOf).join('')
}

const alphabets = {
  en: 'The quick brown fox jumps over the lazy dog',
  tr: 'Pijamalı hasta yağız şoföre çabucak güvendi, İzmir',
  de: 'Falsches Üben von Xylophonmusik quält jeden größeren Zwerg',
  ru: 'Съешь ещё этих мягких французских булок, да выпей чаю',
  nl: 'Pa’s wijze lynx bezag vroom het fikse aquaduct, coördinatie, één',
  ar: 'صِفْ خَلْقَ خَوْدٍ كَمِثْلِ الشَّمْسِ، إلغاءٌ مجاني؟ مؤكَّد ٪',
}
const everywhere = 'Kaş Ölüdeniz Göcek Üçağız Şirince 0123456789 €1,234.50 ₺ £ $ ₽ – — · × − “„”‘’ …'

/** Unpacking a font takes seconds where other work runs beside it; in milliseconds. */
const UNPACKING_LIMIT = 60_000

describe('the fonts of a page', () => {
  test.each(LOCALES)(
    '%s: the alphabet, place names and prices',
    async (locale) => {
      expect(await missingFrom(locale, alphabets[locale] + everywhere)).toEqual([])
    },
    UNPACKING_LIMIT,
  )

  test.each(LOCALES)(
    '%s: every character of the messages',
    async (locale) => {
      expect(await missingFrom(locale, messagesOf(locale))).toEqual([])
    },
    UNPACKING_LIMIT,
  )
})
