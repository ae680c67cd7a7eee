export { blankOption, optionFields, optionId } from './options.ts'
export * from './parts.ts'
export { blankCard, blankQuestions } from './views.ts'
export * from './whole.ts'
