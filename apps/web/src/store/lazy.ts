/** Computes a value when it is first read, and then keeps only the value. */
export function lazy<Value>(compute: () => Value): () => Value {
  let state: { readonly compute: () => Value } | { readonly value: Value } = { compute }
  return () => {
    if ('compute' in state) state = { value: state.compute() }
    return state.value
  }
}
