import { always, card, has, requirementIs } from '@paydata/engine/vocabulary'

export const bloodInTheWater = card('blood_in_the_water', always(requirementIs(has('runner', 'cardsInHand'))))
