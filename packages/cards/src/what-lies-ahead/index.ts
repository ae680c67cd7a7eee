import { snowflake } from './snowflake.ts'

export const whatLiesAhead = [snowflake]
