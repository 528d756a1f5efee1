import { parseModule, walk } from './parse.mjs'

/** How many files of the product may name one kind, its own folders included. */
export const KIND_BUDGET = 15

/** Read by nobody but people: each kind has words in every language. */
const TEXTS = /^messages\//

/** Frozen until the new back office replaces it, and data. */
const LEFT_OUT = /^(backend\/desk|backend\/db\/migrations|demo|sandbox)\//

/** Tests and their fixtures. */
const TESTS = /\.(test|integ)\.tsx?$|(^|\/)test-support\/|(^|\/)test-[^/]+\.tsx?$/

/**
 * Words that are a kind's name and something else in these files. A file that no longer contains the word is reported, so
 * that the list does not outlive its reasons.
 */
export const OTHER_MEANINGS = [
  {
    kind: 'transfer',
    meaning: 'a payment by bank transfer',
    paths: [
      'components/checkout/pay-button.tsx',
      'components/reservations/next-road.tsx',
      'components/reservations/reservation-view.tsx',
      'components/reservations/result-head.tsx',
      'components/reservations/result-view.tsx',
      'components/reservations/transfer-panel.tsx',
      'lib/reservations/next-steps.ts',
      'lib/reservations/result-state.ts',
    ],
  },
  { kind: 'transfer', meaning: 'the addresses below /t', paths: ['lib/paths.ts'] },
  { kind: 'transfer', meaning: 'a part of a wedding', paths: ['lib/requests/request-options.ts'] },
  {
    kind: 'car',
    meaning: 'an icon',
    paths: ['components/ui/icon-names.ts', 'lib/catalogue/fact.ts', 'lib/catalogue/kinds/car.ts'],
  },
  {
    kind: 'car',
    meaning: 'what a person does with the time of a trip',
    paths: ['domain/basket/trip.ts', 'components/basket/trip-row.tsx'],
  },
  ...['wedding', 'health'].map((kind) => ({
    kind,
    meaning: 'the form of an enquiry',
    paths: [
      'backend/accounts/form-limit.ts',
      'backend/mail/request-rows.ts',
      'backend/requests/requests.ts',
      'backend/requests/routes.ts',
      'components/requests/trade-fields.tsx',
      'domain/requests/number.ts',
      'domain/requests/schema.ts',
      'domain/requests/request-kinds.ts',
      'lib/requests/request-options.ts',
      'lib/requests/request-values.ts',
      'lib/requests/send-request.ts',
      ...(kind === 'health'
        ? [
            'backend/mail/deliver.ts',
            'backend/requests/medical-text.ts',
            'components/requests/request-form.tsx',
            'lib/requests/request-draft.ts',
          ]
        : []),
    ],
  })),
]

const KEYED = new Set(['Property', 'TSPropertySignature', 'MethodDefinition', 'PropertyDefinition'])

/** The names that a syntax tree says: strings of which they are the whole, `case`s among them, and keys of objects and types. */
function namesIn(program, kinds) {
  const found = new Set()
  walk(program, (node) => {
    const key = KEYED.has(node.type) && !node.computed ? node.key?.name : undefined
    const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value?.raw : key
    if (kinds.includes(text)) found.add(text)
  })
  return found
}

const isProduct = (path) => ![TEXTS, LEFT_OUT, TESTS].some((pattern) => pattern.test(path))

/** The files of the product that name each kind, by kind. */
export function findKindNames(sources, kinds) {
  const files = new Map(kinds.map((kind) => [kind, []]))
  for (const { path, text } of sources) {
    if (!isProduct(path) || !kinds.some((kind) => text.includes(kind))) continue
    for (const kind of namesIn(parseModule(path, text).program, kinds)) files.get(kind).push(path)
  }
  return files
}

/** Kinds that more files name than the budget allows, with all of these, and files that no longer have another meaning. */
export function checkKindNames(sources, kinds, { budget = KIND_BUDGET, otherMeanings = OTHER_MEANINGS } = {}) {
  const files = findKindNames(sources, kinds)
  const isOther = (kind, path) => otherMeanings.some((entry) => entry.kind === kind && entry.paths.includes(path))
  const stale = otherMeanings.flatMap(({ kind, meaning, paths }) =>
    paths
      .filter((path) => !files.get(kind)?.includes(path))
      .map((path) => `${path}: no longer contains '${kind}' (${meaning}), remove it from OTHER_MEANINGS`),
  )
  const exceeded = [...files].flatMap(([kind, all]) => {
    const named = all.filter((path) => !isOther(kind, path)).sort()
    if (named.length <= budget) return []
    return [
      `the kind '${kind}' is named in ${named.length} files, at most ${budget} are allowed:\n  ${named.join('\n  ')}`,
    ]
  })
  return [...exceeded, ...stale]
}

/** The names of all kinds, as the product's list has them. */
export function readKinds(sources) {
  const list = sources.find(({ path }) => path === 'domain/catalogue/kinds/kinds.ts')
  const names = /export const KINDS = \[([^\]]+)\]/.exec(list?.text ?? '')?.[1] ?? ''
  return [...names.matchAll(/'([a-z]+)'/g)].map(([, name]) => name)
}
