import { wordsOf } from './language.ts'
import { living } from './living.ts'

export const glossary = living(() => wordsOf('glossary'))
