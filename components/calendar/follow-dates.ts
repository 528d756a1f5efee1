/** Names of the first and the last day: of a stay, and of a ride there and back. */
const PAIRS = [
  ['dateFrom', 'dateTo'],
  ['date', 'back'],
] as const

/** Keeps the two days of a form in their order: the one that was not touched moves along, instead of an error about it. */
export function followDates(form: HTMLFormElement, moved: HTMLInputElement): void {
  for (const [first, last] of PAIRS) {
    const from = form.querySelector<HTMLInputElement>(`[name="${first}"]`)
    const to = form.querySelector<HTMLInputElement>(`[name="${last}"]`)
    if (!from?.value || !to?.value || from.value <= to.value) continue
    if (moved === to) from.value = to.value
    else to.value = from.value
  }
}
