/** What people call the sets, in every language. */
const sets: Readonly<Record<string, string>> = {
  core: 'Core Set',
  'what-lies-ahead': 'What Lies Ahead',
  'system-gateway': 'System Gateway',
}

export const setName = (set: string | undefined): string => sets[set ?? ''] ?? ''
