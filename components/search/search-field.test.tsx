import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import words from '@/messages/en/layout.json'
import { SearchField } from './search-field'
import type { SearchTexts } from './search-texts'

const push = vi.hoisted(() => vi.fn())
const callOperator = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }))
vi.mock('@/lib/api/browser', () => ({ callOperator }))

const { search } = words
const texts: SearchTexts = {
  ...search,
  from: 'from',
  groups: {
    destination: search.destination,
    category: search.category,
    product: search.product,
    article: search.article,
  },
}

const hit = (hitType: SearchHit['hitType'], title: string, slug: string): SearchHit => {
  return { hitType, title, slug, image: null, count: null, product: null }
}
const hits = [
  hit('product', 'Kekova by boat', 'kekova-by-boat'),
  hit('article', 'Kekova in spring', 'kekova-in-spring'),
  hit('destination', 'Kaş and Kekova', 'kas-and-kekova'),
]
const answer = (found: SearchHit[]) => ({ ok: true, data: { term: '', hits: found, products: null } })

async function setup() {
  const user = userEvent.setup()
  render(<SearchField locale="de" texts={texts} />)
  const field = screen.getByRole('combobox', { name: search.label })
  await user.click(field)
  // The suggestions load when the field is first focused.
  await screen.findByRole('status')
  return { user, field }
}

const listOptions = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  vi.clearAllMocks()
  callOperator.mockResolvedValue(answer(hits))
})

describe('the form', () => {
  test('works without scripts', () => {
    const { container } = render(<SearchField locale="de" texts={texts} />)
    expect(container.querySelector('form')).toHaveAttribute('action', '/de/search')
    expect(container.querySelector('form')).not.toHaveAttribute('method', 'post')
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q')
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  })

  test('Enter leads to the results of what was typed', async () => {
    const { user } = await setup()
    await user.keyboard('  çay evi {Enter}')
    expect(push).toHaveBeenCalledExactlyOnceWith('/de/search/%C3%A7ay%20evi')
  })

  test('requires text', async () => {
    const { user, field } = await setup()
    await user.keyboard('   {Enter}')
    expect(push).not.toHaveBeenCalled()
    expect(field).toHaveProperty('validationMessage', search.required)
    await user.keyboard('k')
    expect(field).toHaveProperty('validationMessage', '')
  })
})

describe('suggestions', () => {
  test('stand in groups, places first, and are counted aloud', async () => {
    const { user, field } = await setup()
    await user.keyboard('keko')
    const places = await screen.findByRole('group', { name: search.destination })
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(within(places).getByRole('option')).toHaveAttribute('href', '/de/d/kas-and-kekova')
    expect(listOptions()).toEqual([
      'Kaş and Kekova',
      'Kekova by boat',
      'Kekova in spring',
      search.all.replace('{term}', 'keko'),
    ])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${search.found}: 3`))
  })

  test('one letter asks for nothing, and only the last term counts', async () => {
    const { user } = await setup()
    await user.keyboard('k')
    await user.keyboard('eko')
    await waitFor(() => expect(callOperator).toHaveBeenCalled())
    const terms = callOperator.mock.calls.map(([, request]) => request.term)
    expect(terms).toEqual(['keko'])
    expect(callOperator.mock.calls[0]?.[1]).toEqual({ locale: 'de', term: 'keko', suggest: 'true' })
  })

  test('an answer that comes too late is dropped', async () => {
    let answerFirst: (value: unknown) => void = () => undefined
    callOperator.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    const { user } = await setup()
    await user.keyboard('ke')
    await waitFor(() => expect(callOperator).toHaveBeenCalledTimes(1))
    callOperator.mockResolvedValue(answer([hit('product', 'The right one', 'right')]))
    await user.keyboard('ko')
    expect(await screen.findByText('The right one')).toBeVisible()
    answerFirst(answer([hit('product', 'The wrong one', 'wrong')]))
    await Promise.resolve()
    expect(screen.queryByText('The wrong one')).not.toBeInTheDocument()
    expect(callOperator.mock.calls[0]?.[2].signal.aborted).toBe(true)
  })

  test('arrows choose, Enter follows the chosen link, what was typed stays', async () => {
    const { user, field } = await setup()
    const followed = vi.fn((event: Event) => event.preventDefault())
    await user.keyboard('keko')
    const row = await screen.findByRole('option', { name: 'Kekova by boat' })
    row.addEventListener('click', followed)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field).toHaveAttribute('aria-activedescendant', row.id)
    expect(row).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(push).not.toHaveBeenCalled()
    expect(field).toHaveValue('keko')
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes the list and keeps the words; leaving follows nothing', async () => {
    const { user, field } = await setup()
    await user.keyboard('keko')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{Escape}')
    expect(listOptions()).toEqual([])
    expect(field).toHaveValue('keko')
    await user.keyboard('{ArrowDown}{Tab}')
    expect(field).toHaveValue('keko')
    expect(push).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing found', answer([]), search.none],
    ['no answer', { ok: false, error: { code: 'unavailable', status: 503, message: '' } }, search.failed],
  ])('%s is said, and Enter still searches', async (_name, given, sentence) => {
    callOperator.mockResolvedValue(given)
    const { user } = await setup()
    await user.keyboard('xyz')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence))
    expect(listOptions()).toEqual([search.all.replace('{term}', 'xyz')])
    await user.keyboard('{Enter}')
    expect(push).toHaveBeenCalledWith('/de/search/xyz')
  })
})
