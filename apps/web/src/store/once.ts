/** A value that is made when it is first asked for; what it was made of is let go then. */
export function once<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make }
  return () => {
    if ('make' in state) state = { value: state.make() }
    return state.value
  }
}
