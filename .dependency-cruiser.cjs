// The directions that imports may take. A type-only import counts wherever a rule does not say otherwise.
const tests = '[.]test[.]tsx?$'
const testTools = '^node_modules/.*(vitest|fast-check)/'
/** @type {import('dependency-cruiser').DependencyType[]} */
const types = ['type-only']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'found',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'engine-imports-only-itself',
      comment: 'Neither cards nor packages nor what Node offers: the engine is pure.',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: tests },
      to: { pathNot: '^packages/engine/src/', couldNotResolve: false },
    },
    {
      name: 'words-take-the-language-of-cards',
      comment:
        'Of the engine the types of what is meant and a few values; of decks and bots the codes with their parameters; and how a name stands among words.',
      severity: 'error',
      from: { path: '^packages/words/src/', pathNot: [tests, '^packages/words/src/[^/]+/tests/'] },
      to: {
        pathNot: [
          '^packages/words/src/',
          '^packages/engine/src/for-words[.]ts$',
          '^packages/bots/src/reasons/index[.]ts$',
          '^packages/decks/src/(index|search/index)[.]ts$',
          '^packages/protocol/src/isolated[.]ts$',
        ],
      },
    },
    {
      name: 'only-scenarios-look-into-the-engine',
      comment:
        'Scenarios put games together and hold laws against them. Everybody else uses what the engine exports.',
      severity: 'error',
      from: {
        path: '^(packages|apps|e2e)/',
        pathNot: [
          '^packages/(engine|scenario)/',
          '^packages/words/tests/',
          '^packages/words/src/[^/]+/tests/',
        ],
      },
      to: {
        path: '^packages/engine/src/',
        pathNot:
          '^packages/engine/src/((index|for-words|vocabulary)[.]ts$|(editions|fields|worlds)/index[.]ts$)',
      },
    },
    {
      name: 'scenarios-speak-english',
      severity: 'error',
      from: { path: '^packages/scenario/src/' },
      to: {
        pathNot: ['^packages/(scenario|engine)/src/', '^packages/words/src/(tree/index|in-english)[.]ts$'],
      },
    },
    {
      name: 'engine-tests-need-no-cards',
      severity: 'error',
      from: { path: `^packages/engine/.*${tests}` },
      to: {
        path: '^(packages|apps)/',
        pathNot: [
          '^packages/(engine|scenario)/',
          '^packages/words/(src/(tree/index|languages|in-english)|testing/index)[.]ts$',
        ],
      },
    },
    {
      name: 'state-imports-only-state',
      comment:
        'The shape of a game depends on nothing but the types of the language: a game holds the costs being paid.',
      severity: 'error',
      from: { path: '^packages/engine/src/state/', pathNot: tests },
      to: { pathNot: '^packages/engine/src/(state/|language/costs)' },
    },
    {
      name: 'queries-and-language-only-ask',
      comment:
        'They stand next to the state and change nothing, and may ask which rules the edition has chosen. Types may come from anywhere in the engine.',
      severity: 'error',
      from: { path: '^packages/engine/src/(queries|language)/', pathNot: tests },
      to: {
        pathNot: '^packages/engine/src/((queries|language|state)/|rulebook/edition[.]ts)',
        dependencyTypesNot: types,
      },
    },
    {
      name: 'cards-speak-only-the-vocabulary',
      severity: 'error',
      from: { path: '^packages/cards/(src|data)/', pathNot: tests },
      to: { pathNot: ['^packages/cards/(src|data)/', '^packages/engine/src/vocabulary[.]ts$'] },
    },
    {
      name: 'card-tests-play-through-the-front-door',
      severity: 'error',
      from: { path: `^packages/cards/(testing/|.*${tests})` },
      to: {
        pathNot: [
          '^packages/cards/(src|data|testing)/',
          '^packages/engine/src/(index|vocabulary)[.]ts$',
          '^packages/words/src/(tree/index|languages|in-english)[.]ts$',
          '^packages/scenario/(src/index|testing/expect)[.]ts$',
          '^packages/decks/src/(index|on-page/starter)[.]ts$',
          '^(fs|url)$',
          testTools,
        ],
      },
    },
    {
      name: 'tests-of-a-card-read-no-files',
      comment: 'Only tests of all cards look at which files there are.',
      severity: 'error',
      from: { path: `^packages/cards/src/[^/]+/.*${tests}` },
      to: { path: '^(fs|url)$' },
    },
    {
      name: 'bots-see-what-players-see',
      comment: 'They know no card by name, and of the engine its public surface.',
      severity: 'error',
      from: { path: '^packages/bots/', pathNot: [tests, '^packages/bots/src/node/'] },
      to: { pathNot: ['^packages/bots/', '^packages/engine/src/(worlds/)?index[.]ts$'] },
    },
    {
      name: 'bots-think-in-browsers-too',
      comment: 'What only Node has stays in a folder of its own.',
      severity: 'error',
      from: { path: '^packages/bots/', pathNot: '^packages/bots/src/node/' },
      to: { path: '^packages/bots/src/node/' },
    },
    {
      name: 'protocol-knows-the-engine-by-its-types',
      comment:
        'A client must not load the engine to read a message. The fields of views are a table, and all it needs.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: tests },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(protocol|engine/src/fields)/',
        dependencyTypesNot: types,
      },
    },
    {
      name: 'orders-see-what-players-see',
      comment: 'Pages that run a game apply them too, so they bring no schemas along.',
      severity: 'error',
      from: { path: '^packages/orders/', pathNot: tests },
      to: {
        pathNot: [
          '^packages/orders/',
          '^packages/engine/src/index[.]ts$',
          '^packages/protocol/src/index[.]ts$',
        ],
      },
    },
    {
      name: 'orders-know-the-protocol-by-its-types',
      severity: 'error',
      from: { path: '^packages/orders/', pathNot: tests },
      to: { path: '^packages/protocol/', dependencyTypesNot: types },
    },
    {
      name: 'a-match-needs-no-place',
      comment:
        'A server, a browser and a terminal drive it: it has neither disk nor sockets, nor a clock of its own.',
      severity: 'error',
      from: { path: '^packages/match/src/', pathNot: tests },
      to: {
        pathNot: [
          '^packages/(match|(engine|bots|orders|protocol)/src/index[.]ts$)',
          '^packages/protocol/src/(is-by-post|wire/updates)[.]ts$',
        ],
      },
    },
    {
      name: 'a-match-brings-no-schemas',
      comment: 'Pages that run a game would load them.',
      severity: 'error',
      from: { path: '^packages/match/src/', pathNot: tests },
      to: { path: '^packages/protocol/src/index[.]ts$', dependencyTypesNot: types },
    },
    {
      name: 'art-knows-cards-by-types-alone',
      severity: 'error',
      from: { path: '^packages/art/' },
      to: { pathNot: ['^packages/art/', '^packages/engine/src/index[.]ts$'] },
    },
    {
      name: 'ratings-are-plain-arithmetic',
      severity: 'error',
      from: { path: '^packages/ratings/', pathNot: tests },
      to: { pathNot: '^packages/ratings/' },
    },
    {
      name: 'what-tests-use-is-for-tests',
      severity: 'error',
      from: { path: '^apps/(server|web|terminal)/', pathNot: tests },
      to: { path: '^packages/(match|words)/testing/' },
    },
    {
      name: 'apps-use-what-packages-export',
      severity: 'error',
      from: { path: '^(apps|e2e)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/(engine|scenario|cards|decks|bots|protocol|orders|match|ratings|lessons|puzzles|art)/src/index[.]ts$',
          '^packages/puzzles/src/solving/index[.]ts$',
          '^packages/lessons/src/(position|guided/index|shown/(index|playing))[.]ts$',
          '^packages/(engine/src/(worlds|editions|fields)|bots/src/(node|hints|analysis))/index[.]ts$',
          '^packages/engine/src/vocabulary[.]ts$',
          '^packages/words/src/(tree/index|glossary|languages|in-english|decks-in-english|reasons|decks|plain|search|english/reasons)[.]ts$',
          '^packages/(match|words)/testing/index[.]ts$',
          '^packages/cards/src/(catalogue|chunk|loading|rulings|sets/(formats|ready))[.]ts$',
          '^packages/decks/src/(search/index|code|figures|hands|on-page/(ready|starter))[.]ts$',
        ],
      },
    },
    {
      name: 'a-page-loads-the-cards-of-its-format',
      comment: 'A set that a page imports would come along with every table.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: {
        path: '^packages/cards/',
        pathNot: ['^packages/cards/src/(catalogue|loading|rulings|sets/(formats|ready))[.]ts$'],
      },
    },
    {
      name: 'decks-and-searches-need-no-definitions',
      comment: 'A page judges decks and searches cards by what is printed, without the code of any set.',
      severity: 'error',
      from: { path: '^packages/decks/src/', pathNot: tests },
      to: {
        pathNot: [
          '^packages/decks/src/',
          '^packages/engine/src/vocabulary[.]ts$',
          '^packages/cards/src/(catalogue|published/.*|sets/(formats|playable|ready))[.]ts$',
        ],
      },
    },
    {
      name: 'the-table-knows-no-host',
      comment: 'What runs a game, a worker or a server, is behind the transport.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: [
          tests,
          '^apps/web/src/(admin|local|home|learn|opponent|online|lobby|waiting|chat|identity|measures|people|notices|own-data|replay|decks|browse)/',
          '^apps/web/src/(app|table/local-table)[.]tsx$',
        ],
      },
      to: { path: '^apps/web/src/(local|online)/' },
    },
    {
      name: 'replays-are-played-in-a-worker',
      comment: 'The page has nothing of a replay but the moment that somebody is shown.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [tests, '^apps/web/src/replay/engine/'] },
      to: { path: '^apps/web/src/replay/engine/', dependencyTypesNot: types },
    },
    {
      name: 'apps-stand-alone',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'browsers-see-what-is-handed-out',
      comment:
        'The tests of the whole product know it by its pages and its messages; benches share a yardstick.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^apps/', pathNot: '^apps/lab/src/bench/yardstick[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
