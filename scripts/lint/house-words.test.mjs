import { expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { lykia, orion } from '@/demo/tests/tenants'
import { checkMessages, LOCALES } from './check-messages.mjs'
import { checkWords } from './house-words.mjs'

/** What guests wrote themselves, addresses (which stay when words change), and times as the specification prints them. */
const NOT_OURS = new Set(['reviews', 'slug', 'hours'])

/** Every fault of the texts below a key that names a language, with the way to it. */
function faultsIn(node, path, locale) {
  if (typeof node === 'string') {
    return locale ? checkWords(locale, node).map((fault) => `${path}: ${fault}`) : []
  }
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, child]) =>
    NOT_OURS.has(key) ? [] : faultsIn(child, `${path}.${key}`, LOCALES.includes(key) ? key : locale),
  )
}

test.each([
  ['en', 'Your reservation is cancelled.'],
  ['en', 'Save to favorites'],
  ['en', '10 % off'],
  ['en', 'Looking …'],
  ['en', 'I have read the privacy policy.'],
  ['en', 'Open the member area.'],
  ['tr', '{title}’yi kaldır'],
  ['tr', '% 10 indirim'],
  ['tr', 'Sana yazacağız.'],
  ['tr', 'Ne yazık ki yer kalmadı.'],
  ['de', 'Deine Buchung'],
  ['de', 'Reservierung ansehen'],
  ['de', 'Wird gesendet …'],
  ['de', 'Sonderangebot anfragen'],
  ['de', 'im Mitgliederbereich'],
  ['de', '10% Rabatt'],
  ['de', 'Ergebnisse für “{term}”'],
  ['ru', 'Откройте бронь.'],
  ['ru', 'Твой заказ'],
  ['ru', '“{term}”'],
  ['ru', 'твёрдая цена'],
  ['ru', 'Цена твёрдая'],
  ['ru', 'Такой магазин не найден.'],
  ['nl', 'Vul uw naam in.'],
  ['nl', 'Kunt u die vinden?'],
  ['nl', 'Bekijk je reservering'],
  ['nl', '{percent, number} % van {paid}'],
  ['nl', 'Ik heb het privacybeleid gelezen.'],
  ['ar', 'ننتظركم'],
  ['ar', 'اختاروا يومًا'],
  ['ar', 'أيضاً'],
  ['ar', 'متى أدفع?'],
  ['ar', 'حوالة مصرفية'],
  ['ar', 'قرأت إشعار الخصوصية'],
  ['en', 'Two  spaces'],
  ['en', "Children's pool"],
  ['en', 'Sorry !'],
  ['en', 'Wait...'],
])('%s does not say "%s"', (locale, text) => {
  expect(checkWords(locale, text)).toHaveLength(1)
})

test.each([
  ['en', 'Pick-up or destination point not selected !'],
  ['en', 'Pay <amount></amount> now, <b>10%</b> off'],
  ['en', 'Children’s pool: “Derya”'],
  ['tr', '{title} iptal edilsin mi? {date} tarihine kadar %10'],
  ['de', 'Ihre Plätze sind reserviert, 10\u00a0% für „Sie“\u00a0…'],
  ['ru', 'Забронируйте место: скидка 10\u00a0% на «Дерью»'],
  ['nl', 'Vul je naam in, dan duurt het een uur. Foto’s van ‘Derya’'],
  ['ar', 'متى وبكم؟ كم ليلة، وكم ضيفًا؟'],
])('%s says "%s"', (locale, text) => {
  expect(checkWords(locale, text)).toEqual([])
})

test('the check of the messages knows the words of each language', () => {
  const catalogue = Object.fromEntries(LOCALES.map((locale) => [locale, { basket: { title: 'Transfer' } }]))
  catalogue.nl.basket.title = 'Uw transfer'
  expect(checkMessages(catalogue)).toEqual([`messages/nl: basket.title says 'Uw', the glossary has je`])
})

test('a form that stands for several numbers writes the number', () => {
  const english = '{n, plural, one {The last place} other {# places}}'
  const plural = {
    en: english,
    nl: english,
    de: english,
    tr: english,
    ru: '{n, plural, one {Последнее место} few {# места} many {# мест} other {# места}}',
    ar: '{n, plural, zero {لا مكان} one {مكان} two {مكانان} few {أماكن} many {# مكانًا} other {# مكان}}',
  }
  const catalogue = Object.fromEntries(LOCALES.map((locale) => [locale, { basket: { left: plural[locale] } }]))
  expect(checkMessages(catalogue)).toEqual([
    `messages/ru: basket.left plural of 'n' hides the number in one`,
    `messages/ar: basket.left plural of 'n' hides the number in few`,
  ])
})

test('the desk keeps to the glossary', () => {
  expect(faultsIn(DESK_TEXTS, 'texts')).toEqual([])
})

test.each([lykia, orion])('the demo content of $company keeps to the glossary', (tenant) => {
  expect(faultsIn(tenant, tenant.company)).toEqual([])
})
