export interface PriceBounds {
  minimum: number
  maximum: number
}

/** Bounds of the price filter as the server wrote them; null where there is none. */
export function readBounds(form: HTMLFormElement): PriceBounds | null {
  const [minimum, maximum] = (form.querySelector<HTMLElement>('[data-price]')?.dataset.price ?? '').split(' ')
  return maximum === undefined ? null : { minimum: Number(minimum), maximum: Number(maximum) }
}

const find = (form: HTMLFormElement, id: string) => form.querySelector<HTMLInputElement>(`#${id}`)

/** Moves the fields after a slider, keeps the two sliders from passing each other, and lights the bars between them. */
export function followSlider(form: HTMLFormElement, moved: HTMLInputElement): void {
  const low = find(form, 'f-range-from')
  const high = find(form, 'f-range-to')
  const bounds = readBounds(form)
  if (!low || !high || !bounds) return
  if (Number(low.value) > Number(high.value)) {
    if (moved === low) low.value = high.value
    else high.value = low.value
  }
  const fields = [
    [find(form, 'f-price-from'), low, bounds.minimum],
    [find(form, 'f-price-to'), high, bounds.maximum],
  ] as const
  for (const [field, slider, edge] of fields) if (field) field.value = Number(slider.value) === edge ? '' : slider.value
  const bars = [...form.querySelectorAll('.bars > i')]
  const width = (bounds.maximum - bounds.minimum) / Math.max(1, bars.length)
  bars.forEach((bar, index) => {
    const start = bounds.minimum + index * width
    bar.toggleAttribute('data-on', start + width > Number(low.value) && start < Number(high.value))
  })
}
