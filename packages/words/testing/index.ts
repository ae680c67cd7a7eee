export type { Expected } from './expected.ts'
export { allInEach, expectedOf, inEach } from './expected.ts'
export { wrongWordingIn } from './wording.ts'
