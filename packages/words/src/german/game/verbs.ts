import type { Verb } from './inflection.ts'
import { regular, verb } from './inflection.ts'

export const add = regular('hinzu|fügen')
export const advance = verb('voran|treiben', 'treibe', 'treibt')
export const approach = verb('nähern', 'nähere', 'nähert')
export const avoid = verb('vermeiden', 'vermeide', 'vermeidet')
export const breaks = verb('brechen', 'brich', 'bricht')
export const choose = regular('wählen')
export const draw = verb('ziehen', 'ziehe', 'zieht')
export const gain = verb('erhalten', 'erhalte', 'erhält', 'erhältst')
export const give = verb('geben', 'gib', 'gibt')
export const giveUp = verb('auf|geben', 'gib', 'gibt')
export const install = regular('installieren')
export const installAndRez: Verb = {
  ...verb(
    'installieren und rezzen',
    'installiere und rezze',
    'installiert und rezzt',
    'installierst und rezzt',
  ),
  zu: 'zu installieren und zu rezzen',
}
export const lose = verb('verlieren', 'verliere', 'verliert')
export const move = regular('bewegen')
export const pay = regular('bezahlen')
export const place = regular('legen')
export const play = regular('spielen')
export const prevent = regular('verhindern')
export const remove = regular('entfernen')
export const reveal = regular('auf|decken')
export const rez = verb('rezzen', 'rezze', 'rezzt')
export const shuffle = regular('mischen')
export const spend = verb('aus|geben', 'gib', 'gibt')
export const take = verb('nehmen', 'nimm', 'nimmt')
export const trash = regular('zerstören')
