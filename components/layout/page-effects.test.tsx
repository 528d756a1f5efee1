import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageEffects } from './page-effects'

const place = vi.hoisted(() => ({ pathname: '/', search: '' }))
const reportVisit = vi.hoisted(() => vi.fn())
const finishLoading = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({
  usePathname: () => place.pathname,
  useParams: () => ({ locale: 'en', company: 'lykia' }),
  useSearchParams: () => new URLSearchParams(place.search),
}))
vi.mock('@/lib/layout/report-visit', () => ({ reportVisit }))
vi.mock('@/lib/layout/loading-bar', () => ({ finishLoading }))

type Watch = (entries: { isIntersecting: boolean }[]) => void
let watch: Watch = () => undefined
const marks: Element[] = []

beforeEach(() => {
  Object.assign(place, { pathname: '/', search: '' })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Watch) {
        watch = callback
      }
      observe(mark: Element) {
        marks.push(mark)
      }
      disconnect() {
        marks.pop()
      }
    },
  )
  document.body.innerHTML =
    '<header data-sticky></header><details class="foot-column" open><summary></summary></details>'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('each page ends the loading bar and is counted with its full path, filters too', () => {
  const { rerender } = render(<PageEffects />)
  expect(reportVisit).toHaveBeenLastCalledWith('/')
  Object.assign(place, { pathname: '/d/tours' })
  rerender(<PageEffects />)
  expect(reportVisit).toHaveBeenLastCalledWith('/d/tours')
  Object.assign(place, { search: 'page=2' })
  rerender(<PageEffects />)
  expect(reportVisit).toHaveBeenLastCalledWith('/d/tours?page=2')
  rerender(<PageEffects />)
  expect(reportVisit).toHaveBeenCalledTimes(3)
  expect(finishLoading).toHaveBeenCalledTimes(3)
})

test('the header is stuck once the mark is out of view: 650 px on home, 300 px elsewhere', () => {
  const { rerender } = render(<PageEffects />)
  const header = document.querySelector('header')
  expect(marks.at(-1)).toHaveStyle({ height: '650px' })
  act(() => watch([{ isIntersecting: false }]))
  expect(header).toHaveAttribute('data-stuck')
  act(() => watch([{ isIntersecting: true }]))
  expect(header).not.toHaveAttribute('data-stuck')
  Object.assign(place, { pathname: '/d/tours' })
  rerender(<PageEffects />)
  expect(marks).toHaveLength(1)
  expect(marks[0]).toHaveStyle({ height: '300px' })
})

test.each([
  ['narrow', true, false],
  ['wide', false, true],
])('in a %s window the columns of the footer are open: %s', (_name, matches, isOpen) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }))
  render(<PageEffects />)
  expect(document.querySelector('details')?.open).toBe(isOpen)
  // A heading that does not collapse is not in the tab order.
  expect(document.querySelector('summary')?.tabIndex).toBe(isOpen ? -1 : 0)
})

test('a window that becomes wide shows the columns that were folded', () => {
  const narrow = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => narrow)
  render(<PageEffects />)
  expect(document.querySelector('details')?.open).toBe(false)
  narrow.matches = false
  act(() => void narrow.dispatchEvent(new Event('change')))
  expect(document.querySelector('details')?.open).toBe(true)
})
