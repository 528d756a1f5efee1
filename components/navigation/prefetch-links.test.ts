import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayPrefetch } from './may-prefetch'
import { prefetchLinks } from './prefetch-links'

const prefetch = vi.fn<(href: string) => void>()
let report: (target: Element, isIntersecting: boolean) => void = () => undefined
const observed = new Set<Element>()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  prefetch.mockClear()
  observed.clear()
  window.location.href = 'http://lykia.localhost:3000/de'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        report = (target, isIntersecting) => callback([{ target, isIntersecting }])
      }
      observe(element: Element) {
        observed.add(element)
      }
      unobserve(element: Element) {
        observed.delete(element)
      }
      disconnect() {
        observed.clear()
      }
    },
  )
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function open(html: string): Element[] {
  document.body.innerHTML = html
  stop = prefetchLinks(document, prefetch)
  return [...document.querySelectorAll('a')]
}

const show = (links: Element[]) => {
  for (const link of links) report(link, true)
  vi.advanceTimersByTime(300)
}

const point = (link: Element | undefined) => link?.dispatchEvent(new Event('pointerover', { bubbles: true }))

describe('prefetchLinks', () => {
  test('fetches what stays in view, each page once', () => {
    show(open('<a href="/de/p/a">1</a><a href="/de/p/a#reviews">2</a><a href="/de/p/b">3</a>'))
    expect(prefetch.mock.calls).toEqual([['/de/p/a'], ['/de/p/b']])
  })

  test('what rushes past is not fetched', () => {
    const [link] = open('<a href="/de/p/a">1</a>')
    if (link) report(link, true)
    vi.advanceTimersByTime(200)
    if (link) report(link, false)
    vi.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('a long list is fetched up to the budget; pointing at more fetches them', () => {
    const links = open(Array.from({ length: 24 }, (_, index) => `<a href="/de/p/${index}">x</a>`).join(''))
    show(links)
    expect(prefetch).toHaveBeenCalledTimes(2)
    point(links[20])
    expect(prefetch).toHaveBeenLastCalledWith('/de/p/20')
  })

  test('the home page, which every page links to, waits until a person points at it', () => {
    window.location.href = 'http://lykia.localhost:3000/de/p/c'
    const links = open('<a href="/de">home</a><a href="/de/p/a">1</a>')
    show(links)
    expect(prefetch.mock.calls).toEqual([['/de/p/a']])
    point(links[0])
    expect(prefetch).toHaveBeenLastCalledWith('/de')
  })

  test('links that few follow wait until a person points at them', () => {
    const [link] = open('<a href="/de/c/terms" data-prefetch="intent">x</a>')
    expect(observed.size).toBe(0)
    point(link)
    expect(prefetch.mock.calls).toEqual([['/de/c/terms']])
  })

  test('what is made for each request is never fetched ahead', () => {
    show(
      open(
        '<a href="/de/search/kas">1</a><a href="/de/d/kas?page=2">2</a><a href="/de/user/profile">3</a><a href="/de">4</a>',
      ),
    )
    expect(prefetch).not.toHaveBeenCalled()
  })
})

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %o fetching ahead is allowed: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})
