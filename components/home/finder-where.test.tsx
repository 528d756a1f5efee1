import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import words from '@/messages/en/layout.json'
import { FinderWhere } from './finder-where'

const callOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))

const { search } = words
const { destination, category, product, article } = search
const texts = { ...search, from: 'from', groups: { destination, category, product, article } }

const hits: SearchHit[] = [
  { hitType: 'destination', title: 'Kaş', slug: 'kas', image: null, count: 12, product: null },
  { hitType: 'article', title: 'Kaş in spring', slug: 'kas-in-spring', image: null, count: null, product: null },
]

function setup() {
  render(
    <form action="/search">
      <FinderWhere id="w" label="Where" placeholder="Kaş" locale="en" texts={texts} icon={null}>
        <datalist id="places" />
      </FinderWhere>
    </form>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  callOperator.mockReset()
})

test('untouched it is a plain field with a list of places', () => {
  setup()
  const field = screen.getByLabelText('Where')
  expect(field).toHaveAttribute('name', 'q')
  expect(field).toHaveAttribute('list', 'places')
  expect(callOperator).not.toHaveBeenCalled()
})

test('touched it suggests as one types, and a row is a link', async () => {
  callOperator.mockResolvedValue({ ok: true, data: { term: 'kas', hits, products: null } })
  const user = setup()
  await user.click(screen.getByLabelText('Where'))
  const field = await screen.findByRole('combobox', { name: 'Where' })
  await user.type(field, 'kas')
  expect(await screen.findByRole('option', { name: /spring/ }, { timeout: 5_000 })).toHaveAttribute(
    'href',
    '/b/kas-in-spring',
  )
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).not.toHaveAttribute('list')
})

test('a dead API is said, and the form still searches', async () => {
  callOperator.mockResolvedValue({ ok: false, error: { code: 'unavailable' } })
  const user = setup()
  await user.click(screen.getByLabelText('Where'))
  await user.type(await screen.findByRole('combobox', { name: 'Where' }), 'kas')
  expect(await screen.findByText(search.failed)).toBeInTheDocument()
  expect(screen.getByDisplayValue('kas')).toHaveAttribute('name', 'q')
})

test.each([
  ['low in the window it moves up, so that the suggestions are seen', 700, 1],
  ['high in the window it stays', 200, 0],
])('%s', async (_name, bottom, times) => {
  callOperator.mockResolvedValue({ ok: true, data: { term: 'kas', hits, products: null } })
  const scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = scrollIntoView
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 60, 300, 60))
  const user = setup()
  await user.click(screen.getByLabelText('Where'))
  await user.type(await screen.findByRole('combobox', { name: 'Where' }), 'kas')
  await screen.findByRole('option', { name: /spring/ }, { timeout: 5_000 })
  const toTop = scrollIntoView.mock.calls.filter(([options]) => options?.block === 'start')
  expect(toTop).toEqual(Array.from({ length: times }, () => [{ block: 'start', behavior: 'auto' }]))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
