import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const KIND = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
}

/**
 * What an ICU message asks of its caller and of its language: the kinds of each argument by name, the forms of each
 * plural (and those that write the number), the options of each select, and its words alone. Throws on a message that cannot be parsed.
 */
export function readMessage(text) {
  const message = { kinds: new Map(), plurals: [], selects: new Map(), words: '' }
  collect(parse(text), message)
  return message
}

/** Whether `elements` write the number they stand for, by its sign or by its name. */
const showsNumber = (elements, name) =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      (element.type !== TYPE.literal && element.value === name) ||
      (element.type === TYPE.tag && showsNumber(element.children, name)),
  )

function collect(elements, message) {
  for (const element of elements) {
    if (element.type === TYPE.literal) message.words += ` ${element.value}`
    if (!(element.type in KIND)) continue
    const name = element.value
    message.kinds.set(name, (message.kinds.get(name) ?? new Set()).add(KIND[element.type]))
    const forms = Object.keys(element.options ?? {})
    if (element.type === TYPE.plural) {
      const counting = forms.filter((form) => showsNumber(element.options[form].value, name))
      message.plurals.push({ name, type: element.pluralType, forms, counting })
    }
    if (element.type === TYPE.select) message.selects.set(name, forms)
    if (element.type === TYPE.tag) collect(element.children, message)
    for (const form of forms) collect(element.options[form].value, message)
  }
}
