import { html } from 'hono/html'
import { getBinFacts } from '../cards/bins'
import { listTestCards, type Scenario } from '../cards/test-cards'
import { FAILURES } from '../protocol/failures'
import { DEMO_CODE } from './bank-page'
import { type Html, toPage } from './layout'

function toOutcomeText(scenario: Scenario): string {
  if (scenario.kind === 'approved') return 'Paid'
  if (scenario.kind === 'approvedForGood') return 'Paid; cannot be cancelled or refunded'
  if (scenario.kind === 'declined') return `Declined: ${FAILURES[scenario.failure].message.en}`
  if (scenario.kind === 'notAuthenticated') return `Not authenticated: mdStatus ${scenario.mdStatus}`
  return '3-D Secure does not start'
}

/** The start page: explains the gateway and lists the test cards. */
export function toHomePage(): Html {
  const rows = listTestCards().map(({ number, scenario }) => {
    const facts = getBinFacts(number)
    const card = [facts?.bank?.name ?? 'Foreign', facts?.family].filter(Boolean).join(', ')
    return html`<tr><td>${number}</td><td>${card}</td><td>${toOutcomeText(scenario)}</td></tr>`
  })
  return toPage(
    { language: 'en', title: 'Sandbox payment gateway', brand: 'Sandbox', isWide: true },
    html`<p>It speaks iyzico's protocol. No money moves, and only iyzico's published test cards are accepted, with any date
in the future and any security code. The code of the bank page is <strong>${DEMO_CODE}</strong>.</p>
<h2>Test cards</h2>
<div class="scroll" role="region" aria-label="Test cards" tabindex="0"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Card</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`,
  )
}
