import { say } from '../messages/say.ts'
import type { Connection } from '../transport/transport.ts'

/** Stands where the games will be until the server has sent them. */
export const Opening = ({ connection = 'opening' }: { connection?: Connection }) => (
  <p className="lobby-empty" role="status">
    {say.online.connection[connection === 'lost' ? 'lost' : 'opening']}
  </p>
)
