import { getChosenCurrency } from '@/lib/currency/browser-currency'

let show: ((root: HTMLElement, chosen: string) => void) | null = null

/**
 * Shows the price filter in the visitor's currency. The code loads only if that differs from the tenant's currency.
 * Until it has loaded, the filter stays hidden but keeps its space, as all prices do.
 */
export function showChosenPrices(root: HTMLElement): void {
  const fieldset = root.querySelector<HTMLElement>('[data-price]')
  const chosen = getChosenCurrency()
  if (!fieldset || chosen === null) return
  if (show) show(root, chosen)
  else if (chosen === fieldset.dataset.own) fieldset.dataset.in = ''
  else {
    import('./shown-prices').then(
      (loaded) => {
        show = loaded.showPrices
        showChosenPrices(root)
      },
      () => {
        fieldset.dataset.in = ''
      },
    )
  }
}
