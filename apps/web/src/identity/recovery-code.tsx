import './recovery-code.css'
import { identity } from '../messages/identity.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useMe } from './who.ts'

const words = identity.recovery

const forget = (): void => useMe.setState({ recovery: null })

/** Shows a player the code by which they come back, until they say that they have kept it. */
export default function RecoveryCode({ code }: { code: string }) {
  return (
    <Sheet title={words.title} isOpen onClose={forget}>
      <p>{words.lead}</p>
      <code className="recovery-code">{code}</code>
      <div className="answer-row">
        <Copy label={words.copy} text={() => code} done={words.copied} />
        <Button look="primary" onPress={forget}>
          {words.kept}
        </Button>
      </div>
    </Sheet>
  )
}
