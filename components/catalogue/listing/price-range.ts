const find = (form: HTMLFormElement, id: string) => form.querySelector<HTMLInputElement>(`#${id}`)

/** The two fields that are submitted; the sliders only write into them. */
const FIELDS = ['f-price-from', 'f-price-to'] as const

/**
 * Rounding of an amount in the URL. Precise enough that an amount typed in another currency converts back to the same
 * value.
 */
const PRECISION = 10_000

/**
 * Reads the form data. Prices typed in the visitor's currency are converted to the tenant's currency, which URLs use.
 * An untouched price keeps its original amount.
 */
export function readForm(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const rate = Number(form.querySelector<HTMLElement>('[data-rate]')?.dataset.rate ?? 1)
  for (const field of FIELDS.map((id) => find(form, id))) {
    if (!field || field.value === '' || rate === 1) continue
    const isUntouched = field.value === field.defaultValue
    const amount = isUntouched ? field.dataset.base : Math.round((Number(field.value) / rate) * PRECISION) / PRECISION
    data.set(field.name, String(amount))
  }
  return data
}

/** Writes a slider value into its field, keeps the two sliders from crossing, and highlights the bars between them. */
export function followSlider(form: HTMLFormElement, moved: HTMLInputElement): void {
  const low = find(form, 'f-range-from')
  const high = find(form, 'f-range-to')
  if (!low || !high) return
  if (Number(low.value) > Number(high.value)) {
    if (moved === low) low.value = high.value
    else high.value = low.value
  }
  const least = Number(low.min)
  const most = Number(low.max)
  const [from, to] = [Number(low.value), Number(high.value)]
  const fields = [
    [find(form, FIELDS[0]), low.value, from === least],
    [find(form, FIELDS[1]), high.value, to === most],
  ] as const
  // A slider at the end of its scale sets no limit.
  for (const [field, value, isEnd] of fields) if (field) field.value = isEnd ? '' : value
  const bars = [...form.querySelectorAll('.bars > i')]
  const width = (most - least) / Math.max(1, bars.length)
  bars.forEach((bar, index) => {
    const start = least + index * width
    bar.toggleAttribute('data-on', (index === bars.length - 1 || start + width > from) && start < to)
  })
}
