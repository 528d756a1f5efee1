import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { bookTour, openBooking } from './booked'
import { signInAtDesk } from './desk-door'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { wantedIn } from './journey'

const subjectOf = (words: { subject: string }, booking: string) => words.subject.replace('{booking}', booking)

for (const [answer, tag] of [
  ['confirmed', '@phone'],
  ['declined', '@desktop'],
] as const) {
  test(`what the operator confirms itself is received, then ${answer} at the desk`, { tag }, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn('orion', 'de')
    const { t } = wanted
    const mails = RESERVATION_MAIL_TEXTS.de
    const trip = await bookTour(page, wanted, { need: 'byHand' })
    await expect(page.getByText(t('reservations.result.states.requested'))).toBeVisible()
    await expect(page.getByText(t('reservations.ticket.unconfirmed'))).toBeVisible()
    await expect(page.getByText(t('reservations.next.confirm'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const paid = await waitForMail(trip.email, subjectOf(mails.paymentReceived, trip.number))
    expect(paid.text).toContain(mails.received.byHand)

    const desk = await (await browser.newContext()).newPage()
    await signInAtDesk(desk, 'orion', 'manager', 'de')
    await desk.getByRole('link', { name: trip.number }).click()
    await desk.locator('textarea[name=words]').fill('Der Wind entscheidet.')
    await expectAccessible(desk)
    const submit = desk.getByRole('button', { name: DESK_TEXTS.de.requests.actions[answer], exact: true })
    await submit.click()
    await expect(desk.getByRole('heading', { level: 1, name: DESK_TEXTS.de.confirm.title })).toBeVisible()
    await expectAccessible(desk)
    await submit.click()
    const done = answer === 'confirmed' ? 'reservationConfirmed' : 'reservationDeclined'
    await expect(desk.getByRole('status')).toHaveText(DESK_TEXTS.de.done[done])
    await desk.context().close()

    const told = await waitForMail(trip.email, subjectOf(mails[answer], trip.number))
    expect(told.text).toContain('Der Wind entscheidet.')
    await openBooking(page, wanted, trip)
    const waiting = page.getByText(t('member.reservations.awaiting'), { exact: true })
    await expect(
      page.getByText(t(`member.reservations.states.${answer === 'confirmed' ? 'active' : 'cancelled'}`), {
        exact: true,
      }),
    ).toBeVisible()
    // Of what was declined there will be no ticket: it does not say that one comes.
    await expect(page.getByText(t('reservations.ticket.void'))).toHaveCount(answer === 'confirmed' ? 0 : 1)
    await expect(waiting).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('afterwards.voucher.pdf') })).toHaveCount(
      answer === 'confirmed' ? 1 : 0,
    )
  })
}
