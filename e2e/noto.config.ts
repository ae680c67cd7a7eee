import tests from './vitest.config.ts'

/** What goes by how wide letters are, on a system with another font. */
export default {
  ...tests,
  test: {
    ...tests.test,
    include: ['{cards-on-desk,references,track,type}.e2e.ts'],
    provide: { ...tests.test?.provide, systemFont: 'Noto Sans' },
  },
}
