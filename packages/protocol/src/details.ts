import { z } from 'zod'
import { edition, format } from './settings.ts'

const card = z.string()
const count = z.number()
const list = z.string()
const rule = z.literal('1.4.8')

/** A requirement of CR 1.4 that a deck does not meet; cards go by their titles. */
const requirement = z.discriminatedUnion('why', [
  z.object({ why: z.literal('noIdentity'), rule: z.literal('1.4.1') }),
  z.object({ why: z.literal('notAnIdentity'), rule: z.literal('1.4.1'), card }),
  z.object({ why: z.literal('identityNotForDecks'), rule: z.literal('1.4.1a'), card }),
  z.object({ why: z.literal('tooFewCards'), rule: z.literal('1.4.3'), size: count, least: count }),
  z.object({
    why: z.enum(['identityInDeck', 'wrongSide', 'noInfluenceCost']),
    rule: z.literal('1.4.4'),
    card,
  }),
  z.object({ why: z.literal('tooMuchInfluence'), rule: z.literal('1.4.5'), influence: count, most: count }),
  z.object({
    why: z.literal('agendaPoints'),
    rule: z.enum(['1.4.6a', '1.4.6b', '1.4.6c', '1.4.6d']),
    size: count,
    points: count,
    least: count,
    most: count,
  }),
  z.object({ why: z.literal('tooManyCopies'), rule: z.literal('1.4.7'), card, count, most: count }),
  z.object({ why: z.literal('noCount'), rule: z.literal('1.4.7'), card, count }),
  z.object({ why: z.literal('unknownCard'), rule, card }),
  z.object({ why: z.literal('notInPool'), rule, card, pool: format }),
  z.object({ why: z.literal('banned'), rule, card, list }),
  z.object({ why: z.literal('threePointAgendas'), rule, count, most: count, list }),
  z.object({ why: z.literal('pointsOfList'), rule, points: count, most: count, list }),
])

/** The same as `@paydata/cards` finds it, with the place in the text of an older edition. */
const violation = z.intersection(requirement, z.object({ cites: z.string().optional() }))

const line = z.number().nullable()
const titles = z.array(z.string()).readonly()

/** Why a text is no deck, and where. */
const problem = z.discriminatedUnion('why', [
  z.object({ line, why: z.enum(['empty', 'notText', 'notJson', 'noDeckInJson', 'noDeckInXml']) }),
  z.object({ line, why: z.literal('damagedCode') }),
  z.object({ line, why: z.literal('newerCode'), version: count }),
  z.object({ line, why: z.literal('link'), site: z.string() }),
  z.object({ line, why: z.enum(['tooLong', 'tooManyLines', 'lineTooLong']), most: count }),
  z.object({ line, why: z.literal('severalDecks'), count }),
  z.object({ line, why: z.literal('badCount'), name: z.string(), count: z.string(), most: count }),
  z.object({ line, why: z.literal('tooManyCards'), count, most: count }),
  z.object({ line, why: z.literal('unknownCard'), name: z.string(), suggestions: titles }),
  z.object({ line, why: z.literal('moreUnknown'), count }),
  z.object({ line, why: z.literal('noIdentity'), suggestions: titles }),
  z.object({ line, why: z.literal('severalIdentities'), names: titles }),
])

/** What a refusal alone does not tell. */
const note = z.enum([
  /** The name looks like another, which is taken. */
  'looksLikeAnother',
  /** Many people have this password, or it is only spaces or one sign again and again. */
  'commonPassword',
  /** No player of this name has this code for forgotten passwords. */
  'wrongRecovery',
  'playerDeleted',
  /** The hands are shown late. */
  'justBegun',
  'opponentAsksTheSame',
  'answerStands',
  'botPlaysForYou',
  'botPlaysOn',
  'quiet',
  'deckOfOtherSide',
  'sentAway',
  'keptApart',
  'owesMove',
  'noDeckYet',
  'needsNewerServer',
  /** A page of another release has sent what this server does not know. */
  'otherRelease',
  'tooManyDecks',
  'deckTooLarge',
  /** All decks of a player take more room than there is, with what is kept to go back to. */
  'decksFillAll',
  'decksFillMore',
  /** So much was written from one address that it must wait. */
  'decksFromAddress',
  /** A game for points needs a clock, and no take-backs of what was learned. */
  'pointsNeedClock',
  /** In a game for points nobody plays for somebody else. */
  'ownGameForPoints',
  /** A player is on holiday already, or has not so many days of it left this year. */
  'noHolidayLeft',
  /** The address is none of a push service that this server knows. */
  'noPushService',
  /** Only those may who have a role at this server. */
  'needsRole',
  /** Of more announcements nobody would read any. */
  'enoughAnnounced',
  /** Nobody gives or takes their own role. */
  'ownRole',
  /** A role is given to a name that has a password. */
  'nameNotClaimed',
  /** Somebody else has settled the report, or answered the appeal. */
  'settledAlready',
  /** Whoever looks after the server does nothing about themselves, and a moderator nothing about an operator. */
  'notAboutThem',
  /** The report is about nobody who is still there. */
  'aboutNobody',
  /** A player says something against a measure once. */
  'appealedAlready',
  /** The player may not sit down with anybody any more. */
  'closedOut',
  /** The player has not read what was decided about them. */
  'readFirst',
  /** Somebody else may not play this game now, whom the player wants to play with. */
  'otherMayNot',
])
export type Note = z.infer<typeof note>

const entry = z.number()

/** What is wrong with a stored game; its log has entries, which are counted from 1. */
const damage = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['entryMissing', 'entryChanged', 'entryUnknown', 'noPosition']), entry }),
  /** By the rules and cards of today the game would have gone another way. */
  z.object({ what: z.literal('otherCourse'), entry }),
  z.object({ what: z.literal('notAsAcknowledged'), entry }),
  z.object({ what: z.literal('endsEarly'), entry, acknowledged: entry }),
  z.object({ what: z.literal('nothingLeft'), acknowledged: entry }),
  z.object({ what: z.enum(['setupUnknown', 'roomUnknown', 'cannotBegin', 'otherEnd']) }),
  /** A part of what was kept of the game when it ended, such as what one player saw. */
  z.object({ what: z.enum(['partMissing', 'partChanged']), part: z.string() }),
])
export type Damage = z.infer<typeof damage>

/** More about a refusal, or about a deck, which whoever shows it puts into words. */
export const detail = z.union([
  z.discriminatedUnion('code', [
    z.object({ code: note }),
    z.object({ code: z.literal('illegal'), params: violation }),
    z.object({ code: z.literal('unread'), params: problem }),
    z.object({ code: z.literal('damage'), params: damage }),
    /** Until then the player may not write in chats, or begin no games for points. */
    z.object({ code: z.enum(['mutedUntil', 'unratedUntil']), params: z.object({ until: z.number() }) }),
    /** The edition of the rules is played with these formats. */
    z.object({
      code: z.literal('otherFormats'),
      params: z.object({ edition, formats: z.array(format).readonly() }),
    }),
  ]),
  /** What pages of earlier releases show, and what earlier releases wrote. */
  z.string(),
])
export type Detail = z.infer<typeof detail>
