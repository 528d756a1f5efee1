import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Returns true if the promise of the first interaction resolves after the event. */
async function isInteractedAfter(happens: (loaded: typeof import('./first-interaction')) => void): Promise<boolean> {
  const loaded = await import('./first-interaction')
  let isInteracted = false
  void loaded.afterFirstInteraction().then(() => {
    isInteracted = true
  })
  happens(loaded)
  await new Promise((resolve) => setTimeout(resolve, 150))
  return isInteracted
}

test('nothing happens by itself', async () => {
  expect(await isInteractedAfter(() => undefined)).toBe(false)
})

test('a pointer, a key and the way back are interactions', async () => {
  for (const event of ['pointermove', 'keydown', 'popstate']) {
    vi.resetModules()
    expect(await isInteractedAfter(() => window.dispatchEvent(new Event(event))), event).toBe(true)
  }
})

test.each(['mousedown', 'click', 'input', 'change', 'submit'])(
  'a %s without a pointer or key before it is an interaction, as voice control and assistive tools give it',
  async (event) => {
    const target = document.body.appendChild(document.createElement('button'))
    expect(await isInteractedAfter(() => target.dispatchEvent(new Event(event, { bubbles: true })))).toBe(true)
  },
)

test('a sign can be given for who gave none, also before anybody waits for it', async () => {
  expect(await isInteractedAfter(({ signalInteraction }) => signalInteraction())).toBe(true)
  vi.resetModules()
  const { signalInteraction, afterFirstInteraction } = await import('./first-interaction')
  signalInteraction()
  await expect(afterFirstInteraction()).resolves.toBeUndefined()
})

test('those who wait have their turns one after another, and what is done meanwhile comes in between', async () => {
  const { signalInteraction, afterFirstInteraction } = await import('./first-interaction')
  const order: string[] = []
  void afterFirstInteraction().then(() => {
    order.push('one')
    setTimeout(() => order.push('a press'))
  })
  const two = afterFirstInteraction().then(() => order.push('two'))
  signalInteraction()
  await two
  expect(order).toEqual(['one', 'a press', 'two'])
})
