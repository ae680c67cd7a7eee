import { z } from 'zod'
import type { About } from './about.ts'
import { longestAddress } from './about.ts'
import { pictureSize } from './drawing.ts'
import { escaped } from './escaping.ts'

const pixels = z.coerce.number().int().min(100).max(4000)

/** What a program asks that shows links, as oembed.com has it. */
export const oembedAsked = z.object({
  url: z.url().max(longestAddress),
  format: z.literal('json').default('json'),
  maxwidth: pixels.default(960),
  maxheight: pixels.default(600),
})

interface Where {
  readonly origin: string
  readonly picture: string
}

/** What a program may show in place of a link: the thing itself, if it is made for that, and else a picture with a title. */
export function oembedOf(
  { title, frame }: About,
  { maxwidth, maxheight }: z.infer<typeof oembedAsked>,
  { origin, picture }: Where,
) {
  const told = {
    version: '1.0',
    title,
    provider_name: 'Paydata',
    provider_url: origin,
    thumbnail_url: `${origin}${picture}`,
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  }
  if (frame === null) return { ...told, type: 'link' }
  const [width, height] = [Math.min(960, maxwidth), Math.min(600, maxheight)]
  const html = `<iframe src="${escaped(`${origin}${frame}`)}" width="${width}" height="${height}" style="border:0" title="${escaped(title)}" allowfullscreen></iframe>`
  return { ...told, type: 'rich', width, height, html }
}
