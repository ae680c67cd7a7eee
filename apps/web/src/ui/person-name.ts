import { say } from '../messages/say.ts'

/** The name of a person. A server has none for a player who was deleted, and for a guest who watches. */
export const personName = (name: string): string => (name === '' ? say.somebody : name)
