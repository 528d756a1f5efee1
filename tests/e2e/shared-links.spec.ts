import type { Locator } from '@playwright/test'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import { expect, test } from './fixtures'
import { findTour, openShop, wantedIn } from './journey'
import { findKind, openKindCard } from './kind-journey'

const wanted = wantedIn('lykia', 'en')
const total = (card: Locator) => card.locator('.lines .total dd')

/** Address of a product of the kind with a choice that can be bought. */
async function findChoice(kind: BookableKind): Promise<string> {
  if (kind === 'tour') {
    const { slug, date } = await findTour(wanted)
    return `/p/${slug}?date=${date}&adults=3`
  }
  const { slug, from, until } = await findKind(
    wanted,
    kind,
    // There is room for one more than the three of the choice.
    ({ details }) =>
      details.kind === 'yacht' ? details.charter === 'day' : details.kind !== 'villa' || details.capacity > 3,
  )
  switch (kind) {
    case 'villa':
      return `/p/${slug}?date=${from}&until=${until}&adults=3`
    case 'yacht':
      return `/p/${slug}?date=${from}&adults=3`
    case 'car':
      return `/p/${slug}?date=${from}&until=${until}&at=11:30&age=41`
    case 'transfer':
      return `/p/${slug}?date=${from}&time=13:45&flight=TK2556&adults=3&back=${until}&backTime=09:00`
  }
}

/** Presses the last thing that can be counted up or ticked: an extra, where the product has any. */
async function chooseMore(card: Locator): Promise<void> {
  const more = card.locator('.stepper .icb:last-child[aria-disabled=false]')
  await more.or(card.locator('label:has(input[type=checkbox]:not(:checked))')).last().click()
}

/** Everything that a card says of a choice. */
async function readChoice(card: Locator) {
  await expect(total(card)).toHaveText(/\d/)
  return {
    lines: await card.locator('.lines').textContent(),
    counts: await card.locator('.stepper output').allTextContents(),
    fields: await card
      .locator('select, input:not([type=radio], [type=checkbox])')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ticked: await card
      .locator('input:is([type=radio], [type=checkbox])')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
  }
}

test('a link carries the choice of every kind and brings the same total', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  for (const kind of ['tour', 'villa', 'yacht', 'car', 'transfer'] as const) {
    const path = await findChoice(kind)
    await openShop(page, wanted, path)
    const card = await openKindCard(page)
    await expect(total(card), kind).toHaveText(/\d/)
    const [, before] = page.url().split('?')
    await chooseMore(card)
    await expect(page, kind).not.toHaveURL(new RegExp(`[?]${before}$`))
    const chosen = await readChoice(card)
    // Somebody else opens what is in the address now.
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await readChoice(await openKindCard(other)), kind).toEqual(chosen)
    await other.close()
  }
})
