import { always, card, handSize, installOnlyAt } from '@paydata/engine/vocabulary'

export const researchStation = card('research_station', installOnlyAt(['hq']), always(handSize(2)))
