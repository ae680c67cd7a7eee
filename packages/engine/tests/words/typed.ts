/** The questions that the type of a pattern lets one ask. */
export type FieldsOf<Question> = Question extends unknown
  ? {
      [Field in keyof Question]-?: Field extends 'what' | 'effect'
        ? never
        : Exclude<Question[Field], undefined> extends never
          ? never
          : Field
    }[keyof Question]
  : never
export type Value<Question, Field> = Question extends { readonly [F in Field & string]?: infer V }
  ? Exclude<V, undefined>
  : never
