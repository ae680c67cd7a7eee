import { always, card, gainCredits, memory, on, runSuccessful, when } from '@paydata/engine/vocabulary'

export const desperado = card('desperado', always(memory(1)), when(on(runSuccessful()), gainCredits(1)))
