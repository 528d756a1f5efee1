/** Names of the first and the last day: of a stay, and of a return transfer. */
const PAIRS = [
  ['dateFrom', 'dateTo'],
  ['date', 'back'],
] as const

/** Keeps the two days of a form in order: moves the other day along instead of reporting an error. */
export function followDates(form: HTMLFormElement, moved: HTMLInputElement): void {
  for (const [first, last] of PAIRS) {
    const from = form.querySelector<HTMLInputElement>(`[name="${first}"]`)
    const to = form.querySelector<HTMLInputElement>(`[name="${last}"]`)
    if (!from?.value || !to?.value || from.value <= to.value) continue
    if (moved === to) from.value = to.value
    else to.value = from.value
  }
}
