const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** Reformats a field's text with `format` and keeps the caret behind the same digit. */
export function rewriteInPlace(field: HTMLInputElement, format: (value: string) => string): void {
  const written = format(field.value)
  if (written === field.value) return
  const before = countDigits(field.value.slice(0, field.selectionStart ?? field.value.length))
  field.value = written
  let caret = 0
  for (let seen = 0; caret < written.length && seen < before; caret += 1) seen += countDigits(written.charAt(caret))
  field.setSelectionRange(caret, caret)
}
