import '../ui/button.css'
import './search-form.css'
import { setTitle } from '@paydata/cards/catalogue'
import type { Side } from '@paydata/engine'
import { browse } from '../messages/browse.ts'
import { gameWords } from '../messages/game.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { Asked, AskedNumber, NumberField } from './asking.ts'
import { comparisonNames, comparisons, flags, numberFields, searchFor } from './asking.ts'
import { factionName } from './faction-name.ts'
import { Filter } from './filter.tsx'
import { factions, sets, subtypes, types } from './search.ts'

interface SearchFormProps {
  /** The side whose cards are searched; null for both. */
  readonly side: Side | null
  readonly value: Asked
  readonly onChange: (value: Asked) => void
  readonly onSearch: (words: string) => void
}

/** A form that writes a search, for a player who does not know its words, and a list of them for a player who wants to. */
export default function SearchForm({ side, value, onChange, onSearch }: SearchFormProps) {
  const ask = (change: Partial<Asked>): void => onChange({ ...value, ...change })
  const written = searchFor(value)
  return (
    <form
      className="search-form"
      onSubmit={event => {
        event.preventDefault()
        onSearch(written)
      }}
    >
      <Field label={browse.form.title} value={value.title} onChange={title => ask({ title })} isFirst />
      <Field label={browse.form.text} value={value.text} onChange={text => ask({ text })} />
      <div className="search-form-kinds">
        <Filter
          label={browse.type}
          value={value.type}
          all={types(side)}
          words={gameWords().kinds.type}
          onChange={type => ask({ type })}
        />
        <Filter
          label={browse.form.subtype}
          value={value.subtype}
          all={subtypes(side)}
          words={gameWords().kinds.subtype}
          onChange={subtype => ask({ subtype })}
        />
        <Filter
          label={browse.faction}
          value={value.faction}
          all={factions(side)}
          words={factionName}
          onChange={faction => ask({ faction })}
        />
        <Filter
          label={browse.set}
          value={value.set}
          all={sets(side)}
          words={setTitle}
          onChange={set => ask({ set })}
        />
        <Filter
          label={browse.form.is}
          value={value.is}
          all={flags}
          words={is => browse.form.flags[is]}
          onChange={is => ask({ is })}
        />
      </div>
      <div className="search-form-numbers">
        {numberFields.map(name => (
          <AskedFor
            key={name}
            of={name}
            value={value.numbers[name]}
            onChange={number => ask({ numbers: { ...value.numbers, [name]: number } })}
          />
        ))}
      </div>
      <p role="status">
        {written === '' ? browse.form.nothing : browse.form.written} <code>{written}</code>
      </p>
      <div className="answer-row">
        <button type="submit" className="button button-primary" disabled={written === ''}>
          {browse.form.search}
        </button>
      </div>
      <SearchWordList />
    </form>
  )
}

interface AskedForProps {
  readonly of: NumberField
  readonly value: AskedNumber
  readonly onChange: (value: AskedNumber) => void
}

/** A number that a card must have, or have at most or at least. */
const AskedFor = ({ of, value: { how, than }, onChange }: AskedForProps) => (
  <fieldset className="search-form-number">
    <legend className="unseen">{browse.form.numbers[of]}</legend>
    <Select
      label={browse.form.numbers[of]}
      value={how}
      all={comparisons}
      words={each => browse.form.comparisons[comparisonNames[each]]}
      onChange={next => onChange({ how: next, than })}
    />
    <Field
      label={browse.form.number}
      value={than}
      most={3}
      onChange={next => onChange({ how, than: next })}
    />
  </fieldset>
)

/** The words of the search, with what each finds. */
const SearchWordList = () => (
  <details className="search-form-words">
    <summary>{browse.form.list}</summary>
    <dl>
      {Object.values(browse.form.rows).map(({ word, finds }) => (
        <div key={word}>
          <dt>
            <code>{word}</code>
          </dt>
          <dd>{finds}</dd>
        </div>
      ))}
    </dl>
  </details>
)
