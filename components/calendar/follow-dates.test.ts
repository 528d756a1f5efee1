import { expect, test } from 'vitest'
import { followDates } from './follow-dates'

function draw(from: string, to: string, [first, last] = ['dateFrom', 'dateTo']) {
  document.body.innerHTML = `<form><input type="date" name="${first}" value="${from}"><input type="date" name="${last}" value="${to}"></form>`
  const form = document.querySelector('form')
  const inputs = document.querySelectorAll('input')
  if (!form || !inputs[0] || !inputs[1]) throw new Error('no form')
  return { form, first: inputs[0], last: inputs[1] }
}

test('a later arrival takes the departure along, an earlier departure the arrival', () => {
  const late = draw('2027-05-20', '2027-05-15')
  followDates(late.form, late.first)
  expect(late.last.value).toBe('2027-05-20')
  const early = draw('2027-05-20', '2027-05-15')
  followDates(early.form, early.last)
  expect(early.first.value).toBe('2027-05-15')
})

test('a later ride there takes the ride back along', () => {
  const ride = draw('2027-05-20', '2027-05-15', ['date', 'back'])
  followDates(ride.form, ride.first)
  expect(ride.last.value).toBe('2027-05-20')
})

test('days in order and a day alone stay as they are', () => {
  const fine = draw('2027-05-10', '2027-05-15')
  followDates(fine.form, fine.first)
  expect([fine.first.value, fine.last.value]).toEqual(['2027-05-10', '2027-05-15'])
  const alone = draw('2027-05-10', '')
  followDates(alone.form, alone.first)
  expect(alone.last.value).toBe('')
})
