/**
 * The number of the rules as this engine plays them. Stored games name it. It goes up by one with each change by which a
 * game that was stored before could go another way; `npm run numbers` notices such a change.
 */
export const rulesNumber = 1
