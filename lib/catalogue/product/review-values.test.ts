import { expect, test } from 'vitest'
import { EMPTY_REVIEW, findReviewFaults } from './review-values'

const GOOD = { ...EMPTY_REVIEW, score: 4, text: 'Kalm water.', author: 'Ada', email: 'ada@mail.example' }

test('stars and words are needed of everybody, name and address of a guest', () => {
  expect(findReviewFaults(EMPTY_REVIEW, false, '2027-05-01')).toEqual({ score: 'required', text: 'required' })
  expect(findReviewFaults(EMPTY_REVIEW, true, '2027-05-01')).toEqual({
    score: 'required',
    text: 'required',
    author: 'required',
    email: 'required',
  })
})

test('a whole review has no fault; a day to come, a long text and half an address have', () => {
  expect(findReviewFaults(GOOD, true, '2027-05-01')).toEqual({})
  expect(findReviewFaults({ ...GOOD, travelledOn: '2027-05-02' }, true, '2027-05-01')).toEqual({
    travelledOn: 'inFuture',
  })
  expect(findReviewFaults({ ...GOOD, text: 'x'.repeat(2001), email: 'ada@mail' }, true, '2027-05-01')).toEqual({
    text: 'tooLong',
    email: 'email',
  })
})

test('a name is no link, and no text holds the number of a card', () => {
  const card = '5528-7900-0000-0008'
  expect(findReviewFaults({ ...GOOD, author: 'x.com/a', text: `Paid with ${card}` }, true, '2027-05-01')).toEqual({
    author: 'nameLink',
    text: 'cardNumber',
  })
  expect(findReviewFaults({ ...GOOD, author: card }, true, '2027-05-01')).toEqual({ author: 'cardNumber' })
})
