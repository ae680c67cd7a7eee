import { expect, onTestFinished, test } from 'vitest'
import { serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

test.each([
  ['no', null],
  ['yes', expect.stringMatching(/^max-age=\d+$/)],
])(
  'browsers are bound to https where SECURE_COOKIES is %s by %s, and never for other names',
  async (https, bound) => {
    const server = await serving(fresh(), { SECURE_COOKIES: https })
    onTestFinished(() => server.close())
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`)
    expect(headers.get('strict-transport-security')).toEqual(bound)
  },
)
