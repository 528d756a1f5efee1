import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import words from '@/messages/en/layout.json'
import { ShopChoices } from './shop-choices'

const set = vi.fn((code: string) => {
  currency.code = code
  window.dispatchEvent(new Event('currencychange'))
})
const currency = { code: 'TRY', set }
const assign = vi.fn()

const choices = (
  <ShopChoices
    locale="en"
    languages={['en', 'de', 'tr']}
    currency={{ code: 'TRY', symbol: '₺' }}
    settlement="TRY"
    texts={words.topBar}
  />
)
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

beforeEach(() => {
  currency.code = 'TRY'
  window.__currency = currency
  document.documentElement.dataset.money = JSON.stringify({
    c: 'TRY',
    g: ',',
    d: '.',
    r: { TRY: ['1', '₺', ''], EUR: ['49.80', '€', ''] },
  })
  vi.stubGlobal('location', { pathname: '/p/balloon', search: '?x=1', href: 'http://localhost/p/balloon?x=1', assign })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  delete window.__currency
  delete document.documentElement.dataset.money
  document.head.replaceChildren()
  Object.assign(document, { cookie: 'travellocale=; Max-Age=0' })
})

test('a currency is chosen for the whole page, and the button names it', async () => {
  const user = userEvent.setup()
  render(choices)
  expect(button(words.topBar.currency)).toHaveTextContent('₺ TRY')
  await user.click(button(words.topBar.currency))
  await user.click(screen.getByRole('menuitemradio', { name: 'Euro' }))
  expect(set).toHaveBeenCalledExactlyOnceWith('EUR')
  expect(button(words.topBar.currency)).toHaveTextContent('€ EUR')
})

test('what one unit is worth stands below, once it is not what is paid in', async () => {
  const user = userEvent.setup()
  currency.code = 'EUR'
  render(choices)
  await user.click(button(words.topBar.currency))
  expect(await screen.findByText(/€1\.00 = ₺49\.80/)).toBeVisible()
})

test('a language leads to the same page, as its head names it, and is remembered', async () => {
  const user = userEvent.setup()
  document.head.innerHTML = '<link rel="alternate" hreflang="de" href="https://shop.example/de/p/ballonfahrt">'
  render(choices)
  await user.click(button(words.topBar.language))
  await user.click(screen.getByRole('menuitemradio', { name: LOCALE_NAMES.de }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/de/p/ballonfahrt?x=1')
  expect(document.cookie).toContain('travellocale=de')
})

test('a page that names no other languages is at the same path', async () => {
  const user = userEvent.setup()
  render(choices)
  await user.click(button(words.topBar.language))
  await user.click(screen.getByRole('menuitemradio', { name: LOCALE_NAMES.tr }))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/tr/p/balloon?x=1')
})

test('the present language leads nowhere', async () => {
  const user = userEvent.setup()
  render(choices)
  await user.click(button(words.topBar.language))
  await user.click(screen.getByRole('menuitemradio', { name: LOCALE_NAMES.en }))
  expect(assign).not.toHaveBeenCalled()
})

test('what has only one choice is not there', () => {
  delete window.__currency
  render(<ShopChoices locale="en" languages={[]} currency={null} settlement="TRY" texts={words.topBar} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
