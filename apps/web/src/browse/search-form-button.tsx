import type { Side } from '@paydata/engine'
import { lazy, useState } from 'react'
import { browse } from '../messages/browse.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PartOver } from '../ui/part.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { nothingAsked } from './asking.ts'

// A player who knows the words of the search does not need it.
const SearchForm = lazy(() => import('./search-form.tsx'))

interface SearchFormButtonProps {
  readonly side: Side | null
  readonly onSearch: (words: string) => void
}

/** Opens the form of the search, which keeps what was asked before. */
export function SearchFormButton({ side, onSearch }: SearchFormButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(nothingAsked)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton icon="settings" label={browse.form.open} onPress={() => setOpen(true)} />
      {isOpen && (
        <PartOver onClose={close}>
          <Sheet title={browse.form.open} isOpen onClose={close}>
            <SearchForm
              side={side}
              value={asked}
              onChange={setAsked}
              onSearch={words => {
                onSearch(words)
                close()
              }}
            />
          </Sheet>
        </PartOver>
      )}
    </>
  )
}
