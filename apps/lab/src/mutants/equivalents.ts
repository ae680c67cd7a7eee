const nameNobodyReads = 'It is the name of a choice that no other word of the card speaks of.'
const trashedIsAnother =
  'What was trashed is another object (CR 1.12.1), so it is not added with the rest, whether left out of it or not.'

/** Faults that change nothing that anybody could see, by their keys, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  'packages/decks/src/model.ts#number-5514754798': 'Of what a comparison gives back only the sign counts.',
  'packages/decks/src/reading-text.ts#string-121b9e645f':
    'Without a count there is 1 copy, which is a count, so there is no bad one to be told.',
  'packages/decks/src/suggestions.ts#boundary-74e8bf878d':
    'Two rows whose least are as many as allowed and more lead to more than allowed, as a swap adds one; how many more is not promised.',
  'packages/decks/src/suggestions.ts#boundary-96add9a38d':
    'The longest title has 43 letters, and what has 80 is too far from it.',
  'packages/decks/src/suggestions.ts#number-a19fbaa0a7':
    'A column behind the last one is written and never read.',
  'packages/cards/src/elevation/au-co-the-gold-standard-in-clones.ts#string-a2194d2007': trashedIsAnother,
  'packages/cards/src/elevation/au-co-the-gold-standard-in-clones.ts#string-be082537c7': trashedIsAnother,
  'packages/cards/src/elevation/detente.ts#string-c64a02e360': nameNobodyReads,
  'packages/cards/src/elevation/fransofia-ward.ts#list-24a97ad978':
    'Nothing but ice is encountered (CR 6.5).',
  'packages/cards/src/elevation/gamedragon-pro.ts#string-4770303a67-1': nameNobodyReads,
  'packages/cards/src/elevation/madani.ts#list-fa28f0af24':
    'A cost of nothing is written as 0 credits, and is paid like them.',
  'packages/cards/src/elevation/mycoweb.ts#string-217323e20f': nameNobodyReads,
  'packages/cards/src/elevation/mycoweb.ts#string-f66ac1c4c2-1': nameNobodyReads,
  'packages/cards/src/elevation/peer-review.ts#string-1785c89f4e': nameNobodyReads,
  'packages/cards/src/elevation/plutus.ts#string-70766ac787': nameNobodyReads,
  'packages/cards/src/elevation/plutus.ts#string-ee52187b87': nameNobodyReads,
  'packages/cards/src/elevation/scrounge.ts#string-239d33afaf': nameNobodyReads,
  'packages/cards/src/system-gateway/anoetic-void.ts#string-716a4c5dbc': nameNobodyReads,
  'packages/cards/src/system-gateway/carnivore.ts#string-dd8fbe44c4': nameNobodyReads,
  'packages/cards/src/system-gateway/longevity-serum.ts#string-ed88cb058c': nameNobodyReads,
  'packages/cards/src/system-gateway/sprint.ts#string-abcfc4f27e': nameNobodyReads,
  'packages/cards/src/system-gateway/tao-salonga-telepresence-magician.ts#string-46c19ccc63-1':
    nameNobodyReads,
  'packages/cards/src/vantage-point/chain-reaction.ts#string-34ea7d1f1e': nameNobodyReads,
  'packages/cards/src/vantage-point/chain-reaction.ts#string-d904b19373': nameNobodyReads,
  'packages/cards/src/vantage-point/cultivate.ts#string-45dc9ea90d': nameNobodyReads,
  'packages/cards/src/vantage-point/realloc.ts#string-df1723db89': nameNobodyReads,
  'packages/engine/src/kernel/pending.ts#number-c81f7b5870':
    'No card has the number −1, so it matters nowhere in which life it is.',
  'packages/engine/src/kernel/tables.ts#boundary-b63e61be5c': 'What is empty is only made empty once more.',
  'packages/engine/src/view/refused-cards.ts#condition-423c58d046':
    'A player who pays is asked for a way, for credits or for cards; where neither of the first two is asked, there is a line for cards.',
  'packages/engine/src/view/refused-cards.ts#string-9fca5810fa':
    'Any two pieces of ice can be swapped, and for a single one nobody is asked, so no ice is without another to swap with.',
  'packages/engine/src/view/patch.ts#condition-a3a53559d9':
    'Comparing what is the same begins with the question whether it is, and ends there.',
  'packages/engine/src/kernel/effects.ts#condition-bec484369f':
    'What would happen is looked for by its effect, whatever follows the slash; no kind is called null, and no viewer sees it.',
}
