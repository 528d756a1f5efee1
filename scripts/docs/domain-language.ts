import { LOCALES } from '@/domain/shared/locales'
import { AGENCY_KEYS } from '@/domain/wire/glossary-agency'
import { BOOKING_KEYS } from '@/domain/wire/glossary-booking'
import { CATALOGUE_KEYS } from '@/domain/wire/glossary-catalogue'
import { FEEDBACK_KEYS } from '@/domain/wire/glossary-feedback'
import { KEYS } from '@/domain/wire/glossary-keys'
import { KINDS_KEYS } from '@/domain/wire/glossary-kinds'
import { PEOPLE_KEYS } from '@/domain/wire/glossary-people'
import { RESERVATION_CHANGE_KEYS } from '@/domain/wire/glossary-reservation-changes'
import { SETTINGS_KEYS } from '@/domain/wire/glossary-settings'
import { VALUES } from '@/domain/wire/glossary-values'
import { readTerms } from './glossary-terms'

const PARTS = {
  'People, identity, texts and images': PEOPLE_KEYS,
  'Menus, settings and pages': SETTINGS_KEYS,
  'Products, listings and availability': CATALOGUE_KEYS,
  'Kinds of product': KINDS_KEYS,
  'Basket, quote, reservation and payment': BOOKING_KEYS,
  'Changes of a reservation': RESERVATION_CHANGE_KEYS,
  'Agencies and accounts': AGENCY_KEYS,
  'Reviews, requests and enquiries': FEEDBACK_KEYS,
}

const INTRODUCTION = `# Domain language

\`npm run docs:pages\` generates this page from \`domain/wire\` and [the glossary](glossary.md). Do not edit it.

The wire is Turkish and the code is English ([ADR 1](adr/0001-one-contract-two-languages.md)). \`domain/wire\` is the only
place with both. [The contract](contract.md) gives the type and the calls of each field.

## Terms

A code name with a dot is a value of a field: \`kind.tour\` is the value \`tour\` of the field \`kind\`.
`

const keys: Readonly<Record<string, string>> = KEYS
const values: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = VALUES

/** The word of the wire for a field (`item`) or for a value of one (`kind.tour`). Throws for a name that `domain/wire` lacks. */
function wireNameOf(codeName: string): string {
  const [field = '', value] = codeName.split('.')
  const name = value === undefined ? keys[field] : values[field]?.[value]
  if (name === undefined) throw new Error(`docs/glossary.md names '${codeName}', which domain/wire does not have`)
  return name
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell || '–').join(' | ')} |`

const table = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(names), row(names.map(() => '---')), ...rows.map(row)].join('\n')

function renderTerms(glossary: string): string {
  const names = ['Wire', 'Code', 'Meaning', ...LOCALES, 'Avoid']
  const rows = readTerms(glossary).map((term) => [
    code(term.code.map(wireNameOf)),
    code(term.code),
    term.meaning,
    ...LOCALES.map((locale) => term[locale]),
    term.avoid,
  ])
  return table(names, rows)
}

/** Fields of one value and of a list of it share their words, and a row. */
function renderValues(): string {
  const fieldsOf = new Map<string, string[]>()
  for (const [field, words] of Object.entries(values)) {
    const shared = JSON.stringify(words)
    fieldsOf.set(shared, [...(fieldsOf.get(shared) ?? []), field])
  }
  const rows = [...fieldsOf].flatMap(([words, fields]) =>
    Object.entries<string>(JSON.parse(words)).map(([value, word]) => [
      `\`${word}\``,
      `\`${value}\``,
      fields.map((field) => `\`${field}\` (\`${keys[field]}\`)`).join(', '),
    ]),
  )
  return table(['Wire', 'Code', 'Field'], rows)
}

const renderFields = (part: Readonly<Record<string, string>>): string =>
  table(
    ['Wire', 'Code'],
    Object.entries(part).map(([name, word]) => [`\`${word}\``, `\`${name}\``]),
  )

/** `docs/domain-language.md`, from the text of `docs/glossary.md`. */
export function renderDomainLanguage(glossary: string): string {
  const fields = Object.entries(PARTS).map(([heading, part]) => `### ${heading}\n\n${renderFields(part)}`)
  return [
    INTRODUCTION,
    renderTerms(glossary),
    '\n## Fields\n',
    fields.join('\n\n'),
    '\n## Values\n',
    renderValues(),
    '',
  ]
    .join('\n')
    .replaceAll('\n\n\n', '\n\n')
}
