import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { CALLS } from './calls'
import { AGENCY_KEYS } from './glossary-agency'
import { BOOKING_KEYS } from './glossary-booking'
import { CATALOGUE_KEYS } from './glossary-catalogue'
import { FEEDBACK_KEYS } from './glossary-feedback'
import { KEYS } from './glossary-keys'
import { KINDS_KEYS } from './glossary-kinds'
import { PEOPLE_KEYS } from './glossary-people'
import { RESERVATION_CHANGE_KEYS } from './glossary-reservation-changes'
import { SETTINGS_KEYS } from './glossary-settings'
import { VALUES } from './glossary-values'
import { fromWire, fromWireQuery, type Json, toWire, toWireQuery } from './translate'

const english = Object.keys(KEYS)
const turkish = Object.values(KEYS)

interface Definition {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  valueType?: z.core.$ZodType
  entries?: Record<string, string>
}

/** Every property name and enum value that a schema can produce on the wire. */
function collect(
  schema: z.core.$ZodType,
  key: string,
  found: { keys: Set<string>; values: Map<string, Set<string>> },
): void {
  const def = schema._zod.def as unknown as Definition
  for (const [name, child] of Object.entries(def.shape ?? {})) {
    found.keys.add(name)
    collect(child, name, found)
  }
  for (const child of [def.element, def.innerType, def.in, def.out, def.valueType, ...(def.options ?? [])]) {
    if (child) collect(child, key, found)
  }
  if (def.type === 'enum') {
    const values = found.values.get(key) ?? new Set()
    for (const value of Object.values(def.entries ?? {})) values.add(value)
    found.values.set(key, values)
  }
}

const found = { keys: new Set<string>(), values: new Map<string, Set<string>>() }
for (const call of Object.values(CALLS)) {
  collect(call.request, '', found)
  collect(call.response, '', found)
}

const keyArbitrary = fc.constantFrom(...english)
const leaf = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.string({ minLength: 1 }).map((text) => `~${text}`),
)
const node = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(keyArbitrary, tie('node'), { maxKeys: 4 }),
  ),
})).node

describe('the glossary', () => {
  test('every section is part of the whole and no English key stands in two', () => {
    const sections = [
      PEOPLE_KEYS,
      SETTINGS_KEYS,
      CATALOGUE_KEYS,
      BOOKING_KEYS,
      KINDS_KEYS,
      RESERVATION_CHANGE_KEYS,
      AGENCY_KEYS,
      FEEDBACK_KEYS,
    ].flatMap((section) => Object.keys(section))
    expect(sections).toHaveLength(english.length)
  })

  test('both columns hold every word once, so it reads both ways', () => {
    expect(new Set(turkish).size).toBe(turkish.length)
    for (const table of Object.values(VALUES))
      expect(new Set(Object.values(table ?? {})).size).toBe(Object.keys(table ?? {}).length)
  })

  test('knows every field of every call, and no field that no call has', () => {
    expect([...found.keys].filter((key) => !(key in KEYS))).toEqual([])
    expect(english.filter((key) => !found.keys.has(key))).toEqual([])
  })

  test('knows every value of an enumeration that it translates at all', () => {
    for (const [key, values] of found.values) {
      const table = VALUES[key as keyof typeof VALUES]
      if (table)
        expect(
          [...values].filter((value) => !(value in table)),
          key,
        ).toEqual([])
    }
  })

  test.each([
    ['password', 'sifre'],
    ['id', 'k_no'],
    ['kind', 'urun_tipi'],
    ['grandTotal', 'genel_toplam'],
    ['depositTotal', 'on_odeme_toplam'],
    ['taxMode', 'kdv_turu'],
    ['guest', 'misafir'],
    ['cardSecurityCode', 'kart_ccv'],
    ['bankCode', 'banka_kodu'],
    ['agencyId', 'ac_k_no'],
  ])('%s is %s, as the specification prints it', (key, word) => {
    expect(toWire({ [key]: 1 })).toEqual({ [word]: 1 })
  })
})

describe('translation', () => {
  test('there and back is the same, for any data', () => {
    fc.assert(
      fc.property(node, (data) => {
        expect(fromWire(toWire(data))).toEqual(data)
      }),
    )
  })

  test('enumerations go by their field: the same word means another thing elsewhere', () => {
    const data = {
      taxMode: 'included',
      paymentPlan: 'deposit',
      kind: 'car',
      kinds: ['tour', 'villa'],
      title: 'included',
    }
    expect(toWire(data)).toEqual({
      kdv_turu: 'dahil',
      odeme_tipi: 'on_odeme',
      urun_tipi: 'arac_kira',
      urun_tipleri: ['tur', 'villa'],
      baslik: 'included',
    })
    expect(fromWire(toWire(data))).toEqual(data)
  })

  test('the values of facets are words of the list that they stand in', () => {
    const facets = {
      kinds: [{ value: 'car', count: 2 }],
      durations: [{ value: 'half', count: 1 }],
      themes: [{ value: 'boat', count: 3 }],
      destinations: [{ value: 'boat', label: { en: 'Boat' }, count: 1 }],
      ratings: [{ value: '4', count: 1 }],
    }
    expect(toWire({ facets })).toEqual({
      suzgecler: {
        urun_tipleri: [{ deger: 'arac_kira', adet: 2 }],
        sureler: [{ deger: 'yarim_gun', adet: 1 }],
        temalar: [{ deger: 'tekne', adet: 3 }],
        bolgeler: [{ deger: 'boat', etiket: { en: 'Boat' }, adet: 1 }],
        puanlar: [{ deger: '4', adet: 1 }],
      },
    })
    expect(fromWire(toWire({ facets }))).toEqual({ facets })
  })

  test('keys that are data stay: languages and dates', () => {
    expect(toWire({ content: { de: { title: 'x' }, tr: { title: 'y' } } })).toEqual({
      icerik: { de: { baslik: 'x' }, tr: { baslik: 'y' } },
    })
  })

  test('a prototype sent as data reaches nothing', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"prototype":1,"ad":"x"}',
    ) as Json
    expect(Object.keys(fromWire(hostile) as object)).toEqual(['firstName'])
    expect(fromWireQuery({ constructor: 'x', prototype: 'y', ad: 'z' } as never)).toEqual({ firstName: 'z' })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test('a query string carries lists by commas and its values translated', () => {
    const query = toWireQuery({
      kinds: ['tour', 'villa'],
      sort: 'priceAscending',
      page: 2,
      slug: undefined,
      themes: [],
    })
    expect(query).toEqual({ urun_tipleri: 'tur,villa', siralama: 'fiyat_artan', sayfa: '2' })
    expect(fromWireQuery(query)).toEqual({ kinds: 'tour,villa', sort: 'priceAscending', page: '2' })
  })
})
