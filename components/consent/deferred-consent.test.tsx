import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeferredConsent } from './deferred-consent'

const askConsent = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./consent-banner', () => ({ askConsent }))
const interaction = vi.hoisted((): { happen: () => void } => ({ happen: () => undefined }))
vi.mock('@/components/ui/first-interaction', () => ({
  afterFirstInteraction: () => new Promise<void>((resolve) => Object.assign(interaction, { happen: resolve })),
}))

const setCookie = (cookie: string): void => void Object.assign(document, { cookie })

beforeEach(() => askConsent.mockClear())
afterEach(() => {
  cleanup()
  setCookie('consent=; Max-Age=0')
})

test('asks on the first interaction, and not before', async () => {
  render(<DeferredConsent />)
  await Promise.resolve()
  expect(askConsent).not.toHaveBeenCalled()
  interaction.happen()
  await waitFor(() => expect(askConsent).toHaveBeenCalledExactlyOnceWith(false))
})

test.each(['consent=analytics', 'consent=necessary'])(
  'who chose (%s) is not asked, unless they ask for it',
  async (cookie) => {
    setCookie(cookie)
    render(
      <>
        <DeferredConsent />
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
