import type { Verb } from './phrases.ts'
import { regular, verb } from './phrases.ts'

export const add = regular('hinzu|fügen', 'hinzugefügt')
export const advance = verb('voran|treiben', 'treibe', 'treibt', 'vorangetrieben')
export const breaks = verb('brechen', 'brich', 'bricht', 'gebrochen')
export const choose = regular('wählen', 'gewählt')
export const draw = verb('ziehen', 'ziehe', 'zieht', 'gezogen')
export const gain = verb('erhalten', 'erhalte', 'erhält', 'erhalten', 'erhältst')
export const give = verb('geben', 'gib', 'gibt', 'gegeben')
export const giveUp = verb('auf|geben', 'gib', 'gibt', 'aufgegeben')
export const install = regular('installieren')
export const installAndRez: Verb = {
  ...verb(
    'installieren und rezzen',
    'installiere und rezze',
    'installiert und rezzt',
    '',
    'installierst und rezzt',
  ),
  zu: 'zu installieren und zu rezzen',
}
export const lose = verb('verlieren', 'verliere', 'verliert', 'verloren')
export const move = regular('bewegen')
export const pay = regular('bezahlen')
export const place = regular('legen')
export const play = regular('spielen')
export const prevent = regular('verhindern')
export const remove = regular('entfernen')
export const reveal = regular('auf|decken', 'aufgedeckt')
export const rez = verb('rezzen', 'rezze', 'rezzt', 'gerezzt')
export const shuffle = regular('mischen')
export const spend = verb('aus|geben', 'gib', 'gibt', 'ausgegeben')
export const take = verb('nehmen', 'nimm', 'nimmt', 'genommen')
export const trash = regular('zerstören', 'zerstört')
