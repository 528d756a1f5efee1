import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsentLater } from './consent-later'

const askConsent = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./consent-banner', () => ({ askConsent }))
const life = vi.hoisted((): { wake: () => void } => ({ wake: () => undefined }))
vi.mock('@/components/ui/sign-of-life', () => ({
  whenAlive: () => new Promise<void>((resolve) => Object.assign(life, { wake: resolve })),
}))

const setCookie = (cookie: string): void => void Object.assign(document, { cookie })

beforeEach(() => askConsent.mockClear())
afterEach(() => {
  cleanup()
  setCookie('consent=; Max-Age=0')
})

test('asks when somebody stirs, and not before', async () => {
  render(<ConsentLater />)
  await Promise.resolve()
  expect(askConsent).not.toHaveBeenCalled()
  life.wake()
  await waitFor(() => expect(askConsent).toHaveBeenCalledExactlyOnceWith(false))
})

test.each(['consent=analytics', 'consent=necessary'])(
  'who chose (%s) is not asked, unless they ask for it',
  async (cookie) => {
    setCookie(cookie)
    render(
      <>
        <ConsentLater />
        <button type="button" data-consent="">
          choices
        </button>
      </>,
    )
    await Promise.resolve()
    expect(askConsent).not.toHaveBeenCalled()
    fireEvent.click(document.querySelector('button') as HTMLElement)
    await waitFor(() => expect(askConsent).toHaveBeenCalledExactlyOnceWith(true))
  },
)
