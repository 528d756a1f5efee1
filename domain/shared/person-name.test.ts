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
  'x.com',
  'Free iPhone evil.com',
  'evil.com.tr',
  'bit.ly/abc',
  't.me/prize',
  'evil.anything/pay',
  'evil\uff0ecom',
  'evil\u200b.com',
  'evil。com',
  'пример.рф',
  'мошенник.онлайн',
  'موقع.شبكة',
  'EVIL.RU',
  'kazan.net',
  'me@mail.com',
  '192.168.0.1',
  '//evil.info',
  'ya.ru',
  'Ya.ru',
  'YA.RU',
  'pay.casino',
  'Pay.Casino',
  'PAY.CASINO',
  'gift.zip',
  'win-now.bank',
  'яндекс.рус',
  'смотри.тут',
  'x.casino',
  'bonus24.fm',
  'mail.ru',
  'X.com',
  'R.CASH',
  'Ayşe.Nur.zip',
  'Dr.com',
])('%s carries a link', (name) => {
  expect(hasLink(name)).toBe(true)
  expect(findNameFault(`Ada ${name}`)).toBe('nameLink')
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
])('%s is a name without a link', (name) => {
  expect(findNameFault(name)).toBeNull()
})

test('initials before a name are never a link', () => {
  const initials = fc.array(fc.stringMatching(/^[A-Z]\.$/), { minLength: 1, maxLength: 3 })
  const names = ['Vries', 'Smith', 'Иванов', 'Müller', 'İnan', 'حسن', 'de Boer', 'van Dijk']
  fc.assert(
    fc.property(initials, fc.constantFrom(...names), fc.constantFrom('', ' '), (letters, name, blank) => {
      expect(hasLink(letters.join(blank) + blank + name)).toBe(false)
    }),
  )
})

test('the wire names what is wrong with a name', () => {
  const faultOf = (name: string) => nameSchema.safeParse(name).error?.issues[0]?.message
  expect(faultOf('Ada x.com')).toBe('nameLink')
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
