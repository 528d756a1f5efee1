import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import words from '@/messages/en/layout.json'
import { NavPanel } from './nav-panel'
import { TEST_MENU } from './test-menu'

const place = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('next/navigation', () => ({
  usePathname: () => place.pathname,
  useParams: () => ({ locale: 'en', company: 'lykia' }),
}))

const fetchMenu = vi.fn<typeof fetch>()
const panel = (
  <NavPanel locale="en" source="/menu" everything="/d" texts={words.nav}>
    <li>
      <a href="/b">Blog</a>
    </li>
  </NavPanel>
)

function setup() {
  const user = userEvent.setup()
  const view = render(panel)
  return { user, ...view, opener: screen.getByText(words.nav.categories).closest('a') as HTMLAnchorElement }
}

beforeEach(() => {
  place.pathname = '/'
  fetchMenu.mockImplementation(async () => Response.json(TEST_MENU))
  vi.stubGlobal('fetch', fetchMenu)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchMenu.mockReset()
})

describe('the categories', () => {
  test('are a link to all of them until they are opened, and are asked for once', async () => {
    const { user, opener } = setup()
    expect(opener).toHaveAttribute('href', '/d')
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(fetchMenu).not.toHaveBeenCalled()
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByRole('link', { name: /Tours/ })).toHaveAttribute('href', '/d/tours')
    await user.keyboard('{Escape}')
    await user.click(opener)
    expect(fetchMenu).toHaveBeenCalledOnce()
    expect(fetchMenu.mock.calls[0]?.[0]).toBe('/menu')
  })

  test('Space opens, Escape closes and gives the focus back', async () => {
    const { user, opener } = setup()
    opener.focus()
    await user.keyboard(' ')
    const tours = await screen.findByRole('link', { name: /Tours/ })
    tours.focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: /Tours/ })).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })

  test('close when the focus leaves, at a press elsewhere and on another page', async () => {
    const { user, opener, rerender } = setup()
    await user.click(opener)
    await screen.findByRole('link', { name: /Tours/ })
    screen.getByText('Blog').focus()
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))

    await user.click(opener)
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'))
    await user.pointer({ keys: '[MouseLeft>]', target: document.body })
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))

    await user.click(opener)
    place.pathname = '/d/tours'
    rerender(<div>{panel}</div>)
    expect(screen.getByText(words.nav.categories).closest('a')).toHaveAttribute('aria-expanded', 'false')
  })

  test('that cannot be loaded say so, and can be asked for again', async () => {
    fetchMenu.mockImplementation(async () => new Response(null, { status: 500 }))
    const { user, opener } = setup()
    await user.click(opener)
    expect(await screen.findByText(words.nav.failed)).toBeVisible()
    fetchMenu.mockImplementation(async () => Response.json(TEST_MENU))
    await user.click(screen.getByRole('button', { name: words.nav.retry }))
    expect(await screen.findByRole('link', { name: /Tours/ })).toBeVisible()
  })

  test('a press with a key held down follows the link as the browser does', async () => {
    const { user, opener } = setup()
    opener.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await user.keyboard('{Control>}')
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })
})

function openDrawerBefore() {
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? this.id === 'menu' : matches.call(this, selector)
  })
}

test('the links that stand among the categories are put away at once, and come back where there are none', async () => {
  openDrawerBefore()
  let fail: () => void = () => undefined
  fetchMenu.mockImplementation(
    () =>
      new Promise((resolve) => {
        fail = () => resolve(new Response(null, { status: 500 }))
      }),
  )
  setup()
  const row = screen.getByText('Blog').closest('ul')
  await waitFor(() => expect(fetchMenu).toHaveBeenCalled())
  expect(row).toHaveAttribute('data-known')
  fail()
  await screen.findByText(words.nav.failed)
  expect(row).not.toHaveAttribute('data-known')
  vi.restoreAllMocks()
})

test('a drawer that the browser opened before this code came stays open and is filled', async () => {
  openDrawerBefore()
  const hidePopover = vi.fn()
  Object.assign(HTMLElement.prototype, { hidePopover })
  setup()
  expect(await screen.findByRole('link', { name: /Tours/ })).toBeInTheDocument()
  expect(hidePopover).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
