// Says which words of the page are wrong, and what languages that were begun still lack: npm run words -- [TAG]
import { writePages } from '../packages/words/pages.mjs'

const [tag] = process.argv.slice(2)
if (tag === '--help') {
  console.log('npm run words -- [TAG]    what the words of the page lack, in all languages or in that one')
  process.exit()
}
for (const [language, lacks] of writePages())
  if (tag === undefined || tag === language)
    console.log(
      [...lacks, `${language}: ${lacks.length === 0 ? 'all is said' : `${lacks.length} are missing`}`].join(
        '\n',
      ),
    )
