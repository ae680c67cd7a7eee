import { card, draw, loseClicks, together, turnBegins, when } from '@paydata/engine/vocabulary'

export const wyldside = card('wyldside', when(turnBegins('you'), together(draw(2), loseClicks(1))))
