import type { RefusedRequest } from '@paydata/protocol'
import { unreached } from '../online/http.ts'
import type { Gathering } from './asking.ts'
import { Ended } from './asking.ts'
import { gather } from './gathering.ts'

type Made =
  | { readonly is: 'file'; readonly file: File }
  | { readonly is: 'refused'; readonly refusal: RefusedRequest }
  | { readonly is: 'stopped' }

/** The file, or why there is none. */
export async function ownFile(gathering: Gathering, name: string): Promise<Made> {
  try {
    const pieces = await gather(gathering, Date.now())
    return { is: 'file', file: new File([...pieces], name, { type: 'application/json' }) }
  } catch (error) {
    if (!(error instanceof Ended)) return { is: 'refused', refusal: unreached }
    return error.refusal === null ? { is: 'stopped' } : { is: 'refused', refusal: error.refusal }
  }
}
