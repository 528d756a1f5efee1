import type { Lived, PlainKind, Step } from './live-booking'

/** One of the events that may follow; null where it would do nothing in the state that the reservation is in. */
export type LifecycleCommand = (lived: Lived) => Step | null

/** Days of the boat trip with their price of an adult. */
export const PRICES: Readonly<Record<string, number>> = {
  '2026-12-08': 42,
  '2026-12-22': 42,
  '2027-01-12': 52,
  '2027-01-26': 32,
  '2027-01-28': 32,
}

/** Of a life, so that it does not end before anything happened. */
const LEAST_STEPS = 5

const only = (kind: PlainKind, isApt: (lived: Lived) => boolean): LifecycleCommand => {
  return (lived) => (isApt(lived) ? { kind } : null)
}

const isActive = ({ seen }: Lived): boolean => seen?.status === 'active' && !seen.hasBegun

/** Whether the card form is open: for what is due, or for what is left. */
function isPayable(lived: Lived): boolean {
  const { seen } = lived
  if (!seen || !isActive(lived)) return false
  return seen.options.confirmed ? seen.options.open !== '0.00' : seen.payUntil !== null
}

/** To a day that costs less, as much or more, and was not moved to from this one. */
const moveWhere =
  (isWanted: (to: number, from: number) => boolean): LifecycleCommand =>
  (lived) => {
    const { seen, moves, trip } = lived
    if (!seen?.options.confirmed || !isActive(lived) || trip.wish.endDate) return null
    const from = PRICES[seen.day] ?? 0
    const date = Object.keys(PRICES).find(
      (day) => day !== seen.day && isWanted(PRICES[day] ?? 0, from) && !moves.has(`${seen.day} ${day}`),
    )
    return date ? { kind: 'move', date } : null
  }

export const moveCheaper = moveWhere((to, from) => to < from)
export const moveDearer = moveWhere((to, from) => to > from)

const hasPage = ({ pages }: Lived): boolean => pages.length > 0
const wait =
  (minutes: number): LifecycleCommand =>
  () => ({ kind: 'wait', minutes })
const pages = (isApt: (lived: Lived) => boolean) => [only('completePage', isApt), only('takenUnheard', isApt)]

/** Each as often as it is to happen; those that end a reservation come late and seldom. */
const COMMANDS: readonly LifecycleCommand[] = [
  only('pay', isPayable),
  only('pay', isPayable),
  only('openPage', (lived) => isPayable(lived) && lived.pages.length < 2),
  ...pages(hasPage),
  moveCheaper,
  moveCheaper,
  moveCheaper,
  moveDearer,
  moveDearer,
  moveWhere((to, from) => to === from),
  (lived) => (hasPage(lived) ? { kind: 'wait', minutes: 47 } : null),
  (lived) => (hasPage(lived) ? { kind: 'idle', minutes: 40 } : null),
  wait(1500),
  (lived) => (lived.moves.size > 0 ? { kind: 'decide', answer: 'accepted' } : null),
  (lived) => (lived.moves.size > 0 ? { kind: 'decide', answer: 'refused' } : null),
  (lived) => (isActive(lived) ? { kind: 'transfer', percent: lived.seen?.options.confirmed ? '130' : '10' } : null),
  only('jobs', () => true),
  only('refundByHand', ({ seen }) => seen !== null && seen.owed !== '0.00'),
  only('rival', ({ rival }) => rival === null),
  only('cancel', (lived) => isActive(lived) && lived.steps >= LEAST_STEPS),
  (lived) => (isActive(lived) && lived.steps >= LEAST_STEPS ? { kind: 'operatorCancels', percent: '50' } : null),
]

/** The event that a drawn number stands for, among those that change something now. */
export function chooseStep(lived: Lived, drawn: number): Step {
  const steps = COMMANDS.flatMap((command) => command(lived) ?? [])
  const step = steps[drawn % steps.length]
  if (!step) throw new Error('nothing can happen')
  return step
}
