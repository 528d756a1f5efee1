import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, startTransition, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Deferred } from './deferred'
import { createDeferredPart, type DeferredPart } from './deferred-part'

interface PartProps {
  label: string
  head: ReactNode
}

function Part({ label, head }: PartProps) {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  return (
    <section>
      {head}
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}
      </button>
      <output>{count}</output>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <p>{text}</p>
    </section>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override render() {
    return this.state.isBroken ? <p>Broken</p> : this.props.children
  }
}

/** Loads its own code, as a calendar does that comes near the viewport. */
const Near = ({ part, ...props }: PartProps & { part: DeferredPart<PartProps> }) => use(part.now(props))(props)

const draw = (props: PartProps) => <Part {...props} />

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

async function open() {
  let activate: () => void = () => undefined
  const wanted = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        activate = resolve
      }),
  )
  const load = vi.fn(async () => draw)
  // The server and the browser each have their own instance of the part.
  const build = () => {
    const part = createDeferredPart<PartProps>(load, wanted)
    const head = <h2>Long {'text '.repeat(4_000)}</h2>
    return (label: string) => <Deferred part={part} props={{ label, head }} waiting={null} />
  }
  vi.stubGlobal('window', undefined)
  const made = await prerender(build()('More'))
  vi.unstubAllGlobals()
  const page = build()
  const html = await new Response(made.prelude).text()
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.querySelector('#root') as HTMLElement
  load.mockClear()
  const errors: unknown[] = []
  const container = await act(async () =>
    hydrateRoot(root, page('More'), { onRecoverableError: (error) => errors.push(error) }),
  )
  await settle()
  const refresh = async (label: string) => {
    await act(async () => startTransition(() => container.render(page(label))))
    await settle()
  }
  return { html, root, load, errors, refresh, activate: () => activate() }
}

afterEach(() => vi.unstubAllGlobals())

describe('a part that comes to life later', () => {
  test('is whole in the HTML, in its place', async () => {
    const { html } = await open()
    expect(html).toContain('More</button>')
    expect(html).not.toContain('<template')
    expect(html).not.toContain('hidden')
  })

  test('loads nothing before it is wanted, and then keeps its very elements', async () => {
    const { root, load, errors, activate } = await open()
    const button = root.querySelector('button') as HTMLElement
    expect(load).not.toHaveBeenCalled()
    activate()
    await settle()
    expect(load).toHaveBeenCalledOnce()
    expect(root.querySelector('button')).toBe(button)
    await act(async () => button.click())
    expect(root.querySelector('output')?.textContent).toBe('1')
    expect(errors).toEqual([])
  })

  test('keeps no page waiting that is drawn anew before anybody stirred', async () => {
    const { root, load, errors, refresh } = await open()
    const button = root.querySelector('button') as HTMLElement
    await refresh('Fewer')
    expect(load).toHaveBeenCalledOnce()
    expect(root.querySelector('button')).toBe(button)
    expect(button.textContent).toBe('Fewer')
    expect(errors).toEqual([])
  })

  test('makes up for presses and entries that came too early', async () => {
    const { root, activate } = await open()
    const button = root.querySelector('button') as HTMLElement
    const input = root.querySelector('input') as HTMLInputElement
    button.click()
    button.click()
    input.value = 'TK2556'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    expect(root.querySelector('[data-held]')).not.toBeNull()
    activate()
    await settle()
    expect(root.querySelector('output')?.textContent).toBe('2')
    expect(root.querySelector('p')?.textContent).toBe('TK2556')
    expect(root.querySelector('[data-held]')).toBeNull()
  })

  test('loads at once where a page is drawn in the browser', async () => {
    const part = createDeferredPart<PartProps>(
      async () => draw,
      () => new Promise(() => undefined),
    )
    await act(async () => {
      render(<Deferred part={part} props={{ label: 'Other', head: null }} waiting={<p>On its way</p>} />)
    })
    await settle()
    expect(screen.queryByText('On its way')).toBeNull()
    expect(screen.getByRole('button', { name: 'Other' })).toBeTruthy()
  })

  test('code that cannot be had is asked for once, and the page is told', async () => {
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      throw new Error('no such part')
    })
    const props = { label: 'Other', head: null }
    const part = createDeferredPart<PartProps>(load, async () => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await act(async () => {
      render(
        <Boundary>
          <Suspense fallback={<p>On its way</p>}>
            <Near part={part} {...props} />
          </Suspense>
        </Boundary>,
      )
    })
    await settle()
    expect(load).toHaveBeenCalledOnce()
    expect(screen.getByText('Broken')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
