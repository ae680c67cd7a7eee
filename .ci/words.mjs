// Says which words of the page are wrong, and what languages that were begun still lack: npm run words -- [TAG]
import { languagesIn, onTrial, wordsOnTrial, writePages } from '../packages/words/pages.mjs'

const [tag] = process.argv.slice(2)
if (tag === '--help') {
  console.log('npm run words -- [TAG]    what the words of the page lack, in all languages or in that one')
  process.exit()
}

/** @param {string} language @param {readonly string[]} lacks */
function tell(language, lacks) {
  const sum = lacks.length === 0 ? 'all is said' : `${lacks.length} are missing`
  console.log([...lacks, `${language}: ${sum}`].join('\n'))
}

const missing = writePages()
const tags = languagesIn().map(language => language.tag)
if (tag === undefined) for (const [language, lacks] of missing) tell(language, lacks)
else if (tags.includes(tag)) tell(tag, missing.get(tag) ?? [])
else if (tag === onTrial.tag) tell(tag, wordsOnTrial().missing.get(tag) ?? [])
else {
  console.error(`There is no language ${tag}. There are ${tags.join(', ')}, and ${onTrial.tag} in tests.`)
  process.exitCode = 1
}
