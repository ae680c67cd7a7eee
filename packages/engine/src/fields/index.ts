export { blankOption, optionId } from './options.ts'
export { blankCard, blankQuestions } from './views.ts'
