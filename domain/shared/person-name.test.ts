import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nameSchema } from './name-schema'
import { companyName, findNameFault, hasLink, hasVisibleLetter } from './person-name'

test.each(['Ada', 'Ü', 'Иван', '王', 'محمد', 'नीना', 'O’Neill', '김'])('%s is a name', (name) => {
  expect(hasVisibleLetter(name)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a full stop', '.'],
  ['digits', '123'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['the blank of Braille', '\u2800'],
  ['the Hangul filler', '\u3164'],
  ['the half-width Hangul filler', '\uffa0'],
  ['an accent alone', '\u0301'],
  ['an emoji', '🙂'],
  ['half an emoji', '\ud83d'],
])('%s is no name', (_what, name) => {
  expect(hasVisibleLetter(name)).toBe(false)
})

test.each([
  'http://evil.example/x',
  'HTTPS evil',
  'Win at www.evil',
  'bit.ly/abc',
  't.me/prize',
  'evil.anything/pay',
  'evil.anything:80/pay',
  'me@mail.com',
  'evil\u2488com',
])('%s carries a link', (name) => {
  expect(hasLink(name)).toBe(true)
  expect(findNameFault(`Ada ${name}`)).toBe('nameLink')
})

test.each([
  'x.com',
  'Free iPhone evil.com',
  'evil.com.tr',
  't.me',
  'evil\uff0ecom',
  'evil\u200b.com',
  'evil.\u200bcom',
  'evil。com',
  'пример.рф',
  'мошенник.онлайн',
  'موقع.شبكة',
  'EVIL.RU',
  '192.168.0.1',
  'Login-kervan.Support',
  'EVIL.ZIP',
  'Prize.Casa',
  'Evil.Email',
  'Free-gift.Center',
  'Win.Mov',
  'Ayşe.Nur.zip',
  'Dr.com',
  'AYŞE.NUR',
])('%s is stored so that no mail program makes a link of it', (name) => {
  const stored = nameSchema.parse(`Ada ${name}`)
  expect(stored.normalize('NFKC')).not.toMatch(/[\p{L}\p{Nd}]\p{Cf}*\.\p{Cf}*[\p{L}\p{Nd}]/u)
  expect(nameSchema.parse(stored)).toBe(stored)
})

test.each([
  'J.R.',
  'J.R.R. Tolkien',
  'St.John',
  'St. John-Smythe',
  "O'Brien",
  'O’Neill',
  'J.de Vries',
  'Ma.de los Ángeles',
  'A.M.de Boer',
  'Dr.Smith',
  'Ayşe.Nur',
  'Ahmet Cem',
  'Иван И.Иванов',
  'А.С.Пушкин',
  'محمد بن عبد الله',
  'د.محمد',
  'd’Arc',
  'Mary-Ann',
  'Comnenus',
  'Smith, Jr.',
  'St.',
  'St.Ives',
  'ST.JOHN',
  'Ph.D.',
  'Ada Byron Ph.D.',
  'Dr.Müller',
  'Dr.Li',
  'O.Henry',
  'o.henry',
  'J.Li',
  'Prof.Dr.Yılmaz',
  'Op.Dr.Can',
  'Av.Ayşe Kaya',
  'Dipl.-Ing. Weber',
  'Ing.de Wit',
  'Св.Николай',
  'Анна.Мария',
  'عبد.الله',
  'J.M.G. Le Clézio',
  'Jan v.d. Berg',
  'M.Özgür Ö.',
  'AYŞE.NUR',
  'ALİ.VELİ',
  'Ali.ŞEN',
  'MÜH.ALİ',
  'Mehmet.Ay',
  'Ng.Li',
  'R.Cash',
  'J.R.Cash',
  'M.Faith',
  'A.Sale',
  'J.Page',
  'J.Bond',
  'K.Dev',
  'U.Win',
  'Mr.Bond',
  '王.小明',
])('%s is a name without a link', (name) => {
  expect(findNameFault(name)).toBeNull()
  expect(nameSchema.parse(name).replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
})

test('no name that is stored joins two words by a full stop', () => {
  const sign = fc.constantFrom('a', 'Ş', 'и', '王', '1', '.', '\u3002', '\uff0e', ' ', '-', '\u200b', '\u0301')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const { success, data } = nameSchema.safeParse(signs.join(''))
      if (success) expect(hasLink(data)).toBe(false)
    }),
  )
})

test('a full stop is followed by a space', () => {
  expect(nameSchema.parse('AYŞE.NUR')).toBe('AYŞE. NUR')
  expect(nameSchema.parse('J.R.R. Tolkien')).toBe('J. R. R. Tolkien')
  expect(nameSchema.parse('St. John')).toBe('St. John')
})

test('the wire names what is wrong with a name', () => {
  const faultOf = (name: string) => nameSchema.safeParse(name).error?.issues[0]?.message
  expect(faultOf('Ada x.com/pay')).toBe('nameLink')
  expect(faultOf('Ada 4111 1111 1111 1111')).toBe('cardNumber')
  expect(faultOf('123')).toBe('name')
  expect(nameSchema.parse('  Ada  Byron ')).toBe('Ada Byron')
})

test.each([
  ['Tours.com Ltd.', true],
  ['Meltem Seyahat Ltd. Şti.', true],
  ['http://evil.example', false],
  ['evil.com/pay', false],
])('a company may be called %s: %s', (name, isFit) => {
  expect(z.string().check(companyName).safeParse(name).success).toBe(isFit)
})
