import type { Assertion, ExpectStatic } from 'vitest'
import { expect as loose } from 'vitest'

/** Some of what a view or a look says: as much of it as a test is about. */
type Some<T> = T extends object ? { readonly [Field in keyof T]?: Some<T[Field]> | undefined } : T

interface Shown<T> extends Omit<Assertion<T>, 'toMatchObject' | 'not'> {
  toMatchObject(some: Some<NonNullable<T>>): void
  readonly not: Shown<T>
}

interface Expect extends Omit<ExpectStatic, never> {
  <T>(actual: T, message?: string): Shown<T>
}

/** The `expect` of Vitest, for which a field that is not of what is matched does not compile. */
export const expect: Expect = loose
