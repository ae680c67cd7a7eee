export { blankOption, optionId } from './options.ts'
