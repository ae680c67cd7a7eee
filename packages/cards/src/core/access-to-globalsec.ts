import { always, card, link } from '@paydata/engine/vocabulary'

export const accessToGlobalsec = card('access_to_globalsec', always(link(1)))
