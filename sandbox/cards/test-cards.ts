import type { FailureName } from '../protocol/failures'

/** Behaviour of a published test card. */
export type Scenario =
  | { kind: 'approved' }
  /** Approved, but can be neither cancelled nor refunded. */
  | { kind: 'approvedForGood' }
  | { kind: 'declined'; failure: FailureName }
  | { kind: 'notAuthenticated'; mdStatus: '0' | '4' }
  | { kind: 'initialisationFails' }

const approved: Scenario = { kind: 'approved' }
const declined = (failure: FailureName): Scenario => ({ kind: 'declined', failure })

/** Only iyzico's published test cards, so that the demo never accepts a real card. */
const TEST_CARDS: Record<string, Scenario> = {
  '5890040000000016': approved,
  '5526080000000006': approved,
  '4766620000000001': approved,
  '4603450000000000': approved,
  '4729150000000005': approved,
  '4987490000000002': approved,
  '5311570000000005': approved,
  '9792020000000001': approved,
  '9792030000000000': approved,
  '5170410000000004': approved,
  '5400360000000003': approved,
  '374427000000003': approved,
  '4475050000000003': approved,
  '5528790000000008': approved,
  '4059030000000009': approved,
  '5504720000000003': approved,
  '5892830000000000': approved,
  '4543590000000006': approved,
  '4910050000000006': approved,
  '4157920000000002': approved,
  '5168880000000002': approved,
  '5451030000000000': approved,
  '4054180000000007': approved,
  '5400010000000004': approved,
  '5406670000000009': { kind: 'approvedForGood' },
  '4111111111111129': declined('notSufficientFunds'),
  '4129111111111111': declined('doNotHonour'),
  '4128111111111112': declined('invalidTransaction'),
  '4127111111111113': declined('lostCard'),
  '4126111111111114': declined('stolenCard'),
  '4125111111111115': declined('expiredCard'),
  '4124111111111116': declined('invalidCvc2'),
  '4123111111111117': declined('notPermittedToCardholder'),
  '4122111111111118': declined('notPermittedToTerminal'),
  '4121111111111119': declined('fraudSuspect'),
  '4120111111111110': declined('pickupCard'),
  '4130111111111118': declined('generalError'),
  '4131111111111117': { kind: 'notAuthenticated', mdStatus: '0' },
  '4141111111111115': { kind: 'notAuthenticated', mdStatus: '4' },
  '4151111111111112': { kind: 'initialisationFails' },
}

export function getScenario(cardNumber: string): Scenario | null {
  return TEST_CARDS[cardNumber] ?? null
}

export function listTestCards(): { number: string; scenario: Scenario }[] {
  return Object.entries(TEST_CARDS).map(([number, scenario]) => ({ number, scenario }))
}
