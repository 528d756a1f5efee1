import { expect, test } from 'vitest'
import { followDates } from './follow-dates'

function draw(from: string, to: string) {
  document.body.innerHTML = `<form><input type="date" name="dateFrom" value="${from}"><input type="date" name="dateTo" value="${to}"></form>`
  const form = document.querySelector('form')
  const [first, last] = document.querySelectorAll('input')
  if (!form || !first || !last) throw new Error('no form')
  return { form, first, last }
}

test('a later arrival takes the departure along, an earlier departure the arrival', () => {
  const late = draw('2027-05-20', '2027-05-15')
  followDates(late.form, late.first)
  expect(late.last.value).toBe('2027-05-20')
  const early = draw('2027-05-20', '2027-05-15')
  followDates(early.form, early.last)
  expect(early.first.value).toBe('2027-05-15')
})

test('days in order and a day alone stay as they are', () => {
  const fine = draw('2027-05-10', '2027-05-15')
  followDates(fine.form, fine.first)
  expect([fine.first.value, fine.last.value]).toEqual(['2027-05-10', '2027-05-15'])
  const alone = draw('2027-05-10', '')
  followDates(alone.form, alone.first)
  expect(alone.last.value).toBe('')
})
