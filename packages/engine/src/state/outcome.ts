/** What was asked is done. `Given` are the fields that tell what came of it. */
export type Done<Given = unknown> = { readonly ok: true } & Given

/** What was asked is not done and has changed nothing, and why. */
export interface Refused<Why> {
  readonly ok: false
  readonly why: Why
}

/** What comes of something that can be refused. */
export type Outcome<Given, Why> = Done<Given> | Refused<Why>
