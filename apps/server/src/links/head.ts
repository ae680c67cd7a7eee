import type { Tag } from '@paydata/words/languages'
import { tags } from '@paydata/words/languages'
import type { About } from './about.ts'
import { pictureSize } from './drawing.ts'
import { escaped } from './escaping.ts'
import type { LinkWords } from './words.ts'

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

/** A language with the land where most speak it: `de_DE`. */
function localeOf(tag: Tag): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

interface Where {
  readonly origin: string
  /** The address without its origin. */
  readonly path: string
  /** Where the picture is, without the origin. */
  readonly picture: string
}

/** The page with what is told of its address, for those who show it as a link: they run no scripts. */
export function pageAbout(
  page: string,
  { title, lead, type, frame }: About,
  { tag, links }: LinkWords,
  { origin, path, picture }: Where,
): string {
  const others = tags.filter(other => other !== tag)
  const asked = new URLSearchParams({ url: `${origin}${path}` })
  const head = [
    `<title>${escaped(title === 'Paydata' ? title : `${title} – Paydata`)}</title>`,
    meta('name', 'description', lead),
    meta('property', 'og:site_name', 'Paydata'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', lead),
    meta('property', 'og:type', type),
    meta('property', 'og:url', `${origin}${path}`),
    meta('property', 'og:image', `${origin}${picture}`),
    meta('property', 'og:image:width', `${pictureSize.width}`),
    meta('property', 'og:image:height', `${pictureSize.height}`),
    meta('property', 'og:image:alt', links.picture(title)),
    meta('property', 'og:locale', localeOf(tag)),
    ...others.map(other => meta('property', 'og:locale:alternate', localeOf(other))),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(frame === null
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escaped(`${origin}/oembed?${asked}`)}" title="${escaped(title)}" />`,
        ]),
  ].join('\n    ')
  return page.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head)
}
