import fc from 'fast-check'
import type { Json } from '@/domain/wire/translate'

const nested = (depth: number): Json => (depth === 0 ? 'x' : { a: [nested(depth - 1)] })

/** Texts that mean something to a database, a page, a mail or a parser. */
export const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202eabc',
  'İıŞşÇçĞğÖöÜü',
  '\u{1f6a2}'.repeat(50),
  'x'.repeat(5_000),
  '%',
  '_',
  "' or 1=1; --",
  '"; drop table members; --',
  '$1 $2',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  'null',
  'NaN',
  '0x10',
  '1e400',
  '٣',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '24:00',
  '99999999999999.99',
  '999999999999.99',
  '-0.00',
  'AAA',
  'a@b',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example`,
  'javascript:alert(1)',
]

export const NUMBERS = [
  0, -0, -1, 1, 1.5, 0.1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 1e21, 1e308, 5e-324,
]

/** Values that no well-meaning caller sends. */
export const hostile: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...TEXTS, ...NUMBERS, null, true, false),
  fc.constantFrom<Json>(
    [],
    {},
    [null],
    [[]],
    [{}],
    nested(6),
    nested(30),
    Array.from({ length: 500 }, () => 1),
  ),
  fc.constantFrom<Json>(JSON.parse('{"__proto__":{"x":1}}'), { constructor: { prototype: { x: 1 } } }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
