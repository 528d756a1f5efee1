/** Keeps the two days of a form in their order: the one that was not touched moves along, instead of an error about it. */
export function followDates(form: HTMLFormElement, moved: HTMLInputElement): void {
  const from = form.querySelector<HTMLInputElement>('[name="dateFrom"]')
  const to = form.querySelector<HTMLInputElement>('[name="dateTo"]')
  if (!from?.value || !to?.value || from.value <= to.value) return
  if (moved === to) from.value = to.value
  else to.value = from.value
}
