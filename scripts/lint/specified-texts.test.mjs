import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/root.mjs'

const read = (path) => readFileSync(join(ROOT, path), 'utf8')

/** The text of a message by its address: the file, then the keys. */
function readText(address) {
  const [file, ...keys] = address.split('.')
  return keys.reduce((node, key) => node?.[key], JSON.parse(read(`messages/en/${file}.json`)))
}

/** Sentences that the specification prints, and where they stand among the English messages. */
test.each([
  ['common.meta.title', 'Turkey Tours with Local Experts – Best Price, No Hidden Fees'],
  [
    'common.meta.description',
    'Family and adventure tours in Antalya, Side, Cappadocia and more: local guides, no hidden fees and easy mobile booking.',
  ],
  ['errors.notFound.title', 'Error 404'],
  ['errors.notFound.heading', 'This page could not be found'],
  ['errors.codes.invalidCredentials', 'Please check your login details.'],
  ['errors.codes.emailhata', 'This e-mail address has been registered before.'],
  ['errors.codes.mailyok', 'Such an e-mail is not registered in the system.'],
  ['errors.codes.unknown', 'An error occurred !'],
  ['errors.codes.couponInvalid', 'Please enter a valid code.'],
  ['basket.coupon.wrong', 'Please enter a valid code.'],
  ['member.auth.welcomeRegister', 'Registration successful. Welcome, {name}'],
  ['member.auth.welcomeLogin', 'Login successful. Welcome, {name}'],
  ['member.auth.passwordSent', 'Your password has been updated and sent to your e-mail address.'],
  ['basket.sidebar.notice.added', 'Product has been added to the shopping cart'],
  ['basket.sidebar.notice.duplicate', 'This product has already been added'],
  ['basket.actions.alreadyThere', 'This product has already been added'],
  ['basket.actions.removed', 'Product has been removed from the shopping cart'],
  ['reservations.warning.headings.retry', 'Your payment has not been authorised'],
  ['basket.ride.notSelected', 'Pick-up or destination point not selected !'],
  [
    'basket.let.why.minimumStay',
    'You must choose a minimum stay of {minimumStay, plural, one {# night} other {# nights}}.',
  ],
  ['vouchers.arrive', 'Please be there 5 minutes before the pick-up.'],
  ['basket.villa.tooMany', 'The number of people cannot exceed the number of Villa people'],
])('%s is the sentence of the specification: %s', (address, sentence) => {
  expect(readText(address)).toBe(sentence)
})

test('who books without an account reads the sentence of the specification first', () => {
  const sentence = 'You cannot make a reservation without being a member or logged in'
  expect(readText('checkout.errors.signIn').startsWith(`${sentence}.`)).toBe(true)
})

test.each(['lykia', 'orion'])('the support hours of %s are those of the specification', (tenant) => {
  const { support } = JSON.parse(read(`demo/tenants/${tenant}/settings.json`))
  expect(support.hours.en).toBe('Mon - Sun 9:00 AM - 8:00 PM')
})

test('the drawing of the 404 page is 609 × 131', () => {
  expect(read('components/layout/not-found-view.tsx')).toContain('width={609} height={131} viewBox="0 0 609 131"')
})
