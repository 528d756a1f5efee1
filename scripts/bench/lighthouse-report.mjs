/** What a report finds fault with in a category; a person's own page has to be kept from search engines, which costs it that audit. */
export function readCategory({ categories, audits }, category, isPrivate) {
  const { auditRefs } = categories[category]
  const weighed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null)
  const wanted = ({ id }) => (isPrivate && id === 'is-crawlable' ? 0 : 1)
  const faults = weighed
    .filter((ref) => audits[ref.id].score !== wanted(ref))
    .map(({ id }) => describeFault(audits[id]))
  const held = weighed.reduce((sum, ref) => sum + (audits[ref.id].score === wanted(ref) ? ref.weight : 0), 0)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return { score: Math.round((100 * held) / whole), faults }
}

function describeFault({ id, title, details }) {
  const items = (details?.items ?? []).slice(0, 3)
  const where = items.map((item) => item.node?.snippet ?? item.description ?? item.url ?? item.source ?? '')
  return [`${id}: ${title}`, ...where.filter(Boolean)].join(' | ')
}

/** One line a page: its three scores. */
export function describeInspection({ name, locale, results }) {
  const scores = results.map(({ category, score }) => `${category} ${String(score).padStart(3)}`)
  return `${name.padEnd(8)} ${locale}  ${scores.join('  ')}`
}

/** Every fault with its page, as a sentence; none where all is at 100. */
export const listFaults = (rows) =>
  rows.flatMap(({ name, locale, results }) =>
    results.flatMap(({ category, faults }) => faults.map((fault) => `${name} ${locale}, ${category}: ${fault}`)),
  )
