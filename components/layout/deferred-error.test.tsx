import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DeferredError } from './deferred-error'
import { ERROR_FALLBACK } from './error-fallback'

vi.mock('./error-view', () => {
  throw new Error('Failed to load chunk')
})

test('says in plain words that something failed when the error page itself cannot be had', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  render(<DeferredError error={new Error('broken')} retry={vi.fn()} />)
  expect(await screen.findByRole('heading', { name: ERROR_FALLBACK.heading })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: ERROR_FALLBACK.retry })).toBeInTheDocument()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('/api/errors', expect.any(Blob)))
})
