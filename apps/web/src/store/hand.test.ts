import { beforeEach, expect, test } from 'vitest'
import { askedAnew, emptyHand, hold, look, useHand } from './hand.ts'

beforeEach(emptyHand)
const corroder = { definition: 'corroder', card: 7 }

test('picked options are dropped when another question comes, and kept while it is the same', () => {
  askedAnew(3)
  useHand.setState({ picked: ['card:1'], number: 2, sent: '9' })
  askedAnew(3)
  expect(useHand.getState()).toMatchObject({ picked: ['card:1'], number: 2, sent: '9' })
  askedAnew(4)
  expect(useHand.getState()).toMatchObject({ picked: [], number: null, amounts: null, sent: null })
})

test('a preview that is held stays, also when the pointer leaves or another question comes', () => {
  look(corroder)
  look(null)
  expect(useHand.getState().looked).toBeNull()
  hold(corroder)
  look(null)
  askedAnew(1)
  expect(useHand.getState().looked).toBe(corroder)
  hold(null)
  expect(useHand.getState()).toMatchObject({ looked: null, isHeld: false })
})

test('the preview of a card that was only pointed at closes at the next question, as the card may be gone', () => {
  look(corroder)
  askedAnew(1)
  expect(useHand.getState().looked).toBeNull()
})
