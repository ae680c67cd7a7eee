import { chanceOf } from './chance.ts'

/** Figures for the words of titles and subtypes, each around the centre of a square of 100 units. `f` is filled, `s` is a line. */
interface Figure {
  readonly f?: string
  readonly s?: string
}

const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 0 0 0-${2 * r}z`

const figures = {
  shield: { f: 'M0-44 36-30V2C36 26 20 38 0 46-20 38-36 26-36 2V-30z', s: 'M-16 0-4 14 18-14' },
  coins: { f: `${disc(-14, 14, 24)}${disc(14, -14, 24)}`, s: 'M-14 4v20M-22 14h16M14-24v20M6-14h16' },
  screen: { f: 'M-44-32h88v52h-88z', s: 'M-20 36h40M0 20v16M-30-4l14-16 14 12 16-16 14 10' },
  disks: {
    f: 'M-34-30c0-16 68-16 68 0v14c0 16-68 16-68 0zM-34-4c0 16 68 16 68 0v14c0 16-68 16-68 0zM-34 22c0 16 68 16 68 0v12c0 16-68 16-68 0z',
  },
  brain: {
    f: 'M0-40C-18-46-34-34-32-18-46-10-44 12-30 18-30 36-10 44 0 34 10 44 30 36 30 18 44 12 46-10 32-18 34-34 18-46 0-40z',
    s: 'M0-36v68M-18-20c8 2 12 8 12 14M18-20c-8 2-12 8-12 14M-24 8c8 0 14 4 16 12M24 8c-8 0-14 4-16 12',
  },
  eye: {
    f: 'M-46 0C-30-26-14-34 0-34S30-26 46 0C30 26 14 34 0 34S-30 26-46 0z',
    s: `${disc(0, 0, 18)}${disc(0, 0, 6)}`,
  },
  blade: { f: 'M-34 34C-10 30 22-2 40-42 14-34-22 2-34 34zM-42 42l14-4-10-10z', s: 'M-40 14l26 26' },
  hammer: { f: 'M-40-38h50v26h-50zM-24-12h16v56h-16zM10-34l28 9-28 9z' },
  key: { f: `${disc(-20, 0, 24)}M2-7h42v26H32V7H22v14H12V7H2z`, s: disc(-20, 0, 9) },
  flame: {
    f: 'M2-46c6 18 30 26 28 54C28 32 14 44 0 44S-30 32-30 10c0-14 10-22 12-34 8 4 12 12 12 18C2-14 6-28 2-46z',
    s: 'M0 40c-10-4-14-14-6-24 4-4 6-8 6-14 10 8 18 30 0 38z',
  },
  clock: { f: disc(0, 0, 42), s: 'M0-26V2l18 14' },
  tower: { f: 'M-8-46H8l6 90h-28zM-34 44l10-50h6v50zM18 44V-6h6l10 50z', s: 'M-6-24H6M-8 0H8M-10 24h20' },
  helix: {
    s: 'M-24-44C-24-14 24-14 24 14S-24 30-24 46M24-44C24-14-24-14-24 14S24 30 24 46M-18-32h36M-14-12h28M-14 14h28M-18 34h36',
  },
  robot: {
    f: 'M-30-26h60v46h-60zM-6-40H6v14H-6zM-18 20h36v18h-36z',
    s: `${disc(-13, -6, 7)}${disc(13, -6, 7)}M-12 10h24M-38-12v16M38-12v16`,
  },
  virus: {
    f: disc(0, 0, 24),
    s: 'M0-24v-20M0 24v20M-24 0h-20M24 0h20M-17-17-31-31M17-17l14-14M-17 17-31 31M17 17l14 14M-8-8h2M8 2h2M-4 10h2',
  },
  worm: { s: `M-42 20c14-40 24 20 38-10S14-44 24-20 34 30 42 14${disc(-42, 24, 3)}` },
  web: {
    s: 'M0-44V44M-38-22 38 22M-38 22 38-22M0-20l17 10v20L0 20-17 10v-20zM0-38l33 19v38L0 38-33 19v-38z',
  },
  satellite: {
    f: 'M-10-14h20v28h-20zM-46-12h28v24h-28zM18-12h28v24H18z',
    s: 'M-32-12v24M32-12v24M0 14v14M-12 38c6-12 18-12 24 0',
  },
  hand: {
    f: 'M-24 44V4l-12-22c-4-8 6-12 10-6l10 16v-30c0-8 12-8 12 0v24l2-30c0-8 12-8 12 0v30l4-24c2-8 12-6 12 2l-2 26 2-12c2-8 12-6 11 2L30 16 22 44z',
  },
  mask: {
    f: 'M-42-26C-26-18-12-30 0-22 12-30 26-18 42-26 46 12 30 34 20 34 10 34 6 22 0 22S-10 34-20 34C-30 34-46 12-42-26z',
    s: 'M-28-4l18 6M28-4 10 2',
  },
  chip: {
    f: 'M-28-28h56v56h-56z',
    s: 'M-14-28v-16M0-28v-16M14-28v-16M-14 28v16M0 28v16M14 28v16M-28-14h-16M-28 0h-16M-28 14h-16M28-14h16M28 0h16M28 14h16M-10-10h20v20h-20z',
  },
  flask: { f: 'M-14-44h28v8h-6v24L36 34c4 8-2 12-8 12h-56c-6 0-12-4-8-12L-8-12v-24h-6z', s: 'M-20 16h40' },
  beast: {
    f: 'M-40-40l22 16h36l22-16c4 34-4 50-16 60L8 44H-8l-16-24C-36 10-44-6-40-40z',
    s: 'M-20-6l10 6M20-6 10 0M-6 26h12',
  },
  star: { f: 'M0-46 12-14 46-14 18 6 29 40 0 20-29 40-18 6-46-14-12-14z' },
  crosshair: { s: `${disc(0, 0, 34)}${disc(0, 0, 14)}M0-48v26M0 22v26M-48 0h26M22 0h26` },
  crate: { f: 'M0-44 40-22V22L0 44-40 22V-22z', s: 'M-40-22 0 0 40-22M0 0V44' },
  arrows: { f: 'M-46-30-10 0l-36 30zM-8-30 28 0-8 30zM30-30h14v60H30z' },
  network: {
    s: `${disc(0, -34, 9)}${disc(-34, 22, 9)}${disc(34, 22, 9)}${disc(0, 4, 5)}M0-24V0M-26 18-5 6M26 18 5 6`,
  },
  bolt: { f: 'M12-48-30 8h24l-8 40L32-12H6z' },
  wings: {
    f: 'M0 40C-8 0-30-20-48-24c6 20 10 30 22 38-8 2-12 0-16-2 6 14 20 24 42 28zM0 40C8 0 30-20 48-24c-6 20-10 30-22 38 8 2 12 0 16-2C36 26 22 36 0 40zM0 24-6-30h12z',
  },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** The figure for each group of words. The first pattern that matches decides: first by the title, then by the subtypes. */
const words: readonly (readonly [RegExp, FigureName])[] = [
  [/virus|parasite|plague|infect|medium|nerve/i, 'virus'],
  [/worm|leech|snake|mimic|imp\b/i, 'worm'],
  [/shield|security|guard|protect|armor|bastion|police|plascrete/i, 'shield'],
  [/fund|credit|bank|money|market|gamble|account|tollbooth|liberated|bribe/i, 'coins'],
  [/news|media|campaign|broadcast|channel|advert|public|screen/i, 'screen'],
  [/memory|archive|data|record|cache|disk|backup/i, 'disks'],
  [/neural|brain|mind|cerebral|psych|thought|cortex/i, 'brain'],
  [/eye|scan|raven|watch|search|recon|observ|surveill|spy|expose|infiltra/i, 'eye'],
  [/ninja|blade|katana|sword|knife|cut|mongoose|killer|destroyer/i, 'blade'],
  [/hammer|ram\b|crack|crusher|drill|break|corroder|demolition|fracter/i, 'hammer'],
  [/key|lock|enigma|yog|decoder|cipher|gordian|pass/i, 'key'],
  [/fire|flame|burn|scorch|inferno|blaze|overclock|heat/i, 'flame'],
  [/time|clock|hour|fast|day|early|late|melange|rush/i, 'clock'],
  [/tower|city|district|beanstalk|grid|region|corporate|headquarters|mega/i, 'tower'],
  [/clone|gene|dna|bio|genetic|natural|chronos/i, 'helix'],
  [/bioroid|robot|ichi|viktor|heimdall|rototurret|worker|turing|cyborg|android|ai\b/i, 'robot'],
  [/web|net\b|snare|trap|spider|weave|tangle|ambush/i, 'web'],
  [/satellite|space|orbit|astro|moon|star|uplink|launch/i, 'satellite'],
  [/hand|deal|job|hostile|grasp|takeover|contract|connection/i, 'hand'],
  [/mask|ghost|stealth|shadow|decoy|inside|covert|black ops|gray ops|persona/i, 'mask'],
  [/chip|mem\b|console|hardware|toolbox|cyber|mod\b|board/i, 'chip'],
  [/research|lab|test|beta|experiment|science|alchem/i, 'flask'],
  [/dog|hound|tiger|wolf|beast|hunter|lion|fenris|bull/i, 'beast'],
  [/priority|star|executive|project|initiative|prize/i, 'star'],
  [/target|snipe|trace|aim|private|contractor|tracer|sentry/i, 'crosshair'],
  [/stock|shipment|supply|crate|pawnshop|trade|container|transaction/i, 'crate'],
  [/run\b|rush|breach|dash|sabotage/i, 'arrows'],
  [/link|network|server|relay|proxy|access|remote|link/i, 'network'],
  [/power|charge|electric|surge|shock|volt|spark/i, 'bolt'],
  [/bird|wing|fly|angel|crow|falcon|femme|faerie|hawk/i, 'wings'],
]

const names = Object.keys(figures) as FigureName[]

/** Whether there are so many cards of this kind that only the title may choose the figure. By subtypes they would look alike. */
const isCommon = (type: string, subtypes: readonly string[]): boolean =>
  type === 'agenda' || subtypes.includes('icebreaker')

/** The figure in the foreground of a card. If no words match, the title picks one at random. */
export function figureFor(title: string, type: string, subtypes: readonly string[]): FigureName {
  for (const text of isCommon(type, subtypes) ? [title] : [title, subtypes.join(' ')])
    for (const [pattern, name] of words) if (pattern.test(text)) return name
  return names[Math.floor(chanceOf(`figure/${title}`)() * names.length)] ?? 'star'
}

export const drawFigure = (name: FigureName, paint: string, line: string): string => {
  const { f, s }: Figure = figures[name]
  const filled = f === undefined ? '' : `<path d="${f}" fill="${paint}"/>`
  const look = `fill="none" stroke="${f === undefined ? paint : line}" stroke-width="${f === undefined ? 7 : 5}" stroke-linecap="round" stroke-linejoin="round"`
  return s === undefined ? filled : `${filled}<path d="${s}" ${look}/>`
}
