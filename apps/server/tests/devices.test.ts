import { expect, test } from 'vitest'
import { deviceIn, deviceOf, deviceText } from '../src/identity/devices.ts'

const said = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox/Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge/Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome/Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari/iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari/macOS',
  ],
  ['curl/8.5.0', 'other/other'],
  [undefined, 'other/other'],
  ['x'.repeat(10_000), 'other/other'],
] as const

test.each(said)('a browser that says %s is kept as %s', (agent, is) => {
  expect(deviceText(deviceOf(agent))).toBe(is)
  expect(deviceIn(is)).toEqual(deviceOf(agent))
})

test('what was kept of no device, or was spoilt, is none', () => {
  for (const text of [null, '', 'Firefox', 'Netscape/Windows']) expect(deviceIn(text)).toBeNull()
})
