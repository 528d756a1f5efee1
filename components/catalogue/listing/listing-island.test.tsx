import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { ListingIsland } from './listing-island'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

/** Chooses another currency while the page mounts: after the layout effects, before the passive ones. */
function EarlyChoice({ choose }: { choose: () => void }) {
  useLayoutEffect(choose, [choose])
  return null
}

test('a currency chosen while the listing mounts is shown in its price filter', async () => {
  let code = 'TRY'
  document.documentElement.dataset.money = JSON.stringify({
    c: 'TRY',
    r: { TRY: ['1', '₺', ''], EUR: ['49.8', '€', ''] },
    g: ',',
    d: '.',
  })
  vi.stubGlobal('__currency', {
    get code() {
      return code
    },
  })
  const { container } = render(
    <>
      <ListingIsland base="/d/tours" status="" look="grid">
        <fieldset data-price="1195 7470" data-own="TRY">
          <span data-sign="">₺</span>
        </fieldset>
      </ListingIsland>
      <EarlyChoice
        choose={() => {
          code = 'EUR'
          window.dispatchEvent(new Event('currencychange'))
        }}
      />
    </>,
  )
  await vi.waitFor(() => expect(container.querySelector('[data-sign]')).toHaveTextContent('€'))
})
