import { useEffect, useEffectEvent } from 'react'

const allow = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Calls a function with the text of a file that is dropped anywhere on the page, unless a part of the page takes it. */
export function useDroppedFile(onText: (text: string) => void): void {
  const take = useEffectEvent(onText)
  useEffect(() => {
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined || event.defaultPrevented) return
      event.preventDefault()
      void file.text().then(text => take(text))
    }
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
    }
  }, [])
}
