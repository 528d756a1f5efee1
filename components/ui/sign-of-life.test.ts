import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Whether a page waits no longer after that. */
async function isAliveAfter(happens: (signs: typeof import('./sign-of-life')) => void): Promise<boolean> {
  const signs = await import('./sign-of-life')
  let isAlive = false
  void signs.whenAlive().then(() => {
    isAlive = true
  })
  happens(signs)
  await new Promise((resolve) => setTimeout(resolve, 150))
  return isAlive
}

test('nothing happens by itself', async () => {
  expect(await isAliveAfter(() => undefined)).toBe(false)
})

test('a pointer, a key and the way back are signs of life', async () => {
  for (const sign of ['pointermove', 'keydown', 'popstate']) {
    vi.resetModules()
    expect(await isAliveAfter(() => window.dispatchEvent(new Event(sign))), sign).toBe(true)
  }
})

test.each(['mousedown', 'click', 'input', 'change', 'submit'])(
  'a %s without a pointer or key before it is a sign of life, as voice control and assistive tools give it',
  async (sign) => {
    const target = document.body.appendChild(document.createElement('button'))
    expect(await isAliveAfter(() => target.dispatchEvent(new Event(sign, { bubbles: true })))).toBe(true)
  },
)

test('a sign can be given for who gave none, also before anybody waits for it', async () => {
  expect(await isAliveAfter(({ stir }) => stir())).toBe(true)
  vi.resetModules()
  const { stir, whenAlive } = await import('./sign-of-life')
  stir()
  await expect(whenAlive()).resolves.toBeUndefined()
})

test('those who wait have their turns one after another, and what is done meanwhile comes in between', async () => {
  const { stir, whenAlive } = await import('./sign-of-life')
  const order: string[] = []
  void whenAlive().then(() => {
    order.push('one')
    setTimeout(() => order.push('a press'))
  })
  const two = whenAlive().then(() => order.push('two'))
  stir()
  await two
  expect(order).toEqual(['one', 'a press', 'two'])
})
