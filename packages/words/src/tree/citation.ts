/** A place in the rules as players read it: a bare number is one of the newest Comprehensive Rules; others name their text. */
export const citation = (rule: string): string => (/^\d/.test(rule) ? `CR ${rule}` : rule)
